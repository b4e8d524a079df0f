"""What items on the table have in common, and the tile: each knows only how it looks.

Text is drawn as it comes, never as markup: names are other people's. Lengths are logical pixels.
"""

from __future__ import annotations

import math

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

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

    @property
    def rect(self) -> QRectF:
        """What the tile covers, its shadow apart."""
        covered = QRectF(QPointF(), self.look.facing.size(self.look.unit))
        covered.moveCenter(self.centre)
        return covered

    def way_to(self, point: QPointF) -> QPointF:
        """Return the shortest way from the tile to a point; none from one on the tile."""
        rect = self.rect
        x = min(max(point.x(), rect.left()), rect.right())
        y = min(max(point.y(), rect.top()), rect.bottom())
        return point - QPointF(x, y)


class Item(QGraphicsPixmapItem):
    """A picture of a given size around or from its own origin.

    It is painted once, by `paint_picture`, when it stands where it is to be; after that nothing of
    Python runs when the scene is painted.
    """

    def __init__(self, bounds: QRectF, palette: Palette) -> None:
        super().__init__()
        self.bounds = bounds
        """What it covers, seen from its origin."""
        self.palette = palette
        self._ratio: float | None = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def paint_picture(self, ratio: float) -> None:
        """Paint what is shown from now on, with so many device pixels in each pixel."""
        self._ratio = ratio
        # A letter may reach out of its line a little.
        place = self.bounds.translated(self.pos()).adjusted(-1, -1, 1, 1)
        # Whole device pixels: a picture between them would be shifted, or cut off.
        covered = QRectF(place.topLeft() * ratio, place.size() * ratio).toAlignedRect()
        corner = QPointF(covered.topLeft()) / ratio - self.pos()
        pixmap = QPixmap(covered.size())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(-corner)
        self.draw(painter)
        painter.end()
        self.setPixmap(pixmap)
        self.setOffset(corner)

    def wear_picture_of(self, other: Item, ratio: float) -> bool:
        """Show the picture of another item instead of painting one, if both look alike."""
        if not (
            type(self) is type(other)
            and vars(self) | {"_ratio": ratio} == vars(other)
            and self.pos() == other.pos()
        ):
            return False
        self._ratio = ratio
        self.setPixmap(other.pixmap())
        self.setOffset(other.offset())
        return True

    def swell(self, scale: float) -> None:
        """Be seen so many times as large as it is, for a moment."""
        is_sharp = scale == 1
        mode = Qt.TransformationMode
        self.setTransformationMode(
            mode.FastTransformation if is_sharp else mode.SmoothTransformation
        )
        self.setScale(scale)

    def repaint(self) -> None:
        """Paint again what has changed; nothing where there was no picture yet."""
        if self._ratio is not None:
            self.paint_picture(self._ratio)

    def draw(self, painter: QPainter) -> None:
        """Paint what this kind looks like."""
        raise NotImplementedError


class TileItem(QGraphicsPixmapItem):
    """A tile; its origin is its middle."""

    def __init__(self, pose: TilePose, palette: Palette, ratio: float) -> None:
        super().__init__()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.palette, self.ratio = palette, ratio
        self._wear(pose.look)
        self.take(pose)

    def take(self, pose: TilePose) -> None:
        """Be seen just so."""
        self.pose = pose
        self.show_look(pose.look)
        self.setPos(self._on_whole_pixels(pose.centre))
        self.setZValue(pose.z)
        self.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self.resetTransform()

    def show_look(self, look: TileLook) -> None:
        """Wear another picture, around the same middle."""
        if look != self._look:
            self._wear(look)

    def _wear(self, look: TileLook) -> None:
        self._look = look
        size, edge = look.facing.size(look.unit), margin(look.unit)
        self.setPixmap(tile_pixmap(look, self.palette, self.ratio))
        self.setOffset(-size.width() / 2 - edge, -size.height() / 2 - edge)

    def _on_whole_pixels(self, centre: QPointF) -> QPointF:
        """Return where to stand so that each pixel of the picture is one of the device.

        What lies between two goes the same way for all tiles: the gaps between them stay equal.
        """
        corner = (centre + self.offset()) * self.ratio
        whole = QPointF(math.floor(corner.x() + 0.501), math.floor(corner.y() + 0.501))
        return whole / self.ratio - self.offset()

    def turn(self, transform: QTransform) -> None:
        """Be seen turned, or in another size, on the way to somewhere."""
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setTransform(transform)

    def covers(self, point: QPointF) -> bool:
        """Tell whether a point of the scene lies on the tile, its shadow apart."""
        return self.pose.rect.contains(point)


class Move(msgspec.Struct, frozen=True):
    """The way of one tile, between two fractions of an animation."""

    item: TileItem
    start: TilePose
    end: TilePose
    begins: float = 0.0
    ends: float = 1.0
