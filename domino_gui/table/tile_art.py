"""How a tile looks: painted once for each face, direction, size and pixel ratio, then shared.

Light comes from the top left of the table whatever a tile's direction, so each direction is a
picture of its own, painted in the scene's own upright space; nothing is turned afterwards. What
is painted is told in `tile_bodies` and `tile_faces`, in device pixels: edges lie on whole ones, so
that they are crisp.

Lengths here are logical pixels; ``unit`` is the side of a half.
"""

from __future__ import annotations

import math
from enum import Enum
from functools import lru_cache
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from domino_gui.engine.tiles import Tile
from domino_gui.table.palettes import Palette, with_alpha
from domino_gui.table.tile_bodies import face_of, paint_back, paint_body, paint_shadow
from domino_gui.table.tile_faces import paint_groove, paint_number, paint_pin


class Facing(Enum):
    """Where the low half of a tile lies, seen from its middle: a step to the right and down."""

    UP = (0, -1)
    RIGHT = (1, 0)
    DOWN = (0, 1)
    LEFT = (-1, 0)

    @property
    def upright(self) -> bool:
        """Whether the tile is higher than it is wide."""
        return self.value[0] == 0

    @property
    def turn(self) -> float:
        """Degrees clockwise from `UP`."""
        return _TURNS[self]

    def size(self, unit: float) -> QSizeF:
        """Return the size of a tile that lies so."""
        return QSizeF(unit, 2 * unit) if self.upright else QSizeF(2 * unit, unit)


_TURNS: Final = {Facing.UP: 0.0, Facing.RIGHT: 90.0, Facing.DOWN: 180.0, Facing.LEFT: -90.0}


class TileLook(msgspec.Struct, frozen=True):
    """Everything a tile's picture depends on, its palette and pixel ratio apart."""

    tile: Tile | None
    """The face; None shows the back."""
    facing: Facing
    unit: float
    """The side of a half, logical pixels."""
    spinner: bool = False


def margin(unit: float) -> float:
    """Return the room around a tile that its outline and shadow take.

    An even number, which is one of whole device pixels also where there are three for two.
    """
    return max(4.0, 2.0 * math.ceil(unit * 0.08))


class _Blank(msgspec.Struct, frozen=True):
    """What tiles of one kind share: body, outline and shadow without face."""

    is_back: bool
    upright: bool
    unit: float
    spinner: bool


@lru_cache(maxsize=160)
def tile_pixmap(look: TileLook, palette: Palette, ratio: float) -> QPixmap:
    """Return the picture of a tile, ``margin(look.unit)`` wider than it on each side.

    Made when it is first asked for; needs a `QGuiApplication`.
    """
    unit, upright = look.unit, look.facing.upright
    blank = _blank(_Blank(look.tile is None, upright, unit, look.spinner), palette, ratio)
    pixmap = blank.copy()
    if look.tile is not None:
        painter = _begin(pixmap)
        half = unit * ratio
        middle = face_of(_body(upright, unit, ratio), half, palette.tiles).center()
        step = QPointF(*look.facing.value) * (half / 2)
        for number, at in ((look.tile.low, middle + step), (look.tile.high, middle - step)):
            paint_number(painter, at, number, half, palette.tiles, upright=upright)
        painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@lru_cache(maxsize=16)
def lifted_shadow(unit: float, palette: Palette, ratio: float, *, upright: bool) -> QPixmap:
    """Return the soft shadow of a tile that is held above the table, around the same middle.

    Where tiles are flat as printed, none is seen.
    """
    body = _body(upright, unit, ratio)
    reach = 0.3 * unit * ratio
    pixmap = QPixmap((body.size() + QSizeF(2 * reach, 2 * reach)).toSize())
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    if palette.tiles.relief:
        painter = _begin(pixmap)
        painter.scale(1 / ratio, 1 / ratio)
        body.moveTopLeft(QPointF(reach, reach))
        painter.setBrush(with_alpha(palette.shadow, 0.4 / _SOFT))
        for layer in range(_SOFT):
            grown = reach * (0.9 - 1.8 * layer / _SOFT)
            edge = body.adjusted(-grown, -grown, grown, grown)
            radius = max(palette.tiles.corner * unit * ratio + grown, reach * 0.2)
            painter.drawRoundedRect(edge, radius, radius)
        painter.end()
    return pixmap


_SOFT: Final = 12
"""Layers of a shadow's edge."""


@lru_cache(maxsize=64)
def _blank(kind: _Blank, palette: Palette, ratio: float) -> QPixmap:
    """Return a picture in device pixels."""
    tiles, half = palette.tiles, kind.unit * ratio
    rect, edge = _body(kind.upright, kind.unit, ratio), margin(kind.unit) * ratio
    wide, high = (half, 2 * half) if kind.upright else (2 * half, half)
    pixmap = QPixmap(math.ceil(wide + 2 * edge), math.ceil(high + 2 * edge))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = _begin(pixmap)
    paint_shadow(painter, rect, half, edge, palette)
    if kind.is_back:
        paint_back(painter, rect, half, tiles)
    else:
        paint_body(painter, rect, half, tiles, spinner=kind.spinner)
        face = face_of(rect, half, tiles)
        paint_groove(painter, face, half, tiles)
        if kind.spinner:
            paint_pin(painter, face.center(), half, palette)
    painter.end()
    return pixmap


def _begin(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    return painter


def _body(upright: bool, unit: float, ratio: float) -> QRectF:
    """Return what the tile itself covers of its picture, in device pixels: whole ones."""
    edge, short, long = round(margin(unit) * ratio), round(unit * ratio), round(2 * unit * ratio)
    return QRectF(edge, edge, short, long) if upright else QRectF(edge, edge, long, short)
