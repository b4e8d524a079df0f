from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.windows.interval_bar import Share
from domino_gui.windows.statistics_table import Content, StatisticsTable

CONTENT = Content(
    titles=("Opponent", "Won", "95 % interval", "Scoring placements"),
    rows=[
        ("Ada", "25 %", Share(0.25, 0.1, 0.4), "30 %"),
        ("Ben", "75 %", Share(0.75, 0.6, 0.9), "20 %"),
        ("Joon", "50 %", Share(0.5, 0.4, 0.6), "10 %"),
    ],
    told=["a quarter", "three quarters", "half"],
)


@pytest.fixture
def table(parent: QWidget, qtbot: QtBot) -> StatisticsTable:
    layout = QVBoxLayout(parent)
    table = StatisticsTable(14, parent)
    layout.addWidget(table)
    parent.resize(700, 300)
    table.show_content(CONTENT)
    parent.activateWindow()
    qtbot.waitUntil(parent.isActiveWindow, timeout=5_000)
    table.setFocus()
    return table


def words(table: StatisticsTable) -> list[list[str | None]]:
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_what_is_told_stands_in_the_cells(table: StatisticsTable) -> None:
    assert words(table) == [
        ["Ada", "25 %", None, "30 %"],
        ["Ben", "75 %", None, "20 %"],
        ["Joon", "50 %", None, "10 %"],
    ]
    titles = [table.model().headerData(column, Qt.Orientation.Horizontal) for column in range(4)]
    assert titles == ["Opponent", "Won", "95 %\ninterval", "Scoring\nplacements"]


def test_a_bar_says_what_it_shows(table: StatisticsTable) -> None:
    index = table.model().index(1, 2)
    for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
        assert index.data(role) == "three quarters"


def test_a_very_long_name_leaves_room_for_the_numbers_and_is_told_at_the_pointer(
    table: StatisticsTable,
) -> None:
    name = "<b>" + "Weatherington " * 8
    table.show_content(CONTENT._replace(rows=[(name, *CONTENT.rows[0][1:]), *CONTENT.rows[1:]]))
    assert sum(table.columnWidth(column) for column in range(4)) <= table.viewport().width()
    told = table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert told == f"<p>&lt;b&gt;{'Weatherington ' * 8}</p>"


def test_another_share_is_another_bar_and_nothing_else_changes(table: StatisticsTable) -> None:
    table.go_to(2)
    before = table.grab().toImage()
    ada = ("Ada", "25 %", Share(0.35, 0.1, 0.4), "30 %")
    table.show_content(CONTENT._replace(rows=[ada, *CONTENT.rows[1:]]))
    table.go_to(2)
    after = table.grab().toImage()
    cell = table.visualRect(table.model().index(0, 2)).translated(
        table.viewport().mapTo(table, table.viewport().rect().topLeft())
    )
    differ = [
        (x, y)
        for x in range(before.width())
        for y in range(before.height())
        if before.pixel(x, y) != after.pixel(x, y)
    ]
    assert differ
    assert all(cell.contains(x, y) for x, y in differ)


def test_the_keys_for_copying_copy_all_rows_with_titles_and_tabs(table: StatisticsTable) -> None:
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == (
        "Opponent\tWon\tScoring placements\nAda\t25 %\t30 %\nBen\t75 %\t20 %\nJoon\t50 %\t10 %\n"
    )


def test_several_selected_rows_are_copied_alone(table: StatisticsTable) -> None:
    table.go_to(1)
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    table.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert [line.split("\t")[0] for line in lines] == ["Opponent", "Ben", "Joon"]


def test_arrows_walk_through_the_rows_and_say_so(table: StatisticsTable) -> None:
    walked: list[int] = []
    table.go_to(0)
    table.walked.connect(walked.append)
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert walked == [1, 2]
    table.go_to(0)  # it was led there, and did not walk
    assert walked == [1, 2]
    assert table.currentIndex().row() == 0
    table.go_to(7)
    assert table.currentIndex().row() == 0


def test_the_tab_key_leads_out_of_the_table(table: StatisticsTable, parent: QWidget) -> None:
    other = QWidget(parent)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert not table.hasFocus()


@pytest.mark.parametrize("width", [400, 700, 1600])
def test_the_bars_take_the_room_that_is_left(
    table: StatisticsTable, parent: QWidget, width: int
) -> None:
    parent.resize(width, 300)
    sizes = [table.columnWidth(column) for column in range(4)]
    assert sizes[2] >= 8 * 14
    if width > 400:
        assert sum(sizes) == table.viewport().width()
    narrow = [table.columnWidth(column) for column in (0, 1, 3)]
    parent.resize(width + 100, 300)
    assert [table.columnWidth(column) for column in (0, 1, 3)] == narrow
