"""The arrows lead to the nearest button in their direction."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.windows import page_focus


@pytest.fixture
def buttons(parent: QWidget, qtbot: QtBot) -> list[QPushButton]:
    """Two rows of two, and one that cannot be pressed."""
    made = []
    for x, y in ((0, 0), (100, 0), (0, 60), (100, 60), (200, 0)):
        button = QPushButton(parent)
        button.setGeometry(x, y, 80, 40)
        button.show()
        made.append(button)
    made[4].setEnabled(False)
    parent.resize(300, 120)
    parent.activateWindow()
    qtbot.waitUntil(parent.isActiveWindow, timeout=5_000)
    return made


@pytest.mark.parametrize(
    ("begin", "key", "end"),
    [
        (0, Qt.Key.Key_Right, 1),
        (1, Qt.Key.Key_Left, 0),
        (1, Qt.Key.Key_Down, 3),
        (2, Qt.Key.Key_Up, 0),
        (1, Qt.Key.Key_Right, 1),
        (0, Qt.Key.Key_Up, 0),
    ],
)
def test_the_focus_goes_to_the_nearest(
    buttons: list[QPushButton], begin: int, key: Qt.Key, end: int
) -> None:
    page = buttons[0].parentWidget()
    assert page is not None
    buttons[begin].setFocus()
    page_focus.go(page, key, buttons[0])
    assert buttons[end].hasFocus()


def test_the_first_takes_it_where_none_has_it(buttons: list[QPushButton]) -> None:
    page = buttons[0].parentWidget()
    assert page is not None
    for button in buttons:
        button.clearFocus()
    page_focus.go(page, Qt.Key.Key_Left, buttons[3])
    assert buttons[3].hasFocus()
