"""What binds the name of another seat to its rack: a plate let into the table under both."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from domino_gui.table.items import Item
from domino_gui.table.palettes import Palette, with_alpha


class PlateItem(Item):
    """The place of a seat; that of whoever is in turn has an edge."""

    def __init__(self, rect: QRectF, scale: float, palette: Palette, *, in_turn: bool) -> None:
        super().__init__(rect, palette)
        self.scaled, self.in_turn = scale, in_turn

    def draw(self, painter: QPainter) -> None:
        """Paint the plate, darker than the table, and its edge."""
        scale, palette = self.scaled, self.palette
        painter.setBrush(with_alpha(palette.bar, 0.32))
        if self.in_turn:
            painter.setPen(QPen(with_alpha(palette.turn, 0.85), max(1.5, 1.6 * scale)))
        else:
            painter.setPen(QPen(palette.bar_line, max(1.0, scale)))
        edge = painter.pen().widthF() / 2
        plate = self.bounds.adjusted(edge, edge, -edge, -edge)
        painter.drawRoundedRect(plate, 10 * scale, 10 * scale)
