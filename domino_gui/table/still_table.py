"""A table that does not move: its tiles with the marks of their ends, painted at any size.

Lengths are logical pixels, but for what is said to be in half-tile units.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from domino_gui.engine.layout import End, Layout
from domino_gui.table.framing import Framing, view
from domino_gui.table.geometry import Rect, TableGeometry
from domino_gui.table.items import TilePose
from domino_gui.table.marks import LinkItem, MarkItem
from domino_gui.table.palettes import Palette
from domino_gui.table.staging import Key, lying, mark_point
from domino_gui.table.tile_art import margin, tile_pixmap

Marked = tuple[End, int | None]
"""An open end, and what it adds to the count; None for a ring where it does not count."""

_LARGEST_AT: Final = 340.0
"""The height at which a tile may be as large as on the usual table."""
_AIR: Final = 0.15
"""Half-tile units left free around everything, as `framing` leaves them."""
_LEAST_MARK: Final = 7.0
"""The radius below which nobody could read the number of a mark."""


class StillTable:
    """Laid out once, painted as often and as large as is wanted."""

    def __init__(self, layout: Layout, marks: Sequence[Marked] = ()) -> None:
        """Show what lies, as it was laid tile by tile.

        A table that would have to be laid anew is shown without: that can take seconds.
        """
        self._layout = layout
        self._marks = tuple(marks)
        self._geometry = TableGeometry(layout.spinners)
        for placed in layout.placed:
            self._geometry.place(placed, still=True)

    @property
    def area(self) -> Rect:
        """The part of the table that tiles and marks take, in half-tile units."""
        return self._geometry.bounds(ends=[end for end, _ in self._marks])

    def size(self, unit: float) -> QSizeF:
        """Return the room it takes where a half of a tile has a side of ``unit``."""
        area = self.area
        return QSizeF(area.w + 2 * _AIR, area.h + 2 * _AIR) * unit

    def paint(
        self,
        painter: QPainter,
        room: QRectF,
        palette: Palette,
        ratio: float,
        *,
        scale: float | None = None,
    ) -> None:
        """Paint it as large as it fits ``room``, for so many device pixels in each pixel.

        A tile is at most ``scale`` times as large as on the usual table: where none is given, no
        larger than suits a table of that height.
        """
        geometry = self._geometry
        scale = room.height() / _LARGEST_AT if scale is None else scale
        spread = view(self.area, room, scale, Framing(ratio=ratio)).spread
        poses = [
            lying(laid, spread, spinner=self._layout.is_spinner(laid.tile))
            for laid in geometry.laid.values()
        ]
        placed: dict[Key, TilePose] = {
            pose.look.tile: pose for pose in poses if pose.look.tile is not None
        }
        for laid in geometry.laid.values():
            if laid.apart and laid.parent is not None:
                near, far = placed[laid.parent].centre, placed[laid.tile].centre
                LinkItem(near, far, spread.unit, palette).draw(painter)
        for pose in sorted(poses, key=lambda pose: pose.z):
            put(painter, pose, palette, ratio)
        radius = spread.unit * 0.36
        if radius < _LEAST_MARK:
            return
        for end, adds in self._marks:
            painter.save()
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.translate(mark_point(end, spread.point(*geometry.mark(end)), placed))
            MarkItem(adds, radius, palette).draw(painter)
            painter.restore()


def put(painter: QPainter, pose: TilePose, palette: Palette, ratio: float) -> None:
    """Paint a tile where it lies, on whole device pixels so that it stays crisp."""
    edge = margin(pose.look.unit)
    corner = Framing(ratio=ratio).snap(pose.rect.topLeft()) - QPointF(edge, edge)
    painter.drawPixmap(corner, tile_pixmap(pose.look, palette, ratio))
