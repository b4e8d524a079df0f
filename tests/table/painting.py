"""What an item really paints, for the tests of all kinds of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from domino_gui.table.items import Item
from domino_gui.table.palettes import Palette
from domino_gui.table.themes import DEFAULT, theme


def palette(name: str = DEFAULT) -> Palette:
    """The table of a theme."""
    return theme(name).table


COLOURS = palette()


def painted(
    paint: Callable[[QPainter], None], ground: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent
) -> QImage:
    """Return a picture of 120x160 on which ``paint`` paints as a tile is painted."""
    image = QImage(120, 160, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    paint(painter)
    painter.end()
    return image


def rendered(item: QGraphicsItem, area: QRectF) -> QImage:
    """Return a part of a black scene on which nothing but the item stands."""
    if isinstance(item, Item):
        item.paint_picture(1.0)
    scene = QGraphicsScene()
    scene.addItem(item)
    image = QImage(area.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), area)
    painter.end()
    scene.removeItem(item)
    return image


def keeps_within_itself(item: QGraphicsItem) -> bool:
    """Tell whether an item paints nothing beside its own bounds, give or take a pixel."""
    if isinstance(item, Item):
        bounds = item.bounds.translated(item.pos())
    else:
        bounds = item.sceneBoundingRect()
    area = bounds.adjusted(-30, -30, 30, 30)
    image = rendered(item, area)
    black = image.pixel(0, 0)
    allowed = bounds.adjusted(-1, -1, 1, 1)
    touched = [
        area.topLeft() + QPointF(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixel(x, y) != black
    ]
    return bool(touched) and all(allowed.contains(point) for point in touched)
