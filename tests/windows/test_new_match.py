import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.windows.new_match import NewMatchDialog
from tests.windows.conftest import people, press


def opened(qtbot: QtBot, setup: MatchSetup) -> NewMatchDialog:
    dialog = NewMatchDialog(setup, 14)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


SETUPS = [
    MatchSetup(),
    MatchSetup(RuleSetId.MUGGINS, 4, partners=True, house=HouseRules(block_own_unrounded=True)),
    MatchSetup(RuleSetId.MUGGINS, 4, partners=False),
    MatchSetup(RuleSetId.FIVE_UP, 3, house=HouseRules(target=105)),
    MatchSetup(RuleSetId.DRAW, 4, partners=True, house=HouseRules(hand_size=7)),
]


@pytest.mark.parametrize("setup", SETUPS)
def test_enter_starts_what_was_chosen_last(qtbot: QtBot, setup: MatchSetup) -> None:
    dialog = opened(qtbot, setup)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, Qt.Key.Key_Return)
    assert chosen.args == [setup, None]


def test_whatever_is_clicked_can_be_played(qtbot: QtBot) -> None:
    dialog = opened(qtbot, SETUPS[2])
    for number in (0, 1, 2, 3, 1, 0):
        dialog.rule_sets.button(number).click()
        for seating in range(dialog.seating.count()):
            dialog.seating.setCurrentIndex(seating)
            dialog.seating.activated.emit(seating)
            assert dialog.setup().is_playable
            dialog.house_rules.exact_target.setChecked(True)
            for target in range(dialog.house_rules.target.count()):
                dialog.house_rules.target.setCurrentIndex(target)
                dialog.house_rules.target.activated.emit(target)
                assert dialog.setup().is_playable


def test_four_players_stay_four_where_they_have_to_be_partners(qtbot: QtBot) -> None:
    dialog = opened(qtbot, SETUPS[2])
    dialog.rule_sets.button(0).click()
    assert (dialog.setup().seats, dialog.setup().partners) == (4, True)


def test_escape_starts_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot, MatchSetup())
    with qtbot.assertNotEmitted(dialog.chosen):
        press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_no_description_is_cut_off(qtbot: QtBot) -> None:
    from PySide6.QtWidgets import QLabel

    dialog = opened(qtbot, MatchSetup())
    dialog.house_rules.claim.click()
    qtbot.waitUntil(dialog.house_rules.claims.isVisible)
    for label in dialog.findChildren(QLabel):
        if label.property("role") == "description" and label.isVisible():
            assert label.height() >= label.heightForWidth(label.width())


def test_a_deal_number_is_told_with_the_match(qtbot: QtBot) -> None:
    dialog = opened(qtbot, MatchSetup())
    dialog.deal.field.setText("42")
    with qtbot.waitSignal(dialog.chosen) as chosen:
        press(dialog, Qt.Key.Key_Return)
    assert chosen.args == [MatchSetup(), 42]


def test_no_match_begins_with_what_is_no_deal_number(qtbot: QtBot) -> None:
    dialog = opened(qtbot, MatchSetup())
    dialog.deal.field.setFocus()
    dialog.deal.field.setText("forty-two")
    assert not dialog.start.isEnabled()
    with qtbot.assertNotEmitted(dialog.chosen):
        press(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_two_people_of_one_name_are_told_apart_first(qtbot: QtBot) -> None:
    dialog = opened(qtbot, people("Ada", " Ada "))
    assert "Ada" in dialog.problem.text()
    assert not dialog.start.isEnabled()
    dialog.rows.names[1].setText("Bo")
    assert not dialog.problem.isVisible()
    assert dialog.start.isEnabled()


def test_computers_alone_are_watched(qtbot: QtBot) -> None:
    dialog = opened(qtbot, MatchSetup(RuleSetId.MUGGINS, 4))
    assert dialog.start.text() == "Start"
    dialog.rows.who[0].setCurrentIndex(2)
    assert dialog.start.text() == "Watch"


def test_the_plan_follows_who_sits_where(qtbot: QtBot) -> None:
    dialog = opened(qtbot, people("Ada", "Bo", "Cy", "Di", partners=True))
    assert dialog.plan.told.startswith("Ada and Cy")
    dialog.rows.downs[0].click()
    assert dialog.plan.told.startswith("Bo and Cy")
    dialog.rows.names[0].setText("Eve")
    assert dialog.plan.told.startswith("Eve and Cy")
