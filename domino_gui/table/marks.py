"""What marks tiles and their ends: badges and rings, outlines, links."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from domino_gui.table.items import Item, fitted
from domino_gui.table.palettes import Palette, with_alpha


class MarkItem(Item):
    """The mark of an open end: a badge with what it adds, be it 0; a ring if it does not count."""

    def __init__(self, adds: int | None, radius: float, palette: Palette) -> None:
        reach = radius * 1.25
        super().__init__(QRectF(-reach, -reach, 2 * reach, 2 * reach), palette)
        self.adds, self.radius = adds, radius

    def draw(self, painter: QPainter) -> None:
        """Paint a disc with a number, or a ring."""
        radius = self.radius
        if self.adds is None:
            painter.setPen(QPen(self.palette.ring, max(1.4, radius * 0.16)))
            painter.drawEllipse(QPointF(), radius * 0.5, radius * 0.5)
            return
        painter.setBrush(with_alpha(self.palette.shadow, 0.35))
        painter.drawEllipse(QPointF(radius * 0.05, radius * 0.12), radius * 1.04, radius * 1.04)
        painter.setBrush(self.palette.badge)
        painter.drawEllipse(QPointF(), radius, radius)
        self.write(painter)

    def write(self, painter: QPainter) -> None:
        """Write what the end adds onto its disc."""
        text, radius = str(self.adds), self.radius
        painter.setPen(self.palette.badge_text)
        painter.setFont(fitted(text, radius * (1.2 if len(text) == 1 else 1.05), radius * 1.6))
        painter.drawText(self.bounds, Qt.AlignmentFlag.AlignCenter, text)


class OutlineItem(Item):
    """A line around a tile, at a little distance; its origin is the tile's middle."""

    def __init__(self, size: QSizeF, colour: QColor, width: float, palette: Palette) -> None:
        self.inset = width / 2
        rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        super().__init__(rect.adjusted(-2 * width, -2 * width, 2 * width, 2 * width), palette)
        self.colour, self.width = colour, width
        self.radius = min(size.width(), size.height()) * 0.15 + width

    def draw(self, painter: QPainter) -> None:
        """Paint the line."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.colour, self.width))
        gap = self.width * 0.75
        line = self.bounds.adjusted(gap, gap, -gap, -gap)
        painter.drawRoundedRect(line, self.radius, self.radius)


class PointerItem(Item):
    """What points down at a tile; its origin is the tip."""

    def __init__(self, size: float, palette: Palette) -> None:
        """``size`` is how high it is, in pixels."""
        super().__init__(QRectF(-0.7 * size, -1.1 * size, 1.4 * size, 1.2 * size), palette)
        self.size = size

    def draw(self, painter: QPainter) -> None:
        """Paint an arrowhead with a light edge, seen on wood and on cloth."""
        size = self.size
        corners = [QPointF(), QPointF(-0.55 * size, -size), QPointF(0.55 * size, -size)]
        pen = QPen(self.palette.ghost_scores_text, max(1.5, size * 0.1))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(self.palette.ghost_scores)
        painter.drawPolygon(corners)


class LinkItem(Item):
    """A drawn link from a tile to one that lies apart from it; in the scene's coordinates."""

    def __init__(self, start: QPointF, end: QPointF, unit: float, palette: Palette) -> None:
        width = max(2.0, unit * 0.12)
        grown = QRectF(start, end).normalized().adjusted(-width, -width, width, width)
        super().__init__(grown, palette)
        self.start, self.end, self.width = start, end, width

    def draw(self, painter: QPainter) -> None:
        """Paint a dotted line."""
        pen = QPen(self.palette.last, self.width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, 2.0])
        painter.setPen(pen)
        painter.drawLine(self.start, self.end)
