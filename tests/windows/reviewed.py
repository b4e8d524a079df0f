"""Choices of a match with made-up judgements, and one who makes them up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QObject, QTimer, Signal

from domino_gui.engine.events import Event
from domino_gui.engine.match import Match
from domino_gui.game.adviser import Advice, Adviser
from domino_gui.learning.review import Judged, choices
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.protocol import Estimate


def judgement(match: Match) -> tuple[Estimate, ...]:
    """Judge every placement: the highest tile is best, each other three points worse; exactly."""
    places = sorted(distinct_placements(match), key=lambda place: -place.tile.pips)
    return tuple(
        Estimate(place, 0, 10.0 - 3 * number, 0.0, 0.9 - 0.1 * number, 1)
        for number, place in enumerate(places[:9])
    )


def judged_round(events: Sequence[Event], seat: int = 0, number: int = 1) -> list[Judged]:
    """Return the choices of a round, judged so."""
    return [
        Judged(choice, judgement(Match.replay(events[: choice.at])))
        for choice in choices(events, seat)
        if choice.round == number
    ]


class Oracle(QObject):
    """Stands for the opponent program, and answers a moment later; while it `waits`, never."""

    advised = Signal(object)
    noticed = Signal(object)

    def __init__(self, *, waits: bool = False) -> None:
        super().__init__()
        self.waits = waits
        self._pending: Advice | None = None

    def ask(self, view: Sequence[Event], seat: int, *, seed: int | None = None) -> None:
        """Be asked."""
        del seed
        found = judgement(Match.replay(view, viewer=seat))
        self._pending = Advice(seat, len(view), found)
        if not self.waits:
            QTimer.singleShot(0, self, self._answer)

    def _answer(self) -> None:
        pending, self._pending = self._pending, None
        if pending is not None:
            self.advised.emit(pending)

    def cancel(self) -> None:
        """Answer no more."""
        self._pending = None

    def close(self) -> None:
        """Answer no more."""
        self._pending = None


def oracle(*, waits: bool = False) -> Adviser:
    """Return one who judges as `judgement` does."""
    return cast(Adviser, Oracle(waits=waits))
