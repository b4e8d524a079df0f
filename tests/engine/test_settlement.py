"""The settlements of the rules, each by its sentence; left and out are by seat, points by side."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.events import Points
from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSetId
from domino_gui.engine.settlement import Settlement, exact, round5, settle
from tests.engine import naive
from tests.strategies import FORMS, form_name

ALL_FIVES, MUGGINS, FIVE_UP, DRAW = RuleSetId


def rules(name: RuleSetId, seats: int, *, partners: bool = False, **house: bool) -> Rules:
    return Rules(RULE_SETS[name], seats, partners=partners, house=HouseRules(**house))


@pytest.mark.parametrize(
    ("pips", "rounded"),
    [(0, 0), (1, 0), (2, 0), (3, 5), (4, 5), (5, 5), (12, 10), (13, 15), (14, 15), (16, 15)],
)
def test_remainder_1_or_2_goes_down_and_3_or_4_goes_up(pips: int, rounded: int) -> None:
    assert round5(pips) == rounded


def test_rounding_agrees_with_the_words_for_every_hand() -> None:
    assert all(round5(pips) == naive.round5(pips) for pips in range(169))


@pytest.mark.parametrize(
    ("points", "written"), [(5, "5"), (5.0, "5"), (2.5, "2.5"), (-10.0, "-10"), (0.0, "0")]
)
def test_whole_points_are_integers_and_halves_stay(points: float, written: str) -> None:
    assert repr(exact(points)) == written


# -- going out ---------------------------------------------------------------------------------

OUT: dict[str, tuple[tuple[Rules, list[int], int], list[Points]]] = {
    "All Fives, three seats, others hold 12 and 12: the sum is rounded once": (
        (rules(ALL_FIVES, 3), [0, 12, 12], 0),
        [25, 0, 0],
    ),
    "Muggins, three seats, others hold 12 and 12: each hand is rounded": (
        (rules(MUGGINS, 3), [0, 12, 12], 0),
        [20, 0, 0],
    ),
    "Muggins: 12 counts 10, 13 counts 15": ((rules(MUGGINS, 3), [12, 0, 13], 1), [0, 25, 0]),
    "Five Up, three seats, others hold 12 and 12: each pays, nobody gains": (
        (rules(FIVE_UP, 3), [0, 12, 12], 0),
        [0, -10, -10],
    ),
    "Five Up: 2 left costs nothing, 3 left costs one displayed point": (
        (rules(FIVE_UP, 3), [0, 2, 3], 0),
        [0, 0, -5],
    ),
    "Five Up partners holding 3 and 3: each hand is rounded by itself": (
        (rules(FIVE_UP, 4, partners=True), [3, 0, 3, 2], 1),
        [-10, 0],
    ),
    "Five Up: the partner of who went out pays too": (
        (rules(FIVE_UP, 4, partners=True), [0, 7, 13, 0], 0),
        [-15, -5],
    ),
    "All Fives partners: the partner's hand never pays": (
        (rules(ALL_FIVES, 4, partners=True), [0, 6, 30, 7], 0),
        [15, 0],
    ),
    "Muggins partners: the partner's hand never pays": (
        (rules(MUGGINS, 4, partners=True), [30, 6, 6, 0], 3),
        [0, 35],
    ),
    "Muggins, four single players: all three others pay": (
        (rules(MUGGINS, 4), [3, 3, 3, 0], 3),
        [0, 0, 0, 15],
    ),
    "Draw: opponents' pips, exact": ((rules(DRAW, 3), [0, 12, 11], 0), [23, 0, 0]),
    "Draw partners: a partner's hand is not paid": (
        (rules(DRAW, 4, partners=True), [9, 6, 0, 5], 2),
        [11, 0],
    ),
}


@pytest.mark.parametrize("name", OUT)
def test_going_out(name: str) -> None:
    (played, left, out), points = OUT[name]
    assert settle(played, left, out) == Settlement(points, [played.side_of[out]])


# -- blocked -----------------------------------------------------------------------------------

BLOCKED: dict[str, tuple[tuple[Rules, list[int]], list[Points], list[int]]] = {
    "All Fives, two seats, 6 against 11: own pips are not subtracted": (
        (rules(ALL_FIVES, 2), [6, 11]),
        [10, 0],
        [0],
    ),
    "Muggins, two seats, 6 against 11": ((rules(MUGGINS, 2), [6, 11]), [5, 0], [0]),
    "Muggins, own hand unrounded": (
        (rules(MUGGINS, 2, block_own_unrounded=True), [6, 11]),
        [4, 0],
        [0],
    ),
    "Muggins, never below 0": ((rules(MUGGINS, 2), [8, 9]), [0, 0], [0]),
    "Muggins, own hand unrounded, never below 0": (
        (rules(MUGGINS, 2, block_own_unrounded=True), [11, 12]),
        [0, 0],
        [0],
    ),
    "Muggins partners: each hand of the own side is rounded and subtracted": (
        (rules(MUGGINS, 4, partners=True), [3, 12, 3, 13]),
        [15, 0],
        [0],
    ),
    "Muggins partners, own hands unrounded": (
        (rules(MUGGINS, 4, partners=True, block_own_unrounded=True), [3, 12, 3, 13]),
        [19, 0],
        [0],
    ),
    "Muggins partners: the side with the fewest pips in total wins": (
        (rules(MUGGINS, 4, partners=True), [1, 8, 30, 9]),
        [0, 10],
        [1],
    ),
    "Muggins, three seats, two equal lowest: nothing": (
        (rules(MUGGINS, 3), [4, 4, 13]),
        [0, 0, 0],
        [],
    ),
    "Muggins, two equal: nothing": ((rules(MUGGINS, 2), [7, 7]), [0, 0], []),
    "All Fives, three seats 4, 4, 13: split in two equal halves": (
        (rules(ALL_FIVES, 3), [4, 4, 13]),
        [7.5, 7.5, 0],
        [0, 1],
    ),
    "All Fives: 5 points give 2.5 each": (
        (rules(ALL_FIVES, 3), [6, 3, 3]),
        [0, 2.5, 2.5],
        [1, 2],
    ),
    "All Fives: an even split stays whole": ((rules(ALL_FIVES, 3), [4, 11, 4]), [5, 0, 5], [0, 2]),
    "All Fives, all three equal: nothing": ((rules(ALL_FIVES, 3), [4, 4, 4]), [0, 0, 0], []),
    "All Fives, two equal highest: the sole lowest wins all": (
        (rules(ALL_FIVES, 3), [13, 4, 13]),
        [0, 25, 0],
        [1],
    ),
    "All Fives, two seats equal: nothing": ((rules(ALL_FIVES, 2), [4, 4]), [0, 0], []),
    "All Fives partners equal in total: nothing": (
        (rules(ALL_FIVES, 4, partners=True), [4, 5, 6, 5]),
        [0, 0],
        [],
    ),
    "All Fives partners: the side with the fewest pips in total wins": (
        (rules(ALL_FIVES, 4, partners=True), [1, 8, 30, 9]),
        [0, 30],
        [1],
    ),
    "Five Up: nobody wins, every seat pays": (
        (rules(FIVE_UP, 3), [4, 4, 13]),
        [-5, -5, -15],
        [],
    ),
    "Five Up partners: each hand is rounded by itself": (
        (rules(FIVE_UP, 4, partners=True), [3, 7, 3, 7]),
        [-10, -10],
        [],
    ),
    "Draw: opponents' pips, exact": ((rules(DRAW, 3), [6, 11, 8]), [19, 0, 0], [0]),
    "Draw partners: the player with the fewest pips wins for the side": (
        (rules(DRAW, 4, partners=True), [1, 8, 30, 9]),
        [17, 0],
        [0],
    ),
    "Draw partners: equal lowest hands on one side are no draw": (
        (rules(DRAW, 4, partners=True), [9, 3, 8, 3]),
        [0, 17],
        [1],
    ),
    "Draw: equal lowest hands on different sides, a drawn game": (
        (rules(DRAW, 4, partners=True), [3, 3, 9, 9]),
        [0, 0],
        [],
    ),
    "Draw, three seats, two equal lowest: a drawn game": (
        (rules(DRAW, 3), [4, 4, 13]),
        [0, 0, 0],
        [],
    ),
    "Draw: nothing left on the winner's hand but blanks": (
        (rules(DRAW, 2), [0, 3]),
        [3, 0],
        [0],
    ),
}


@pytest.mark.parametrize("name", BLOCKED)
def test_blocked(name: str) -> None:
    (played, left), points, winners = BLOCKED[name]
    settled = settle(played, left, None)
    assert settled == Settlement(points, winners)
    assert [repr(each) for each in settled.points] == [repr(each) for each in points]


@given(
    form=st.sampled_from(FORMS),
    left=st.lists(st.integers(0, 60) | st.sampled_from([3, 4]), min_size=4, max_size=4),
    out=st.none() | st.integers(0, 3),
)
def test_every_settlement_agrees_with_the_rules_reckoned_once_more(
    form: tuple[RuleSetId, int, bool], left: list[int], out: int | None
) -> None:
    name, seats, partners = form
    played = rules(name, seats, partners=partners)
    left = left[:seats]
    if out is not None:
        out %= seats
        left[out] = 0
    points = settle(played, left, out).points
    assert [Fraction(each) for each in points] == naive.settlement(name, played.sides, left, out)


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_who_goes_out_wins_the_round_for_their_side(form: tuple[RuleSetId, int, bool]) -> None:
    name, seats, partners = form
    played = rules(name, seats, partners=partners)
    for out in range(seats):
        assert settle(played, [7] * seats, out).winners == [played.side_of[out]]
