from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import MatchStarted, RoundDealt, RoundSettled
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSetId
from domino_gui.opponents import greedy
from domino_gui.opponents.fitting.odds import forms
from domino_gui.opponents.odds import Odds
from domino_gui.opponents.self_play import Seated, play_match
from tests.strategies import FORMS, form_name, start

TARGETED = forms()
TWO_SIDED = [name for name, rules in TARGETED.items() if len(rules.sides) == 2]


def rules_of(name: str, **house: Any) -> Rules:
    rules = TARGETED[name]
    return Rules(rules.rule_set, rules.seats, partners=rules.partners, house=HouseRules(**house))


def target_of(rules: Rules) -> int:
    assert rules.target is not None
    return rules.target


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_every_form_has_its_odds(form: tuple[RuleSetId, int, bool]) -> None:
    rule_set, seats, partners = form
    rules = Rules(RULE_SETS[rule_set], seats, partners=partners)
    sides = len(rules.sides)
    assert Odds(rules).between_rounds([0] * sides, None) == pytest.approx([1 / sides] * sides)


@pytest.mark.parametrize("name", TARGETED)
def test_chances_sum_to_one_and_fall_with_what_is_needed(name: str) -> None:
    rules, rng = TARGETED[name], Random(name)
    odds, sides = Odds(rules), len(rules.sides)
    for _ in range(300):
        scores = [5 * rng.randrange(-30, target_of(rules) // 5 + 2) for _ in range(sides)]
        leader = rng.choice([None, *range(sides)])
        chances = odds.between_rounds(scores, leader)
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
        side = rng.randrange(sides)
        better = [score + 5 * (each == side) for each, score in enumerate(scores)]
        assert odds.between_rounds(better, leader)[side] >= chances[side] - 1e-9


@pytest.mark.parametrize("name", TARGETED)
def test_it_does_not_matter_which_side_is_which(name: str) -> None:
    rules = TARGETED[name]
    odds, sides = Odds(rules), len(rules.sides)
    scores = [40 * side for side in range(sides)]
    for leader in (None, *range(sides)):
        turned = None if leader is None else (leader + 1) % sides
        chances = odds.between_rounds(scores, leader)
        assert odds.between_rounds(scores[-1:] + scores[:-1], turned) == pytest.approx(
            chances[-1:] + chances[:-1]
        )


@pytest.mark.parametrize("name", TARGETED)
def test_leading_helps(name: str) -> None:
    odds, sides = Odds(TARGETED[name]), len(TARGETED[name].sides)
    for behind in (200, 100, 50, 5):
        scores = [target_of(TARGETED[name]) - behind] * sides
        assert odds.between_rounds(scores, 0)[0] > 1 / sides


@pytest.mark.parametrize("name", TARGETED)
def test_a_side_alone_at_the_target_has_won(name: str) -> None:
    rules = TARGETED[name]
    rest = [0] * (len(rules.sides) - 2)
    for score in (target_of(rules), target_of(rules) + 40):
        chances = Odds(rules).between_rounds([score - 5, score, *rest], 0)
        assert chances == [0, 1, *rest]


def test_of_two_at_the_target_the_higher_has_won() -> None:
    odds = Odds(TARGETED["all-fives-3"])
    assert odds.between_rounds([202.5, 205, 190], 0) == [0, 1, 0]


@pytest.mark.parametrize("name", ["all-fives-2", "all-fives-4p", "muggins-2", "muggins-4p"])
def test_equal_at_a_target_that_ends_the_match_at_once_is_even(name: str) -> None:
    rules = TARGETED[name]
    for leader in (None, 0, 1):
        assert Odds(rules).between_rounds([target_of(rules)] * 2, leader) == [0.5, 0.5]


@pytest.mark.parametrize("name", ["five-up-2", "five-up-4p"])
def test_equal_at_the_target_of_five_up_another_round_decides(name: str) -> None:
    odds = Odds(TARGETED[name])
    led, followed = odds.between_rounds([310, 310], 0)
    assert 0.5 < led < 0.7
    assert odds.between_rounds([310, 310], 1) == [followed, led]
    assert odds.between_rounds([310, 310], None) == [0.5, 0.5]


def test_three_who_are_level_share_what_the_one_behind_can_hardly_win() -> None:
    for name, target in (("five-up-3", 305), ("all-fives-3", 200)):
        first, second, behind = Odds(TARGETED[name]).between_rounds([target, target, 150], None)
        assert first == second
        assert 0 < behind < 0.05


@pytest.mark.parametrize("name", TARGETED)
def test_in_a_tie_break_whoever_leads_alone_has_won(name: str) -> None:
    odds, sides = Odds(TARGETED[name]), len(TARGETED[name].sides)
    scores = [100, *[95] * (sides - 1)]
    won = [1, *[0] * (sides - 1)]
    assert odds.between_rounds(scores, 1, tie_break=True) == won
    assert odds.between_rounds([100] * sides, None, tie_break=True) == pytest.approx(
        [1 / sides] * sides
    )


@pytest.mark.parametrize("name", TWO_SIDED)
def test_scores_below_zero_and_any_target_have_odds(name: str) -> None:
    for target in (1, 7, 31, 61, 150, 500, 1000, 10**6):
        odds = Odds(rules_of(name, target=target))
        even, behind, far = (
            odds.between_rounds(scores, None) for scores in ([0, 0], [-200, 0], [-(10**5), 0])
        )
        assert even == [0.5, 0.5]
        assert 0 <= far[0] <= behind[0] < 0.5


@pytest.mark.parametrize("name", TWO_SIDED)
def test_a_lead_counts_less_the_longer_the_match(name: str) -> None:
    ahead = [
        Odds(rules_of(name, target=target)).between_rounds([50, 0], None)[0]
        for target in range(60, 1000, 5)
    ]
    assert all(earlier >= later - 0.002 for earlier, later in pairwise(ahead))
    assert ahead[-1] > 0.53


def test_half_a_step_needs_as_much_as_a_whole_one() -> None:
    odds = Odds(TARGETED["all-fives-3"])
    assert odds.between_rounds([197.5, 180, 180], 1) == odds.between_rounds([195, 180, 180], 1)


def test_house_rules_do_not_matter() -> None:
    plain = Odds(rules_of("muggins-2")).between_rounds([200, 180], 0)
    house = rules_of(
        "muggins-2", hand_size=3, undrawable=2, exact_target=True, block_own_unrounded=True
    )
    assert Odds(house).between_rounds([200, 180], 0) == plain
    assert sum(Odds(house).between_rounds([200.0, 187], 0)) == 1


def test_where_one_round_decides_nothing_is_known_before_it() -> None:
    rules = Rules(RULE_SETS[RuleSetId.DRAW], 2, partners=False)
    assert Odds(rules).between_rounds([0, 0], 0) == [0.5, 0.5]


# -- against matches -------------------------------------------------------------------------------


def played(name: str, index: int) -> Match:
    rules = TARGETED[name]
    started = start(rules.rule_set.id, rules.seats, partners=rules.partners)
    seated = [Seated(greedy.choose, Random(seat)) for seat in range(rules.seats)]
    return play_match(started, seated, ShuffledDealer(f"odds {name} {index}"))


def moments(match: Match) -> list[tuple[Sequence[float], int]]:
    """The scores before every round, and the side that led it."""
    seen: list[tuple[Sequence[float], int]] = []
    scores: Sequence[float] = [0] * len(match.scores)
    for event in match.events:
        if isinstance(event, MatchStarted):
            continue
        if isinstance(event, RoundDealt):
            seen.append((scores, match.rules.side_of[event.leader]))
        elif isinstance(event, RoundSettled):
            scores = [*event.scores]
    return seen


@pytest.mark.parametrize("name", ["all-fives-2", "muggins-4", "five-up-2"])
def test_what_is_foretold_comes_true(name: str) -> None:
    odds, rng = Odds(TARGETED[name]), Random(name)
    foretold: defaultdict[int, list[tuple[float, bool]]] = defaultdict(list)
    for index in range(150):
        match = played(name, index)
        scores, leader = rng.choice(moments(match))  # one of each match: they are independent
        for side, chance in enumerate(odds.between_rounds(scores, leader)[:-1]):
            foretold[int(3 * min(chance, 0.99))].append((chance, side in (match.winners or [])))
    for group in foretold.values():
        expected = sum(chance for chance, _ in group)
        spread = sqrt(sum(chance * (1 - chance) for chance, _ in group))
        assert abs(sum(won for _, won in group) - expected) < 3 * spread + 1
