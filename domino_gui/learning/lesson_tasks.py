"""What a page of a lesson asks its learner to do, and what is right: the engine says so.

No answer is believed: each is held against the position, and one that the engine contradicts is a
`ValueError` that says what is true instead.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from domino_gui.engine.events import Place, Points
from domino_gui.engine.layout import BRANCHES, STRAIGHTS, End, Layout, Port
from domino_gui.engine.match import Match
from domino_gui.engine.rules import Rules
from domino_gui.engine.settlement import Settlement, settle
from domino_gui.engine.tiles import TILES, Tile, pips
from domino_gui.learning.set_table import LEARNER, match_of


class Wish(StrEnum):
    """What a tile is to be placed for."""

    ANY = "any"
    """Wherever it can lie."""
    SCORES = "scores"
    """So that it scores."""
    MOST = "most"
    """So that it scores the most that can be had."""
    SAFEST = "safest"
    """So that the next player can make the least, whatever tiles are not seen."""
    KEEPS = "keeps"
    """So that the most of the own tiles fit afterwards."""


class Position(NamedTuple):
    """A table and who holds what."""

    rules: Rules
    layout: Layout
    hands: tuple[tuple[Tile | None, ...], ...]
    """By seat, the learner's first; None for each tile whose face nobody sees."""
    boneyard: tuple[Tile | None, ...]
    """In drawing order."""

    @property
    def rack(self) -> tuple[Tile, ...]:
        """The learner's own tiles."""
        return tuple(tile for tile in self.hands[LEARNER] if tile is not None)

    @property
    def all_seen(self) -> bool:
        """Whether every hand lies face up."""
        return all(None not in hand for hand in self.hands)

    def match(self, names: Iterable[str]) -> Match:
        """Return a match that stands so, its seats called ``names``."""
        named = [*names][: self.rules.seats]
        return match_of(self.rules, named, self.layout, [[*h] for h in self.hands], self.boneyard)


class Outcome(NamedTuple):
    """What a placement leads to."""

    place: Place
    makes: int
    """The count after it."""
    pays: Points
    next_most: Points
    """Raw points that the next player can make at most with a tile that is not seen."""
    next_tiles: tuple[Tile, ...]
    """The tiles that would make it."""
    fits: tuple[Tile, ...]
    """The own tiles that fit the table then."""


def outcome(position: Position, place: Place) -> Outcome:
    """Return what a legal placement leads to."""
    match = position.match(["", "", "", ""])
    after = position.layout.copy()
    after.place(place.tile, place.at)
    own = [tile for tile in position.rack if tile is not place.tile]
    seen = {placed.tile for placed in after.placed} | set(own)
    paying = {
        tile: max(match.worth(1, after.count_after(tile, end)) for end in ends)
        for tile in TILES
        if tile not in seen and (ends := after.ends_for(tile))
    }
    most = max(paying.values(), default=0)
    return Outcome(
        place=place,
        makes=after.count,
        pays=match.worth(LEARNER, after.count),
        next_most=most,
        next_tiles=tuple(tile for tile, points in paying.items() if most and points == most),
        fits=tuple(tile for tile in own if after.fits(tile)),
    )


def placements(position: Position) -> list[Place]:
    """Return every placement that the learner may make."""
    actions = position.match(["", "", "", ""]).legal_actions()
    return [action for action in actions if isinstance(action, Place)]


def wished(position: Position, wish: Wish | int) -> list[Outcome]:
    """Return the placements that fulfil a wish; a number is the count to be made."""
    outcomes = [outcome(position, place) for place in placements(position)]
    if isinstance(wish, int):
        return [each for each in outcomes if each.makes == wish]
    if wish is Wish.SCORES:
        return [each for each in outcomes if each.pays]
    if wish is Wish.MOST:
        most = max((each.pays for each in outcomes), default=0)
        return [each for each in outcomes if most and each.pays == most]
    if wish is Wish.SAFEST:
        least = min((each.next_most for each in outcomes), default=0)
        return [each for each in outcomes if each.next_most == least]
    if wish is Wish.KEEPS:
        keeps = max((len(each.fits) for each in outcomes), default=0)
        return [each for each in outcomes if len(each.fits) == keeps]
    return outcomes


# -- which ends count ------------------------------------------------------------------------------


def spot_of(end: End) -> End:
    """Return where an end is pointed at: a double, whichever straight is open, as a whole."""
    return End(end.tile, Port.STRAIGHT_A) if end.port in STRAIGHTS else end


def spots(layout: Layout) -> list[End]:
    """Return everything that can be pointed at: halves, doubles, open branches; as they came."""
    found = []
    for placed in layout.placed:
        tile = placed.tile
        found += (
            [End(tile, Port.STRAIGHT_A)]
            if tile.double
            else [End(tile, Port.LOW), End(tile, Port.HIGH)]
        )
    return found + [end for end in layout.open_ends if end.port in BRANCHES]


def counting_spots(layout: Layout) -> set[End]:
    """Return the spots that count now."""
    return {spot_of(scoring.end) for scoring in layout.scoring_ends()}


# -- tasks -----------------------------------------------------------------------------------------


class Count(NamedTuple):
    """Tell the count."""

    answer: int

    def check(self, position: Position) -> None:
        """Raise `ValueError` unless the answer is right."""
        _expect(self.answer, position.layout.count, "the ends make")


