"""Flat sampling, the yardstick of strength: every placement in the same worlds, greedy play after.

``flat N`` takes N worlds that agree with what the seat has seen, plays every placement out in each
of them by greedy play (most points now, then the heaviest tile), settles as the rule set does, and
places what gained most on average over the best other side. A time budget does not change that.
"""

from __future__ import annotations

from functools import partial

from domino_gui.engine.match import Match
from domino_gui.opponents.ends import PIPS, Automaton, Move
from domino_gui.opponents.garbage import no_collection
from domino_gui.opponents.placements import forced
from domino_gui.opponents.playout import Chooser, Position, play_out, tiles_in
from domino_gui.opponents.sampling import Worlds
from domino_gui.opponents.situation import Situation
from domino_gui.opponents.thinking import Decision, Effort, Player


class GreedyChooser(Chooser):
    """Most points now, then the tile with most pips, then the one with the higher half."""

    def __init__(self, automaton: Automaton) -> None:
        self._automaton = automaton

    def choose(self, position: Position, playable: int, unseen: int) -> Move:  # noqa: ARG002
        """Return the placement that pays most; see `Chooser`."""
        ends = position.ends
        best: Move | None = None
        most = -1
        # Of tiles with as many pips, the one with the higher half has the lower index.
        for tile in tiles_in(playable):
            for move in ends.after[tile] or self._automaton.moves(ends, tile):
                value = move.ends.points << 4 | PIPS[tile]
                if value > most:
                    best, most = move, value
        assert best is not None
        return best


def player(worlds: int) -> Player:
    """Return the player ``flat N`` for so many worlds."""
    return partial(_choose, worlds)


@no_collection()
def _choose(worlds: int, view: Match, effort: Effort) -> Decision:
    if not view.round.can_play(view.round.turn):
        return Decision(forced(view))
    situation = Situation(view)
    if len(situation.places) == 1:
        return Decision(situation.places[0])
    moves = situation.distinct_moves
    gains = [0.0] * len(moves)
    greedy = GreedyChooser(situation.form.automaton)
    sampler = Worlds(view)
    for _ in range(worlds):
        world = sampler.sample(effort.rng)
        for index, move in enumerate(moves):
            position, goes_on = situation.after(world, move)
            if goes_on:
                play_out(situation.form, position, greedy)
            gains[index] += situation.lead(position.scores)
    return Decision(situation.place_of(moves[gains.index(max(gains))]))
