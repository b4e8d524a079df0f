"""What a tile's face shows: pips or a numeral in each half, the groove between, a spinner's pin.

Lengths are device pixels; ``half`` is the side of a half. Light falls from the top left.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from domino_gui.table.palettes import Palette, with_alpha
from domino_gui.table.tile_sets import Face, TileSet

_WHITE: Final = QColor(255, 255, 255)

# Pips of a half as columns and rows of an upright tile, in steps from the middle.
_DIAGONAL = ((-1, -1), (1, 1))
_CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_PIPS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    (),
    ((0, 0),),
    _DIAGONAL,
    (*_DIAGONAL, (0, 0)),
    _CORNERS,
    (*_CORNERS, (0, 0)),
    (*_CORNERS, (-1, 0), (1, 0)),
)


def paint_number(
    painter: QPainter, middle: QPointF, number: int, half: float, tiles: TileSet, *, upright: bool
) -> None:
    """What a half shows, around its middle; ``upright`` tells how the tile lies."""
    if tiles.face is Face.NUMERALS:
        from domino_gui.table.numerals import paint_numeral

        paint_numeral(painter, middle, number, tiles.numeral * half, tiles.ink(number))
        return
    step = tiles.pip_step * half
    for column, row in _PIPS[number]:
        # On a tile that lies, the pips lie with it.
        x, y = (column, row) if upright else (-row, column)
        spot = middle + QPointF(x, y) * step
        # On half pixels all pips of a size look the same, and few have to be painted.
        x, y = round(spot.x() * 2), round(spot.y() * 2)
        pip = _pip(tiles.pip_radius * half, (x % 2, y % 2), tiles, tiles.ink(number).rgba())
        painter.drawPixmap(x // 2 - pip.width() // 2, y // 2 - pip.height() // 2, pip)


@lru_cache(maxsize=64)
def _pip(radius: float, halves: tuple[int, int], tiles: TileSet, ink: int) -> QPixmap:
    """A drilled hole: dark towards the light, its far rim lit.

    Its middle is that of the picture's pixels, ``halves`` of a pixel further right and down.
    """
    reach = math.ceil(1.3 * radius) + 1
    pixmap = QPixmap(2 * reach, 2 * reach)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    spot = QPointF(reach + halves[0] / 2, reach + halves[1] / 2)
    away = QPointF(radius, radius)
    if tiles.relief:
        painter.setBrush(with_alpha(_WHITE, 0.9 * tiles.relief))
        painter.drawEllipse(spot + away * 0.17, radius * 1.02, radius * 1.02)
    painter.setBrush(QColor.fromRgba(ink))
    painter.drawEllipse(spot, radius, radius)
    if tiles.relief:
        hollow = QRadialGradient(spot + away * 0.38, radius * 1.25)
        hollow.setColorAt(0, with_alpha(tiles.pip_light, 0.9 * tiles.relief))
        hollow.setColorAt(1, with_alpha(tiles.pip_light, 0))
        painter.setBrush(hollow)
        painter.drawEllipse(spot, radius * 0.92, radius * 0.92)
    painter.end()
    return pixmap


def paint_groove(painter: QPainter, face: QRectF, half: float, tiles: TileSet) -> None:
    """The line between the halves: cut in, so its far side (right or below) catches the light."""
    upright = face.height() > face.width()
    width, length = max(1, round(tiles.groove_width * half)), round(0.36 * half)
    middle = face.center()
    if upright:
        top = round(middle.y() - width / 2)
        line = QRectF(round(middle.x()) - length, top, 2 * length, width)
        across = QPointF(0, width)
    else:
        left = round(middle.x() - width / 2)
        line = QRectF(left, round(middle.y()) - length, width, 2 * length)
        across = QPointF(width, 0)
    round_end = width / 2
    if tiles.relief:
        painter.setBrush(with_alpha(_WHITE, 0.85 * tiles.relief))
        painter.drawRoundedRect(line.translated(across), round_end, round_end)
    painter.setBrush(tiles.groove)
    painter.drawRoundedRect(line, round_end, round_end)


def paint_pin(painter: QPainter, centre: QPointF, half: float, palette: Palette) -> None:
    """The pin a spinner turns on: a brass dome in a dark ring."""
    tiles, radius = palette.tiles, half * 0.108
    away = QPointF(radius, radius)
    if tiles.relief:
        painter.setBrush(with_alpha(palette.shadow, 0.3))
        painter.drawEllipse(centre + away * 0.26, radius * 1.1, radius * 1.1)
    painter.setBrush(tiles.brass_dark)
    painter.drawEllipse(centre, radius, radius)
    dome = QRadialGradient(centre - away * 0.35, radius * 1.4)
    dome.setColorAt(0, tiles.brass_light)
    dome.setColorAt(0.45, tiles.brass)
    dome.setColorAt(1, tiles.brass_dark)
    painter.setBrush(dome)
    painter.drawEllipse(centre, radius * 0.84, radius * 0.84)
    if tiles.relief:
        painter.setBrush(with_alpha(_WHITE, 0.85 * tiles.relief))
        painter.drawEllipse(centre - away * 0.34, radius * 0.2, radius * 0.2)
        glint = QPen(with_alpha(tiles.brass_light, 0.5 * tiles.relief), max(0.7, radius * 0.1))
        painter.setPen(glint)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = radius * 0.66
        around = QRectF(centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner)
        painter.drawArc(around, -80 * 16, 70 * 16)  # light thrown back from below
        painter.setPen(Qt.PenStyle.NoPen)
