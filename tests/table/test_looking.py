from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_gui.engine.rules import RuleSetId
from tests.table.tables import Table, TableOf, played

AT = QPoint(470, 310)
NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def table(table_of: TableOf) -> Table:
    table = table_of(played(RuleSetId.FIVE_UP, 4, 16))
    table.picture()
    table.follow()
    return table


def _turn(
    table: Table,
    angle: tuple[int, int],
    pixels: tuple[int, int] = (0, 0),
    keys: Qt.KeyboardModifier = NO_KEY,
    phase: Qt.ScrollPhase = Qt.ScrollPhase.NoScrollPhase,
) -> None:
    viewport = table.view.viewport()
    event = QWheelEvent(
        QPointF(AT),
        QPointF(viewport.mapToGlobal(AT)),
        QPoint(*pixels),
        QPoint(*angle),
        Qt.MouseButton.NoButton,
        keys,
        phase,
        False,  # noqa: FBT003  # Qt takes it by place only
    )
    QApplication.sendEvent(viewport, event)
    assert event.isAccepted()


def _feel(table: Table, kind: Qt.NativeGestureType, value: float, way: QPointF) -> bool:
    at, viewport = QPointF(AT), table.view.viewport()
    device = QPointingDevice.primaryPointingDevice()
    event = QNativeGestureEvent(kind, device, 2, at, at, at, value, way)
    return QApplication.sendEvent(viewport, event)


def _below_pointer(table: Table) -> QPointF:
    return table.stage.spread.units(QPointF(AT))


def test_the_wheel_zooms_around_the_pointer_and_back(table: Table) -> None:
    whole = table.picture()
    below = _below_pointer(table)
    for _ in range(4):
        _turn(table, (0, 120))
    spread = table.stage.spread
    assert spread.unit == pytest.approx(table.stage.view.fit.unit * 1.15**4, rel=0.05)
    assert (spread.point(below.x(), below.y()) - QPointF(AT)).manhattanLength() < 12
    for _ in range(4):
        _turn(table, (0, -120))
    assert table.stage.view.is_whole
    assert table.picture() == whole


@pytest.mark.parametrize(
    ("angle", "keys"),
    [((-120, 0), NO_KEY), ((0, -120), Qt.KeyboardModifier.ShiftModifier)],
)
def test_a_wheel_pans_to_the_side(
    table: Table, angle: tuple[int, int], keys: Qt.KeyboardModifier
) -> None:
    table.scene.zoom(2.5)
    before = table.stage.spread
    _turn(table, angle, keys=keys)
    after = table.stage.spread
    assert after.origin - before.origin == QPointF(-60, 0)
    assert after.unit == before.unit


def test_two_fingers_on_a_touchpad_pan_by_as_much_as_they_move(table: Table) -> None:
    table.scene.zoom(2.5)
    before = table.stage.spread
    _turn(table, (-20, 30), (-7, 9), phase=Qt.ScrollPhase.ScrollUpdate)
    assert table.stage.spread.origin - before.origin == QPointF(-7, 9)


def test_with_ctrl_they_zoom_as_does_the_wheel(table: Table) -> None:
    ctrl = Qt.KeyboardModifier.ControlModifier
    _turn(table, (0, 240), (0, 16), ctrl, Qt.ScrollPhase.ScrollUpdate)
    first = table.stage.spread.unit
    assert first > table.stage.view.fit.unit
    _turn(table, (0, 240), keys=ctrl)
    assert table.stage.spread.unit > first


def test_gestures_that_the_system_understands(table: Table) -> None:
    kinds, still = Qt.NativeGestureType, QPointF()
    _feel(table, kinds.ZoomNativeGesture, 1.0, still)
    view = table.stage.view
    assert view.spread.unit == pytest.approx(view.fit.unit * 2, abs=1)
    _feel(table, kinds.PanNativeGesture, 0.0, QPointF(5, -4))
    assert table.stage.spread.origin - view.spread.origin == QPointF(5, -4)
    assert _feel(table, kinds.SmartZoomNativeGesture, 1.0, still)
    assert table.stage.view.is_whole
    assert not _feel(table, kinds.RotateNativeGesture, 30.0, still)


def test_two_fingers_on_a_screen_pinch(table: Table) -> None:
    screen, viewport = QTest.createTouchDevice(), table.view.viewport()
    below = _below_pointer(table)
    away = QPoint(40, 0)
    QTest.touchEvent(viewport, screen).press(0, AT - away).press(1, AT + away)
    for reach in (50, 60, 80, 100, 120):
        away = QPoint(reach, 0)
        QTest.touchEvent(viewport, screen).move(0, AT - away).move(1, AT + away)
        QApplication.processEvents()
    QTest.touchEvent(viewport, screen).release(0, AT - away).release(1, AT + away)
    spread = table.stage.spread
    assert spread.unit > table.stage.view.fit.unit * 1.8
    assert (spread.point(below.x(), below.y()) - QPointF(AT)).manhattanLength() < 20
    assert table.placed == []


def test_other_events_are_left_alone(table: Table) -> None:
    before = table.stage
    table.move(AT, held=False)
    table.view.resize(table.view.size() - QSize(1, 0))
    assert table.stage.view.is_whole
    assert table.stage is not before
