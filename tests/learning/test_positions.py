"""Positions show what their difficulty is about, and are the same on every machine."""

from __future__ import annotations

import pytest

from domino_gui.engine.rules import RuleSetId
from domino_gui.learning.counting import Why, explain
from domino_gui.learning.positions import PAYS, Difficulty, position

NUMBERS = range(200)
KNOWN = ["1|1", "1|2", "1|4", "4|6", "1|5", "3|6", "5|5"]


@pytest.mark.parametrize("difficulty", Difficulty)
def test_the_same_number_gives_the_same_position_and_others_differ(difficulty: Difficulty) -> None:
    tables = [tuple(position(difficulty, number).layout.placed) for number in NUMBERS]
    assert tables == [tuple(position(difficulty, number).layout.placed) for number in NUMBERS]
    assert len(set(tables)) > len(NUMBERS) * 0.9


def test_a_known_position_stays_as_it_is() -> None:
    """Whoever answered it wrongly is asked it again, by a later version maybe."""
    found = position(Difficulty.BRANCHES, 7)
    assert [str(placed.tile) for placed in found.layout.placed] == KNOWN
    assert found.rules is RuleSetId.ALL_FIVES


@pytest.mark.parametrize("difficulty", Difficulty)
def test_a_position_shows_what_its_difficulty_is_about(difficulty: Difficulty) -> None:
    seen: set[Why] = set()
    for number in NUMBERS:
        seen |= {step.why for step in explain(position(difficulty, number).layout)}
    branches = {Why.ARM_NOT_BEGUN, Why.BRANCHES_CLOSED}
    match difficulty:
        case Difficulty.TWO_ENDS:
            assert seen == {Why.OPEN_HALF}
        case Difficulty.ONE_DOUBLE:
            assert seen == {Why.OPEN_HALF, Why.OPEN_DOUBLE, Why.COVERED_DOUBLE}
        case Difficulty.SPINNER:
            assert branches <= seen
        case Difficulty.BRANCHES | Difficulty.TREES:
            assert {Why.OPEN_HALF, Why.OPEN_DOUBLE, Why.COVERED_DOUBLE} <= seen


@pytest.mark.parametrize("difficulty", Difficulty)
def test_more_counts_pay_than_chance_would_give(difficulty: Difficulty) -> None:
    found = [position(difficulty, number) for number in NUMBERS]
    assert all(each.points in (0, each.layout.count) for each in found)
    paying = sum(each.points > 0 for each in found) / len(found)
    assert PAYS - 0.12 < paying < PAYS + 0.12


def test_harder_positions_have_more_ends() -> None:
    ends = {
        difficulty: sum(
            len(position(difficulty, number).layout.scoring_ends()) for number in NUMBERS
        )
        / len(NUMBERS)
        for difficulty in Difficulty
    }
    assert ends[Difficulty.TWO_ENDS] == 2
    assert ends[Difficulty.TREES] > ends[Difficulty.BRANCHES] > ends[Difficulty.SPINNER]
