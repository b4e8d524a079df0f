from __future__ import annotations

from itertools import islice

import pytest

from domino_gui.engine.events import Place
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.policy import PHASES, Policy, Weights, weights_for
from domino_gui.opponents.situation import Situation
from tests.opponents.positions import every_form
from tests.opponents.worlds import placing, situation_of
from tests.strategies import FORMS, start


def value(match: Match, situation: Situation, place: Place, weights: Weights) -> float:
    """What a placement is worth, told slowly."""
    layout = match.round.layout.copy()
    layout.place(place.tile, place.at)
    scores = RULE_SETS[match.rules.rule_set.id].scores_placements

    def most(tile: Tile) -> int:
        counts = [layout.count_after(tile, end) for end in layout.ends_for(tile)]
        return max([count for count in counts if count % 5 == 0 and scores], default=0)

    seat = situation.seat
    rest = [tile for tile in match.round.hands[seat] if tile is not None and tile != place.tile]
    hidden = [tile for tile in TILES if situation.unseen >> tile.index & 1]
    held = situation.hand_sizes[(seat + 1) % len(situation.hand_sizes)]
    fitting = sum(map(layout.fits, hidden))
    share = held / len(hidden)
    points = layout.count if scores and layout.count % 5 == 0 else 0
    return (
        weights.points * points
        + weights.double * place.tile.double
        + weights.pips * place.tile.pips
        + weights.own_fits * sum(map(layout.fits, rest))
        + weights.own_pays * sum(map(most, rest))
        + weights.threat * share * sum(map(most, hidden))
        + weights.replies * share * fitting
        + weights.blocked * (1 - fitting / len(hidden)) ** held
    )


def test_a_value_is_the_weighted_sum_of_what_is_seen() -> None:
    first, second, third = (
        Weights(*[1.5**feature * sign for feature in range(8)]) for sign in (1, -2, 3)
    )
    sets = first, second, third
    for match in filter(distinct_placements, islice(every_form(), 0, None, 4)):
        situation = situation_of(match)
        playable = situation.hand & situation.ends.fits
        policy = Policy(situation.form, sets)
        values, moves = policy.values(situation.glance(), playable, situation.unseen)
        size = len(match.round.hands[situation.seat])
        weights = sets[sum(size > most for most in PHASES)]
        due = [
            value(match, situation, placing(match, situation.form, move), weights) for move in moves
        ]
        assert values == pytest.approx(due)
        chosen = policy.choose(situation.glance(), playable, situation.unseen)
        assert chosen is moves[values.index(max(values))]


def test_every_form_has_weights_for_every_phase() -> None:
    for rules, seats, partners in FORMS:
        found = weights_for(Match(start(rules, seats, partners=partners)).rules)
        assert len(found) == len(PHASES) + 1
    two = weights_for(Match(start(RuleSetId.ALL_FIVES)).rules)
    assert two != weights_for(Match(start(RuleSetId.MUGGINS)).rules)
