from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.windows.hint_card import HintCard


@pytest.fixture
def card(parent: QWidget) -> HintCard:
    card = HintCard(parent)
    card.set_pixels(15)
    return card


def test_a_hint_has_no_buttons_and_tells_what_comes_next(card: HintCard) -> None:
    assert not card.isVisible()
    card.tell("Hint", "Try 3|4.", "H once more")
    assert card.isVisible()
    assert card.accessibleName() == "Hint: Try 3|4."
    assert card.more.text() == "H once more"
    assert not card.keep.isVisible()
    assert not card.take.isVisible()
    card.tell("Hint", "Place 3|4.")
    assert not card.more.isVisible()


def test_a_warning_offers_both_ways_to_mouse_and_keys(card: HintCard, qtbot: QtBot) -> None:
    card.warn("Coach", "Better: 3|4.", keep="All the same", take="Take 3|4")
    assert [card.keep.accessibleName(), card.take.accessibleName()] == ["All the same", "Take 3|4"]
    with qtbot.waitSignal(card.all_the_same):
        QTest.mouseClick(card.keep, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(card.instead):
        QTest.keyClick(card.take, Qt.Key.Key_Return)


def test_the_halves_of_a_tile_stay_on_one_line(card: HintCard) -> None:
    card.tell("Hint", "3|4")
    assert card.words.text() == "3\u2060|\u20604"
    assert card.words.accessibleName() == "3|4"


def test_what_is_told_is_read_out_while_the_focus_stays_elsewhere(
    card: HintCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: said.append(event.message())
    )
    card.tell("Hint", "Try 3|4.")
    assert said == ["Hint: Try 3|4."]


def test_what_is_told_is_never_taken_for_markup(card: HintCard) -> None:
    card.tell("Hint", "<b>Mina</b>")
    assert card.words.textFormat() is Qt.TextFormat.PlainText
