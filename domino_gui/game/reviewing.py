"""A review of a seat's choices, found out in the background, round after round.

Every choice of a round is looked at once, so that there soon is something to see; then those of
which too little is known again and again, in other worlds each time, until the round's time is
over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from domino_gui.engine.events import Event
from domino_gui.engine.seat_view import seat_view
from domino_gui.game.adviser import Advice, Adviser
from domino_gui.learning.review import Judged, choices, pooled
from domino_gui.opponents.protocol import Estimate
from domino_gui.storage.reviews import Review, ReviewedChoice, ReviewedRound, Weighed, told_apart

LEVEL: Final = "club"
"""Who is asked: one that does not search. All its effort goes into judging every placement alike,
and what it would place itself is not wanted."""
ROUND_MS: Final = 7000
"""Milliseconds that a round may take before it is enough, however little is known."""
LOOKS: Final = 8
"""How often a choice is looked at, at most."""


def usual_adviser() -> Adviser:
    """Return who is asked: our own opponent program, for a fixed effort at each look."""
    return Adviser(level=LEVEL, budget_ms=0)


class Reviewing(QObject):
    """Finds out what the choices of one seat cost. What it knows can be looked at all the time."""

    changed = Signal()
    """More is known, or how far it has come is another."""
    reviewed = Signal(object)
    """A `ReviewedRound` is through."""
    ended = Signal()
    """Nothing more is to come: everything is known, or the opponent program failed for good."""

    def __init__(
        self,
        events: Sequence[Event],
        seat: int,
        known: Review | None,
        adviser: Adviser | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``events`` are those of whole rounds; what is ``known`` of them is not asked again."""
        super().__init__(parent)
        self.seat = seat
        self._events = events
        self._told = told_apart(events)
        self._adviser = adviser or usual_adviser()
        self._adviser.setParent(self)
        self._adviser.advised.connect(self._take)
        self._adviser.noticed.connect(self._fail)
        self._clock = QElapsedTimer()
        self._looks = 0  # how often each choice of the round was looked at, those left not yet
        self._left: list[Judged] = []  # what is to be looked at in this look
        self.rounds: dict[int, list[Judged]] = {}
        """By number the choices of every round, in order; without estimates where nothing is known.
        A round may have none."""
        self.done: set[int] = set()
        """The rounds that are through."""
        self.now: int | None = None
        """The round that is being looked at."""
        self.failed = False
        """Whether the opponent program is of no use."""
        self._find(known)

    def _find(self, known: Review | None) -> None:
        self.rounds = {number + 1: [] for number in range(len(self._told))}
        for choice in choices(self._events, self.seat):
            self.rounds[choice.round].append(Judged(choice, ()))
        for number, told in enumerate(self._told, start=1):
            found = None if known is None else known.round_of(number, self.seat, told)
            if found is not None:
                self._take_known(number, found)
            if not self.rounds[number]:
                self.done.add(number)

    def _take_known(self, number: int, found: ReviewedRound) -> None:
        by_place = {choice.at: choice.estimates for choice in found.choices}
        made = self.rounds[number]
        if [*by_place] == [each.choice.at for each in made]:
            self.rounds[number] = [
                Judged(
                    each.choice,
                    tuple(
                        Estimate(w.action, w.points_now, w.expected, w.spread, w.win, w.samples)
                        for w in by_place[each.choice.at]
                    ),
                )
                for each in made
            ]
            self.done.add(number)

    # -- how far it has come -------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether something is being found out."""
        return self.now is not None

    @property
    def is_complete(self) -> bool:
        """Whether every round is through."""
        return len(self.done) == len(self.rounds)

    @property
    def share(self) -> float:
        """How much of it is done, from 0 to 1."""
        done = float(len(self.done))
        if self.now is not None:
            of = LOOKS * len(self.rounds[self.now])
            looked = self._looks * len(self.rounds[self.now]) - len(self._left)
            done += min(1.0, max(self._clock.elapsed() / ROUND_MS, looked / of))
        return done / max(1, len(self.rounds))

    # -- going on ------------------------------------------------------------------------------

    def begin(self, first: int) -> None:
        """Find out what is not known yet, of the round ``first`` before others."""
        if self.failed:
            return
        if self.now is not None and self.now != first and first not in self.done:
            self.stop()
        if self.now is None:
            wanted = [number for number in self.rounds if number not in self.done]
            if not wanted:
                self.ended.emit()
                return
            # On from there, then from the start.
            self._begin_round(min(wanted, key=lambda number: (number < first, number)))

    def stop(self) -> None:
        """Find out nothing more; what is known so far of a round is seen, and not kept."""
        self._adviser.cancel()
        self.now = None
        self._left = []
        self.changed.emit()

    def close(self) -> None:
        """End the program that is asked."""
        self._adviser.close()
        self.now = None

    def _begin_round(self, number: int) -> None:
        self.now, self._looks = number, 1
        self.rounds[number] = [each._replace(estimates=()) for each in self.rounds[number]]
        self._left = [*self.rounds[number]]
        self._clock.start()
        self._ask()

    def _ask(self) -> None:
        at = self._left[0].choice.at
        view = seat_view(self._events[:at], self.seat)
        self._adviser.ask(view, self.seat, seed=self._looks)
        self.changed.emit()

    def _take(self, advice: Advice) -> None:
        number = self.now
        if number is None:
            return
        if not advice.estimates:
            self._fail()
            return
        looked = self._left.pop(0)
        made = self.rounds[number]
        at = next(i for i, each in enumerate(made) if each.choice == looked.choice)
        made[at] = looked._replace(estimates=pooled(looked.estimates, advice.estimates))
        if not self._left and self._looks < LOOKS:
            self._looks += 1
            self._left = [each for each in made if not each.is_settled]
        if self._left and (self._looks == 1 or self._clock.elapsed() < ROUND_MS):
            self._ask()
        else:
            self._end_round(number)

    def _end_round(self, number: int) -> None:
        made = self.rounds[number]
        self.done.add(number)
        self.now = None
        told = self._told[number - 1]
        kept = tuple(
            ReviewedChoice(each.choice.at, tuple(map(_weighed, each.estimates))) for each in made
        )
        lost = sum(each.lost for each in made)
        self.reviewed.emit(ReviewedRound(number, self.seat, told, lost, kept))
        self.changed.emit()
        if self.now is None:  # nobody wanted something else
            self.begin(number)

    def _fail(self, *_: object) -> None:
        if not self.failed:
            self.failed = True
            self.stop()
            self.ended.emit()


def _weighed(each: Estimate) -> Weighed:
    return Weighed(each.action, each.points_now, each.expected, each.spread, each.win, each.samples)
