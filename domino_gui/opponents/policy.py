"""A placement's worth at a glance: a weighted sum of what can be seen at once.

Far weaker than search and a thousand times faster, so it plays the playouts and tells the search
where to look first. The weights are fitted to what came of placements that were tried in sampled
worlds (`domino_gui.opponents.fitting.policy`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from domino_gui.engine.rules import Rules
from domino_gui.engine.tiles import TILES
from domino_gui.opponents.ends import Move
from domino_gui.opponents.fitted import fitted_to, form_name
from domino_gui.opponents.playout import Chooser, Form, Position, tiles_in
from domino_gui.resource_files import resource

FILE: Final = ("opponents", "policy.json")
PHASES: Final = (2, 4)
"""Tiles in hand up to which the first and the second set of weights hold; above, the third."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each feature of a placement is worth, in raw points."""

    points: float
    """For each point that it pays."""
    double: float
    """For placing a double."""
    pips: float
    """For each pip on the tile."""
    own_fits: float
    """For each own tile that fits afterwards."""
    own_pays: float
    """For each point that own tiles could score afterwards."""
    threat: float
    """For each point that the next player's tiles could be expected to score."""
    replies: float
    """For each tile of the next player that can be expected to fit."""
    blocked: float
    """For certainty that the next player holds no tile that fits; in proportion, for its chance."""


PhaseWeights = tuple[Weights, Weights, Weights]
"""The weights of a form of the game by phase, few tiles in hand first."""


def weights_for(rules: Rules) -> PhaseWeights:
    """Return the fitted weights for a form of the game; `FittedError` where there are none."""
    return _fitted(form_name(rules))


@cache
def _fitted(form: str) -> PhaseWeights:
    weights: PhaseWeights = fitted_to(form, resource(*FILE), PhaseWeights)
    return weights


@cache
def _blocked(unseen: int, held: int) -> list[float]:
    """Return the chance that a hand of ``held`` fits nowhere, by how many of ``unseen`` tiles fit.

    Each of its tiles counts as any of the unseen ones, which the others in it do not change:
    exact for one tile, close for more, and no worse to play by.
    """
    return [(1 - fitting / unseen) ** held for fitting in range(unseen + 1)]


class _Phase:
    """Weights prepared for use: what follows from the tile alone is summed up beforehand."""

    __slots__ = ("base", "blocked", "own_fits", "own_pays", "points", "replies", "threat")

    def __init__(self, weights: Weights) -> None:
        self.base = [weights.double * tile.double + weights.pips * tile.pips for tile in TILES]
        self.points = weights.points
        self.own_fits = weights.own_fits
        self.own_pays = weights.own_pays
        self.threat = weights.threat
        self.replies = weights.replies
        self.blocked = weights.blocked


class Policy(Chooser):
    """Chooses the placement of the highest value."""

    def __init__(self, form: Form, weights: PhaseWeights) -> None:
        self._automaton = form.automaton
        self._seats = form.seats
        phases = [_Phase(each) for each in weights]
        self._phases = [phases[sum([size > most for most in PHASES])] for size in range(29)]

    def choose(self, position: Position, playable: int, unseen: int) -> Move:
        """Return the placement of the highest value; see `Chooser`."""
        ends, automaton = position.ends, self._automaton
        if not playable & (playable - 1):
            tile = playable.bit_length() - 1
            moves = ends.after[tile] or automaton.moves(ends, tile)
            if len(moves) == 1:
                return moves[0]
        values, moves = self.values(position, playable, unseen)
        return moves[values.index(max(values))]

    def values(
        self, position: Position, playable: int, unseen: int
    ) -> tuple[list[float], list[Move]]:
        """Return the value of each placement in raw points, and the placements; see `Chooser`."""
        ends, automaton = position.ends, self._automaton
        turn, hands = position.turn, position.hands
        after = ends.after
        hand = hands[turn]
        phase = self._phases[hand.bit_count()]
        following = hands[turn + 1 if turn + 1 < self._seats else 0]
        held, total = following.bit_count(), unseen.bit_count() or 1
        share, blocked = held / total, _blocked(total, held)
        base, for_points, own_fits = phase.base, phase.points, phase.own_fits
        for_blocked = phase.blocked
        own_pays, threat, replies = phase.own_pays, phase.threat * share, phase.replies * share
        values: list[float] = []
        placements: list[Move] = []
        for tile in tiles_in(playable):
            rest = hand ^ 1 << tile
            for move in after[tile] or automaton.moves(ends, tile):
                then = move.ends
                fits = then.fits
                replying = (unseen & fits).bit_count()
                value = (
                    base[tile]
                    + for_points * then.points
                    + own_fits * (rest & fits).bit_count()
                    + replies * replying
                    + for_blocked * blocked[replying]
                )
                pays = then.pays
                if pays is None:
                    pays = automaton.pays(then)
                for points, mask in pays:
                    value += points * (
                        threat * (unseen & mask).bit_count() + own_pays * (rest & mask).bit_count()
                    )
                values.append(value)
                placements.append(move)
        return values, placements
