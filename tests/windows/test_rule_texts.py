import pytest

from domino_gui.engine.rules import Rule
from domino_gui.engine.tiles import Tile
from domino_gui.windows.rule_texts import sentence, why_not
from tests.engine.rigged import dealt, place
from tests.strategies import start


@pytest.mark.parametrize("rule", Rule)
def test_every_rule_has_a_sentence(rule: Rule) -> None:
    assert sentence(rule).endswith(".")


def test_no_two_rules_say_the_same() -> None:
    assert len({sentence(rule) for rule in Rule}) == len(Rule)


HANDS = ("6|6 1|2 1|1 0|0 0|1 0|2 0|3 0|4 0|5", "5|6 2|2 2|3 2|4 2|5 2|6 3|3 3|4 3|5")


def test_a_tile_that_fits_no_end_is_refused_with_its_numbers() -> None:
    match = dealt(start(), *HANDS)
    place(match, "6|6")
    place(match, "5|6", "6|6 straight-a")
    assert why_not(match, 0, Tile(1, 2)) == "No end shows 2 or 1."
    assert why_not(match, 0, Tile(1, 1)) == "No end shows 1."


def test_a_tile_is_refused_while_another_has_the_turn() -> None:
    match = dealt(start(), *HANDS)
    place(match, "6|6")
    assert why_not(match, 0, Tile(1, 2)) == sentence(Rule.OUT_OF_TURN)


def test_a_tile_that_may_not_be_led_is_refused_by_the_house_rule() -> None:
    match = dealt(start(lead_highest_double=True), *HANDS)
    assert why_not(match, 0, Tile(1, 2)) == sentence(Rule.LEAD_HIGHEST_DOUBLE)


def test_nothing_can_be_played_once_the_match_is_over() -> None:
    match = dealt(start(), *HANDS)
    match.resign(0)
    assert why_not(match, 0, Tile(1, 2)) == sentence(Rule.MATCH_OVER)
