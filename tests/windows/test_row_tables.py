"""A table that is gone through row by row keeps nobody in it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QTableWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.windows.row_tables import read_by_rows


def test_the_arrows_lead_through_its_rows_and_tab_leads_on(parent: QWidget, qtbot: QtBot) -> None:
    table, after, column = QTableWidget(3, 2, parent), QLineEdit(parent), QVBoxLayout(parent)
    for row in range(3):
        table.setRowHeight(row, 20)
    read_by_rows(table)
    for widget in (table, after):
        column.addWidget(widget)
        widget.show()
    parent.activateWindow()
    qtbot.waitUntil(parent.isActiveWindow, timeout=5_000)
    table.setFocus()
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_Down)
    chosen = table.selectionModel().selectedIndexes()
    assert [(index.row(), index.column()) for index in chosen] == [(1, 0), (1, 1)]
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert after.hasFocus()
