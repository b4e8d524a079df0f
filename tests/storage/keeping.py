"""Records in the program's own folders, and a library over them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from domino_gui.engine.events import Event, PlayerKind, SeatInfo
from domino_gui.engine.match import Match
from domino_gui.engine.record import write_record
from domino_gui.storage import places
from domino_gui.storage.library import Library, Progress, Unreadable
from tests.simulated import begun, played_out

MINA = SeatInfo("Mina", PlayerKind.HUMAN)
JOON = SeatInfo("Joon", PlayerKind.HUMAN)
EXPERT = SeatInfo("Ada", PlayerKind.COMPUTER, level="expert")
CASUAL = SeatInfo("Ben", PlayerKind.COMPUTER, level="casual")
ROBOT = SeatInfo("Robot", PlayerKind.COMPUTER, level="expert", program="My robot")


def folders() -> list[Path]:
    """Where the program keeps records that can be looked for."""
    return [places.matches_folder(), places.finished_folder()]


def keep(
    events: Sequence[Event] | Match | None = None,
    name: str = "match",
    folder: Path | None = None,
    *,
    age: int = 0,
) -> Path:
    """Write a record, of a short match unless it is said; ``age`` in seconds before 2026."""
    if events is None:
        events = played_out(begun(seats=[MINA, EXPERT], target=10))
    path = (folder or places.matches_folder()) / f"{name}.domino"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_record(path, events.events if isinstance(events, Match) else events)
    os.utime(path, (1_767_225_600 - age, 1_767_225_600 - age))
    return path


def refreshed(library: Library) -> list[Unreadable]:
    """Refresh the library; return the damaged records."""
    progress: list[Progress] = [*library.refresh(folders())]
    assert progress[-1].done == progress[-1].of
    assert [step.done for step in progress] == sorted(step.done for step in progress)
    return [step.unreadable for step in progress if step.unreadable is not None]
