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
    lift: int = 0
    """How high it is held above the table, up to `HIGHEST`: its shadow falls further then."""
    dimmed: bool = False
    """Whether its face can be read but does not stand out: it cannot be played now."""


HIGHEST: Final = 3
_DIMMED: Final = 0.52
"""How much of a dimmed tile takes the table's colour."""


def margin(unit: float, lift: int = 0) -> float:
    """Return the room that outline and shadow take at the right and below a tile.

    At the left and above it is that of a tile that lies, for light comes from there. An even
    number, which is one of whole device pixels also where there are three for two.
    """
    return max(4.0, 2.0 * math.ceil(unit * (0.08 + 0.03 * lift)))


class _Blank(msgspec.Struct, frozen=True):
    """What tiles of one kind share: body, outline and shadow without face."""

    is_back: bool
    upright: bool
    unit: float
    spinner: bool
    lift: int


@lru_cache(maxsize=256)
def tile_pixmap(look: TileLook, palette: Palette, ratio: float) -> QPixmap:
    """Return the picture of a tile, wider than it by its `margin`.

    Made when it is first asked for; needs a `QGuiApplication`.
    """
    unit, upright = look.unit, look.facing.upright
    kind = _Blank(look.tile is None, upright, unit, look.spinner, look.lift)
    blank = _blank(kind, palette, ratio)
    if look.tile is None:
        return blank
    pixmap = blank.copy()
    pixmap.setDevicePixelRatio(1)
    painter = _begin(pixmap)
    half = unit * ratio
    middle = face_of(_body(kind, ratio), half, palette.tiles).center()
    step = QPointF(*look.facing.value) * (half / 2)
    for number, at in ((look.tile.low, middle + step), (look.tile.high, middle - step)):
        paint_number(painter, at, number, half, palette.tiles, upright=upright)
    if look.dimmed:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(pixmap.rect(), with_alpha(palette.table, _DIMMED))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@lru_cache(maxsize=64)
def _blank(kind: _Blank, palette: Palette, ratio: float) -> QPixmap:
    tiles, half = palette.tiles, kind.unit * ratio
    rect, edge = _body(kind, ratio), margin(kind.unit, kind.lift) * ratio
    wide, high = (half, 2 * half) if kind.upright else (2 * half, half)
    pixmap = QPixmap(math.ceil(rect.x() + wide + edge), math.ceil(rect.y() + high + edge))
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
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _begin(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    return painter


def _body(kind: _Blank, ratio: float) -> QRectF:
    """Return what the tile itself covers of its picture, in device pixels: whole ones."""
    edge = round(margin(kind.unit) * ratio)
    short, long = round(kind.unit * ratio), round(2 * kind.unit * ratio)
    return QRectF(edge, edge, *((short, long) if kind.upright else (long, short)))
