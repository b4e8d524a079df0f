"""What items on the table have in common, and the tile: each knows only how it looks.

Text is drawn as it comes, never as markup: names are other people's. Lengths are logical pixels.
"""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from domino_gui.table.palettes import Palette
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


class TilePose(msgspec.Struct, frozen=True):
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


class Move(msgspec.Struct, frozen=True):
    """The way of one tile, between two fractions of an animation."""

    item: TileItem
    start: TilePose
    end: TilePose
    begins: float = 0.0
    ends: float = 1.0
