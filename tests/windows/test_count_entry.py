"""Entering a count by keys and by the buttons on the screen."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.windows.count_entry import CountEntry

LEFT: Final = Qt.MouseButton.LeftButton


@pytest.fixture
def entry(parent: QWidget, qtbot: QtBot) -> CountEntry:
    """An entry in a window that has commands for the same keys, as the game has."""
    entry = CountEntry(parent)
    for key in ("1", "5", "Return", "Enter", "Space", "D", "Backspace"):
        action = QAction(parent)
        action.setShortcut(key)
        action.triggered.connect(lambda _=False, key=key: pytest.fail(f"{key} was a command"))
        parent.addAction(action)
    entry.show()
    parent.activateWindow()
    qtbot.waitUntil(parent.isActiveWindow, timeout=5_000)
    entry.setFocus()
    return entry


@pytest.fixture
def given(entry: CountEntry) -> list[int]:
    """What has been entered."""
    given: list[int] = []
    entry.entered.connect(given.append)
    return given


@pytest.mark.parametrize("enter", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_enter_a_number_and_no_command(
    entry: CountEntry, given: list[int], enter: Qt.Key
) -> None:
    QTest.keyClicks(entry.field, "1d 5")
    QTest.keyClick(entry.field, enter)
    assert given == [15]


def test_nothing_is_entered_without_a_figure(entry: CountEntry, given: list[int]) -> None:
    QTest.keyClick(entry.field, Qt.Key.Key_Return)
    assert given == []
    assert not entry.enter.isEnabled()


def test_nothing_but_three_figures_can_be_entered(entry: CountEntry) -> None:
    entry.field.insert("\N{ARABIC-INDIC DIGIT THREE}")
    QTest.keyClicks(entry.field, "-1x2.345")
    assert entry.field.text() == "123"


def test_what_was_mistyped_is_erased(entry: CountEntry, given: list[int]) -> None:
    QTest.keyClicks(entry.field, "19")
    QTest.keyClick(entry.field, Qt.Key.Key_Backspace)
    QTest.keyClicks(entry.field, "5")
    QTest.keyClick(entry.field, Qt.Key.Key_Return)
    assert given == [15]


def test_buttons_enter_a_number_and_leave_the_focus(entry: CountEntry, given: list[int]) -> None:
    for button in (entry.digits[2], entry.digits[9], entry.erase, entry.digits[0]):
        QTest.mouseClick(button, LEFT)
    QTest.mouseClick(entry.enter, LEFT)
    assert given == [20]
    assert entry.field.hasFocus()


def test_a_question_begins_with_an_empty_field_and_is_its_name(entry: CountEntry) -> None:
    entry.ask("What is the count?")
    QTest.keyClicks(entry.field, "7")
    entry.ask("What does it pay?")
    assert entry.field.text() == ""
    assert entry.field.accessibleName() == "What does it pay?"
    assert entry.question.isVisible()


def test_every_button_has_a_name_and_room_for_its_words(entry: CountEntry) -> None:
    entry.set_pixels(20)
    entry.resize(entry.minimumSizeHint())
    for button in entry.findChildren(QPushButton):
        assert button.accessibleName()
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())
