"""What is written down of a fault of the program, in English, for who looks for its cause.

It may be sent to others: no tile that somebody holds stands in it, nor where a person keeps files.
"""

from __future__ import annotations

import contextlib
import re
import traceback
from datetime import datetime
from pathlib import Path, PureWindowsPath
from types import TracebackType
from typing import Final

from domino_gui import __version__
from domino_gui.engine.json_limits import one_line
from domino_gui.game.notices import without_tiles

_FIRST_LINES: Final = 20
_LAST_LINES: Final = 60
_LONGEST_LINE: Final = 300
_FILE: Final = re.compile(r'File "([^"]*)"')
_ROOTS: Final = ("domino_gui", "site-packages")
"""Folders that a file is named from: those above them tell of the machine alone."""


def exception_entry(
    kind: type[BaseException],
    error: BaseException | None,
    where: TracebackType | None,
    now: datetime,
) -> str:
    """Return what is logged of an exception that nobody caught; ``now`` has its time zone."""
    lines = "".join(traceback.format_exception(kind, error, where)).splitlines()
    return entry(exception_line(kind, error), lines, now)


def exception_line(kind: type[BaseException], error: BaseException | None) -> str:
    """Return an exception in one line."""
    return one_line(fit_to_send(f"{kind.__name__}: {error}"))


def entry(what: str, lines: list[str], now: datetime) -> str:
    """Return what is logged of a fault: a line that says what, and more about it."""
    if len(lines) > _FIRST_LINES + _LAST_LINES:
        lines = [*lines[:_FIRST_LINES], "…", *lines[-_LAST_LINES:]]
    head = f"{now.isoformat(' ', 'seconds')}  Fives {__version__}: {what}"
    kept = [one_line(fit_to_send(line).expandtabs(4), _LONGEST_LINE) for line in lines]
    return "".join(f"{line}\n" for line in [head, *(f"    {line}" for line in kept)])


def fit_to_send(text: str) -> str:
    """Return ``text`` without what looks like a tile, and without the paths of this machine."""
    return without_tiles(without_home(_FILE.sub(_shorter, text)))


def without_home(text: str) -> str:
    """Return ``text`` with ``~`` for the folder of the person, however it is spelt."""
    home = Path.home()
    spelt = {str(home), home.as_posix(), str(home).replace("\\", "\\\\")}
    with contextlib.suppress(OSError):
        spelt.add(str(home.resolve()))
    for one in sorted(spelt, key=len, reverse=True):
        if len(one) > len(home.anchor):
            text = text.replace(one, "~")
    return text


def _shorter(found: re.Match[str]) -> str:
    parts = PureWindowsPath(found[1]).parts  # it knows both kinds of slashes
    for root in _ROOTS:
        if root in parts[:-1]:
            at = len(parts) - 1 - parts[::-1].index(root)
            parts = parts[at if root == _ROOTS[0] else at + 1 :]
            return f'File "{"/".join(parts)}"'
    return f'File "{parts[-1] if parts else ""}"'
