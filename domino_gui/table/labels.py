"""What is written around the table: labels of racks, words that come and go, the wooden rack."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
)

from domino_gui.table.items import Item, font, text_width
from domino_gui.table.palettes import Palette, with_alpha

_NAME: Final = 13
_SMALL_PRINT: Final = 11
"""Pixels, however small the picture is."""
_SMALLEST: Final = 9
"""Pixels below which nothing can be read."""


class LabelItem(Item):
    """Two lines of a seat or the boneyard; the seat whose turn it is carries a filled arrow."""

    def __init__(
        self, rect: QRectF, lines: tuple[str, str], scale: float, palette: Palette
    ) -> None:
        super().__init__(rect, palette)
        self.lines, self.scaled = lines, scale
        self.in_turn = False
        self.align = Qt.AlignmentFlag.AlignLeft
        self.kept_free = 0.0
        """Pixels beside the second line that belong to something else."""

    @property
    def free(self) -> QRectF:
        """What is kept free: right of the second line, or left of it where the label ends right."""
        line, chosen = self._second_line(), self._second_font()
        width = text_width(self._cut(self.lines[1], chosen, self._room()), chosen)
        is_right = self.align == Qt.AlignmentFlag.AlignRight
        left = line.right() - width - self.kept_free if is_right else line.left() + width
        return QRectF(left, line.top(), self.kept_free, line.height())

    @property
    def fits(self) -> bool:
        """Whether there is room for all of the second line in its usual size."""
        return text_width(self.lines[1], self._usual_font()) <= self._room()

    def _first_line(self) -> QRectF:
        scale, rect = self.scaled, self.bounds
        arrow = 14 * scale if self.in_turn else 0.0
        top = rect.center().y() - 20 * scale
        return QRectF(rect.left() + arrow, top, rect.width() - arrow, 20 * scale)

    def _second_line(self) -> QRectF:
        return self._first_line().translated(0, 21 * self.scaled)

    def _room(self) -> float:
        """Return how wide the second line may be."""
        return self._second_line().width() - self.kept_free

    def _usual_font(self) -> QFont:
        return font(max(_SMALL_PRINT, 13 * self.scaled))

    def _second_font(self) -> QFont:
        """Return the font of the second line, smaller where there is too little room."""
        chosen, room = self._usual_font(), self._room()
        while text_width(self.lines[1], chosen) > room and chosen.pixelSize() > _SMALLEST:
            chosen.setPixelSize(chosen.pixelSize() - 1)
        return chosen

    def draw(self, painter: QPainter) -> None:
        """Paint the arrow and both lines.

        The first is cut short where it is too long; the second gets smaller before it is.
        """
        line, first = self._first_line(), font(max(_NAME, 16 * self.scaled), bold=True)
        name = self._cut(self.lines[0], first, line.width())
        self._write(painter, line, name, first, self._first_colour())
        if self.in_turn:
            is_right = self.align == Qt.AlignmentFlag.AlignRight
            left = line.right() - text_width(name, first) if is_right else line.left()
            self._draw_arrow(painter, QPointF(left - 13 * self.scaled, line.center().y()))
        second = self._second_font()
        text = self._cut(self.lines[1], second, self._room())
        self._write(painter, self._second_line(), text, second, self.palette.text_soft)

    @staticmethod
    def _cut(text: str, chosen: QFont, room: float) -> str:
        """Return what of a text there is room for."""
        return QFontMetricsF(chosen).elidedText(text, Qt.TextElideMode.ElideRight, room)

    def _write(
        self, painter: QPainter, line: QRectF, text: str, chosen: QFont, colour: QColor
    ) -> None:
        painter.setFont(chosen)
        painter.setPen(colour)
        flags = self.align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(line, int(flags), text)

    def _draw_arrow(self, painter: QPainter, at: QPointF) -> None:
        """Point at the name from the middle of the arrow's left side."""
        reach = 6.5 * self.scaled
        up, ahead = QPointF(0, reach), QPointF(reach * 1.25, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette.turn)
        painter.drawPolygon(QPolygonF([at - up, at + ahead, at + up]))

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
        painter.setPen(QPen(self.palette.bar_line, 2))
        plate = self.bounds.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        painter.setFont(self.font)
        painter.setPen(self.colour)
        painter.drawText(self.bounds, Qt.AlignmentFlag.AlignCenter, self.text)


