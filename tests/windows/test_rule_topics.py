"""Every refusal and every reason leads to a chapter that the book of its rule set has."""

import pytest

from domino_gui.engine.rules import RULE_SETS, HouseRules, Rule, Rules, RuleSet, RuleSetId
from domino_gui.learning.counting import Why
from domino_gui.windows.rule_topics import (
    HOUSE_RULES,
    RuleTopic,
    is_chosen,
    nearest,
    of_rule,
    of_why,
    topics,
)


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=list(RULE_SETS))
def test_every_rule_and_every_reason_has_its_chapter_in_every_rule_set(rule_set: RuleSet) -> None:
    for topic in [*map(of_rule, Rule), *map(of_why, Why), *RuleTopic]:
        assert nearest(topic, rule_set) in topics(rule_set)


def test_chapters_are_left_out_only_where_they_do_not_apply() -> None:
    left_out = {
        name: set(RuleTopic) - set(topics(rule_set)) for name, rule_set in RULE_SETS.items()
    }
    unrounded = {RuleTopic.BLOCK_OWN_UNROUNDED}
    grown = {RuleTopic.SPINNER, RuleTopic.BRANCHES}
    assert left_out == {
        RuleSetId.ALL_FIVES: unrounded,
        RuleSetId.FIVE_UP: unrounded,
        RuleSetId.MUGGINS: grown,
        RuleSetId.DRAW: {
            *(unrounded | grown),
            *(RuleTopic.COUNT, RuleTopic.CLAIM, RuleTopic.TARGET, RuleTopic.EXACT_TARGET),
        },
    }


def test_every_house_rule_has_a_chapter_of_its_name() -> None:
    names = {topic.value.replace("-", "_") for topic in HOUSE_RULES}
    assert names == set(HouseRules.__struct_fields__)


def test_a_house_rule_is_chosen_where_it_differs_from_what_is_usual() -> None:
    house = HouseRules(hand_size=5, claim=True)
    rules = Rules(RULE_SETS[RuleSetId.MUGGINS], 2, partners=False, house=house)
    assert {topic for topic in RuleTopic if is_chosen(topic, rules)} == {
        RuleTopic.HAND_SIZE,
        RuleTopic.CLAIM,
    }
