from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.statistics import Figures, Period
from domino_gui.windows.statistics_over_time import OverTimePage


def period(month: int, won: int, matches: int, points: float | None = 10.0) -> Period:
    rate = won / matches
    figures = Figures(
        matches=matches,
        won=won,
        win_rate=rate,
        win_low=rate / 2,
        win_high=(1 + rate) / 2,
        rounds=matches * 5,
        points_per_round=points,
        points_low=None if points is None else points - 5,
        points_high=None if points is None else points + 5,
    )
    return Period(date(2026, month, 1), figures)


PERIODS = [period(1, 1, 2), period(3, 3, 4, 20.0), period(5, 6, 6, None), period(8, 0, 8, 40.0)]


@pytest.fixture
def page(parent: QWidget, qtbot: QtBot) -> OverTimePage:
    layout = QVBoxLayout(parent)
    page = OverTimePage(14, parent)
    layout.addWidget(page)
    parent.resize(900, 400)
    page.show_periods(PERIODS, RuleSetId.FIVE_UP, 0.5)
    parent.activateWindow()
    qtbot.waitUntil(parent.isActiveWindow, timeout=5_000)
    return page


def first_column(page: OverTimePage) -> list[str]:
    model = page.table.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_the_chart_draws_the_numbers_of_the_table(page: OverTimePage) -> None:
    assert [point.value for point in page.chart.points] == [0.5, 0.75, 1.0, 0.0]
    assert [point.low for point in page.chart.points] == [0.25, 0.375, 0.5, 0.0]
    assert page.chart.axis.even == 0.5
    assert first_column(page) == ["2026-01", "2026-03", "2026-05", "2026-08"]
    assert page.table.model().index(1, 2).data() == "75 %"
    assert page.chart.points[1].told[0] == "2026-03"
    assert "75 % won" in page.chart.points[1].told[1]


def test_the_line_takes_three_periods_together_by_their_matches(page: OverTimePage) -> None:
    lines = [point.line for point in page.chart.points]
    assert lines == pytest.approx([1 / 2, 4 / 6, 10 / 12, 9 / 18])


def test_points_are_drawn_as_displayed_once_they_are_chosen(page: OverTimePage) -> None:
    page.measure.setFocus()
    QTest.keyClick(page.measure, Qt.Key.Key_Down)
    points = page.chart.points
    assert [(point.low, point.value, point.high) for point in points] == [
        (1.0, 2.0, 3.0),
        (3.0, 4.0, 5.0),
        (7.0, 8.0, 9.0),
    ]
    assert points[1].line == pytest.approx((10 * 10 + 20 * 20) / 30 / 5)
    assert page.chart.axis.low <= 1.0
    assert page.chart.axis.high >= 9.0
    assert page.chart.axis.even is None
    assert page.table.model().index(0, 2).data() == "2.0"
    assert "Points per round" in page.chart.accessibleName()


def test_points_of_several_rule_sets_cannot_be_chosen(page: OverTimePage) -> None:
    assert page.measure.count() == 2
    page.measure.setCurrentIndex(1)
    page.show_periods(PERIODS, None, None)
    assert page.measure.count() == 1
    assert [point.value for point in page.chart.points] == [0.5, 0.75, 1.0, 0.0]


def test_without_periods_nothing_is_drawn(page: OverTimePage) -> None:
    page.show_periods([], None, None)
    assert page.chart.points == ()
    assert first_column(page) == []
