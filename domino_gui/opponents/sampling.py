"""Worlds: hidden hands and boneyards, each as likely as the next of all that agree with a view.

What is sampled is where every hidden tile came from (`beliefs`): a hand as it was dealt, a tile
drawn, the boneyard. Of all ways to fill these sources each is equally likely, and with them every
deal that could have led to what was seen, for a source can be filled in as many orders whatever
it holds. The ways are counted once, for kinds of tiles that may have come from the same sources;
then every sample costs a few shuffles.
"""

from __future__ import annotations

from bisect import bisect
from random import Random
from typing import NamedTuple

from domino_gui.engine.match import Match
from domino_gui.opponents.beliefs import Beliefs, ContradictionError
from domino_gui.opponents.divisions import Options, up_to
from domino_gui.opponents.filling import Filling


class World(NamedTuple):
    """What may be hidden, together with what is seen."""

    hands: list[int]
    """By seat, the viewer's own included; bit *i* is set where ``TILES[i]`` is held."""
    boneyard: list[int]
    """What is left of it in drawing order, by `Tile.index`."""


class Worlds:
    """All worlds that agree with a view of a round being played.

    `ContradictionError` if there is none.
    """

    def __init__(self, view: Match) -> None:
        beliefs = Beliefs(view)
        own = view.round.hands[beliefs.viewer]
        self._hands = [0] * view.rules.seats
        self._hands[beliefs.viewer] = sum(1 << tile.index for tile in own if tile is not None)
        fillings = [_filling(beliefs, origins) for origins in beliefs.alternatives()]
        self._fillings = [filling for filling in fillings if filling.ways]
        if not self._fillings:
            raise ContradictionError(_blame(beliefs))
        self._up_to = up_to([filling.ways for filling in self._fillings])
        self.deals = sum(filling.ways for filling in self._fillings)
        """How many deals could have led here, whatever the order of what nobody has drawn."""
        self.certain = len(view.round.boneyard) < 2 and self._nothing_is_hidden()
        """Whether there is one world alone: nothing is hidden, and no order of drawing either."""

    def _nothing_is_hidden(self) -> bool:
        holders = {holder for filling in self._fillings for holder in filling.holders()}
        return len({tile for tile, _ in holders}) == len(holders)

    def sample(self, rng: Random) -> World:
        """Return one of them, whatever was returned before."""
        fillings = self._fillings
        filling = fillings[0]
        if len(fillings) > 1:
            filling = fillings[bisect(self._up_to, rng.random())]
        hands = self._hands.copy()
        return World(hands, filling.fill(hands, rng))


def _filling(beliefs: Beliefs, origins: Options) -> Filling:
    places = [(source.seat, source.tiles) for source in beliefs.sources]
    return Filling(places, origins, beliefs.played)


def _blame(beliefs: Beliefs) -> str:
    """Say what makes a view impossible."""
    if not _filling(beliefs, beliefs.origins).ways:
        return f"no unseen tiles are left that {_who_lacks(beliefs)} had not shown to lack"
    if not any(_filling(beliefs, led).ways for led in beliefs.by_leading_tile()):
        return f"seat {beliefs.leader} cannot have been dealt the highest tile, and yet led"
    return "nobody can play or draw, so the round would be over"


def _who_lacks(beliefs: Beliefs) -> str:
    """Return the first seat whose hand alone cannot be filled, else all of them."""
    seats = [source.seat for source in beliefs.sources if source.dealt]
    for seat in seats:
        others = (1 << len(beliefs.sources)) - 1 & ~beliefs.of(seat)
        relaxed = {
            tile: mask | others if mask & others else mask for tile, mask in beliefs.origins.items()
        }
        if not _filling(beliefs, relaxed).ways:
            return f"seat {seat}"
    return f"seats {', '.join(map(str, seats))}"
