"""Whose rack may be seen, and who may take a move back, where people share one screen.

A rack lies face up only before the person who has taken the screen over for it, until another
person's turn comes. With one person alone at the screen their rack always lies face up.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer

from domino_gui.engine.events import Event, LotTurned, RoundDealt
from domino_gui.engine.match import Match, Phase
from domino_gui.game.going_on import people_of

FALL_MS: Final = 500
"""For so long a curtain that has just fallen cannot be opened: who pressed a key for their own move
may have pressed it once too often, and must not see another's rack for it."""


class Curtain:
    """Hides the racks of the people who are not at the screen."""

    def __init__(self, match: Match) -> None:
        self.people = people_of(match.started)
        """The seats that people decide for."""
        self.viewer = only_person(match)
        """Whose rack is face up; None for nobody's, as when several people share the screen."""
        self.bottom = self.viewer
        """Who sits nearest: the viewer, or whoever takes over next."""
        self._at_screen = self.viewer  # who saw their rack last
        self._since = 0  # how many events there were when they came after somebody else
        self._fallen = QElapsedTimer()

    @property
    def is_shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self.people) > 1

    def falls(self, event: Event, match: Match) -> bool:
        """Cover the viewer's rack if it must be before ``event``, which led to ``match``, is shown.

        When a round begins, everybody has been looking at the end of the one before.
        """
        turn = match.round.turn if match.phase is Phase.PLAY else None
        is_another = turn in self.people and turn != self.viewer
        if self.viewer is None or not self.is_shared:
            return False
        if is_another:
            self.bottom = turn
        elif not isinstance(event, LotTurned | RoundDealt):
            return False
        self.viewer = None
        return True

    def fall(self, chooser: int | None) -> None:
        """Be seen to hide the rack of ``chooser``, who comes next."""
        self.bottom = chooser
        self._fallen.start()

    @property
    def can_open(self) -> bool:
        """Whether it has been seen for long enough."""
        return not self._fallen.isValid() or self._fallen.elapsed() >= FALL_MS

    def take_over(self, seat: int, events: int) -> None:
        """Show ``seat`` their rack, after so many events."""
        if seat != self._at_screen:
            self._since = events
        self.viewer = self.bottom = self._at_screen = seat

    def may_take_back(self, seat: int, to: int) -> bool:
        """Tell whether whoever is at the screen may undo a placement of ``seat``, event ``to``.

        Only their own, and none from before somebody else was at the screen.
        """
        return seat == self._at_screen and to >= self._since

    def may_bring_back(self, seat: int | None) -> bool:
        """Tell whether whoever is at the screen may redo what ``seat`` did; None for nobody."""
        return seat not in self.people or seat == self._at_screen

    def quitter(self, turn: int | None) -> int | None:
        """Return which person gives the match up where one does: the one in ``turn`` if any is.

        Else whoever is at the screen. None where no person plays.
        """
        for seat in (turn, self._at_screen, *self.people):
            if seat in self.people:
                return seat
        return None


def only_person(match: Match) -> int | None:
    """Return whose rack lies face up from the start: nobody's where several share the screen."""
    people = people_of(match.started)
    return people[0] if len(people) == 1 else None
