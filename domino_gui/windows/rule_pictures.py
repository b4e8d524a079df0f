"""The pictures of the rule book: tables and hands, as the table that is played on shows them.

Lengths are logical pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from domino_gui.engine.layout import Layout, Placed, Spinners
from domino_gui.engine.tiles import Tile, pips
from domino_gui.table.cloth import lay_cloth
from domino_gui.table.items import TilePose, font, text_width
from domino_gui.table.palettes import Palette
from domino_gui.table.still_table import Marked, StillTable, put
from domino_gui.table.tile_art import Facing, TileLook
from domino_gui.windows.rule_example_texts import drawn_text, goes_out, hand_text, pips_text
from domino_gui.windows.rule_examples import (
    NAMES,
    Example,
    HandsExample,
    RackExample,
    TableExample,
)

_UNIT: Final = 1.75
"""The side of a half of a tile, in sizes of plain text; marks can just be read then."""
_PITCH: Final = 1.2
"""From one tile of a hand to the next, in tile widths."""
_LEAST_UNIT: Final = 20.0
_NARROWEST: Final = 13.0
_NARROWEST_HANDS: Final = 19.0
"""The least width of a picture, in sizes of plain text: its caption needs it."""


class _Standing(msgspec.Struct, frozen=True):
    """Tiles side by side, with a line above them and one below."""

    tiles: tuple[Tile, ...]
    dimmed: frozenset[Tile]
    above: str
    below: str


class RulePicture:
    """An example as it is painted with plain text of some ``pixels``."""

    def __init__(self, example: Example, pixels: int, widest: float) -> None:
        """It is no wider than ``widest``."""
        self._pixels = pixels
        self._unit = max(_LEAST_UNIT, round(_UNIT * pixels))
        self._air = round(0.8 * pixels)
        self._table: StillTable | None = None
        self._hands: list[_Standing] = []
        match example:
            case TableExample():
                self._table = _table_of(example)
            case RackExample():
                self._table = _table_of(example.table)
                self._hands = _racks(example)
            case HandsExample():
                self._hands = _left(example)
        wide = max(self._table_size.width(), self._hands_width) + 2 * self._air
        self._shrunk = min(1.0, (widest - 2 * self._air) / (wide - 2 * self._air))
        is_settled = isinstance(example, HandsExample)
        least = (_NARROWEST_HANDS if is_settled else _NARROWEST) * pixels
        self.size = QSizeF(
            min(widest, max(least, wide)),
            self._table_size.height() * self._shrunk + self._hands_height + 2 * self._air,
        )
        """How large it is."""

    @property
    def _table_size(self) -> QSizeF:
        return QSizeF(0, 0) if self._table is None else self._table.size(self._unit)

    @property
    def _line(self) -> float:
        return 1.5 * self._pixels

    def _width_of(self, standing: _Standing) -> float:
        written = font(self._pixels, bold=True)
        tiles = len(standing.tiles) * self._unit * _PITCH
        return max(tiles, *(text_width(text, written) for text in (standing.above, standing.below)))

    @property
    def _hands_width(self) -> float:
        gaps = max(0, len(self._hands) - 1) * 1.5 * self._pixels
        return sum(map(self._width_of, self._hands)) + gaps

    @property
    def _hands_height(self) -> float:
        if not self._hands:
            return 0.0
        above = any(each.above for each in self._hands) * self._line
        below = any(each.below for each in self._hands) * self._line
        return above + 2.2 * self._unit + below + (self._air if self._table is not None else 0)

    def pixmap(self, palette: Palette, ratio: float) -> QPixmap:
        """Return it, for so many device pixels in each pixel."""
        pixmap = QPixmap((self.size * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        room = QRectF(QPointF(), self.size)
        shape = QPainterPath()
        shape.addRoundedRect(room, 0.5 * self._pixels, 0.5 * self._pixels)
        painter.setClipPath(shape)
        lay_cloth(painter, room, room.size(), ratio, palette)
        inner = room.adjusted(self._air, self._air, -self._air, -self._air)
        if self._table is not None:
            high = self._table_size.height() * self._shrunk
            table = QRectF(inner.topLeft(), QSizeF(inner.width(), high))
            self._paint_table(painter, table, palette, ratio)
        if self._hands:
            top = inner.bottom() - self._hands_height
            if self._table is not None:
                top += self._air
            self._paint_hands(painter, QPointF(room.center().x(), top), palette, ratio)
        # A table as black as the page around it has to end somewhere.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.bar_line, 2))
        painter.drawPath(shape)
        painter.end()
        return pixmap

    def _paint_table(self, painter: QPainter, room: QRectF, palette: Palette, ratio: float) -> None:
        assert self._table is not None
        size = self._table_size * self._shrunk
        fitting = QRectF(QPointF(), size + QSizeF(1, 1))
        fitting.moveCenter(room.center())
        self._table.paint(painter, fitting, palette, ratio, scale=_UNLIMITED)

    def _paint_hands(self, painter: QPainter, top: QPointF, palette: Palette, ratio: float) -> None:
        unit, line = self._unit, self._line
        left = top.x() - self._hands_width / 2
        above = any(each.above for each in self._hands) * line
        for standing in self._hands:
            wide = self._width_of(standing)
            place = QRectF(left, top.y(), wide, above)
            self._write(painter, place, standing.above, palette, bold=True)
            middle = top.y() + above + 1.1 * unit
            first = left + wide / 2 - (len(standing.tiles) - 1) / 2 * unit * _PITCH
            for number, tile in enumerate(standing.tiles):
                look = TileLook(tile, Facing.UP, unit, dimmed=tile in standing.dimmed)
                at = QPointF(first + number * unit * _PITCH, middle)
                put(painter, TilePose(look, at, 0), palette, ratio)
            place = QRectF(left, middle + 1.1 * unit, wide, line)
            self._write(painter, place, standing.below, palette)
            left += wide + 1.5 * self._pixels

    def _write(
        self, painter: QPainter, place: QRectF, text: str, palette: Palette, *, bold: bool = False
    ) -> None:
        painter.setFont(font(self._pixels, bold=bold))
        painter.setPen(palette.text if bold else palette.text_soft)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
        painter.setPen(Qt.PenStyle.NoPen)


_UNLIMITED: Final = 100.0


def _table_of(example: TableExample) -> StillTable:
    layout = example.layout
    return _laid(layout.spinners, tuple(layout.placed), tuple(example.marks))


@lru_cache(maxsize=128)
def _laid(spinners: Spinners, placed: tuple[Placed, ...], marks: tuple[Marked, ...]) -> StillTable:
    """Return a table laid out: whenever the page is written anew, it has the same tables."""
    layout = Layout(spinners)
    for each in placed:
        layout.place(each.tile, each.at)
    return StillTable(layout, marks)


def _racks(example: RackExample) -> list[_Standing]:
    def standing(tiles: Sequence[Tile], above: str) -> _Standing:
        dimmed = frozenset(tile for tile in tiles if not example.fits(tile))
        return _Standing(tuple(tiles), dimmed, above, "")

    racks = [standing(example.hand, hand_text() if example.drawn else "")]
    if example.drawn:
        racks.append(standing(example.drawn, drawn_text()))
    return racks


def _left(example: HandsExample) -> list[_Standing]:
    standing = []
    for seat, hand in enumerate(example.hands):
        told = goes_out() if seat == example.out else pips_text(pips([*hand]))
        standing.append(_Standing(hand, frozenset(), NAMES[seat], told))
    return standing
