"""How a tile looks: painted once for each face, direction, size and pixel ratio, then shared.

Light comes from the top left of the table whatever a tile's direction, so each direction is a
picture of its own, painted in the scene's own upright space; nothing is turned afterwards.
Lengths are logical pixels; ``unit`` is the side of a half.
"""

from __future__ import annotations

import math
from enum import Enum
from functools import lru_cache
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)

from domino_gui.engine.tiles import Tile
from domino_gui.table.palettes import Palette, with_alpha


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
    """Return the room around a tile that its outline and shadow take."""
    return max(3.0, unit * 0.16)


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
_PIP_STEP: Final = 0.27
_PIP_RADIUS: Final = 0.098


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
    if look.tile is None:
        return blank
    pixmap = blank.copy()
    painter = _begin(pixmap)
    rect = _body(look.facing, unit)
    step = QPointF(*look.facing.value) * (unit / 2)
    for number, middle in (
        (look.tile.low, rect.center() + step),
        (look.tile.high, rect.center() - step),
    ):
        _paint_pips(painter, middle, number, upright=upright, unit=unit, palette=palette)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def _blank(kind: _Blank, palette: Palette, ratio: float) -> QPixmap:
    facing = Facing.UP if kind.upright else Facing.LEFT
    unit, rect = kind.unit, _body(facing, kind.unit)
    edge = margin(unit)
    # Whole device pixels: a logical size between them would be cut off.
    pixmap = QPixmap(
        math.ceil((rect.width() + 2 * edge) * ratio), math.ceil((rect.height() + 2 * edge) * ratio)
    )
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = _begin(pixmap)
    _paint_shadow(painter, rect, unit, palette)
    if kind.is_back:
        _paint_back(painter, rect, unit, palette)
    else:
        _paint_body(painter, rect, unit, kind.spinner, palette)
        _paint_groove(painter, rect, facing, unit, palette)
        if kind.spinner:
            _paint_pin(painter, rect.center(), unit, palette)
    painter.end()
    return pixmap


def _begin(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    return painter


def _body(facing: Facing, unit: float) -> QRectF:
    """Return what the tile itself covers of its picture."""
    return QRectF(QPointF(margin(unit), margin(unit)), facing.size(unit))


def _paint_shadow(painter: QPainter, rect: QRectF, unit: float, palette: Palette) -> None:
    """A soft shadow to the right and below, as under a light from the top left."""
    painter.setBrush(with_alpha(palette.shadow, 0.085))
    reach = margin(unit)
    for layer in range(5):
        spread = reach * (0.34 - 0.14 * layer)
        moved = rect.translated(reach * 0.34, reach * 0.5)
        grown = moved.adjusted(-spread, -spread, spread, spread)
        painter.drawRoundedRect(grown, _radius(unit) + spread, _radius(unit) + spread)


def _radius(unit: float) -> float:
    return unit * 0.14


def _paint_slab(
    painter: QPainter, rect: QRectF, unit: float, rim: QColor, lights: tuple[QColor, QColor, QColor]
) -> QRectF:
    """A slab with rounded corners: its rim shows at the right and below; return its upper face."""
    radius = _radius(unit)
    painter.setBrush(rim)
    gap = max(0.4, unit * 0.012)
    painter.drawRoundedRect(rect.adjusted(gap, gap, -gap, -gap), radius, radius)
    thick = max(0.8, unit * 0.035)
    face = rect.adjusted(2 * gap, 2 * gap, -gap - thick, -gap - thick)
    shine = QLinearGradient(face.topLeft(), face.bottomRight())
    for at, colour in zip((0.0, 0.45, 1.0), lights, strict=True):
        shine.setColorAt(at, colour)
    painter.setBrush(shine)
    painter.drawRoundedRect(face, radius * 0.92, radius * 0.92)
    return face


def _paint_body(
    painter: QPainter, rect: QRectF, unit: float, spinner: bool, palette: Palette
) -> None:
    if spinner:
        grown = unit * 0.04
        painter.setBrush(palette.spinner)
        outline = rect.adjusted(-grown, -grown, grown, grown)
        painter.drawRoundedRect(outline, _radius(unit) + grown, _radius(unit) + grown)
    lights = (palette.ivory_light, palette.ivory, palette.ivory_shade)
    face = _paint_slab(painter, rect, unit, palette.ivory_rim, lights)
    # The polished edge that catches the light, at the left and above.
    line = max(0.6, unit * 0.02)
    pen = QPen(with_alpha(QColor(Qt.GlobalColor.white), 0.75), line)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = face.adjusted(line, line, -line * 0.2, -line * 0.2)
    painter.save()
    painter.setClipRect(inner.adjusted(-line, -line, -_radius(unit), -_radius(unit)))
    painter.drawRoundedRect(inner, _radius(unit) * 0.85, _radius(unit) * 0.85)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_back(painter: QPainter, rect: QRectF, unit: float, palette: Palette) -> None:
    lights = (palette.back_light, palette.back, palette.back_shade)
    face = _paint_slab(painter, rect, unit, palette.back_rim, lights)
    inset = unit * 0.16
    frame = face.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(palette.back_line, 0.65), max(0.7, unit * 0.03)))
    painter.drawRoundedRect(frame, _radius(unit) * 0.7, _radius(unit) * 0.7)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(palette.back_line, 0.5))
    middle, reach = face.center(), unit * 0.13
    painter.save()
    painter.translate(middle)
    painter.rotate(45)
    painter.drawRect(QRectF(-reach / 2, -reach / 2, reach, reach))
    painter.restore()


