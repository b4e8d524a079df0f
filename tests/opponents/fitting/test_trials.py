"""Trials against the same rounds played in other ways."""

from __future__ import annotations

from random import Random

import pytest

from domino_gui.opponents.ends import ALL, Move
from domino_gui.opponents.fitting.trials import Trying, compare, try_placements
from domino_gui.opponents.flat import GreedyChooser
from domino_gui.opponents.playout import Form, Position, RandomChooser, play_out
from domino_gui.opponents.policy import Policy, Weights
from tests.engine.rigged import tiles
from tests.opponents.compact import form_of, mask, placed

FORMS = ("all-fives-2", "muggins-4", "five-up-4p", "draw-3")


def dealt(form: Form) -> Position:
    size = form.rules.hand_size
    tiles = [*range(28)]
    Random(5).shuffle(tiles)
    hands = [sum(1 << tile for tile in tiles[seat * size :][:size]) for seat in range(form.seats)]
    rest = tiles[form.seats * size :]
    return Position(hands, rest, form.automaton.empty, 0, [0.0] * form.sides)


@pytest.mark.parametrize("name", FORMS)
def test_features_are_those_the_value_is_made_of(name: str) -> None:
    form, weights = form_of(name), Weights(1, 2, 3, 4, 5, 6, 7, 8)
    policy = Policy(form, (weights, weights, weights))

    class Checking(Trying):
        def choose(self, position: Position, playable: int, unseen: int) -> Move:
            before = len(self.choices)
            values, _ = policy.values(position, playable, unseen)
            move = super().choose(position, playable, unseen)
            for choice in self.choices[before:]:
                sums = [
                    sum(n * feature for n, feature in enumerate(features, 1))
                    for features in choice.features
                ]
                assert sums == pytest.approx(values)
                assert choice.held == position.hands[position.turn].bit_count()
            return move

    rng = Random(1)
    trying = Checking(form, RandomChooser(form.automaton, rng), rng)
    play_out(form, dealt(form), trying)
    assert trying.choices


@pytest.mark.parametrize("name", FORMS)
def test_every_world_agrees_with_what_the_seat_sees(name: str) -> None:
    form = form_of(name)
    position = dealt(form)
    hand, unseen = position.hands[0], ALL & ~position.hands[0]
    sizes = [each.bit_count() for each in position.hands]
    trying = Trying(form, GreedyChooser(form.automaton), Random(2))
    worlds = [trying._world(position) for _ in range(30)]
    for hands, boneyard in worlds:
        assert hands[0] == hand
        assert [each.bit_count() for each in hands] == sizes
        hidden = [*hands[1:], *(1 << tile for tile in boneyard)]
        assert sum(hidden) == unseen  # every tile once
        assert len(boneyard) == len(position.boneyard)
    assert len({tuple(hands) for hands, _ in worlds}) == 30
    assert position.hands == dealt(form).hands
    assert position.boneyard == dealt(form).boneyard


def test_what_a_placement_is_worth_is_own_lead_in_the_end() -> None:
    """Nothing but one tile of the other player is hidden: there is one world."""
    form = form_of("all-fives-2")
    ends = placed(form, "5|5")
    position = Position([mask("5|6 0|5"), mask("6|6")], [], ends, 0, [100.0, 0.0])
    moves = [form.automaton.moves(ends, tile.index)[0] for tile in tiles("0|5 5|6")]
    worth = Trying(form, GreedyChooser(form.automaton), Random(1))._worth(position, moves)
    # 0|5 makes 10, 6|6 does not fit, and 5|6 goes out: 12 are left, which pay 10.
    # 5|6 pays nothing, 6|6 goes out: 5 are left.
    assert worth == [20, -5]
    assert position.scores == [100, 0]


@pytest.mark.parametrize("name", FORMS)
def test_trials_depend_on_chance_alone(name: str) -> None:
    form = form_of(name)
    greedy = GreedyChooser(form.automaton)
    first, again, other = (try_placements(form, greedy, 4, Random(seed)) for seed in (1, 1, 2))
    assert first == again != other
    assert all(len(choice.features) == len(choice.worth) > 1 for choice in first)


@pytest.mark.parametrize("name", FORMS)
def test_nobody_gains_on_somebody_who_plays_alike(name: str) -> None:
    form = form_of(name)
    greedy = GreedyChooser(form.automaton)
    assert compare(form, greedy, greedy, 10, Random(1)) == pytest.approx((0, 0))


@pytest.mark.parametrize("name", FORMS[:3])
def test_greedy_play_gains_on_play_by_chance_as_much_as_that_loses(name: str) -> None:
    form, rng = form_of(name), Random(1)
    greedy, chance = GreedyChooser(form.automaton), RandomChooser(form.automaton, rng)
    gain = compare(form, greedy, chance, 100, rng)
    assert gain.mean > gain.margin > 0
    if form.sides == 2:
        loss = compare(form, chance, greedy, 100, rng)
        assert abs(gain.mean + loss.mean) < gain.margin + loss.margin
