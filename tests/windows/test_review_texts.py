"""What a review says."""

from __future__ import annotations

from typing import Any

import pytest

from domino_gui.engine.events import Place
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import Tile
from domino_gui.learning.hints import Adviser, Lack, Reasons, Threat
from domino_gui.learning.review import Choice, Judged, choices
from domino_gui.opponents.protocol import Estimate
from domino_gui.windows import review_texts as texts
from tests.windows.replayed import history_of

ALL_FIVES, FIVE_UP = RULE_SETS[RuleSetId.ALL_FIVES], RULE_SETS[RuleSetId.FIVE_UP]
FIRST = Place(Tile(5, 5), None)
THREE = Place(Tile(3, 5), End(Tile(5, 5), Port.STRAIGHT_A))
NAMES = ["Ada", "Mina"]


def judged(cost: float, spread: float = 0.0) -> Judged:
    return Judged(
        Choice(5, 1, 0, FIRST, 0),
        (
            Estimate(THREE, 10, 7.0, spread, 0.625, 100),
            Estimate(FIRST, 0, 7.0 - cost, spread, None, 100),
        ),
    )


def plain() -> Reasons:
    """What is true of some placement, after which the next player can do something."""
    match = history_of(RuleSetId.FIVE_UP).match
    choice = choices(match.events, 0)[0]
    view = Match.replay(seat_view(match.events[: choice.at], 0), viewer=0)
    return Adviser(view).reasons(choice.place)


def reasons(**more: Any) -> Reasons:
    """What nothing speaks for but ``more``."""
    usual = {"pays": 0, "goes_out": False, "threat": None, "lacks": (), "fits_next": (), "left": 12}
    return plain()._replace(**(usual | more))


def threat(any_chance: float, mean: float) -> Threat:
    found = plain().threat
    assert found is not None
    return found._replace(seat=1, any_chance=any_chance, mean=mean)


def test_points_are_told_as_they_are_displayed_to_a_tenth() -> None:
    assert texts.tenths(ALL_FIVES, 4.26) == "4.3"
    assert texts.tenths(FIVE_UP, -4.26) == "−0.9"
    assert texts.tenths(ALL_FIVES, -0.01) == "0.0"
    assert texts.signed_tenths(ALL_FIVES, 0.01) == "0.0"
    assert texts.signed_tenths(ALL_FIVES, 2) == "+2.0"


def test_a_cost_is_told_no_surer_than_it_is() -> None:
    assert texts.cost(FIVE_UP, judged(12)) == "−2.4"
    assert texts.cost_told(FIVE_UP, judged(12)) == "Cost 2.4 points, give or take 0.0."
    assert texts.cost(FIVE_UP, judged(1, 20.0)) == "about equal"
    assert "within chance" in texts.cost_told(FIVE_UP, judged(1, 20.0))
    assert texts.cost(FIVE_UP, judged(0)) == "best"
    unknown = judged(0)._replace(estimates=())
    assert texts.cost(FIVE_UP, unknown) == "…"
    assert texts.cost_told(FIVE_UP, unknown) == "Not looked at yet."


def test_a_placement_is_told_with_its_figures() -> None:
    better, chosen = judged(12).estimates
    assert texts.place_told(FIRST) == "5|5 led"
    assert texts.place_told(THREE) == "3|5 at 5|5"
    assert texts.figures(FIVE_UP, better) == "pays +2, expected +1.4, wins 62 %"
    assert texts.figures(FIVE_UP, chosen) == "expected −1.0"


@pytest.mark.parametrize(
    ("chosen", "better", "told"),
    [
        ({}, {"goes_out": True}, "It goes out."),
        ({"pays": 5}, {"pays": 15}, "It pays 2 more at once."),
        (
            {"threat": threat(0.5, 4)},
            {"threat": threat(0.25, 4)},
            "Mina can score after it with a chance of 25 %, not of 50 %.",
        ),
        (
            {"threat": threat(0.5, 9)},
            {"threat": threat(0.45, 3.5)},
            "Mina scores about 0.7 after it, not about 1.8.",
        ),
        ({}, {"lacks": (Lack(1, (3, 5)),)}, "Mina has shown to hold no 3, 5."),
        ({}, {"fits_next": (Tile(1, 2),)}, "Of the tiles left, 1 fit then, not 0."),
        ({}, {"left": 5}, "It leaves 5 pips in the hand, not 12."),
        ({"pays": 5, "left": 3}, {}, ""),
    ],
)
def test_the_first_thing_that_speaks_for_the_better_is_told(
    chosen: dict[str, Any], better: dict[str, Any], told: str
) -> None:
    one, other = reasons(**chosen), reasons(**better)
    assert texts.reason(FIVE_UP, one, other, NAMES) == told


def test_grades_of_rounds_and_matches() -> None:
    assert texts.grade(FIVE_UP, 12.5, 4) == "This round: 2.5 points lost"
    assert texts.grade(FIVE_UP, 0, 4) == "This round: nothing clearly lost"
    assert "nothing to choose" in texts.grade(FIVE_UP, 0, 0)
    assert texts.match_grade(FIVE_UP, [], 3) == ""
    assert texts.match_grade(FIVE_UP, [10, 20], 2) == "Match: 3.0 points lost per round"
    so_far = texts.match_grade(FIVE_UP, [10], 2)
    assert so_far == "So far: 2.0 points lost per round (1 of 2 rounds)"
