"""Hints and the coach at one table: what is asked of the adviser, and how far it has been told.

A hint is told in three steps, each only when asked for: which tile, which end, why. The coach
speaks before a placement is final, and only where it gives much away. Either makes the match
practice, from the first word on.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from math import hypot, sqrt
from typing import Final

from PySide6.QtCore import QObject, Signal

from domino_gui.engine.events import Place
from domino_gui.engine.match import Match
from domino_gui.game.adviser import Advice, Adviser
from domino_gui.learning.hints import Adviser as Reasoner
from domino_gui.learning.hints import Reasons
from domino_gui.learning.review import estimate_of
from domino_gui.opponents.protocol import Estimate
from domino_gui.table.scene import TableScene
from domino_gui.windows.desk import Desk

MUCH: Final = 4.0
"""Raw points that a placement may give away without a word of the coach."""
_SURE: Final = 2.0
"""Standard errors that a difference must reach not to be luck of the sampling."""


class Step(Enum):
    """How far a hint has been told."""

    NOTHING = auto()
    ASKED = auto()
    """It is still being thought about."""
    NONE_FOUND = auto()
    TILE = auto()
    PLACE = auto()
    WHY = auto()
    WARNING = auto()
    """The coach has spoken."""


class Hinting(QObject):
    """Tells the person at the screen what they could do, as far as they ask, from their view."""

    changed = Signal()
    """Something else is to be told."""
    noticed = Signal(object)
    """A `Notice` of the adviser."""

    def __init__(
        self, desk: Desk, scene: TableScene, make: Callable[[], Adviser] = Adviser
    ) -> None:
        super().__init__(desk)
        self._desk, self._scene = desk, scene
        self.adviser = make()
        self.adviser.setParent(self)
        self.adviser.advised.connect(self._take)
        self.adviser.noticed.connect(self.noticed)
        self.step = Step.NOTHING
        self.advice: Advice | None = None
        """What was found out of the choice that is to be made now."""
        self.warned: Place | None = None
        """What the coach has spoken about, in this choice."""
        self._coaches = False
        self._moment: tuple[int, int] | None = None
        self._reasoner: Reasoner | None = None
        desk.changed.connect(self._follow)
        desk.closed.connect(self.close)
        desk.objects = self._objects
        scene.place_tried.connect(self._objects)
        self._follow()

    def close(self) -> None:
        """Leave nothing running."""
        self.adviser.close()

    def prepare(self) -> None:
        """Start the program that is asked, so that the first hint comes as soon as others."""
        self.adviser.prepare()

    # -- what a person wants -------------------------------------------------------------------

    def set_coaching(self, *, wanted: bool) -> None:
        """Say whether the coach is to watch."""
        if wanted is not self._coaches:
            self._coaches = wanted
            self._watch()

    @property
    def may_ask(self) -> bool:
        """Whether there is something to be hinted at."""
        return self._moment is not None

    def ask(self) -> None:
        """Tell the next part of the hint; the first as soon as it is found."""
        if self._moment is None:
            return
        self._scene.finish()
        if self.step in (Step.NOTHING, Step.WARNING, Step.NONE_FOUND):
            self.step = Step.ASKED
            if self.advice is not None:
                self._tell_tile()
            elif not self.adviser.is_asked:
                self._inquire()
        elif self.step is Step.TILE:
            self.step = Step.PLACE
            self._scene.take_up(self.best.action)
        elif self.step is Step.PLACE:
            self.step = Step.WHY
        self.changed.emit()

    def keep(self) -> None:
        """Place what the coach has spoken about all the same."""
        if self.step is Step.WARNING and self.warned is not None:
            self._place(self.warned)

    def take(self) -> None:
        """Place what the coach finds better."""
        if self.step is Step.WARNING:
            self._place(self.best.action)

    def _place(self, place: Place) -> None:
        self._scene.cancel_pick()
        self._desk.choose(place)

    # -- what is known -------------------------------------------------------------------------

    @property
    def best(self) -> Estimate:
        """What is advised; only where something is."""
        assert self.advice is not None
        assert self.advice.best is not None
        return self.advice.best

    @property
    def match(self) -> Match:
        """The match at the table."""
        return self._desk.match

    @property
    def cost(self) -> float:
        """Raw points that what the coach has spoken about is expected to give away."""
        chosen = self._estimate(self.warned) if self.warned is not None else None
        return 0.0 if chosen is None else self.best.expected - chosen.expected

    def reasons(self, place: Place) -> Reasons:
        """Return what is true of a placement, as far as its player can know."""
        if self._reasoner is None:
            view = Match.replay(self._desk.view(), viewer=self._desk.chooser)
            self._reasoner = Reasoner(view)
        return self._reasoner.reasons(place)

    def _estimate(self, place: Place) -> Estimate | None:
        return None if self.advice is None else estimate_of(place, self.advice.estimates)

    # -- what happens --------------------------------------------------------------------------

    def _follow(self) -> None:
        """Forget what was told once another choice, or none, is to be made."""
        desk, moment = self._desk, None
        if desk.may(Place) and desk.chooser is not None:
            moment = (desk.chooser, len(desk.match.events))
        if moment == self._moment:
            return
        self._moment = moment
        self.adviser.cancel()
        self.step, self.advice, self.warned, self._reasoner = Step.NOTHING, None, None, None
        self._watch()
        self.changed.emit()

    def _watch(self) -> None:
        """Find out for the coach, before anything is chosen, so that nobody has to wait."""
        asked = self.advice is not None or self.adviser.is_asked
        if self._coaches and self._moment is not None and not asked:
            self._inquire()

    def _inquire(self) -> None:
        assert self._moment is not None
        self.adviser.ask(self._desk.view(), self._moment[0])

    def _take(self, advice: Advice) -> None:
        if (advice.seat, advice.events) != self._moment:
            return
        self.advice = advice
        if self.step is Step.ASKED:
            self._tell_tile()
            self.changed.emit()

    def _tell_tile(self) -> None:
        if self.advice is None or self.advice.best is None:
            self.step, self.advice = Step.NONE_FOUND, None
            return
        self.step = Step.TILE
        self._desk.make_practice()
        self._scene.suggest(self.best.action.tile)

    def _objects(self, place: Place) -> bool:
        """Speak where a placement gives much away, once; True where it is to be thought over.

        What is not known in time goes by without a word.
        """
        if not self._coaches or self._moment is None or place == self.warned:
            return False
        chosen = self._estimate(place)
        if chosen is None or not gives_much_away(chosen, self.best):
            return False
        self.step, self.warned = Step.WARNING, place
        self._desk.make_practice()
        self._scene.suggest(self.best.action.tile, self.best.action)
        self._scene.lay(place)
        self.changed.emit()
        return True


def gives_much_away(chosen: Estimate, best: Estimate) -> bool:
    """Tell whether the coach has a reason to speak: much is lost, and surely so."""
    doubt = _SURE * hypot(*(each.spread / sqrt(max(each.samples, 1)) for each in (chosen, best)))
    return best.expected - chosen.expected > max(MUCH, doubt)
