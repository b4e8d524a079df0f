"""Who sits where: the table from above, partners in one colour and opposite each other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from domino_gui.windows.labels import shortened
from domino_gui.windows.theme import BASE_FONT, room_of

_PLACES: Final = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}
"""By how many play, at which edge each sits: below, left, above, right. Turns go clockwise."""

_TWO: Final = 2
_BEGIN: Final = -60
"""Degrees, counterclockwise from the right, where the arrow of the turns begins; it goes clockwise.
"""
_SPAN: Final = 290


class SeatingPlan(QWidget):
    """A small table with the names around it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._partners = False
        self._pixels = BASE_FONT

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self.setFixedHeight(self.sizeHint().height())

    def show_seats(self, names: Sequence[str], *, partners: bool) -> None:
        """Show those who are to play, by seat."""
        self._names, self._partners = list(names), partners
        self.setAccessibleName(self.told)
        self.update()

    @property
    def told(self) -> str:
        """Who sits where, in words."""
        names = self._names
        if self._partners:
            text = self.tr("{a} and {c} sit opposite each other, against {b} and {d}.")
            return text.format(a=names[0], b=names[1], c=names[2], d=names[3])
        return self.tr("Turns go round: {names}.").format(names=", ".join(names))

    def sizeHint(self) -> QSize:
        """Return room for the table and a line of names above and below it."""
        return QSize(20 * self._pixels, round(7.4 * self._pixels))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table and the names."""
        del event
        painter, room, pixels = QPainter(self), room_of(self), self._pixels
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = 1.6 * pixels
        table = QRectF(0, 0, 7.5 * pixels, self.height() - 2 * line - 0.4 * pixels)
        table.moveCenter(QPointF(self.width() / 2, self.height() / 2))
        painter.setPen(QPen(room.line, 1.5))
        painter.setBrush(room.primary)
        painter.drawRoundedRect(table, 0.6 * pixels, 0.6 * pixels)
        beside = table.left() - 0.6 * pixels
        places = (
            (QRectF(0, table.bottom() + 2, self.width(), line), Qt.AlignmentFlag.AlignHCenter),
            (QRectF(0, table.center().y() - line / 2, beside, line), Qt.AlignmentFlag.AlignRight),
            (QRectF(0, table.top() - line - 2, self.width(), line), Qt.AlignmentFlag.AlignHCenter),
            (
                QRectF(self.width() - beside, table.center().y() - line / 2, beside, line),
                Qt.AlignmentFlag.AlignLeft,
            ),
        )
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(True)
        painter.setFont(font)
        for seat, name in enumerate(self._names):
            place, alignment = places[_PLACES[len(self._names)][seat]]
            side = seat % 2 if self._partners else seat
            painter.setPen(room.sides[side])
            words = shortened(name, painter.fontMetrics(), place.width())
            painter.drawText(place, alignment | Qt.AlignmentFlag.AlignVCenter, words)
        painter.setPen(QPen(room.primary_ink, max(1.5, 0.12 * pixels)))
        if self._partners:
            self._paint_pairs(painter, table)
        elif len(self._names) > _TWO:
            self._paint_way(painter, table)

    @staticmethod
    def _paint_pairs(painter: QPainter, table: QRectF) -> None:
        """Paint a line between those who play together."""
        inner = table.adjusted(6, 6, -6, -6)
        middle = inner.center()
        painter.drawLine(QPointF(middle.x(), inner.top()), QPointF(middle.x(), inner.bottom()))
        pen = painter.pen()
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawLine(QPointF(inner.left(), middle.y()), QPointF(inner.right(), middle.y()))

    @staticmethod
    def _paint_way(painter: QPainter, table: QRectF) -> None:
        """Paint an arrow the way turns go round."""
        high = 0.55 * table.height()
        ring = QRectF(0, 0, 1.8 * high, high)
        ring.moveCenter(table.center())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(ring, _BEGIN * 16, -_SPAN * 16)
        end = math.radians(_BEGIN - _SPAN)
        wide, high = ring.width() / 2, ring.height() / 2
        tip = ring.center() + QPointF(math.cos(end) * wide, -math.sin(end) * high)
        way = QPointF(math.sin(end) * wide, math.cos(end) * high)
        way *= 0.25 * high / math.hypot(way.x(), way.y())
        across = QPointF(-way.y(), way.x()) * 0.8
        painter.setBrush(painter.pen().color())
        painter.drawPolygon([tip + way, tip - way + across, tip - way - across])
