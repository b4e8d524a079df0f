from __future__ import annotations

from random import Random

import pytest

from domino_gui.opponents.fitting.contest import Moment, fit_contest, most_likely, play
from domino_gui.opponents.fitting.rounds import PlayedRound
from domino_gui.opponents.odds import Contest


def test_a_formula_is_found_again_from_what_comes_of_it() -> None:
    contest = Contest([2.0, 3.0, 4.0, 5.0, 6.0, 7.0], 2.0)
    rng = Random(1)
    moments = []
    for _ in range(1500):
        needs = tuple(rng.randrange(1, 30) for _ in range(3))
        leader = rng.choice([None, 0, 1, 2])
        winner = rng.choices(range(3), contest.chances(needs, leader))[0]
        moments.append(Moment(needs, leader, winner))
    found = most_likely(moments)
    for needs, leader, _ in moments[:100]:
        assert found.chances(needs, leader) == pytest.approx(
            contest.chances(needs, leader), abs=0.1
        )


def test_scales_lie_between_those_given() -> None:
    contest = Contest([2.0, 3.0, 6.0], 1.0)
    assert [contest.scale(least) for least in (1, 2, 4, 16, 400)] == [2, 3, 6, 12, 60]
    assert 3 < contest.scale(3) < 6


@pytest.mark.parametrize(
    ("at_once", "winner"),
    [(True, 1), (False, 2)],  # the third gains most, the second is there first
)
def test_matches_end_as_their_rules_say(at_once: bool, winner: int) -> None:
    played = PlayedRound(((0, 5), (1, 100)), (0, 0, 200), 0)
    for seed in range(30):
        moment = play([played], 100, Random(seed), at_once=at_once)
        led = (moment.winner - winner) % 3
        assert moment.leader in (None, led)
        assert all(1 <= need <= 20 for need in moment.needs)


def test_sides_that_end_level_play_on() -> None:
    rounds = [PlayedRound((), (50, 50, 0), 0), PlayedRound((), (0, 5, 0), 0)]
    moments = [play(rounds, 100, Random(seed), at_once=False) for seed in range(200)]
    from_nothing = [each for each in moments if each.needs == (20, 20, 20)]
    assert from_nothing
    assert all(min(each.needs) > 0 for each in moments)


def test_rounds_in_which_the_leader_gains_more_make_leading_worth_more() -> None:
    rng = Random(2)
    even, led = (
        [
            PlayedRound(
                (), (rng.randrange(8) * 5 + more, rng.randrange(8) * 5, rng.randrange(8) * 5), 0
            )
            for _ in range(200)
        ]
        for more in (0, 20)
    )
    leads = [fit_contest(rounds, 200, at_once=True, matches=500).lead for rounds in (even, led)]
    assert leads[0] < 2 < leads[1]
