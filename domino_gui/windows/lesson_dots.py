"""How far a lesson has come: a dot for each page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_gui.windows.theme import BASE_FONT, room_of


class LessonDots(QWidget):
    """Filled dots for pages that are done, a ring around the page that is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixels = BASE_FONT
        self._done: Sequence[bool] = ()
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_progress(self, done: Sequence[bool], at: int) -> None:
        """Show which pages are ``done``, and that page ``at`` is open, from 0."""
        self._done, self._at = [*done], at
        text = self.tr("Page {page} of {pages}").format(page=at + 1, pages=len(done))
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the dots of a lesson."""
        return QSize(12 * self._pixels, round(1.4 * self._pixels))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots from the left."""
        del event
        painter, room, pixels = QPainter(self), room_of(self), self._pixels
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, middle = 0.3 * pixels, self.height() / 2
        for number, done in enumerate(self._done):
            at = QPointF((0.7 + 1.3 * number) * pixels, middle)
            painter.setPen(QPen(room.gain if done else room.heading, 0.13 * pixels))
            painter.setBrush(room.gain if done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, radius, radius)
            if number == self._at:
                painter.setPen(QPen(room.focus, 0.13 * pixels))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(at, 2 * radius, 2 * radius)
