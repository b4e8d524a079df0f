from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from domino_gui.windows.replay_slider import ReplaySlider, labelled
from domino_gui.windows.theme import room_of


def slider_in(
    parent: QWidget, last: int = 100, rounds: tuple[int, ...] = (1, 40, 80)
) -> ReplaySlider:
    slider = ReplaySlider(parent)
    slider.set_pixels(14)
    slider.show_match(last, rounds)
    slider.resize(600, slider.sizeHint().height())
    slider.show()
    return slider


def test_every_step_is_found_where_it_lies(parent: QWidget) -> None:
    slider = slider_in(parent)
    for step in range(101):
        assert slider.step_at(slider.x_of(step)) == step
    assert slider.step_at(-50) == 0
    assert slider.step_at(1000) == 100


def test_a_press_goes_there_and_a_drag_goes_along(parent: QWidget) -> None:
    slider = slider_in(parent)
    told: list[int] = []
    slider.valueChanged.connect(told.append)
    middle = slider.height() // 3
    button = Qt.MouseButton.LeftButton
    QTest.mousePress(slider, button, pos=QPoint(round(slider.x_of(30)), middle))
    QTest.mouseMove(slider, QPoint(round(slider.x_of(60)), middle))
    QTest.mouseRelease(slider, button, pos=QPoint(round(slider.x_of(60)), middle))
    assert told == [30, 60]
    QTest.mouseMove(slider, QPoint(round(slider.x_of(10)), middle))
    QTest.mousePress(slider, Qt.MouseButton.RightButton, pos=QPoint(5, middle))
    assert told == [30, 60]


def test_the_pointer_tells_the_place_below_it(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    slider = slider_in(parent)
    told: list[tuple[object, ...]] = []
    monkeypatch.setattr(QToolTip, "showText", lambda *told_now: told.append(told_now))
    slider.place = lambda step: f"place {step}"
    at = QPoint(round(slider.x_of(40)), slider.height() // 3)
    event = QHelpEvent(QEvent.Type.ToolTip, at, slider.mapToGlobal(at))
    QApplication.sendEvent(slider, event)
    assert told == [(event.globalPos(), "place 40", slider)]


def test_the_rounds_are_marked(parent: QWidget) -> None:
    slider = slider_in(parent)
    slider.setValue(0)
    image = slider.grab().toImage()
    ink, top = room_of(parent).heading, round(0.9 * 14 - 0.4 * 14)
    marked = {
        step
        for step in range(5, 101)
        if any(image.pixelColor(round(slider.x_of(step)) + side, top) == ink for side in (-1, 0))
    }
    assert marked == {40, 80}


def test_numbers_that_have_no_room_are_left_out_evenly() -> None:
    assert labelled([float(x) for x in range(0, 500, 50)], 20) == [*range(10)]
    assert labelled([float(x) for x in range(0, 100, 10)], 15) == [0, 2, 4, 6, 8]
    assert labelled([float(x) for x in range(0, 300, 10)], 40) == [0, 5, 10, 15, 20, 25]
    assert labelled([], 20) == []
    assert labelled([3.0], 20) == [0]
