"""The card of a match that can be gone on with: paper, cloth, words, buttons."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.table.miniature import Miniature
from domino_gui.windows.unfinished import Unfinished
from domino_gui.windows.unfinished_card import UnfinishedCard
from tests.engine.rigged import dealt
from tests.strategies import start
from tests.windows.test_unfinished import HANDS


@pytest.fixture
def card(parent: QWidget) -> UnfinishedCard:
    made = UnfinishedCard(parent)
    made.set_look(14, roomy=True)
    made.expect(2)
    made.resize(900, 260)
    made.show()
    return made


def show(card: UnfinishedCard) -> None:
    match = dealt(start(), *HANDS)
    found = Unfinished(Path("x.domino"), match, datetime.now().astimezone())
    card.show_match(found, Miniature(match))


def test_the_cloth_lies_before_the_table_is_read(card: UnfinishedCard) -> None:
    empty = card.grab().toImage()
    show(card)
    assert card.grab().toImage() != empty
    card.expect(2)
    assert card.grab().toImage() == empty


def test_other_matches_are_offered_only_where_there_are_any(
    card: UnfinishedCard, qtbot: QtBot
) -> None:
    assert card.more_button.isVisible()
    with qtbot.waitSignal(card.more, timeout=1000):
        QTest.mouseClick(card.more_button, Qt.MouseButton.LeftButton)
    card.expect(0)
    assert not card.more_button.isVisible()


def test_going_on_is_one_click(card: UnfinishedCard, qtbot: QtBot) -> None:
    show(card)
    with qtbot.waitSignal(card.go_on, timeout=1000):
        QTest.mouseClick(card.go_on_button, Qt.MouseButton.LeftButton)


def test_the_button_tells_all_of_it(card: UnfinishedCard) -> None:
    assert card.go_on_button.accessibleDescription() == ""
    show(card)
    assert "All Fives" in card.go_on_button.accessibleDescription()
