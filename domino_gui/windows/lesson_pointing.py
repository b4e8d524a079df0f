"""How a lesson asks for the ends that count: by pointing at them on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from domino_gui.engine.layout import BRANCHES, End, Port
from domino_gui.learning.lesson_tasks import Ends, Position, spots
from domino_gui.table.palettes import with_alpha
from domino_gui.table.staging import Stage
from domino_gui.table.view import TableView
from domino_gui.windows import lesson_texts
from domino_gui.windows.buttons import PaperButton
from domino_gui.windows.lesson_asking import Asking

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS: Final = {
    int(Qt.Key.Key_Left): -1,
    int(Qt.Key.Key_Up): -1,
    int(Qt.Key.Key_Right): 1,
    int(Qt.Key.Key_Down): 1,
}


class SpotButton(QAbstractButton):
    """Lies on something that can be pointed at, and shows whether it has been."""

    def __init__(self, spot: End, view: TableView, take_key: Callable[[QKeyEvent], bool]) -> None:
        """``take_key`` is asked for what a key does that is not for the button."""
        super().__init__(view.viewport())
        self.spot = spot
        self._take_key = take_key
        self._view = view
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame around what is pointed at, with a tick: it is not told by colour alone."""
        del event
        painter, colours = QPainter(self), self._view.table.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = 3.0
        frame = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        radius = 0.14 * min(frame.width(), frame.height())
        if self.isChecked():
            painter.setPen(QPen(colours.bar, 6))
            painter.drawRoundedRect(frame, radius, radius)
            painter.setPen(QPen(colours.picked, 4))
            painter.setBrush(with_alpha(colours.picked, 0.25))
            painter.drawRoundedRect(frame, radius, radius)
            self._paint_tick(painter, frame)
        if self.hasFocus() or self.underMouse():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((colours.bar, 6), (colours.turn, 3)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(frame, radius, radius)

    def _paint_tick(self, painter: QPainter, frame: QRectF) -> None:
        size = 0.34 * min(frame.width(), frame.height())
        colours = self._view.table.colours
        middle = frame.topRight() + QPointF(-0.62 * size, 0.62 * size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.picked)
        painter.drawEllipse(middle, 0.56 * size, 0.56 * size)
        painter.setPen(QPen(colours.bar, max(2.0, 0.14 * size)))
        points = [(-0.26, 0.02), (-0.06, 0.22), (0.28, -0.2)]
        painter.drawPolyline([middle + QPointF(x, y) * size for x, y in points])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys but Space to others, before the table takes them."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif not self._take_key(event):
            event.ignore()


class PointingAsking(Asking):
    """Lays a button on each half, double and open branch; a further one checks the choice."""

    def __init__(self, task: Ends, position: Position, view: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._task, self._position, self._view = task, position, view
        self.buttons = [SpotButton(spot, view, self.take_key) for spot in spots(position.layout)]
        self.check = PaperButton(self, primary=True)
        self.check.setEnabled(False)  # pointing at nothing is no answer
        for button in self.buttons:
            button.toggled.connect(self._offer_check)
        self.check.clicked.connect(self._check)
        self.column.addWidget(self.check)
        view.table.restaged.connect(self._follow)
        self.retranslate()

    def begin(self) -> None:
        """Ask from now on."""
        self._follow()
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)

    def end(self) -> None:
        """Ask no more."""
        super().end()
        self._view.table.restaged.disconnect(self._follow)
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self.check.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.check.setText(self.tr("Check"))
        for button in self.buttons:
            button.setAccessibleName(lesson_texts.spot_name(button.spot))

    @property
    def pointed(self) -> set[End]:
        """What is pointed at."""
        return {button.spot for button in self.buttons if button.isChecked()}

    def take_key(self, event: QKeyEvent) -> bool:
        """Check by Enter, and walk along the ends by the arrows."""
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.check.click()
        elif event.key() in _STEPS and self.buttons:
            order = sorted(self.buttons, key=lambda button: (button.x(), button.y()))
            at = next((n for n, button in enumerate(order) if button.hasFocus()), -1)
            order[(at + _STEPS[event.key()]) % len(order)].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            return False
        return True

    def _offer_check(self) -> None:
        self.check.setEnabled(bool(self.pointed))

    def _check(self) -> None:
        if self.pointed == self._task.answer:
            self.judge([lesson_texts.right()], is_right=True)
        else:
            lines = lesson_texts.ends_wrong(self._position, self.pointed, is_last=self.is_last)
            self.judge(lines, is_right=False)

    def _follow(self) -> None:
        """Lie where the table lies now."""
        stage = self._view.table.stage
        for button in self.buttons:
            if stage is not None and button.spot.tile in stage.poses:
                button.setGeometry(self._rect(stage, button.spot).toAlignedRect())
                button.show()
            else:
                button.hide()

    def _rect(self, stage: Stage, spot: End) -> QRectF:
        """Return what a spot takes of the picture: a half, a double, the place of a branch."""
        pose = stage.poses[spot.tile]
        side = pose.look.unit
        if spot.port in BRANCHES:
            geometry = self._view.table.laying.table(stage.sight.layout)
            middle = stage.spread.point(*geometry.mark(spot))
            side *= 0.8
        elif spot.tile.double:
            return pose.rect
        else:
            step = QPointF(*pose.look.facing.value) * (side / 2)
            middle = pose.centre + (step if spot.port is Port.LOW else -step)
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(middle)
        return rect