class WoodItem(Item):
    """The wooden rack; the key of each tile stands on its front."""

    def __init__(
        self, rect: QRectF, keys: list[tuple[float, str]], scale: float, palette: Palette
    ) -> None:
        super().__init__(rect, palette)
        self.keys, self.scaled = keys, scale

    def draw(self, painter: QPainter) -> None:
        """Paint board, groove and keys."""
        rect, scale, palette = self.bounds, self.scaled, self.palette
        painter.setClipRect(rect)
        board = rect.adjusted(0, 0, 0, 16 * scale)  # only its upper corners are seen
        shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        shade.setColorAt(0, palette.wood_light)
        shade.setColorAt(0.3, palette.wood)
        shade.setColorAt(1, palette.wood_dark)
        painter.setBrush(shade)
        painter.drawRoundedRect(board, 11 * scale, 11 * scale)
        self._draw_grain(painter, board)
        groove = QRectF(rect.left() + 9 * scale, rect.top() + 4 * scale, 0, 6.5 * scale)
        groove.setRight(rect.right() - 9 * scale)
        # Cut in: its lower edge catches the light, as does the upper one of the board.
        painter.setBrush(with_alpha(palette.wood_lip, 0.4))
        painter.drawRoundedRect(groove.translated(0, max(1.0, scale)), 3 * scale, 3 * scale)
        painter.setBrush(palette.wood_dark.darker(125))
        painter.drawRoundedRect(groove, 3 * scale, 3 * scale)
        lip = QLinearGradient(board.topLeft(), board.topLeft() + QPointF(0, 14 * scale))
        lip.setColorAt(0, palette.wood_lip)
        lip.setColorAt(1, with_alpha(palette.wood_lip, 0.25))
        painter.setPen(QPen(lip, 1.2 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = 0.6 * scale
        painter.drawRoundedRect(board.adjusted(edge, edge, -edge, 0), 11 * scale, 11 * scale)
        painter.setFont(font(13 * scale, bold=True))
        painter.setPen(palette.wood_text)
        for x, key in self.keys:
            box = QRectF(x - 20 * scale, groove.bottom() + 2 * scale, 40 * scale, 0)
            box.setBottom(rect.bottom() - 2 * scale)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)

    def _draw_grain(self, painter: QPainter, board: QRectF) -> None:
        """Paint the lines of the wood, each a little bent, along the board."""
        palette, width = self.palette, board.width()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line in range(_GRAIN_LINES):
            # Neither even nor by chance: a board looks the same each time.
            y = board.top() + board.height() * (line + 0.5 + 0.35 * math.sin(5.1 * line)) / 10
            bend = 0.9 * self.scaled * math.sin(2.3 * line + 1)
            points = [
                QPointF(board.left() + width * at / 4, y + bend * math.sin(2 * at + line))
                for at in range(5)
            ]
            colour = palette.wood_dark if line % 3 else palette.wood_light
            painter.setPen(QPen(with_alpha(colour, 0.45), 0.9 * self.scaled))
            painter.drawPolyline(QPolygonF(points))
        painter.setPen(Qt.PenStyle.NoPen)


_GRAIN_LINES: Final = 9


class SorterItem(Item):
    """A corner of the wooden rack that sorts it: bars that grow to the right, on a plate."""

    def __init__(self, rect: QRectF, scale: float, palette: Palette) -> None:
        super().__init__(rect, palette)
        self.scaled = scale

    def draw(self, painter: QPainter) -> None:
        """Paint plate and bars, below the groove."""
        rect, scale = self.bounds, self.scaled
        plate = QRectF(0, 0, 24 * scale, 22 * scale)
        plate.moveCenter(QPointF(rect.center().x() - 2 * scale, rect.bottom() - 16 * scale))
        painter.setBrush(with_alpha(self.palette.wood_dark, 0.6))
        painter.drawRoundedRect(plate, 5 * scale, 5 * scale)
        painter.setBrush(self.palette.wood_text)
        for number, high in enumerate((4, 8, 12)):
            bar = QRectF(0, 0, 3.4 * scale, high * scale)
            bar.moveBottomLeft(plate.bottomLeft() + QPointF(4.8 + 5.6 * number, -5) * scale)
            painter.drawRoundedRect(bar, scale, scale)
