"""The dialog keeps a secret until the round is over, and then shows all that was sealed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QTextBrowser
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import RoundDealt
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.windows.deal_dialog import DealDialog
from domino_gui.windows.desk import Stage
from domino_gui.windows.new_match import NewMatchDialog
from domino_gui.windows.seal_by_hand import by_hand
from domino_gui.windows.seal_check import OpenedDeal, grouped, sealed_deals
from tests.strategies import start
from tests.windows.conftest import Person, people
from tests.windows.sheets import played, speaking_korean


def opened(qtbot: QtBot, match: Match) -> DealDialog:
    dialog = DealDialog(match, 14)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def last_deal(match: Match) -> OpenedDeal:
    deal = sealed_deals(match)[-1].opened
    assert deal is not None
    return deal


def everything_told(dialog: DealDialog) -> str:
    """All words of the dialog, seen, copied or read out."""
    words = [dialog.windowTitle()]
    words += [label.text() for label in dialog.findChildren(QLabel)]
    words += [line.text() for line in dialog.findChildren(QLineEdit)]
    words += [text.toHtml() for text in dialog.findChildren(QTextBrowser)]
    words += [
        box.itemText(at) for box in dialog.findChildren(QComboBox) for at in range(box.count())
    ]
    words += [field.value for field in (dialog.seal, dialog.number, dialog.key)]
    return "\n".join(words)


def test_only_the_seal_is_told_while_the_round_is_played(qtbot: QtBot) -> None:
    match = played("all-fives", 3, 1)
    match.open_round(ShuffledDealer(9))
    dialog = opened(qtbot, match)
    deal = match.events[-1]
    assert isinstance(deal, RoundDealt)
    told = everything_told(dialog)
    assert dialog.seal.line.text() == deal.seal
    assert str(deal.key) not in told
    assert str(deal.number) not in told
    assert grouped(deal.number) not in told  # type: ignore[arg-type]
    assert "|" not in told
    assert "stay secret" in dialog.text.toPlainText()
    for button in (dialog.key.button, dialog.number.button, dialog.play_again, dialog.turn_page):
        assert not button.isEnabled()


def test_after_the_round_all_of_it_is_told_with_each_step_of_the_check(qtbot: QtBot) -> None:
    match = Match(start("draw", seats=3))
    match.open_round(ShuffledDealer(9))
    dialog = opened(qtbot, match)
    match.resign(0)
    dialog.show_match(match)
    deal, text = last_deal(match), dialog.text.toPlainText()
    assert dialog.key.line.text() == deal.key
    assert deal.number is not None
    assert dialog.number.line.text() == grouped(deal.number)
    assert deal.tiles in text
    assert deal.message.hex() in text.replace("\n", "")
    assert text.count(deal.computed) == 2  # computed, and as it was shown
    assert "✓ The seal fits" in text
    assert "makes just these tiles" in text
    for hand in deal.hands:
        assert hand.replace(",", "  ") in text.replace("\N{NO-BREAK SPACE}", " ")


def test_finished_rounds_are_chosen_and_stay_while_the_match_goes_on(qtbot: QtBot) -> None:
    match = played("five-up", 2, 3)
    dialog = opened(qtbot, match)
    deals = sealed_deals(match)
    assert dialog.rounds.count() == 3
    assert dialog.rounds.currentIndex() == 2
    dialog.rounds.setCurrentIndex(0)
    assert dialog.seal.line.text() == deals[0].seal
    match.open_round(ShuffledDealer(5))
    dialog.show_match(match)
    assert dialog.rounds.count() == 4
    assert dialog.seal.line.text() == deals[0].seal
    dialog.rounds.setCurrentIndex(3)
    match.resign(0)
    dialog.show_match(match)
    assert "✓ The seal fits" in dialog.text.toPlainText()


def test_each_value_is_copied_exactly(qtbot: QtBot) -> None:
    match = played("all-fives", 2, 1)
    dialog, deal = opened(qtbot, match), last_deal(match)
    for field, value in (
        (dialog.seal, deal.computed),
        (dialog.number, str(deal.number)),
        (dialog.key, deal.key),
    ):
        field.button.click()
        assert QGuiApplication.clipboard().text() == value


@pytest.mark.parametrize("name", ["python", "linux", "macos", "perl", "powershell"])
def test_the_page_by_hand_tells_every_command_and_copies_it(qtbot: QtBot, name: str) -> None:
    match = played("muggins", 4, 1)
    dialog, deal = opened(qtbot, match), last_deal(match)
    dialog.turn_page.click()
    command = getattr(by_hand(deal), name)
    assert command in dialog.text.toPlainText()
    dialog.text.anchorClicked.emit(QUrl(f"copy:{name}"))
    assert QGuiApplication.clipboard().text() == command
    dialog.turn_page.click()
    assert "✓ The seal fits" in dialog.text.toPlainText()


def test_the_same_deal_can_be_asked_for(qtbot: QtBot) -> None:
    match = played("all-fives", 2, 1)
    dialog = opened(qtbot, match)
    with qtbot.waitSignal(dialog.again) as asked:
        dialog.play_again.click()
    assert asked.args == [match.started, last_deal(match).number]


def test_the_deal_is_offered_again_in_a_match_of_the_same_form(
    open_window: Callable[..., Person],
) -> None:
    person = open_window(people("Ann", "Ben", "Cid", rules=RuleSetId.FIVE_UP))
    person.wait(Stage.CURTAIN)
    before = person.desk.match.deal
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)
    person.host.window.menus.deal.trigger()
    (dialog,) = person.host.window.findChildren(DealDialog)
    dialog.play_again.click()
    (offered,) = person.host.window.findChildren(NewMatchDialog)
    offered.start.click()
    person.wait(Stage.CURTAIN)
    after = person.desk.match.deal
    assert before is not None
    assert after is not None
    assert (after.hands, after.boneyard) == (before.hands, before.boneyard)
    assert after.seal != before.seal
    assert person.desk.practice


def test_a_false_seal_is_called_false(qtbot: QtBot) -> None:
    match = played("draw", 2, 1)
    dialog = opened(qtbot, match)
    dialog._deals = [deal._replace(seal="0" * 64) for deal in dialog._deals]
    dialog._show_deal()
    assert "✗ The seal does not fit" in dialog.text.toPlainText()


def test_before_the_first_deal_it_says_so(qtbot: QtBot) -> None:
    assert "No round has been dealt yet" in opened(qtbot, Match(start())).text.toPlainText()


def test_f3_opens_it_beside_the_match_which_it_follows(open_window: Callable[..., Person]) -> None:
    person = open_window(people("Ann", "Ben"))
    person.wait(Stage.CURTAIN)
    person.press(Qt.Key.Key_F3)
    person.press(Qt.Key.Key_F3)
    (dialog,) = person.host.window.findChildren(DealDialog)
    assert dialog.isVisible()
    assert not dialog.key.value
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)
    assert dialog.key.value == last_deal(person.desk.match).key


def test_it_speaks_another_language_at_once(qtbot: QtBot) -> None:
    dialog = opened(qtbot, played("draw", 2, 1))
    with speaking_korean():
        assert "✓ 봉인이 맞습니다" in dialog.text.toPlainText()
        assert dialog.rounds.currentText() == "1라운드"
    assert "✓ The seal fits" in dialog.text.toPlainText()
