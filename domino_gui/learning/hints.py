"""Why a placement is good or bad: what is true of it, as far as its player can know.

Everything follows from the view of the seat in turn; nothing is said that could only be known by
looking into other hands.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from domino_gui.engine.events import Place, Points, TilePlaced
from domino_gui.engine.layout import Layout
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.tiles import HIGHEST, Tile, pips
from domino_gui.opponents.beliefs import Beliefs, unseen_tiles
from domino_gui.opponents.sampling import World, Worlds

SAMPLES: Final = 600
"""Worlds from which a chance is told: 19 times in 20 it is off by 4 in a hundred at most."""


class Threat(NamedTuple):
    """What the next player can score at once, with what it holds or has to draw."""

    seat: int
    most: Points
    """Raw points of its best possible answer; 0: whatever it holds, it scores nothing."""
    tiles: tuple[Tile, ...]
    """The tiles that would make it."""
    chance: float
    """How likely it can make just that, from 0 to 1."""
    any_chance: float
    """How likely it can score anything at all, from 0 to 1."""
    mean: float
    """Raw points that it makes on average where it takes the most it can."""
    stuck: float
    """How likely it has no tile that fits, so that it has to draw or to pass, from 0 to 1."""


class Lack(NamedTuple):
    """Numbers on open ends that an opponent has shown not to hold."""

    seat: int
    numbers: tuple[int, ...]


class Reasons(NamedTuple):
    """What is true of a placement."""

    place: Place
    makes: int
    """The count after it."""
    pays: Points
    """Raw points that it pays at once."""
    wins: bool
    """Whether it reaches the target, where that ends the match at once."""
    goes_out: bool
    """Whether it is the last tile of the hand."""
    threat: Threat | None
    """None where the round ends with it."""
    lacks: tuple[Lack, ...]
    """By opponent; only those that lack something."""
    own_ends: tuple[int, ...]
    """Open numbers that a tile left in the hand fits and that nobody else can hold."""
    fits_next: tuple[Tile, ...]
    """The tiles left in the hand that would fit the table as it is then."""
    tiles_left: int
    """Tiles left in the hand."""
    left: int
    """Pips left in the hand."""


class Adviser:
    """Knows what a view tells, and gives the reasons of any placement that may be chosen in it."""

    def __init__(self, view: Match) -> None:
        """``view`` is that of the seat in turn; `ValueError` where it is another's turn."""
        beliefs = Beliefs(view)
        if beliefs.viewer != view.round.turn:
            raise ValueError("whoever is in turn has something to choose")
        self._view, self._seat = view, beliefs.viewer
        unseen = unseen_tiles(view)
        self._may_hold = {
            seat: [tile for tile in unseen if beliefs.origins[tile.index] & beliefs.of(seat)]
            for seat in range(view.rules.seats)
            if seat != self._seat
        }
        self._unseen = unseen
        self._worlds = Worlds(view)
        self._samples: list[World] = []

    def reasons(self, place: Place) -> Reasons:
        """Return what is true of a legal placement."""
        view, seat = self._view, self._seat
        after = view.round.layout.copy()
        after.place(place.tile, place.at)
        hand = [tile for tile in view.round.hands[seat] if tile and tile is not place.tile]
        pays = view.worth(seat, after.count)
        then = view.copy()
        then.apply(TilePlaced(seat, place.tile, place.at, after.count, pays))
        goes_on = then.phase is Phase.PLAY
        return Reasons(
            place=place,
            makes=after.count,
            pays=pays,
            wins=then.phase is Phase.END,
            goes_out=not hand,
            threat=self._threat(after) if goes_on else None,
            lacks=self._lacks(after) if goes_on else (),
            own_ends=self._own_ends(after, hand) if goes_on else (),
            fits_next=tuple(tile for tile in hand if after.fits(tile)),
            tiles_left=len(hand),
            left=pips(hand),
        )

    # -- what the next player can do -----------------------------------------------------------

    def _threat(self, after: Layout) -> Threat | None:
        view = self._view
        seat = (self._seat + 1) % view.rules.seats
        paying = {
            tile: max(view.worth(seat, after.count_after(tile, end)) for end in ends)
            for tile in self._unseen
            if (ends := after.ends_for(tile))
        }
        may_draw = view.round.drawable() > 0
        possible = self._unseen if may_draw else self._may_hold[seat]
        most = max((paying.get(tile, 0) for tile in possible), default=0)
        by_index = {tile.index: points for tile, points in paying.items()}
        worlds = self._sampled()
        answers = [self._best_answer(world, seat, by_index) for world in worlds]
        fitting = sum(1 << index for index in by_index)
        return Threat(
            seat=seat,
            most=most,
            tiles=tuple(tile for tile in possible if most and paying.get(tile) == most),
            chance=sum(points == most for points in answers) / len(answers) if most else 0.0,
            any_chance=sum(points > 0 for points in answers) / len(answers),
            mean=sum(answers) / len(answers),
            stuck=sum(not world.hands[seat] & fitting for world in worlds) / len(worlds),
        )

    def _best_answer(self, world: World, seat: int, paying: dict[int, Points]) -> Points:
        """Return the most that a seat makes of its hand in a world, drawing where it must."""
        hand = world.hands[seat]
        playable = [points for index, points in paying.items() if hand >> index & 1]
        if playable:
            return max(playable)
        drawable = self._view.round.drawable()
        return next((paying[index] for index in world.boneyard[:drawable] if index in paying), 0)

    def _sampled(self) -> list[World]:
        """Return the worlds that every chance is told from: the same for all placements."""
        if not self._samples:
            rng = Random(len(self._view.events))
            self._samples = [self._worlds.sample(rng) for _ in range(SAMPLES)]
        return self._samples

    # -- what others have shown ----------------------------------------------------------------

    def _lacks(self, after: Layout) -> tuple[Lack, ...]:
        """Return the open numbers that others are known to lack, though such tiles are unseen."""
        view = self._view
        own_side = view.rules.side_of[self._seat]
        found = []
        for seat, tiles in self._may_hold.items():
            if view.rules.side_of[seat] == own_side:
                continue
            numbers = tuple(
                number
                for number in range(HIGHEST + 1)
                if after.open_numbers >> number & 1
                and any(tile.numbers >> number & 1 for tile in self._unseen)
                and not any(tile.numbers >> number & 1 for tile in tiles)
            )
            if numbers:
                found.append(Lack(seat, numbers))
        return tuple(found)

    def _own_ends(self, after: Layout, hand: Sequence[Tile]) -> tuple[int, ...]:
        """Return the open numbers that the hand has and that nobody else can have now."""
        others = {tile for tiles in self._may_hold.values() for tile in tiles}
        return tuple(
            number
            for number in range(HIGHEST + 1)
            if after.open_numbers >> number & 1
            and any(tile.numbers >> number & 1 for tile in hand)
            and not any(tile.numbers >> number & 1 for tile in others)
        )
