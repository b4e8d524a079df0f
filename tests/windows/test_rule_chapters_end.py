import pytest

from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSet, RuleSetId
from domino_gui.engine.tiles import TILES
from domino_gui.windows.rule_book_parts import Drawn, Told
from domino_gui.windows.rule_chapters_end import match_end, round_end, settlement
from domino_gui.windows.rule_examples import HandsExample, TableExample
from tests.windows.test_rule_chapters_begin import said


def drawn(parts: object) -> list[object]:
    assert isinstance(parts, list)
    return [each for part in parts if isinstance(part, Drawn) for each in part.examples]


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=list(RULE_SETS))
def test_to_the_table_that_is_blocked_no_tile_fits(rule_set: RuleSet) -> None:
    (table,) = drawn(round_end(Told(rule_set)))
    assert isinstance(table, TableExample)
    lying = {placed.tile for placed in table.layout.placed}
    assert not any(table.layout.fits(tile) for tile in TILES if tile not in lying)
    assert "all 7 tiles with a 1" in said(round_end(Told(rule_set)))


def test_the_house_rule_of_the_match_has_its_example_beside_the_usual_one() -> None:
    muggins = RULE_SETS[RuleSetId.MUGGINS]
    house = HouseRules(block_own_unrounded=True)
    usual = drawn(settlement(Told(muggins)))
    differs = drawn(settlement(Told(muggins, Rules(muggins, 2, partners=False, house=house))))
    assert len(differs) == len(usual) + 1
    example = differs[-1]
    assert isinstance(example, HandsExample)
    assert example.settled.points == [4, 0]


def test_in_draw_the_lowest_hand_wins_for_its_side() -> None:
    (*_, blocked) = drawn(settlement(Told(RULE_SETS[RuleSetId.DRAW])))
    assert isinstance(blocked, HandsExample)
    left = blocked.settled.left
    assert left[0] == min(left)
    assert left[0] + left[2] > left[1] + left[3]
    assert blocked.settled.points == [left[1] + left[3], 0]


def test_ends_of_matches_are_told_apart() -> None:
    texts = {name: said(match_end(Told(rule_set))) for name, rule_set in RULE_SETS.items()}
    assert "even in the middle of a round" in texts[RuleSetId.ALL_FIVES]
    assert "With three players" in texts[RuleSetId.ALL_FIVES]
    assert "With three players" not in texts[RuleSetId.MUGGINS]
    assert "the round is played to its end" in texts[RuleSetId.FIVE_UP]
    assert "One round decides" in texts[RuleSetId.DRAW]
