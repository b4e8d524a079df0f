import pytest

from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.windows.rule_book_parts import Text, Told
from domino_gui.windows.rule_chapters_begin import goal, lead, partners


def said(parts: object) -> str:
    assert isinstance(parts, list)
    return " ".join(part.words for part in parts if isinstance(part, Text))


@pytest.mark.parametrize(
    ("rule_set", "first", "later"),
    [
        (RuleSetId.ALL_FIVES, "A lot decides", "a lot decides again"),
        (RuleSetId.FIVE_UP, "A lot decides", "a lot decides again"),
        (RuleSetId.MUGGINS, "holds the highest double leads", "again the holder of the highest"),
        (RuleSetId.DRAW, "holds the highest double leads", ""),
    ],
)
def test_who_leads_is_that_of_the_rule_set(rule_set: RuleSetId, first: str, later: str) -> None:
    text = said(lead(Told(RULE_SETS[rule_set])))
    assert first in text
    assert later in text
    assert ("After a blocked round" in text) is bool(later)
    assert ("scores like every other" in text) is (rule_set is not RuleSetId.DRAW)


def test_the_target_of_five_up_is_told_as_displayed() -> None:
    assert "61 displayed points" in said(goal(Told(RULE_SETS[RuleSetId.FIVE_UP])))


def test_only_in_five_up_a_partners_hand_costs() -> None:
    for name, rule_set in RULE_SETS.items():
        costs = "costs the side" in said(partners(Told(rule_set)))
        assert costs is (name is RuleSetId.FIVE_UP)
