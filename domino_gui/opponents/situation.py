"""What a seat has to choose from, prepared for fast play."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from domino_gui.engine.events import Place
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.opponents.beliefs import unseen_tiles
from domino_gui.opponents.ends import Automaton, Ends, Move, automaton_for
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.playout import Form, Position, settle_up
from domino_gui.opponents.sampling import World

_STATES: Final = 20_000
"""Tables that are remembered from one choice to the next, about 20 MB of them at most."""


class Situation:
    """The moment at which a seat chooses a placement, and its placements."""

    def __init__(self, view: Match) -> None:
        """``view`` is the match as the seat in turn sees it, which has a placement to choose."""
        round_ = view.round
        self.form = form = Form(
            view.rules, _automaton(view.rules.rule_set.id), tie_break=view.tie_break
        )
        self.seat = round_.turn
        self.side = form.side_of[self.seat]
        self.scores = [float(score) for score in view.scores]
        self.ends: Ends = form.automaton.of(round_.layout)
        self.hand = sum(1 << tile.index for tile in round_.hands[self.seat] if tile is not None)
        self.unseen = sum(1 << tile.index for tile in unseen_tiles(view))
        """Tiles in other hands and in the boneyard, as a mask."""
        self.hand_sizes = [len(hand) for hand in round_.hands]
        self.places: list[Place] = distinct_placements(view)
        self.moves: list[Move] = [self._move(view, place) for place in self.places]
        """What each of `places` is in fast play; the same where two come to the same."""
        self.distinct_moves: list[Move] = [*dict.fromkeys(self.moves)]

    def _move(self, view: Match, place: Place) -> Move:
        layout = view.round.layout.copy()
        layout.place(place.tile, place.at)
        automaton = self.form.automaton
        after = automaton.of(layout)
        moves = automaton.moves(self.ends, place.tile.index)
        return next(move for move in moves if move.ends is after)

    def place_of(self, move: Move) -> Place:
        """Return the first placement that comes to one of `moves`."""
        return self.places[self.moves.index(move)]

    def glance(self) -> Position:
        """Return the position as far as it can be seen.

        Other hands have as many tiles as they hold; which ones they are means nothing.
        """
        hands = [(1 << size) - 1 for size in self.hand_sizes]
        hands[self.seat] = self.hand
        return Position(hands, [], self.ends, self.seat, self.scores)

    def before(self, world: World) -> Position:
        """Return the position in one world, before the placement."""
        return Position(
            world.hands.copy(), world.boneyard, self.ends, self.seat, self.scores.copy()
        )

    def after(self, world: World, move: Move) -> tuple[Position, bool]:
        """Return the position in one world after a placement, and whether the round goes on.

        Where it does not, the position is settled.
        """
        form, seat = self.form, self.seat
        position = self.before(world)
        position.hands[seat] ^= move.bit
        position.ends = move.ends
        points = move.ends.points
        if points:
            score = position.scores[self.side] + points
            if not form.capped or score <= form.target:
                position.scores[self.side] = score
                if form.at_once and score >= form.target:
                    position.won = self.side
                    return position, False
        if not position.hands[seat]:
            position.out = seat
            settle_up(form, position)
            return position, False
        position.turn = (seat + 1) % form.seats
        return position, True

    def lead(self, scores: list[float]) -> float:
        """Return own side's score less the best other side's."""
        return scores[self.side] - max(
            [score for side, score in enumerate(scores) if side != self.side]
        )


@lru_cache(maxsize=1)  # tables of other rules are of no use to the match that is played
def _known_automaton(rules: RuleSetId) -> Automaton:
    return automaton_for(RULE_SETS[rules])


def _automaton(rules: RuleSetId) -> Automaton:
    automaton = _known_automaton(rules)
    if len(automaton) > _STATES:
        automaton.clear()
    return automaton
