"""How a command ends: its exit status, and the one line that says why."""

from __future__ import annotations

from typing import Final

OK: Final = 0
FAILED: Final = 1
"""A check failed."""
UNUSABLE: Final = 2
"""Bad usage, or a file that cannot be read or written."""
INTERRUPTED: Final = 130
"""Stopped by the person in front of the terminal, as shells have it."""


class CommandError(Exception):
    """Ends a command: one line for the person, and the exit status."""

    def __init__(self, message: str, status: int = UNUSABLE) -> None:
        self.status = status
        super().__init__(message)
