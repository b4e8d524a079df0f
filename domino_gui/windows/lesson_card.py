"""A lesson among others: its number, what it teaches, and whether it has been done."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from domino_gui.engine.tiles import Tile
from domino_gui.windows.page_buttons import WayCard
from domino_gui.windows.theme import room_of

_TICK: Final = ((-0.24, 0.02), (-0.06, 0.2), (0.26, -0.2))


class LessonCard(WayCard):
    """Leads to a lesson; a tick at its edge says that it has been done."""

    def __init__(self, key: str, tile: Tile, parent: QWidget) -> None:
        super().__init__(key, (tile,), parent)
        self.is_done = False

    def tell(self, title: str, about: str, *, done: bool) -> None:
        """Say what the lesson is called, what it teaches, and whether it is done."""
        self.is_done = done
        self.say(title, about)
        if done:
            name = self.tr("{title}, done").format(title=title)
            self.setAccessibleName(name)

    @property
    def _unit(self) -> float:
        return float(round(1.5 * self._pixels))

    @property
    def _edge(self) -> int:
        return round(1.1 * self._pixels)

    def _paint_key(self, painter: QPainter, ink: QColor, line: QColor) -> None:
        if self.key:
            super()._paint_key(painter, ink, line)
        if not self.is_done:
            return
        room, side = room_of(self), 1.5 * self._pixels
        right = self.width() - (2.6 if self.key else 0.7) * self._pixels
        middle = QPointF(right - side / 2, 0.7 * self._pixels + side / 2)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(middle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(room.gain)
        painter.drawEllipse(disc)
        painter.setPen(QPen(room.card, 0.16 * self._pixels))
        painter.drawPolyline([middle + QPointF(x, y) * side for x, y in _TICK])
