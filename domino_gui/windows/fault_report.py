"""What can be told of a fault to who looks for its cause: plain text, in English.

It is put together for a person to read and to give away, or not; the program sends nothing. No tile
that somebody holds stands in it, no folder of a person, and no name unless that is wished.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

import platform
import re
import sys
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from domino_gui import __version__
from domino_gui.engine.events import MatchStarted, encode_events
from domino_gui.engine.match import Match
from domino_gui.engine.seat_view import bystander_view
from domino_gui.storage.bounded_log import read_log
from domino_gui.storage.places import fault_log_path, program_log_path
from domino_gui.storage.preferences import Preferences
from domino_gui.windows.fault_texts import fit_to_send
from domino_gui.windows.system_theme import system_theme

_LAST_LINES: Final = 80
"""Of each log."""
_NAME_IN_LOG: Final = re.compile(r"(seat \d+) \(.{0,64}\), ")
"""How the log of opponent programs names a seat (`domino_gui.storage.fault_log`)."""


class Scene(NamedTuple):
    """What the window shows when a fault is reported."""

    preferences: Preferences
    spoken: str
    """The language of the windows."""
    size: tuple[int, int]
    """Of the window, in pixels."""
    match: Match | None
    """The match at the table, if there is one."""
    practice: bool = False


def report(scene: Scene, now: datetime, *, names: bool = False) -> str:
    """Return the whole report; with ``names`` the players are called by theirs."""
    parts = [
        ("The program", _program(scene, now)),
        ("What went wrong, the latest last", _log(program_log_path(), scene, names=names)),
        (
            "What opponent programs did wrong, the latest last",
            _log(fault_log_path(), scene, names=names),
        ),
        (
            "The match as somebody sees it who sits at no seat",
            _match(scene, names=names),
        ),
    ]
    return "\n".join(f"== {title} ==\n{text}\n" for title, text in parts)


def _program(scene: Scene, now: datetime) -> str:
    chosen = scene.preferences
    screen = QGuiApplication.primaryScreen()
    seen = "no screen"
    if screen is not None:
        wide, high = screen.size().toTuple()
        seen = f"{wide}x{high} at {screen.devicePixelRatio():g}"
    told = {
        "Time": now.isoformat(" ", "seconds"),
        "Version": f"Fives {__version__}" + (", frozen" * bool(getattr(sys, "frozen", False))),
        "Python": platform.python_version(),
        "Qt": f"{qVersion()}, PySide {pyside_version}, msgspec {msgspec.__version__}",
        "System": platform.platform(),
        "Screen": f"{QGuiApplication.platformName()}, {seen}",
        "Window": "{}x{}".format(*scene.size),
        "Language": f"{chosen.language} ({scene.spoken})",
        "Theme": f"{chosen.theme} (of the system: {system_theme()})",
        "Pace": f"{chosen.pace}, motion {chosen.motion}",
        "Switched": _switches(chosen),
        "Programs": f"{len(chosen.programs)} added",
    }
    return "\n".join(f"{name}: {value}" for name, value in told.items())


def _switches(chosen: Preferences) -> str:
    """Return every preference that is on or off."""
    values = msgspec.structs.asdict(chosen).items()
    return ", ".join(
        f"{name} {'on' if on else 'off'}" for name, on in values if isinstance(on, bool)
    )


def _log(path: Path, scene: Scene, *, names: bool) -> str:
    try:
        lines = read_log(path).splitlines()
    except OSError as error:
        return f"(cannot be read: {error.strerror})"
    text = "\n".join(fit_to_send(line) for line in lines[-_LAST_LINES:])
    if not names:
        text = _NAME_IN_LOG.sub(r"\1, ", text)
        text = _without_names(text, scene.match)
    return text or "(nothing)"


def _without_names(text: str, match: Match | None) -> str:
    """Return ``text`` with a seat wherever it names who plays there."""
    seats = [] if match is None else [*enumerate(match.started.seats, start=1)]
    for number, seat in sorted(seats, key=lambda one: -len(one[1].name)):
        text = re.sub(rf"(?<!\w){re.escape(seat.name)}(?!\w)", f"Seat {number}", text)
    return text


def _match(scene: Scene, *, names: bool) -> str:
    if scene.match is None:
        return "(none)"
    started, *events = bystander_view(scene.match.events)
    assert isinstance(started, MatchStarted)
    told = [_public(started, practice=scene.practice, names=names), *events]
    return encode_events(told).decode().rstrip()


def _public(started: MatchStarted, *, practice: bool, names: bool) -> MatchStarted:
    seats = started.seats
    if not names:
        seats = [replace(seat, name=f"Seat {number}") for number, seat in enumerate(seats, start=1)]
    return replace(started, seats=seats, practice=practice or started.practice)
