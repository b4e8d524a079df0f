import pytest

from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSetId
from domino_gui.windows.rule_book_texts import chapters, house_rules


def told(rules: Rules) -> str:
    return "\n".join(text for chapter in chapters(rules) for text in chapter.paragraphs)


@pytest.mark.parametrize("rule_set", RuleSetId)
def test_every_rule_set_is_told_to_its_end(rule_set: RuleSetId) -> None:
    rules = Rules(RULE_SETS[rule_set], 2, partners=False)
    assert len(chapters(rules)) == 6
    assert "{" not in told(rules)


def test_the_target_is_told_as_displayed() -> None:
    assert "61" in told(Rules(RULE_SETS[RuleSetId.FIVE_UP], 2, partners=False))
    assert "250" in told(Rules(RULE_SETS[RuleSetId.ALL_FIVES], 2, partners=False))


def test_house_rules_are_told_where_the_rules_are() -> None:
    house = HouseRules(
        hand_size=6,
        target=100,
        undrawable=1,
        lead_highest_double=True,
        block_own_unrounded=True,
        exact_target=True,
    )
    rules = Rules(RULE_SETS[RuleSetId.MUGGINS], 2, partners=False, house=house)
    assert len(house_rules(rules)) == 6
    assert chapters(rules)[-1].paragraphs == house_rules(rules)
    assert house_rules(Rules(rules.rule_set, 2, partners=False, house=HouseRules(undrawable=2)))
