"""How a settlement is reckoned, in every rule set: the engine's figures and the rule's words."""

import pytest

from domino_gui.engine.rules import RuleSetId
from domino_gui.learning.lesson_tasks import Settle
from domino_gui.windows.lesson_settlements import hands, how, reckoned
from tests.learning.lesson_files import position

TWELVES = ("", "5|6 0|1", "2|2 4|4")


def test_every_hand_is_told() -> None:
    told = hands(position("3|6", hands=TWELVES), ["You", "Mina", "Theo"])
    assert told == ["You: no tile left", "Mina: 5|6 + 0|1, 12 pips", "Theo: 2|2 + 4|4, 12 pips"]


@pytest.mark.parametrize(
    ("rules", "figures"),
    [
        (RuleSetId.ALL_FIVES, ["12 + 12 = 24 → 25"]),
        (RuleSetId.MUGGINS, ["12 → 10; 12 → 10; 10 + 10 = 20"]),
        (RuleSetId.DRAW, ["12 + 12 = 24"]),
    ],
)
def test_the_figures_are_those_of_the_end_of_a_round(rules: RuleSetId, figures: list[str]) -> None:
    table = position("3|6", rules=rules, hands=TWELVES)
    assert reckoned(table, Settle(0, 0, 0)) == figures


def test_each_way_to_settle_has_its_own_words() -> None:
    said = set()
    for rules in RuleSetId:
        for seats in (2, 3):
            for out in (0, None):
                table = position("3|6", rules=rules, hands=("",) * seats)
                said.add(how(table.rules, Settle(0, out, 0)))
    assert len(said) == 6
