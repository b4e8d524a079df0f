"""House rule ``claim`` at the table of the window: who may claim now, and what is kept secret.

As long as somebody at the screen may claim what was placed last, neither the table nor anything
beside it tells what that is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from domino_gui.engine.events import Event, PointsClaimed, TilePlaced
from domino_gui.engine.layout import Layout
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleError
from domino_gui.game.controller import Controller
from domino_gui.table.scene import TableScene


class Verdict(NamedTuple):
    """A claim of somebody at the screen that was wrong."""

    claim: PointsClaimed
    placed: TilePlaced
    """What it was for."""
    layout: Layout
    """The table of then."""


class Claims(QObject):
    """The claims of one match, between its controller and its table."""

    asked = Signal(bool)
    """Whether people may claim now: `claimants`."""
    over = Signal()
    """What was placed last is claimed no more, though nothing has happened."""
    read = Signal()
    """What was told of wrong claims has been read."""

    def __init__(
        self, controller: Controller, scene: TableScene, people: Sequence[int], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller, self._scene, self._people = controller, scene, people
        self._verdicts: list[Verdict] = []
        self._placed: TilePlaced | None = None
        controller.claiming.connect(lambda seats: self.asked.emit(bool(seats)))
        controller.claims_over.connect(self._be_over)
        self.follow(None, controller.match)

    @property
    def is_open(self) -> bool:
        """Whether what was placed last may still be claimed, and so is not to be told."""
        return bool(self._people) and self._controller.may_be_claimed

    @property
    def claimants(self) -> tuple[int, ...]:
        """The people who are asked now."""
        return self._controller.claimants

    @property
    def placed(self) -> TilePlaced | None:
        """What may be claimed now, or was last."""
        return self._placed

    @property
    def time_left(self) -> float | None:
        """How much of the time is left, from 1 down to 0; None where it has no end."""
        return self._controller.claim_time_left

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The wrong claims of people that are to be explained; none while that gives it away."""
        return () if self.is_open else tuple(self._verdicts)

    def claim(self, seat: int, shown: int) -> None:
        """Claim so many points, as they are shown, for ``seat``; 0 claims nothing."""
        if seat not in self.claimants:
            return
        if not shown:
            self._controller.let_be()
            return
        divisor = self._controller.match.rules.rule_set.points_shown_in
        try:
            self._controller.claim(seat, shown * divisor)
        except RuleError:
            return  # the time has just run out

    def let_be(self) -> None:
        """Claim nothing, for everybody who is asked."""
        self._controller.let_be()

    def follow(self, event: Event | None, match: Match) -> None:
        """Keep the table's count to itself, or tell it, in what is shown of ``event`` next."""
        placed, self._placed = self._placed, match.claimable or self._placed
        if isinstance(event, PointsClaimed) and event.points < 0 and event.seat in self._people:
            assert placed is not None
            self._verdicts.append(Verdict(event, placed, match.round.layout.copy()))
        elif event is not None and not isinstance(event, PointsClaimed):
            self._verdicts.clear()
        if self.is_open:
            self._scene.withhold_count()
        else:
            self._scene.reveal_count(now=False)

    def put_away(self) -> bool:
        """Explain wrong claims no more; False where none were."""
        if not self.verdicts:
            return False
        self._verdicts.clear()
        self.read.emit()
        return True

    def _be_over(self) -> None:
        if self._people:
            self._scene.reveal_count()
        self.over.emit()