class Pays(NamedTuple):
    """Tell what the count on the table pays, in raw points."""

    answer: Points

    def check(self, position: Position) -> None:
        """Raise `ValueError` unless the answer is right."""
        match = position.match(["", "", "", ""])
        _expect(self.answer, match.worth(LEARNER, position.layout.count), "the count pays")


class Ends(NamedTuple):
    """Point at the ends that count."""

    answer: frozenset[End]
    """As `spot_of` has them."""

    def check(self, position: Position) -> None:
        """Raise `ValueError` unless the answer is right."""
        right = counting_spots(position.layout)
        if self.answer != right:
            told = ", ".join(sorted(map(_spot_name, right)))
            raise ValueError(f"the ends that count are {told}")


class Lay(NamedTuple):
    """Place a tile, drawing first where nothing fits."""

    wish: Wish | int
    answer: tuple[Place, ...]
    """What fulfils the wish; after a draw, whatever can be placed does."""
    draws: int = 0
    """How many tiles have to be drawn first."""

    def check(self, position: Position) -> None:
        """Raise `ValueError` unless the answer is right."""
        if self.draws or not placements(position):
            self._check_draws(position)
            return
        right = [each.place for each in wished(position, self.wish)]
        if not right:
            raise ValueError("no tile of the rack can do that")
        if {_key(place) for place in self.answer} != {_key(place) for place in right}:
            told = ", ".join(dict.fromkeys(f"{p.tile} at {p.at}" for p in _distinct(right)))
            raise ValueError(f"what does that is {told}")

    def _check_draws(self, position: Position) -> None:
        if placements(position):
            raise ValueError("nothing is drawn where a tile of the rack fits")
        for drawn, tile in enumerate(position.boneyard, 1):
            if tile is None:
                raise ValueError("the boneyard's tiles must be named, for they are drawn")
            if position.layout.fits(tile):
                _expect(self.draws, drawn, "so many tiles are drawn:")
                return
        raise ValueError("no tile of the boneyard fits")

    def is_right(self, place: Place) -> bool:
        """Tell whether a legal placement does what is wished."""
        return bool(self.draws) or _key(place) in {_key(each) for each in self.answer}


class PassOn(NamedTuple):
    """Pass, because there is nothing else to do."""

    def check(self, position: Position) -> None:
        """Raise `ValueError` unless passing is all that can be done."""
        if placements(position) or not position.layout.placed:
            raise ValueError("nobody passes who can play")
        if position.boneyard:
            raise ValueError("nobody passes while the boneyard has tiles")


class Settle(NamedTuple):
    """Tell what a side gains or loses by the settlement, in raw points."""

    side: int
    out: int | None
    """The seat that went out; None where the round is blocked."""
    answer: Points

    def settlement(self, position: Position) -> Settlement:
        """Return the settlement of the round that ended so."""
        return settle(position.rules, self.left(position), self.out)

    @staticmethod
    def left(position: Position) -> list[int]:
        """Return the pips left in each hand."""
        return [pips([tile for tile in hand if tile]) for hand in position.hands]

    def check(self, position: Position) -> None:
        """Raise `ValueError` unless the round can have ended so, and the answer is right."""
        if not position.all_seen:
            raise ValueError("every tile in a hand must be named, for they are counted")
        if self.out is None:
            Blocked(answer=True).check(position)
        elif position.hands[self.out]:
            raise ValueError(f"seat {self.out} still holds tiles, and so did not go out")
        if self.out is not None and not all(
            hand for seat, hand in enumerate(position.hands) if seat != self.out
        ):
            raise ValueError("only one seat goes out")
        _expect(self.answer, self.settlement(position).points[self.side], "the settlement pays")


class Blocked(NamedTuple):
    """Say whether the round is blocked."""

    answer: bool

    def check(self, position: Position) -> None:
        """Raise `ValueError` unless the answer is right."""
        if not position.all_seen:
            raise ValueError("every tile in a hand must be named, to tell whether one fits")
        if not position.layout.placed:
            raise ValueError("no round is blocked before its first tile")
        if self.answer != is_blocked(position):
            raise ValueError(f"the round is {'' if is_blocked(position) else 'not '}blocked")


def is_blocked(position: Position) -> bool:
    """Tell whether nobody can play and nothing can be drawn ("Shared by all four", 5)."""
    fits = position.layout.fits
    return not position.boneyard and not any(
        tile and fits(tile) for hand in position.hands for tile in hand
    )


class PlayOn(NamedTuple):
    """Go on to a match against a level, the counts shown."""

    against: str

    def check(self, position: Position) -> None:
        """Nothing can be wrong here."""


Task = Count | Pays | Ends | Lay | PassOn | Settle | Blocked | PlayOn


def _expect(told: Points, right: Points, what: str) -> None:
    if told != right:
        raise ValueError(f"{what} {right}, not {told}")


def _spot_name(spot: End) -> str:
    return spot.tile.name if spot.port is Port.STRAIGHT_A else str(spot)


def _key(place: Place) -> tuple[Tile, Tile | None, str]:
    if place.at is None:
        return place.tile, None, ""
    kind = str(place.at.port)
    if place.at.tile.double:
        kind = "branch" if place.at.port in BRANCHES else "straight"
    return place.tile, place.at.tile, kind


def _distinct(places: Iterable[Place]) -> list[Place]:
    return [*{_key(place): place for place in reversed([*places])}.values()][::-1]
