"""One who stands for the opponent program where placements are judged, and judges as told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import QObject, QTimer, Signal

from domino_gui.engine.events import Event
from domino_gui.engine.match import Match
from domino_gui.engine.seat_view import seat_view
from domino_gui.game.adviser import Advice, Adviser
from domino_gui.opponents.protocol import Estimate

Judge = Callable[[Match], tuple[Estimate, ...]]
"""Says of a match, as a seat sees it, what its placements are worth."""


class Oracle(QObject):
    """Answers a moment later, never within `ask`; while it `waits`, not at all."""

    advised = Signal(object)
    noticed = Signal(object)

    def __init__(self, judge: Judge, *, waits: bool = False) -> None:
        super().__init__()
        self.judge, self.waits = judge, waits
        self.asked: list[tuple[int, int, int | None]] = []
        """After how many events, for which seat, with which seed."""
        self.closed = False
        self._pending: Advice | None = None

    def ask(self, view: Sequence[Event], seat: int, *, seed: int | None = None) -> None:
        """Be asked, and be told nothing that the seat may not see."""
        assert seat_view(view, seat) == [*view]
        self.asked.append((len(view), seat, seed))
        self._pending = Advice(seat, len(view), self.judge(Match.replay(view, viewer=seat)))
        if not self.waits:
            QTimer.singleShot(0, self, self._answer)

    def _answer(self) -> None:
        pending, self._pending = self._pending, None
        if pending is not None:
            self.advised.emit(pending)

    def cancel(self) -> None:
        """Answer no more what was asked."""
        self._pending = None

    def close(self) -> None:
        """Answer no more."""
        self.closed = True
        self.cancel()


def adviser(judge: Judge, *, waits: bool = False) -> Adviser:
    """Return an oracle in the place of an adviser."""
    return cast(Adviser, Oracle(judge, waits=waits))
