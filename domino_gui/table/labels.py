"""What is written around the table: labels of racks, words that come and go, the wooden rack."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPolygonF

from domino_gui.table.items import Item, font, text_width
from domino_gui.table.palettes import Palette, with_alpha


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
