"""What placements are worth, asked of our own opponent program in the background.

It is told what a seat may see and nothing else: whoever is advised learns nothing that they could
not have found out by thinking.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from domino_gui.engine.events import Event, Place
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleError
from domino_gui.game.computer import GRACE_MS, Computer
from domino_gui.game.notices import Notice, NoticeKind
from domino_gui.game.players import Turn
from domino_gui.opponents.protocol import Estimate

LEVEL: Final = "master"
"""Who is asked: the one level that overlooks nothing."""
BUDGET_MS: Final = 500
"""Milliseconds that it thinks: a hint is there within a second, also while others compute."""


class Advice(NamedTuple):
    """What was found out about the choice of one seat."""

    seat: int
    events: int
    """How many events its view had."""
    estimates: tuple[Estimate, ...]
    """Every distinct placement, the preferred first; none where there is nothing to place, or
    where nothing could be found out."""

    @property
    def best(self) -> Estimate | None:
        """The placement that is advised."""
        return self.estimates[0] if self.estimates else None


class Adviser(QObject):
    """Judges placements, one view at a time. Nothing here waits in place.

    The program is restarted once; where it fails again, a notice says so and every question is
    answered by an `Advice` without estimates.
    """

    advised = Signal(object)
    """The `Advice` that was asked for last, never within `ask`."""
    noticed = Signal(object)
    """A `Notice` of the kind `NoticeKind.NO_ADVICE`, once."""

    def __init__(
        self,
        *,
        level: str = LEVEL,
        budget_ms: int = BUDGET_MS,
        program: Sequence[str] | None = None,
        grace_ms: int = GRACE_MS,
        parent: QObject | None = None,
    ) -> None:
        """Ask at ``level``; times are in milliseconds, ``budget_ms`` 0 for a fixed effort.

        By default ``program`` is our own; the command is run by no shell.
        """
        super().__init__(parent)
        self._asked: Turn | None = None
        self._computer = computer = Computer(
            level, program=program, budget_ms=budget_ms, grace_ms=grace_ms
        )
        computer.setParent(self)
        computer.judged.connect(self._take)
        computer.chosen.connect(self._take_nothing)
        computer.noticed.connect(self._notice)

    @property
    def is_asked(self) -> bool:
        """Whether an advice is to come."""
        return self._asked is not None

    def prepare(self) -> None:
        """Start the program, so that the first advice comes as soon as others."""
        self._computer.prepare()

    def ask(self, view: Sequence[Event], seat: int, *, seed: int | None = None) -> None:
        """Have the choice of ``seat`` judged, by all that it may see; earlier questions lapse.

        Another ``seed`` gives another sample; by default it follows from the view.
        `ValueError` where it is not the seat's turn to choose.
        """
        self.cancel()
        try:
            seen = Match.replay(view, viewer=seat)
            is_turn = seen.round.turn == seat
            legal = seen.legal_actions() if is_turn else []
        except RuleError as error:
            raise ValueError(f"no view of seat {seat}: {error}") from error
        if not legal:
            raise ValueError(f"seat {seat} has nothing to choose")
        self._asked = Turn(seat, [*view], legal, seed=len(view) if seed is None else seed)
        self._computer.ask(self._asked)

    def cancel(self) -> None:
        """Ask no longer; nothing comes of what was asked."""
        if self._asked is not None:
            self._asked = None
            self._computer.cancel()

    def close(self) -> None:
        """End the program; nothing can be asked any more."""
        self._asked = None
        self._computer.close()

    def _take(self, turn: Turn, estimates: Sequence[Estimate]) -> None:
        if turn is self._asked:
            self._asked = None
            known = tuple(each for each in estimates if each.action in turn.legal)
            self.advised.emit(Advice(turn.seat, len(turn.view), known))

    def _take_nothing(self, turn: Turn, choice: Place) -> None:
        """Answer a question whose answer came without a judgement."""
        del choice
        self._take(turn, ())

    def _notice(self, notice: Notice) -> None:
        """Tell that it is of no use any more; that it was restarted is nobody's concern."""
        if notice.kind is NoticeKind.PROGRAM_REPLACED:
            self.noticed.emit(notice._replace(kind=NoticeKind.NO_ADVICE))
