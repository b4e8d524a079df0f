"""A replay on the table: a step forward is played there, every other way is shown at once.

It takes step after step by itself too, each once the table has been still for as long as the pace
says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from domino_gui.engine.events import Place, RoundSettled
from domino_gui.engine.match import Match
from domino_gui.engine.record import History
from domino_gui.game.controller import ROUND_MS, ROUND_PACES
from domino_gui.game.going_on import people_of
from domino_gui.game.pause import Pause
from domino_gui.game.replay import Replay, shown_again
from domino_gui.table.scene import TableScene


class Hands(NamedTuple):
    """Which hands lie face up."""

    are_open: bool = True
    """All of them."""
    seat: int | None = None
    """Else as this seat saw them; None for nobody's."""


class Replaying(QObject):
    """The replay that is shown. Nothing in it changes the match."""

    changed = Signal()
    """What is shown, or what can be done, is another."""

    def __init__(self, history: History, scene: TableScene) -> None:
        """Show what may be shown again of a match, as it was at the end of that."""
        super().__init__(scene)
        self.history = history
        """The match as it is recorded, to its very end."""
        self.replay = Replay(shown_again(history.match))
        self.hands = Hands()
        self.offered: tuple[Place, ...] = ()
        """Placements that the table makes room for, as long as the replay stands here."""
        self.is_playing = False
        """Whether it goes on by itself."""
        self._scene = scene
        self._pause = Pause(0, self)
        self._pause.over.connect(self._go_on)
        self._is_telling = False
        # Who sits nearest where nobody's rack is seen alone: the first person, if there is one.
        self._nearest = (*people_of(history.match.started), 0)[0]
        scene.settled.connect(self._be_still)
        self.replay.go_to(self.replay.last)
        self.seen = self.replay.match
        """The match as far as the table has shown it: what stands beside the table tells no more.
        """
        self._show()

    @property
    def match(self) -> Match:
        """The match as it stood at the place where the replay is."""
        return self.replay.match

    @property
    def is_behind(self) -> bool:
        """Whether the table has yet to show the last step."""
        return self.seen is not self.replay.match

    @property
    def is_at_end(self) -> bool:
        """Whether there is no further step."""
        return self.replay.at == self.replay.last

    # -- going about ---------------------------------------------------------------------------

    def step(self) -> None:
        """Take one step forward, and stop there."""
        self.stop()
        self._advance()

    def back(self) -> None:
        """Take one step back, and stop there."""
        self.stop()
        self.go_to(self.replay.at - 1)

    def go_to(self, step: int) -> None:
        """Show the match as it stood after a step; what goes on by itself goes on from there."""
        self.offered = ()
        self.replay.go_to(step)
        self._show()
        self._be_still()

    def show_choice(self, length: int, seat: int, places: Sequence[Place]) -> None:
        """Stop where ``seat`` had to choose after so many events, as it saw it.

        The table makes room for ``places``, legal placements among which it could choose.
        """
        self.stop()
        self.hands = Hands(are_open=False, seat=seat)
        self.replay.go_to(self.replay.step_after(length))
        self.offered = tuple(places)
        self._show()
        self._be_still()

    def play_or_stop(self) -> None:
        """Go on by itself from here, at the end from the beginning; or stop."""
        if self.is_playing:
            self.stop()
            return
        self.is_playing = True
        if self.is_at_end:
            self.go_to(0)
        elif not self._scene.busy:
            self._advance()
        self.changed.emit()

    def stop(self) -> None:
        """Go on by itself no more."""
        self._pause.cut()
        if self.is_playing:
            self.is_playing = False
            self.changed.emit()

    def set_pace(self, pace_ms: int) -> None:
        """Change how long each step is seen before the next, in milliseconds."""
        self._pause.set_pace(pace_ms)

    # -- what is seen --------------------------------------------------------------------------

    def show_hands(self, hands: Hands) -> None:
        """Let these hands lie face up."""
        self.hands = hands
        self._show()
        self._be_still()

    def show_again(self) -> None:
        """Draw the table anew, as when the language has changed."""
        self._show()
        self._be_still()

    def close(self) -> None:
        """Leave the table."""
        self.stop()
        self._scene.settled.disconnect(self._be_still)
        self._scene.finish()

    def _show(self) -> None:
        """Let the table show at once how the match stood."""
        self._scene.open_hands(wanted=self.hands.are_open)
        seat = self.hands.seat
        bottom = self._nearest if seat is None else seat
        self._scene.show_match(self.replay.match, seat, bottom=bottom, offered=self.offered)

    def _advance(self) -> None:
        """Let the table play the next step, after what still moves."""
        self._scene.finish()
        if self.is_at_end:
            return
        self.offered = ()
        self.replay.go_to(self.replay.at + 1)
        # Where nothing moves, the table is still after each event of a step.
        self._is_telling = True
        for event in self.replay.step.events:
            self._scene.play(event, self.replay.match)
        self._is_telling = False
        if self._scene.busy:
            self.changed.emit()
        else:
            self._be_still()

    def _be_still(self) -> None:
        """Tell what the table has shown and, going on by itself, leave it to be looked at."""
        if self._is_telling:
            return
        self.seen = self.replay.match
        if self.is_playing and self.is_at_end:
            self.stop()
        elif self.is_playing:
            settled = isinstance(self.replay.step.events[-1], RoundSettled)
            if settled:
                self._pause.begin(ROUND_PACES, least_ms=ROUND_MS)
            else:
                self._pause.begin()
        self.changed.emit()

    def _go_on(self) -> None:
        if self.is_playing and not self._scene.busy:
            self._advance()
