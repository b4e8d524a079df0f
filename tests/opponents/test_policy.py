"""Values reckoned by hand, and what is chosen by them."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from domino_gui.engine.events import Place
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RULE_SETS
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.opponents.ends import ALL, Move
from domino_gui.opponents.fitted import read_fitted
from domino_gui.opponents.fitting import forms
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.playout import Form, Position
from domino_gui.opponents.policy import FILE, PHASES, PhaseWeights, Policy, Weights, weights_for
from domino_gui.opponents.situation import Situation
from domino_gui.resource_files import resource
from tests.opponents.compact import form_of, mask, placed
from tests.opponents.positions import every_form
from tests.opponents.worlds import placing, situation_of

NOTHING = dict.fromkeys(Weights.__struct_fields__, 0.0)


def weighing(**weights: float) -> Weights:
    return Weights(**(NOTHING | weights))


def policy_of(form: Form, **weights: float) -> Policy:
    """A policy of the same weights in every phase."""
    same = weighing(**weights)
    return Policy(form, (same, same, same))


class Asked:
    """Two tiles lie and count 10, the hand holds four, the next player three of 22 others."""

    def __init__(self, form: Form, *hands: int, turn: int = 0) -> None:
        self.hand = mask("5|6 0|0 0|4 6|6")
        ends = placed(form, "5|5 0|5")
        self.position = Position([*hands], [], ends, turn, [0.0] * form.sides)
        self.position.hands[turn] = self.hand
        self.playable = self.hand & ends.fits
        self.unseen = ALL & ~self.hand & ~mask("5|5 0|5")

    def values(self, policy: Policy) -> dict[str, float]:
        values, moves = policy.values(self.position, self.playable, self.unseen)
        return dict(zip(map(name_of, moves), values, strict=True))


def name_of(move: Move) -> str:
    return TILES[move.tile].name


@pytest.mark.parametrize(
    ("feature", "values"),
    [
        # 5|6 makes ends of 6 and 0 and opens branches of 5; 0|0 leaves 5|5 and itself;
        # 0|4 leaves 5|5 and 4.
        ("points", {"5|6": 0, "0|0": 10, "0|4": 0}),
        ("double", {"5|6": 0, "0|0": 1, "0|4": 0}),
        ("pips", {"5|6": 11, "0|0": 0, "0|4": 4}),
        ("own_fits", {"5|6": 3, "0|0": 2, "0|4": 1}),
        # 0|4 beside the 6; nothing; 5|6 beside the 4.
        ("own_pays", {"5|6": 10, "0|0": 0, "0|4": 10}),
        # 4|5 for 10; nothing; 1|5 for 5 and 4|5 for 15.
        ("threat", {"5|6": 10 * 3 / 22, "0|0": 0, "0|4": 20 * 3 / 22}),
        ("replies", {"5|6": 12 * 3 / 22, "0|0": 8 * 3 / 22, "0|4": 9 * 3 / 22}),
        ("blocked", {"5|6": (10 / 22) ** 3, "0|0": (14 / 22) ** 3, "0|4": (13 / 22) ** 3}),
    ],
)
def test_each_feature_by_hand(feature: str, values: dict[str, float]) -> None:
    form = form_of("all-fives-2")
    asked = Asked(form, 0, mask("1|1 1|2 1|3"))
    assert asked.values(policy_of(form, **{feature: 1})) == pytest.approx(values)
    assert asked.values(policy_of(form, **{feature: -2.5})) == pytest.approx(
        {tile: -2.5 * value for tile, value in values.items()}
    )


def test_every_feature_has_its_example() -> None:
    examples: Any = test_each_feature_by_hand
    assert [name for name, _ in examples.pytestmark[0].args[1]] == [*NOTHING]


@pytest.mark.parametrize("turn", range(3))
def test_the_next_player_is_the_one_on_the_left(turn: int) -> None:
    form = form_of("all-fives-3")
    hands = [mask("1|1"), mask("1|1 1|2"), mask("1|1 1|2 1|3")]
    asked = Asked(form, *hands, turn=turn)
    held = (turn + 1) % 3 + 1
    assert asked.values(policy_of(form, replies=1))["0|0"] == pytest.approx(8 * held / 22)
    assert asked.values(policy_of(form, blocked=1))["0|0"] == pytest.approx((14 / 22) ** held)


def test_every_phase_has_its_weights() -> None:
    form = form_of("all-fives-2")
    policy = Policy(form, (weighing(pips=1), weighing(pips=2), weighing(pips=3)))
    hand, phases = mask("0|1 0|2 0|3 0|4 0|5 0|6"), []
    while hand:
        position = Position([hand, mask("1|1")], [], placed(form, "0|0"), 0, [0.0, 0.0])
        values, _ = policy.values(position, mask("0|1"), ALL & ~hand)
        phases.append(values[0])
        hand &= hand - 1  # takes the lowest tile out, which is 0|1 only at first
    assert phases == [3, 3, 2, 2, 1, 1]


def test_a_single_placement_is_not_weighed() -> None:
    class Lazy(Policy):
        def values(self, *_: Any) -> Any:
            raise AssertionError("was asked what to choose")

    form = form_of("all-fives-2")
    weights = weights_for(form.rules)
    position = Position([mask("5|6 1|1"), mask("1|2")], [], placed(form, "5|5"), 0, [0.0, 0.0])
    assert name_of(Lazy(form, weights).choose(position, mask("5|6"), 0)) == "5|6"
    # A tile that goes to either end is a choice.
    position.ends = placed(form, "5|5 5|6")
    with pytest.raises(AssertionError, match="was asked"):
        Lazy(form, weights).choose(position, mask("5|6"), 0)


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


def test_every_form_has_weights_of_its_own() -> None:
    every = forms.every_form()
    fitted = read_fitted(resource(*FILE), PhaseWeights)
    assert [*fitted] == [*every]
    for name, rules in every.items():
        assert weights_for(rules) == fitted[name]
        assert len({*fitted[name]}) == 3
    assert len({*fitted.values()}) == len(every)


def test_where_placements_score_a_point_is_worth_about_a_point() -> None:
    for name, weights in read_fitted(resource(*FILE), PhaseWeights).items():
        for phase in weights:
            assert phase.points == (0 if name.startswith("draw") else pytest.approx(1, abs=0.3))
            assert phase.own_fits > 0
