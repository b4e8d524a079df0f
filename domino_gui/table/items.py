"""What stands on the table, each kind knowing only how it looks.

Text is drawn as it comes, never as markup: names are other people's. Lengths are logical pixels.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_gui.table.palettes import Palette, with_alpha
from domino_gui.table.tile_art import TileLook, margin, tile_pixmap


def font(pixels: float, *, bold: bool = False) -> QFont:
    """Return the program's font in a height of so many pixels."""
    chosen = QFont(QGuiApplication.font())
    chosen.setPixelSize(max(9, round(pixels)))
    chosen.setBold(bold)
    return chosen


def text_width(text: str, of: QFont) -> float:
    """Return how wide a line of text is."""
    return QFontMetricsF(of).horizontalAdvance(text)


def fitted(text: str, pixels: float, room: float) -> QFont:
    """Return the bold font in which a line is no wider than ``room`` and no higher than asked."""
    chosen = font(pixels, bold=True)
    wide = text_width(text, chosen)
    if wide > room:
        chosen.setPixelSize(max(6, int(chosen.pixelSize() * room / wide)))
    return chosen


class TilePose(NamedTuple):
    """How and where a tile is seen."""

    look: TileLook
    centre: QPointF
    z: float
    opacity: float = 1.0


class Item(QGraphicsItem):
    """A picture of a given size around or from its own origin."""

    def __init__(self, rect: QRectF, palette: Palette) -> None:
        super().__init__()
        self._rect = rect
        self.palette = palette

    def boundingRect(self) -> QRectF:
        """Return what is painted, for Qt."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint, for Qt; `draw` does it."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint what this kind looks like."""
        raise NotImplementedError


class TileItem(Item):
    """A tile; its origin is its middle."""

    def __init__(self, pose: TilePose, palette: Palette, ratio: float) -> None:
        super().__init__(QRectF(), palette)
        self.ratio = ratio
        self.pose = pose
        self._look = pose.look
        self.take(pose)

    def take(self, pose: TilePose) -> None:
        """Be seen just so."""
        self.pose = pose
        self.show_look(pose.look)
        self.setPos(pose.centre)
        self.setZValue(pose.z)
        self.setOpacity(pose.opacity)
        self.resetTransform()

    def show_look(self, look: TileLook) -> None:
        """Wear another picture, around the same middle."""
        size, edge = look.facing.size(look.unit), margin(look.unit)
        rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        rect.adjust(-edge, -edge, edge, edge)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        self._look = look
        self.update()

    def covers(self, point: QPointF) -> bool:
        """Tell whether a point of the scene lies on the tile, its shadow apart."""
        size = self.pose.look.facing.size(self.pose.look.unit)
        away = point - self.pose.centre
        return abs(away.x()) <= size.width() / 2 and abs(away.y()) <= size.height() / 2

    def draw(self, painter: QPainter) -> None:
        """Paint the shared picture."""
        pixmap = tile_pixmap(self._look, self.palette, self.ratio)
        painter.setRenderHint(
            QPainter.RenderHint.SmoothPixmapTransform, not self.transform().isIdentity()
        )
        painter.drawPixmap(self._rect.topLeft(), pixmap)


class MarkItem(Item):
    """The mark of an open end: a badge with what it adds, or a hollow ring if that is nothing."""

    def __init__(self, adds: int, radius: float, palette: Palette) -> None:
        reach = radius * 1.25
        super().__init__(QRectF(-reach, -reach, 2 * reach, 2 * reach), palette)
        self.adds, self.radius = adds, radius

    def draw(self, painter: QPainter) -> None:
        """Paint a disc with a number, or a ring."""
        radius = self.radius
        if not self.adds:
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
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, text)


class GhostItem(Item):
    """A place for the picked tile: the count it would make, and what that pays.

    Its origin is its middle.
    """

    def __init__(self, size: QSizeF, count: str, points: str, palette: Palette) -> None:
        self.size = size
        rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        super().__init__(rect, palette)
        self.count, self.points = count, points
        self.is_chosen = False

    def choose(self, chosen: bool) -> None:
        """Be the place that would be taken now, or no more."""
        if chosen != self.is_chosen:
            self.is_chosen = chosen
            self.update()

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
            self._rect.adjusted(inset, inset, -inset, -inset), unit * 0.14, unit * 0.14
        )
        if not self.points:
            self._write(painter, QPointF(), self.count, unit * 0.46, colour)
            return
        upright = self.size.height() > self.size.width()
        away = QPointF(0, unit * 0.44) if upright else QPointF(unit * 0.46, 0)
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
        box = QRectF(0, 0, self._rect.width(), pixels * 2)
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
        painter.drawRoundedRect(self._rect.adjusted(gap, gap, -gap, -gap), self.radius, self.radius)


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


