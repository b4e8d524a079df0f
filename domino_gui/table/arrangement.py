"""Where everything around the tiles stands, for a size of the picture. Logical pixels throughout.

The table gets all that is left between the other seats' racks above and the viewer's below.
"""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF

_SMALLEST: Final = 0.74
_LARGEST: Final = 2.4


class Arrangement(msgspec.Struct, frozen=True):
    """The places of one picture. Every length but those of text follows ``scale``."""

    size: QSizeF
    scale: float
    seats: tuple[QRectF, ...]
    """The group of label and rack of each seat, clockwise from the viewer's left; not its own."""
    table: QRectF
    """Where the tiles on the table lie."""
    own_label: QRectF
    bar: QRectF
    """Where the count bar may spread; it stands in the middle."""
    boneyard: QRectF
    rack: QRectF
    """Where the viewer's tiles stand; a picked one rises above it."""
    wood: QRectF
    """The wooden rack below them, as wide as can be."""

    @property
    def window(self) -> QRectF:
        """Where a table that is not all in sight is seen: from side to side, on whole pixels."""
        air = 4 * self.scale
        top, bottom = round(self.table.top() - air), round(self.table.bottom() + air)
        return QRectF(0, top, self.size.width(), bottom - top)

    def plate(self, place: int) -> QRectF:
        """Return what lies under label and rack of the seat at ``place`` above the table."""
        beside, around = 8 * self.scale, 5 * self.scale
        return self.seats[place].adjusted(-beside, -around, beside, around)

    @property
    def boneyard_label(self) -> QRectF:
        """The room for the label of the boneyard, right of the pile."""
        width = min(112 * self.scale, self.boneyard.width() - 52 * self.scale)
        return self.boneyard.adjusted(self.boneyard.width() - width, 0, 0, 0)

    @property
    def label_width(self) -> float:
        """The room for the label of another seat, left of its rack."""
        if len(self.seats) == 1:
            return min(220 * self.scale, self.seats[0].width() * 0.25)
        return min(128 * self.scale, self.seats[0].width() * 0.4)


def arrange(size: QSizeF, seats: int) -> Arrangement:
    """Divide a picture of ``size`` among ``seats`` seats."""
    width, height = max(size.width(), 320.0), max(size.height(), 260.0)
    scale = min(max(min(width / 980, height / 720), _SMALLEST), _LARGEST)
    pad = 16 * scale
    band = QRectF(pad, 10 * scale, width - 2 * pad, 48 * scale)
    foot = height - 32 * scale
    rack = QRectF(pad, foot - 88 * scale, width - 2 * pad, 88 * scale)
    row_height = 40 * scale
    row = rack.top() - 21 * scale - row_height
    side = min(190 * scale, (width - 2 * pad) * 0.25)
    table_top = band.bottom() + 9 * scale
    return Arrangement(
        size=QSizeF(width, height),
        scale=scale,
        seats=_divide(band, seats - 1, 24 * scale),
        table=QRectF(pad, table_top, width - 2 * pad, row - 6 * scale - table_top),
        own_label=QRectF(pad, row, side, row_height),
        bar=QRectF(pad + side, row, width - 2 * (pad + side), row_height),
        boneyard=QRectF(width - pad - side, row, side, row_height),
        rack=rack,
        wood=QRectF(pad, foot - 10 * scale, width - 2 * pad, height - foot + 10 * scale),
    )


def _divide(band: QRectF, others: int, gap: float) -> tuple[QRectF, ...]:
    share = (band.width() + gap) / others
    return tuple(
        QRectF(band.left() + number * share, band.top(), share - gap, band.height())
        for number in range(others)
    )


class Row(msgspec.Struct, frozen=True):
    """Upright tiles side by side."""

    unit: float
    """The side of a half."""
    centres: tuple[QPointF, ...]

    @property
    def bounds(self) -> QRectF:
        """The rectangle the tiles cover; empty without tiles."""
        if not self.centres:
            return QRectF()
        first, last = self.centres[0], self.centres[-1]
        half = QPointF(self.unit / 2, self.unit)
        return QRectF(first - half, last + half)


def row_of(tiles: int, room: QRectF, *, loose: float, centred: bool) -> Row:
    """Stand so many tiles in ``room``, bottom aligned, smaller where they would not fit.

    ``loose`` is the distance of two tiles, in tile widths, where there is room enough.
    """
    if not tiles:
        return Row(room.height() / 2, ())
    unit = room.height() / 2
    pitch = min(unit * loose, room.width() / tiles)
    unit = min(unit, pitch / _CLOSE)
    span = pitch * (tiles - 1)
    if centred:
        start = room.center().x() - span / 2
    else:
        start = room.left() + unit / 2
    y = room.bottom() - unit
    return Row(unit, tuple(QPointF(start + pitch * number, y) for number in range(tiles)))


_CLOSE: Final = 1.08
"""The closest that tiles of a row stand, in tile widths."""
