"""A chart that is walked through with keys and pointer, and told in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.table.themes import theme
from domino_gui.windows.chart_axis import Axis
from domino_gui.windows.chart_plot import ChartPoint
from domino_gui.windows.time_chart import Legend, TimeChart

AXIS = Axis(0, 1, ((0.0, "0 %"), (1.0, "100 %")), even=0.5)
LEGEND = Legend("a month", "three together", "even share")


def points(*values: float) -> list[ChartPoint]:
    return [
        ChartPoint(number, f"month {number}", (f"month {number}", f"{value}"), value, 0, 1, value)
        for number, value in enumerate(values)
    ]


@pytest.fixture
def chart(parent: QWidget, qtbot: QtBot) -> TimeChart:
    layout = QVBoxLayout(parent)
    chart = TimeChart(14, parent)
    layout.addWidget(chart)
    parent.resize(500, 300)
    chart.show_points(points(0.2, 0.5, 0.9), AXIS, LEGEND)
    parent.activateWindow()
    qtbot.waitUntil(parent.isActiveWindow, timeout=5_000)
    chart.show()
    QApplication.processEvents()
    return chart


def test_other_numbers_are_another_picture(chart: TimeChart) -> None:
    first = chart.grab().toImage()
    chart.show_points(points(0.2, 0.5, 0.8), AXIS, LEGEND)
    second = chart.grab().toImage()
    chart.show_points([], AXIS, LEGEND)
    assert first != second != chart.grab().toImage()
    chart.show_points(points(0.2, 0.5, 0.9), AXIS, LEGEND)
    assert first == chart.grab().toImage()


def test_arrows_lead_from_point_to_point_and_say_their_numbers(
    chart: TimeChart, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    said: list[str] = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: said.append(event.message())
    )
    gone: list[int] = []
    chart.chosen.connect(gone.append)
    chart.setFocus()
    qtbot.waitUntil(chart.hasFocus, timeout=5_000)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_End):
        QTest.keyClick(chart, key)
    assert gone == [1, 0, 0, 2]
    assert said == ["month 1, 0.5", "month 0, 0.2", "month 0, 0.2", "month 2, 0.9"]
    assert chart.accessibleDescription() == "month 2, 0.9"


def test_in_focus_the_numbers_of_the_current_point_are_seen(chart: TimeChart, qtbot: QtBot) -> None:
    chart.clearFocus()
    assert chart.told == -1
    chart.setFocus()
    qtbot.waitUntil(chart.hasFocus, timeout=5_000)
    assert chart.told == 2
    last = chart.grab().toImage()
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.told == 1
    assert last != chart.grab().toImage()


def test_the_pointer_tells_the_point_that_it_is_near(chart: TimeChart) -> None:
    chart.clearFocus()
    plain = chart.grab().toImage()
    QTest.mouseMove(chart, chart.place(1).toPoint())
    assert chart.told == 1
    assert plain != chart.grab().toImage()
    QApplication.sendEvent(chart, QEvent(QEvent.Type.Leave))
    assert chart.told == -1
    assert plain == chart.grab().toImage()


def test_a_click_stays_at_a_point(chart: TimeChart) -> None:
    gone: list[int] = []
    chart.chosen.connect(gone.append)
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.place(0).toPoint())
    assert gone == [0]
    assert chart.accessibleDescription() == "month 0, 0.2"
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert gone == [0]


def test_other_keys_are_left_to_the_window(chart: TimeChart, parent: QWidget) -> None:
    keys: list[int] = []
    parent.keyPressEvent = lambda event: keys.append(event.key())  # type: ignore[method-assign]
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    chart.show_points([], AXIS, LEGEND)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert keys == [Qt.Key.Key_Escape, Qt.Key.Key_Left]


def test_the_legend_takes_another_row_where_it_is_narrow(chart: TimeChart) -> None:
    wide = chart.plot().rect.top()
    chart.setFixedWidth(220)
    assert chart.plot().rect.top() > wide


def test_every_point_lies_within_the_chart(chart: TimeChart) -> None:
    chart.show_points(points(*[0.0, 1.0] * 60), AXIS, LEGEND)
    rect = chart.plot().rect
    places = [chart.place(number) for number in range(120)]
    assert all(rect.left() <= place.x() <= rect.right() for place in places)
    assert all(rect.top() <= place.y() <= rect.bottom() for place in places)


def test_it_takes_the_colours_of_its_room(chart: TimeChart, parent: QWidget) -> None:
    light = chart.grab().toImage()
    parent.room = theme("contrast").room  # type: ignore[attr-defined]
    QApplication.sendEvent(chart, QEvent(QEvent.Type.PaletteChange))
    contrast = chart.grab().toImage()
    assert light != contrast
    at = chart.place(0).toPoint()
    assert contrast.pixelColor(at) == theme("contrast").room.gain
