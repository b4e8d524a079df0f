"""What the person at the table may choose, and what has been taken up so far."""

from __future__ import annotations

from collections.abc import Callable

from domino_gui.engine.events import Place
from domino_gui.engine.tiles import Tile
from domino_gui.table.offers import OfferedPlace, Offers


class Choice:
    """A choice that is offered: first a tile is picked, then one of its places."""

    def __init__(self) -> None:
        self.picked: Tile | None = None
        self.aim: Tile | None = None
        """The tile whose places are to be in sight: the picked one, or the one last taken."""
        self.chosen: OfferedPlace | None = None
        """The place of the picked tile that would be taken now."""
        self.tried: OfferedPlace | None = None
        """The place on which the picked tile lies until that is confirmed."""
        self.suggested: Tile | None = None
        """The tile that is said to be good to place."""
        self.suggested_place: OfferedPlace | None = None
        """Where it should go, once that is said too."""
        self._offers = Offers()
        self._weigh: Callable[[], Offers] = Offers
        self._is_weighed = True

    def forget(self) -> None:
        """Offer nothing any more."""
        self.put_back()
        self.offer(Offers)

    def offer(self, weigh: Callable[[], Offers]) -> None:
        """Offer what ``weigh`` returns; it is asked once, when that is first needed."""
        self.put_back()
        self.suggested = self.suggested_place = None
        self._weigh, self._is_weighed = weigh, False

    def weigh_again(self) -> None:
        """Weigh once more, for the table lies otherwise; what is picked stays picked."""
        self._is_weighed = False
        self.chosen, self.tried, self.suggested_place = (
            before and self.offered(before.place)
            for before in (self.chosen, self.tried, self.suggested_place)
        )

    def offered(self, place: Place) -> OfferedPlace | None:
        """Return a placement as it is offered; None where it is not."""
        return next((each for each in self.offers.places if each.place == place), None)

    @property
    def offers(self) -> Offers:
        """What may be chosen from."""
        if not self._is_weighed:
            self._offers, self._is_weighed = self._weigh(), True
        return self._offers

    @property
    def places(self) -> list[OfferedPlace]:
        """The places of the picked tile, from left to right."""
        return [] if self.picked is None else self.offers.of(self.picked)

    @property
    def seen(self) -> list[OfferedPlace]:
        """The places that are seen: those of the picked tile, and the one that is suggested.

        Those that another suggested tile would cover give way, but for the one chosen.
        """
        places, better = self.places, self.suggested_place
        if better is None or better in places:
            return places
        if self.chosen is not None and self.chosen.laid.overlaps(better.laid):
            return places
        return [*(each for each in places if not each.laid.overlaps(better.laid)), better]

    def suggest(self, tile: Tile | None, place: Place | None = None) -> None:
        """Say that a tile is good to place, and at which place; None: nothing is said."""
        self.suggested = tile
        self.suggested_place = None if place is None else self.offered(place)

    def pick(self, tile: Tile) -> list[OfferedPlace]:
        """Take up a tile and return its places; without any, it stays where it is.

        An only place needs no choosing.
        """
        places = self.offers.of(tile)
        if places:
            self.picked = self.aim = tile
            self.chosen = places[0] if len(places) == 1 else None
            self.tried = None
        return places

    def put_back(self) -> None:
        """Take up nothing."""
        self.picked = self.aim = self.chosen = self.tried = None

    def neighbour(self, step: int) -> OfferedPlace | None:
        """Return the place so many steps to the right, below 0 to the left, round and round."""
        places = self.places
        if not places:
            return None
        before_first = -1 if step > 0 else 0
        at = places.index(self.chosen) if self.chosen in places else before_first
        return places[(at + step) % len(places)]

    def try_out(self) -> OfferedPlace | None:
        """Lay the picked tile on the place chosen, else on its first, to be confirmed."""
        self.chosen = self.tried = self.chosen or self.neighbour(1)
        return self.tried

    def take(self) -> OfferedPlace | None:
        """Return the place chosen, or the only one, and take up nothing any more.

        None where there is still something to choose; then nothing changes.
        """
        places = self.places
        taken = self.chosen or (places[0] if len(places) == 1 else None)
        if taken is not None:
            self.picked = self.chosen = self.tried = None
        return taken
