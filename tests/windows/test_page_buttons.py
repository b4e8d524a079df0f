"""The buttons of the first page: pressed by mouse and keys, in the colours of their window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.tiles import Tile
from domino_gui.windows.page_buttons import PageButton, PageCommand, WayCard

TEXT = "Words that take a few lines where the card is as narrow as this one is, and so on."


@pytest.fixture
def card(parent: QWidget) -> WayCard:
    made = WayCard("1", (Tile(5, 5), None), parent)
    made.say("Play", TEXT, "All Fives")
    made.set_look(14, tall=False)
    made.resize(300, made.heightForWidth(300))
    made.show()
    return made


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_card_is_pressed_by_enter_and_space(card: WayCard, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(card.clicked, timeout=1000):
        QTest.keyClick(card, key)


def test_a_card_says_all_that_is_written_on_it(card: WayCard) -> None:
    assert card.accessibleName() == "Play"
    assert card.accessibleDescription() == f"{TEXT} All Fives"


@pytest.mark.parametrize("tall", [False, True])
def test_a_card_grows_with_its_words(card: WayCard, tall: bool) -> None:
    card.set_look(14, tall=tall)
    assert card.heightForWidth(240) > card.heightForWidth(600)
    high = card.heightForWidth(240)
    card.say("Play", TEXT)
    assert card.heightForWidth(240) < high
    assert card.sizeHint() == card.minimumSizeHint()


def test_a_card_shows_its_focus(card: WayCard, qtbot: QtBot) -> None:
    card.clearFocus()
    before = card.grab().toImage()
    card.window().activateWindow()
    qtbot.waitUntil(card.window().isActiveWindow, timeout=5_000)
    card.setFocus()
    assert card.hasFocus()
    assert card.grab().toImage() != before


@pytest.mark.parametrize("kind", [PageButton, PageCommand, WayCard])
def test_arrows_are_left_to_the_page(parent: QWidget, kind: type[QAbstractButton]) -> None:
    button: QAbstractButton
    if kind is PageCommand:
        button = PageCommand(QAction("Do", parent), parent)
    elif kind is WayCard:
        button = WayCard("1", (None,), parent)
    else:
        button = PageButton(parent)
    other = PageButton(parent)
    for one in (button, other):
        one.show()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Right)
    assert parent.focusWidget() is button
