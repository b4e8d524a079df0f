"""A calm clock: a bar that gets shorter, and says when the time is over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_gui.windows.theme import BASE_FONT, room_of

_BETWEEN_MS: Final = 100
"""Milliseconds between two pictures of the bar."""


class DrillClock(QWidget):
    """Out of sight while no time is kept."""

    over = Signal()
    """The time is over."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixels = BASE_FONT
        self._limit_ms = 0
        self._since = QElapsedTimer()
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self._finish)
        self._pictures = QTimer(self, interval=_BETWEEN_MS)
        self._pictures.timeout.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()
        self.hide()

    def start(self, limit_ms: int) -> None:
        """Keep so much time from now on, in milliseconds; 0 keeps none."""
        self.stop()
        self.setVisible(limit_ms > 0)
        if limit_ms > 0:
            self._limit_ms = limit_ms
            self._since.start()
            self._end.start(limit_ms)
            self._pictures.start()

    def stop(self) -> None:
        """Keep no time any more; what is left stays to be seen."""
        self._end.stop()
        self._pictures.stop()

    @property
    def is_running(self) -> bool:
        """Whether time is being kept."""
        return self._end.isActive()

    def _finish(self) -> None:
        self.stop()
        self.update()
        self.over.emit()

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.setAccessibleName(self.tr("Time left"))

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return room for a narrow bar."""
        return QSize(8 * self._pixels, round(0.6 * self._pixels))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is left of the time."""
        del event
        painter, room = QPainter(self), room_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = bar.height() / 2
        painter.setPen(QPen(room.line, 1))
        painter.setBrush(room.trough)
        painter.drawRoundedRect(bar, radius, radius)
        passed = self._since.elapsed() if self._since.isValid() else 0
        left = max(0.0, 1 - passed / self._limit_ms) if self._limit_ms else 1.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(room.primary)
        bar.setWidth(bar.width() * left)
        painter.drawRoundedRect(bar, radius, radius)

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of the room when they change."""
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
        super().changeEvent(event)
