import pytest

from domino_gui.engine.rules import ALL_FIVES, FIVE_UP, RuleSet, RuleSetId
from domino_gui.opponents.players import LEVELS
from domino_gui.windows.rule_set_texts import (
    level_name,
    rule_set_description,
    rule_set_name,
    shown_points,
    signed_points,
)


def test_every_rule_set_has_a_name_and_a_description_of_its_own() -> None:
    assert len({rule_set_name(rules) for rules in RuleSetId}) == 4
    assert len({rule_set_description(rules) for rules in RuleSetId}) == 4


def test_a_level_has_a_name_and_another_player_keeps_its_own() -> None:
    assert all(level_name(level) for level in LEVELS)
    assert level_name("flat200") == "flat200"


@pytest.mark.parametrize(
    ("rule_set", "raw", "shown"),
    [
        (ALL_FIVES, 15, "15"),
        (ALL_FIVES, 2.5, "2.5"),
        (FIVE_UP, 305, "61"),
        (FIVE_UP, -10, "−2"),
        (ALL_FIVES, 12_345_678, "12345678"),
    ],
)
def test_points_are_shown_as_the_rule_set_displays_them(
    rule_set: RuleSet, raw: float, shown: str
) -> None:
    assert shown_points(rule_set, raw) == shown


def test_gains_carry_a_plus_and_losses_a_minus() -> None:
    assert [signed_points(FIVE_UP, raw) for raw in (10, 0, -10)] == ["+2", "0", "−2"]
