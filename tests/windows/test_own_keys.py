"""Keys that a widget in focus takes before the menus do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QMainWindow
from pytestqt.qtbot import QtBot

from domino_gui.windows.own_keys import ARROWS, OwnKeys


def test_a_key_is_the_widget_s_in_focus_and_the_command_s_with_another_key(qtbot: QtBot) -> None:
    window, done = QMainWindow(), list[str]()
    qtbot.addWidget(window)
    rows = QListWidget(window)
    rows.addItems(["one", "two"])
    rows.setCurrentRow(0)
    window.setCentralWidget(rows)
    for keys in ("Down", "Ctrl+Down"):
        action = QAction(keys, window)
        action.setShortcut(keys)
        action.triggered.connect(lambda _=False, keys=keys: done.append(keys))
        window.addAction(action)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    assert (done, rows.currentRow()) == (["Down"], 0)
    OwnKeys(rows, ARROWS)
    QTest.keyClick(rows, Qt.Key.Key_Down)
    assert (done, rows.currentRow()) == (["Down"], 1)
    QTest.keyClick(rows, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert done == ["Down", "Ctrl+Down"]
