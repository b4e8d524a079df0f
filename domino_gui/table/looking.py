"""Wheel, touchpad and touch screen: they zoom and pan the table of a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QInputDevice, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

if TYPE_CHECKING:
    from domino_gui.table.view import TableView

_NOTCH: Final = 120
"""What a mouse wheel tells for one notch."""
_LARGER: Final = 1.15
"""By how much a notch makes the table larger."""
_WAY: Final = 60
"""Pixels by which a notch pans it, to the side or with Shift."""


class Looking(QObject):
    """Turns what is done on a view into looks at its table.

    Gestures come from the viewport to the view where nothing takes them; to wait for them at the
    viewport would mean to be asked about every picture that is painted there.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view, self._table = view, view.table
        view.grabGesture(Qt.GestureType.PinchGesture)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take gestures that zoom or pan, for Qt."""
        del watched
        is_taken = (isinstance(event, QNativeGestureEvent) and self._feel(event)) or (
            isinstance(event, QGestureEvent) and self._pinch(event)
        )
        if is_taken:
            event.accept()
        return is_taken

    def turn(self, event: QWheelEvent) -> None:
        """Zoom with a wheel; sideways or with Shift, pan.

        Fingers on a touchpad pan, except with Ctrl: so some systems tell that they pinch.
        """
        event.accept()
        keys, turned, moved = event.modifiers(), event.angleDelta(), event.pixelDelta()
        zooms = bool(keys & Qt.KeyboardModifier.ControlModifier)
        if not zooms and not moved.isNull() and _are_fingers(event):
            self._table.pan(QPointF(moved))
        elif not zooms and keys & Qt.KeyboardModifier.ShiftModifier:
            notches = (turned.x() + turned.y()) / _NOTCH
            self._table.pan(QPointF(notches * _WAY, 0))
        else:
            if turned.x() and not zooms:
                self._table.pan(QPointF(turned.x() / _NOTCH * _WAY, 0))
            if turned.y():
                self._table.zoom(_LARGER ** (turned.y() / _NOTCH), event.position())

    def _feel(self, event: QNativeGestureEvent) -> bool:
        """Follow a gesture that the system has understood, if it is one for us."""
        match event.gestureType():
            case Qt.NativeGestureType.ZoomNativeGesture:
                self._table.zoom(max(1 + event.value(), 0.1), event.position())
            case Qt.NativeGestureType.PanNativeGesture:
                self._table.pan(event.delta())
            case Qt.NativeGestureType.SmartZoomNativeGesture:
                self._table.show_all()
            case _:
                return False
        return True

    def _pinch(self, event: QGestureEvent) -> bool:
        """Keep what lies below two fingers below them."""
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return False
        now, before = (
            QPointF(self._view.viewport().mapFromGlobal(point))
            for point in (pinch.centerPoint(), pinch.lastCenterPoint())
        )
        if pinch.state() is Qt.GestureState.GestureStarted:
            self._table.let_go()  # what the first finger took hold of
        else:
            self._table.pan(now - before)
        self._table.zoom(pinch.scaleFactor(), now)
        return True


def _are_fingers(event: QWheelEvent) -> bool:
    return (
        event.phase() is not Qt.ScrollPhase.NoScrollPhase
        or event.deviceType() is QInputDevice.DeviceType.TouchPad
    )
