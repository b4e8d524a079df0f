"""What the command line asks of the window."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from pathlib import Path
from typing import NamedTuple

from domino_gui.engine.rules import RuleSetId


class Watch(NamedTuple):
    """A match between computers alone, to be looked at."""

    rules: RuleSetId
    seats: int = 2
    level: str = "expert"
    seed: int | None = None
    """The same seed gives the same deals."""


class PlayOptions(NamedTuple):
    """How the game is opened: on a record, on a demonstration, or, with neither, as it was left."""

    file: Path | None = None
    watch: Watch | None = None
    quit_after: int | None = None
    """End the program after so many matches; None for never."""
    speed: str | None = None
    """One of ``slow``, ``normal``, ``fast``, ``max``; None as the preferences have it."""
