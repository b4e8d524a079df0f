"""Who is asked, and when, whether they claim what the last placement is worth (``claim``).

Who placed it comes first, then the opponents: people all at once, computers after them, clockwise.
Whatever they do, each is asked once, so that the matter always comes to an end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domino_gui.engine.events import TilePlaced
from domino_gui.engine.match import Match
from domino_gui.opponents.claiming import claimants


class Asked(NamedTuple):
    """Who may claim now."""

    seats: tuple[int, ...]
    """Several people at one screen, or one seat."""
    are_people: bool


class ClaimWindow:
    """The time after each placement in which it may be claimed, as far as it has gone."""

    def __init__(self, humans: Sequence[bool]) -> None:
        """``humans`` tells by seat whether a person decides there."""
        self._humans = tuple(humans)
        self._placement: TilePlaced | None = None
        self._let_be: set[int] = set()
        self._over: list[TilePlaced] = []  # of this round: undoing must not open them again

    def asked(self, match: Match) -> Asked | None:
        """Return who is asked now; None where nothing is to be claimed, or the matter is over."""
        placed = match.claimable
        if placed is None or self.is_over(placed):
            return None
        if placed is not self._placement:
            self._placement = placed
            self._let_be.clear()
        seats = [
            seat for seat in claimants(match) if match.may_claim(seat) and seat not in self._let_be
        ]
        if not seats:
            return None
        if seats[0] == placed.seat:
            return Asked((placed.seat,), self._humans[placed.seat])
        people = tuple(seat for seat in seats if self._humans[seat])
        return Asked(people, are_people=True) if people else Asked((seats[0],), are_people=False)

    def let_be(self, seats: Sequence[int]) -> None:
        """Take note that these claim nothing this time."""
        self._let_be.update(seats)

    def close(self, match: Match) -> bool:
        """Ask nobody any more about the last placement; False where that was so already."""
        placed = match.claimable
        if placed is None or self.is_over(placed):
            return False
        self._over.append(placed)
        return True

    def is_over(self, placed: TilePlaced) -> bool:
        """Tell whether everybody was asked about a placement."""
        return any(placed is each for each in self._over)

    def forget(self) -> None:
        """A new round begins."""
        self._over.clear()
        self._placement = None