def _paint_groove(
    painter: QPainter, rect: QRectF, facing: Facing, unit: float, palette: Palette
) -> None:
    """The line between the halves: cut in, so its far side (right or below) catches the light."""
    middle, long = rect.center(), unit * 0.36
    along = QPointF(long, 0) if facing.upright else QPointF(0, long)
    width = max(0.8, unit * 0.028)
    across = QPointF(0, width) if facing.upright else QPointF(width, 0)
    for shift, colour in (
        (across, with_alpha(QColor(Qt.GlobalColor.white), 0.8)),
        (QPointF(), palette.groove),
    ):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(middle - along + shift, middle + along + shift)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_pips(
    painter: QPainter, middle: QPointF, number: int, *, upright: bool, unit: float, palette: Palette
) -> None:
    radius, step = unit * _PIP_RADIUS, unit * _PIP_STEP
    for column, row in _PIPS[number]:
        # On a tile that lies, the pips lie with it.
        x, y = (column, row) if upright else (-row, column)
        centre = middle + QPointF(x, y) * step
        # Drilled: the rim away from the light is bright, the hollow dark towards the light.
        lit = centre + QPointF(radius, radius) * 0.16
        painter.setBrush(with_alpha(QColor(Qt.GlobalColor.white), 0.9))
        painter.drawEllipse(lit, radius * 1.02, radius * 1.02)
        hollow = QRadialGradient(centre + QPointF(radius, radius) * 0.35, radius * 1.5)
        hollow.setColorAt(0, palette.pip_light)
        hollow.setColorAt(0.75, palette.pip)
        painter.setBrush(hollow)
        painter.drawEllipse(centre, radius, radius)


def _paint_pin(painter: QPainter, centre: QPointF, unit: float, palette: Palette) -> None:
    radius = unit * 0.105
    painter.setBrush(with_alpha(palette.shadow, 0.35))
    painter.drawEllipse(centre + QPointF(radius, radius) * 0.22, radius * 1.08, radius * 1.08)
    painter.setBrush(palette.brass_dark)
    painter.drawEllipse(centre, radius, radius)
    dome = QRadialGradient(centre - QPointF(radius, radius) * 0.35, radius * 1.35)
    dome.setColorAt(0, palette.brass_light)
    dome.setColorAt(0.45, palette.brass)
    dome.setColorAt(1, palette.brass_dark)
    painter.setBrush(dome)
    painter.drawEllipse(centre, radius * 0.86, radius * 0.86)
