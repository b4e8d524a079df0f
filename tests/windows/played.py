"""A library of matches that somebody called Mina has played, read from their records."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.record import write_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage import places
from domino_gui.storage.library import Library
from tests.simulated import begun, played_out

MINA = SeatInfo("Mina", PlayerKind.HUMAN)
JOON = SeatInfo("Joon", PlayerKind.HUMAN)
ADA = SeatInfo("Ada", PlayerKind.COMPUTER, level="expert")
BEN = SeatInfo("Ben", PlayerKind.COMPUTER, level="casual")
FIRST_DAY = datetime(2026, 3, 2, 12, tzinfo=UTC)


def play(
    number: int,
    *others: SeatInfo,
    rules: RuleSetId = RuleSetId.ALL_FIVES,
    days: int = 1,
    practice: bool = False,
) -> None:
    """Keep the record of so many short matches of Mina's against ``others``, days apart."""
    folder = places.finished_folder()
    folder.mkdir(parents=True, exist_ok=True)
    before = len([*folder.iterdir()])
    for match in range(number):
        when = FIRST_DAY + timedelta(days=days * match)
        house: dict[str, Any] = {} if rules is RuleSetId.DRAW else {"target": 30}
        first = begun(
            rules,
            [MINA, *(others or (ADA,))],
            started=when.isoformat(),
            practice=practice,
            **house,
        )
        path = folder / f"{before + match:04}.domino"
        write_record(path, played_out(first, seed=before + match).events)


@contextmanager
def library() -> Iterator[Library]:
    """The library over everything that was played."""
    opened = Library.open(places.library_path())
    refresh(opened)
    yield opened
    opened.close()


def refresh(library: Library) -> None:
    """Take in what has been played meanwhile."""
    for _ in library.refresh([places.matches_folder(), places.finished_folder()]):
        pass
