from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.windows.rule_book_parts import Items, Told
from domino_gui.windows.rule_chapters_house import claim, exact_target, lead_highest_double
from tests.windows.test_rule_chapters_begin import said


def test_a_wrong_claim_costs_five_as_displayed() -> None:
    for name, shown in ((RuleSetId.MUGGINS, "−5"), (RuleSetId.FIVE_UP, "−1")):
        (items,) = [part for part in claim(Told(RULE_SETS[name])) if isinstance(part, Items)]
        assert f"scores {shown} for" in items.words[-1]


def test_in_five_up_the_target_concerns_placements_only() -> None:
    text = said(exact_target(Told(RULE_SETS[RuleSetId.FIVE_UP])))
    assert "placements only" in text
    assert (
        "the target is 61, and the score 59. A count of 15 scores 0, a count of 10 scores 2" in text
    )
    assert "by a settlement" in said(exact_target(Told(RULE_SETS[RuleSetId.MUGGINS])))


def test_where_a_lot_would_lead_there_is_none_in_the_first_round() -> None:
    for name, rule_set in RULE_SETS.items():
        text = said(lead_highest_double(Told(rule_set)))
        assert ("no lot" in text) is (name in (RuleSetId.ALL_FIVES, RuleSetId.FIVE_UP))
        assert ("Later rounds" in text) is (name is not RuleSetId.DRAW)
