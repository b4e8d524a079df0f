"""Small drawings of a review: a tile in a line of text, the sign of a costly choice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from domino_gui.table.themes import Room


def paint_small_tile(painter: QPainter, tile: str, rect: QRect, room: Room) -> None:
    """Paint a tile, named ``5|3``, at the left: a bar of text could be taken for a 1."""
    side = round(1.25 * painter.fontMetrics().ascent())
    face = QRectF(rect.left() + 2.5, rect.center().y() - side // 2 + 0.5, 2 * side, side)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(room.card)
    painter.setPen(QPen(room.heading, max(1, side // 16)))
    painter.drawRoundedRect(face, side * 0.18, side * 0.18)
    middle = face.center().x()
    painter.drawLine(
        QPointF(middle, face.top() + side * 0.18), QPointF(middle, face.bottom() - side * 0.18)
    )
    painter.setPen(room.ink)
    for number, pips in enumerate(tile.split("|")):
        half = QRectF(face.left() + number * side, face.top(), side, side)
        painter.drawText(half, Qt.AlignmentFlag.AlignCenter, pips)


def paint_sign(painter: QPainter, number: int, middle: QPointF, room: Room) -> None:
    """Paint the sign of a costly choice, 1 the costliest: a number on a disc."""
    painter.save()
    radius = 0.58 * painter.fontMetrics().height()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(room.card, 1.5))
    painter.setBrush(room.loss)
    disc = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawEllipse(disc)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(8, round(1.25 * radius)))
    painter.setFont(font)
    painter.setPen(room.card)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.restore()
