"""A chart and the numbers beside it: whoever walks through one is shown the place in the other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.windows.chart_and_table import ChartAndTable
from domino_gui.windows.chart_axis import fitting_axis
from domino_gui.windows.chart_plot import ChartPoint
from domino_gui.windows.statistics_table import Content
from domino_gui.windows.time_chart import Legend

AXIS = fitting_axis([0, 4], str)


def point(at: int) -> ChartPoint:
    return ChartPoint(at, f"day {at}", (f"day {at}",), at, at, at, at)


@pytest.fixture
def shown(parent: QWidget, qtbot: QtBot) -> ChartAndTable:
    """Four periods, of which the third has numbers but no point."""
    layout = QVBoxLayout(parent)
    shown = ChartAndTable(14, parent)
    layout.addWidget(shown)
    shown.measure.offer([("Right answers", "right")])
    shown.table.show_content(Content(("Day",), [(f"day {at}",) for at in range(4)]))
    shown.draw([point(0), point(1), None, point(3)], AXIS, Legend("a day", "", ""))
    parent.resize(900, 400)
    parent.activateWindow()
    qtbot.waitUntil(parent.isActiveWindow, timeout=5_000)
    return shown


def test_a_row_without_a_point_is_left_out_of_the_chart(shown: ChartAndTable) -> None:
    assert [each.label for each in shown.chart.points] == ["day 0", "day 1", "day 3"]
    assert shown.chart.accessibleName() == "Right answers over time"


def test_whoever_walks_through_the_chart_is_shown_the_place_in_the_table(
    shown: ChartAndTable,
) -> None:
    shown.chart.setFocus()
    QTest.keyClick(shown.chart, Qt.Key.Key_Home)
    assert shown.table.currentIndex().row() == 0
    QTest.keyClick(shown.chart, Qt.Key.Key_End)
    assert shown.table.currentIndex().row() == 3


def test_whoever_walks_through_the_table_is_shown_the_place_in_the_chart(
    shown: ChartAndTable,
) -> None:
    shown.table.go_to(0)
    shown.table.setFocus()
    for place in (1, 1, 2):  # the third period has none: the chart stays where it is
        QTest.keyClick(shown.table, Qt.Key.Key_Down)
        assert shown.chart.current == place
