"""What marks tiles and their ends: badges and rings, places for a tile, outlines, links."""

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
        painter.setPen(self.palette.badge_text)
        text = str(self.adds)
        painter.setFont(fitted(text, radius * (1.2 if len(text) == 1 else 1.05), radius * 1.6))
        painter.drawText(self.bounds, Qt.AlignmentFlag.AlignCenter, text)


class GhostItem(Item):
    """A place for the picked tile: the count it would make, and what that pays.

    ``division`` stands below the count where points are fewer than the count. Its origin is its
    middle.
    """

    def __init__(
        self, size: QSizeF, count: str, points: str, palette: Palette, *, division: str = ""
    ) -> None:
        self.size = size
        rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        super().__init__(rect, palette)
        self.count, self.points, self.division = count, points, division
        self.is_chosen = False

    def choose(self, *, chosen: bool) -> None:
        """Be the place that would be taken now, or no more."""
        if chosen != self.is_chosen:
            self.is_chosen = chosen
            self.repaint()

    def draw(self, painter: QPainter) -> None:
        """Paint a dashed outline, solid where chosen; points show as a filled tag."""
        palette, unit = self.palette, min(self.size.width(), self.size.height())
        colour = palette.ghost_scores if self.points else palette.ghost
        fill = palette.ghost_scores_fill if self.points else palette.ghost_fill
        width = max(1.5, unit * (0.075 if self.is_chosen else 0.04))
        pen = QPen(colour, width)
        if not self.is_chosen:
            pen.setDashPattern([3.2, 2.2])
        painter.setPen(pen)
        painter.setBrush(with_alpha(fill, 0.95 if self.is_chosen else 0.72))
        inset = width / 2 + unit * 0.03
        painter.drawRoundedRect(
            self.bounds.adjusted(inset, inset, -inset, -inset), unit * 0.14, unit * 0.14
        )
        if not self.points:
            self._write(painter, QPointF(), self.count, unit * 0.46, colour)
            return
        upright = self.size.height() > self.size.width()
        away = QPointF(0, unit * 0.44) if upright else QPointF(unit * 0.46, 0)
        if self.division:
            self._write(painter, -away - QPointF(0, unit * 0.14), self.count, unit * 0.46, colour)
            self._write(painter, -away + QPointF(0, unit * 0.24), self.division, unit * 0.3, colour)
        else:
            self._write(painter, -away, self.count, unit * 0.46, colour)
        tag = QRectF(0, 0, unit * 0.86, unit * 0.5)
        tag.moveCenter(away)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(tag, unit * 0.25, unit * 0.25)
        self._write(painter, away, self.points, unit * 0.36, palette.badge_text)

    def _write(
        self, painter: QPainter, middle: QPointF, text: str, pixels: float, colour: QColor
    ) -> None:
        """Write a number as large as a half of the tile has room for."""
        unit = min(self.size.width(), self.size.height())
        chosen = fitted(text, pixels, unit * 0.74)
        painter.setFont(chosen)
        painter.setPen(colour)
        box = QRectF(0, 0, self.bounds.width(), pixels * 2)
        box.moveCenter(middle)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


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
