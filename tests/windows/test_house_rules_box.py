from msgspec import UNSET
from PySide6.QtWidgets import QWidget

from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.windows.house_rules_box import HouseRulesBox

EVERYTHING = HouseRules(
    hand_size=6,
    target=100,
    undrawable=2,
    lead_highest_double=True,
    block_own_unrounded=True,
    exact_target=True,
    claim=True,
)


def test_what_was_chosen_is_chosen_again(parent: QWidget) -> None:
    box = HouseRulesBox(EVERYTHING, parent)
    box.offer(RuleSetId.MUGGINS, 2, partners=False)
    assert box.house_rules() == EVERYTHING


def test_what_a_rule_set_does_not_know_is_neither_shown_nor_returned(parent: QWidget) -> None:
    box = HouseRulesBox(EVERYTHING, parent)
    box.show()
    box.offer(RuleSetId.DRAW, 2, partners=False)
    assert not box.target.isVisible()
    assert not box.exact_target.isVisible()
    assert not box.block_own_unrounded.isVisible()
    assert not box.claim.isVisible()
    assert not box.claims.isVisible()
    assert box.house_rules() == HouseRules(hand_size=6, undrawable=2, lead_highest_double=True)
    box.offer(RuleSetId.ALL_FIVES, 2, partners=False)
    assert box.target.isVisible()
    assert not box.house_rules().block_own_unrounded


def test_hands_never_hold_more_tiles_than_there_are(parent: QWidget) -> None:
    box = HouseRulesBox(HouseRules(hand_size=14), parent)
    box.offer(RuleSetId.ALL_FIVES, 2, partners=False)
    assert box.house_rules().hand_size == 14
    box.offer(RuleSetId.ALL_FIVES, 4, partners=True)
    assert box.house_rules().hand_size is UNSET
    assert box.hand_size.itemText(box.hand_size.count() - 1) == "7"


def test_targets_are_offered_as_displayed(parent: QWidget) -> None:
    box = HouseRulesBox(HouseRules(), parent)
    box.offer(RuleSetId.FIVE_UP, 2, partners=False)
    assert box.target.currentText() == "61 (usual)"
    assert [box.target.itemText(index) for index in range(3)] == ["21", "31", "61 (usual)"]
    box.target.setCurrentIndex(0)
    box.target.activated.emit(0)
    assert box.house_rules().target == 105


def test_numbers_stand_in_their_order_and_the_usual_one_is_marked(parent: QWidget) -> None:
    box = HouseRulesBox(HouseRules(), parent)
    box.offer(RuleSetId.ALL_FIVES, 4, partners=True)
    sizes = [box.hand_size.itemText(index) for index in range(box.hand_size.count())]
    assert [int(size.split()[0]) for size in sizes] == [3, 4, 5, 6, 7]
    assert box.hand_size.currentText().endswith("(usual)")
    assert box.house_rules().hand_size is UNSET


def test_what_claiming_means_is_said_where_it_is_chosen(parent: QWidget) -> None:
    box = HouseRulesBox(HouseRules(), parent)
    box.show()
    box.offer(RuleSetId.FIVE_UP, 2, partners=False)
    assert not box.claims.isVisible()
    box.claim.click()
    assert box.claims.isVisible()
    assert box.claim.accessibleDescription() == box.claims.text()
    assert box.house_rules() == HouseRules(claim=True)