class LabelItem(Item):
    """Two lines of a seat or the boneyard; the seat whose turn it is carries a filled arrow."""

    def __init__(
        self, rect: QRectF, lines: tuple[str, str], scale: float, palette: Palette
    ) -> None:
        super().__init__(rect, palette)
        self.lines, self.scaled = lines, scale
        self.in_turn = False
        self.align = Qt.AlignmentFlag.AlignLeft

    def draw(self, painter: QPainter) -> None:
        """Paint the arrow and both lines, cut short where they are too long."""
        scale, rect = self.scaled, QRectF(self._rect)
        middle = rect.center().y()
        if self.in_turn:
            painter.setBrush(self.palette.turn)
            x, reach = rect.left() + 1, 6.5 * scale
            y = middle - 10 * scale
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(x, y - reach),
                        QPointF(x + reach * 1.25, y),
                        QPointF(x, y + reach),
                    ]
                )
            )
            rect.setLeft(rect.left() + 14 * scale)
        for text, pixels, bold, colour, top in (
            (self.lines[0], 16 * scale, True, self._first_colour(), middle - 20 * scale),
            (self.lines[1], 13 * scale, False, self.palette.text_soft, middle + 1 * scale),
        ):
            chosen = font(pixels, bold=bold)
            painter.setFont(chosen)
            painter.setPen(colour)
            line = QRectF(rect.left(), top, rect.width(), 20 * scale)
            shown = QFontMetricsF(chosen).elidedText(
                text, Qt.TextElideMode.ElideRight, line.width()
            )
            flags = self.align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
            painter.drawText(line, int(flags), shown)

    def _first_colour(self) -> QColor:
        return self.palette.turn if self.in_turn else self.palette.text


class WordItem(Item):
    """A word or number on a rounded plate that comes and goes; its origin is its middle."""

    def __init__(self, text: str, pixels: float, palette: Palette, colour: QColor) -> None:
        self.text, self.font, self.colour = text, font(pixels, bold=True), colour
        width = text_width(text, self.font) + pixels * 1.3
        height = pixels * 1.9
        super().__init__(QRectF(-width / 2, -height / 2, width, height), palette)

    def draw(self, painter: QPainter) -> None:
        """Paint the plate and the text."""
        painter.setBrush(with_alpha(self.palette.bar, 0.92))
        painter.drawRoundedRect(self._rect, self._rect.height() / 2, self._rect.height() / 2)
        painter.setFont(self.font)
        painter.setPen(self.colour)
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self.text)


class WoodItem(Item):
    """The wooden rack; the key of each tile stands on its front."""

    def __init__(
        self, rect: QRectF, keys: list[tuple[float, str]], scale: float, palette: Palette
    ) -> None:
        super().__init__(rect, palette)
        self.keys, self.scaled = keys, scale

    def draw(self, painter: QPainter) -> None:
        """Paint board, groove and keys."""
        rect, scale, palette = self._rect, self.scaled, self.palette
        painter.setClipRect(rect)
        board = rect.adjusted(0, 0, 0, 16 * scale)  # only its upper corners are seen
        grain = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        grain.setColorAt(0, palette.wood_light)
        grain.setColorAt(0.22, palette.wood)
        grain.setColorAt(1, palette.wood_dark)
        painter.setBrush(grain)
        painter.drawRoundedRect(board, 11 * scale, 11 * scale)
        painter.setBrush(with_alpha(palette.wood_dark, 0.75))
        groove = QRectF(rect.left() + 9 * scale, rect.top() + 4 * scale, 0, 6.5 * scale)
        groove.setRight(rect.right() - 9 * scale)
        painter.drawRoundedRect(groove, 3 * scale, 3 * scale)
        painter.setFont(font(13 * scale, bold=True))
        painter.setPen(palette.wood_text)
        for x, key in self.keys:
            box = QRectF(x - 20 * scale, groove.bottom() + 2 * scale, 40 * scale, 0)
            box.setBottom(rect.bottom() - 2 * scale)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)
