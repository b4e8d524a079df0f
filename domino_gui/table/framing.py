"""What of the table is in sight: all of it as large as it can be, or a part that a hand chose.

Half-tile units on the table, logical pixels on the picture. Nothing here knows what lies there.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF

from domino_gui.engine.tiles import Tile
from domino_gui.table.geometry import Laid, Rect

_AIR: Final = 0.15
"""Units left free around everything."""
_BEYOND: Final = 1.0
"""Units that a hand may pan past the outermost tile: never so far that the table is lost."""
_LARGEST: Final = 52.0
"""Pixels of a half's side, where there is room for more, at the usual scale."""
_CLOSEST: Final = 104.0
"""The same where a hand has zoomed in."""
_SCALED: Final = 1.5
"""The scale up to which that grows: the pictures of larger tiles would fill much memory."""


class Spread(msgspec.Struct, frozen=True):
    """How half-tile units become pixels: the side of a half, and where (0, 0) lies."""

    unit: float
    origin: QPointF

    def point(self, x: float, y: float) -> QPointF:
        """Return the point of the picture at these half-tile units."""
        return self.origin + QPointF(x, y) * self.unit

    def rect(self, laid: Laid | Rect) -> QRectF:
        """Return what a tile, or a part of the table, covers on the picture."""
        return QRectF(self.point(laid.x, laid.y), QSizeF(laid.w, laid.h) * self.unit)

    def units(self, point: QPointF) -> QPointF:
        """Return the half-tile units at a point of the picture."""
        return (point - self.origin) / self.unit


class Look(msgspec.Struct, frozen=True):
    """What a hand chose to look at. It means the same part of the table in every window."""

    middle: QPointF
    """The units in the middle of the room."""
    span: float
    """Units that the room is high; or half as wide, if that is less."""
    last: Tile | None = None
    """The tile placed last, when it was chosen: one that comes after is brought into sight."""
    aim: Tile | None = None
    """The tile that was picked: the places of another are brought into sight."""


class Framing(msgspec.Struct, frozen=True):
    """How the table is to be seen."""

    look: Look | None = None
    """None for all of it."""
    ratio: float = 1.0
    """Device pixels in each pixel. The side of a half is a whole number of them, so that the same
    gap is between all tiles."""

    def floor(self, pixels: float) -> float:
        """Return the most whole device pixels in a length."""
        return math.floor(pixels * self.ratio + 1e-6) / self.ratio

    def snap(self, point: QPointF) -> QPointF:
        """Return the device pixel nearest to a point."""
        return (point * self.ratio).toPoint().toPointF() / self.ratio


class View(msgspec.Struct, frozen=True):
    """What is in sight."""

    framing: Framing
    area: Rect
    """The part of the table that there is anything to see in."""
    room: QRectF
    """Where it is shown."""
    fit: Spread
    """All of it, as large as it can be."""
    spread: Spread
    exact: float
    """The side of a half before it was made a whole number of device pixels: small steps add up."""
    closest: float
    """The largest that it can be."""

    @property
    def is_whole(self) -> bool:
        """Whether everything is in sight."""
        return self.spread == self.fit

    def zoomed(self, factor: float, at: QPointF) -> Look | None:
        """Return the look at a table so many times as large, what is at a point staying there.

        None where that is all of the table.
        """
        exact = min(self.exact * factor, self.closest)
        if exact <= self.fit.unit:
            return None
        unit = max(self.framing.floor(exact), self.fit.unit)
        middle = self.spread.units(at) - (at - self.room.center()) / unit
        return Look(middle, _base(self.room) / exact)

    def panned(self, way: QPointF) -> Look | None:
        """Return the look at the table moved so many pixels; None where all of it is in sight."""
        if self.is_whole:
            return self.framing.look
        middle = self.spread.units(self.room.center() - way)
        return Look(middle, _base(self.room) / self.exact)


def view(
    area: Rect,
    room: QRectF,
    scale: float,
    framing: Framing,
    *,
    tiles: Iterable[Laid | Rect] = (),
    needed: Rect | None = None,
) -> View:
    """Return what is in sight of the ``area``.

    Of a chosen look, with all that is ``needed``, and with at least a half of the ``tiles``.
    """
    largest = min(_fitting(area, room), _LARGEST * scale)
    # In steps, so that the table does not shrink a little with every tile.
    unit = framing.floor(largest)
    fit = Spread(unit, framing.snap(room.center() - _middle(area) * unit))
    look, closest = framing.look, _CLOSEST * min(scale, _SCALED)
    if look is None:
        return View(framing, area, room, fit, fit, unit, closest)
    exact = min(_base(room) / look.span, closest)
    if needed is not None:
        exact = min(exact, _fitting(needed, room))
    unit = framing.floor(exact)
    if unit <= fit.unit:
        return View(framing, area, room, fit, fit, exact, closest)
    x, y = look.middle.x(), look.middle.y()
    wide, high = room.width() / unit, room.height() / unit
    if needed is not None:
        x = _covering(x, needed.x - _AIR, needed.x + needed.w + _AIR, wide)
        y = _covering(y, needed.y - _AIR, needed.y + needed.h + _AIR, high)
    x = _within(x, area.x - _BEYOND, area.x + area.w + _BEYOND, wide)
    y = _within(y, area.y - _BEYOND, area.y + area.h + _BEYOND, high)
    near = [
        QPointF(_showing(x, tile.x, tile.w, wide), _showing(y, tile.y, tile.h, high))
        for tile in tiles
    ]
    middle = min(near, key=lambda at: math.hypot(at.x() - x, at.y() - y), default=QPointF(x, y))
    spread = Spread(unit, framing.snap(room.center() - middle * unit))
    return View(framing, area, room, fit, spread, exact, closest)


def _base(room: QRectF) -> float:
    return min(room.height(), room.width() / 2)


def _fitting(area: Rect, room: QRectF) -> float:
    return min(room.width() / (area.w + 2 * _AIR), room.height() / (area.h + 2 * _AIR))


def _middle(area: Rect) -> QPointF:
    return QPointF(area.x + area.w / 2, area.y + area.h / 2)


def _covering(middle: float, low: float, high: float, span: float) -> float:
    """Return the middle nearest to ``middle`` of a span that covers what is needed."""
    return min(max(middle, high - span / 2), low + span / 2)


def _within(middle: float, low: float, high: float, span: float) -> float:
    """Return the middle nearest to ``middle`` of a span that does not leave what there is."""
    if high - low <= span:
        return (low + high) / 2
    return min(max(middle, low + span / 2), high - span / 2)


def _showing(middle: float, start: float, length: float, span: float) -> float:
    """Return the middle nearest to ``middle`` of a span that covers a unit of a tile's length."""
    return min(max(middle, start + 1 - span / 2), start + length - 1 + span / 2)
