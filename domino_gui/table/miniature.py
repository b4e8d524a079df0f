"""A table in small: what lies on it, and the backs of what is held, painted at any size.

Faces that are held by nobody but their player are never part of it. Lengths are logical pixels.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from domino_gui.engine.layout import Layout
from domino_gui.engine.match import Match
from domino_gui.table.arrangement import row_of
from domino_gui.table.cloth import lay_cloth
from domino_gui.table.framing import Framing, view
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.items import TilePose
from domino_gui.table.marks import LinkItem, MarkItem
from domino_gui.table.palettes import Palette
from domino_gui.table.sight import Sight, covered, see
from domino_gui.table.staging import lying, others
from domino_gui.table.tile_art import Facing, TileLook, margin, tile_pixmap

_RACK: Final = 0.15
"""How much of the height the racks above take, and as much the one below."""
_TILE: Final = 0.6
"""How much of that is tile, not air."""
_SCALED: Final = 340.0
"""The height at which a tile may be as large as on the usual table."""
_LEAST_MARK: Final = 7.0
"""The radius below which nobody could read the number of a mark."""


class Miniature:
    """The table of one match; laid out once, painted as often and as large as is wanted."""

    def __init__(self, match: Match, bottom: int = 0) -> None:
        """Show the match as it stands, the seat ``bottom`` nearest.

        A table that would have to be laid anew is shown without: that can take seconds.
        """
        self.sight: Sight = covered(see(match, None, bottom=bottom))
        """What is shown: no rack lies open while the round is played."""
        self._geometry = _laid(self.sight.layout)

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, ratio: float) -> None:
        """Paint it over ``rect``, for so many device pixels in each pixel."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(rect.topLeft())
        room = QRectF(QPointF(), rect.size())
        lay_cloth(painter, room, rect.size(), ratio, palette)
        rack = _RACK * room.height()
        self._paint_racks(painter, room, rack, palette, ratio)
        table = room.adjusted(rack / 2, rack, -rack / 2, -rack)
        self._paint_table(painter, table, palette, ratio)
        painter.restore()

    def _paint_racks(
        self, painter: QPainter, room: QRectF, rack: float, palette: Palette, ratio: float
    ) -> None:
        """Paint the backs: the others' side by side above, those of the nearest seat below."""
        sight, seats = self.sight, others(self.sight)
        share, high = room.width() / len(seats), rack * _TILE
        air = (rack - high) / 2
        places = [
            (seat, QRectF(number * share, air, share, high)) for number, seat in enumerate(seats)
        ]
        places.append((sight.bottom, QRectF(0, room.height() - air - high, room.width(), high)))
        for seat, place in places:
            tiles = len(sight.seats[seat].hand)
            row = row_of(tiles, place.adjusted(rack, 0, -rack, 0), loose=1.15, centred=True)
            unit = max(1.0, Framing(ratio=ratio).floor(row.unit))
            for centre in row.centres:
                look = TileLook(None, Facing.UP, unit)
                _put(painter, TilePose(look, centre, 0), palette, ratio)

    def _paint_table(self, painter: QPainter, room: QRectF, palette: Palette, ratio: float) -> None:
        geometry, sight = self._geometry, self.sight
        ends = [(scoring.end, scoring.adds) for scoring in sight.scoring_ends()]
        marked = [] if sight.is_open else ends
        area = geometry.bounds(ends=[end for end, _ in marked])
        spread = view(area, room, room.height() / _SCALED, Framing(ratio=ratio)).spread
        poses = [
            lying(laid, spread, spinner=sight.layout.is_spinner(laid.tile))
            for laid in geometry.laid.values()
        ]
        placed = {pose.look.tile: pose for pose in poses}
        for laid in geometry.laid.values():
            if laid.apart and laid.parent is not None:
                near, far = placed[laid.parent].centre, placed[laid.tile].centre
                LinkItem(near, far, spread.unit, palette).draw(painter)
        for pose in sorted(poses, key=lambda pose: pose.z):
            _put(painter, pose, palette, ratio)
        radius = spread.unit * 0.36
        if radius < _LEAST_MARK:
            return
        for end, adds in marked:
            painter.save()
            painter.translate(spread.point(*geometry.mark(end)))
            MarkItem(adds, radius, palette).draw(painter)
            painter.restore()


def _laid(layout: Layout) -> TableGeometry:
    geometry = TableGeometry(layout.spinners)
    for placed in layout.placed:
        geometry.place(placed, still=True)
    return geometry


def _put(painter: QPainter, pose: TilePose, palette: Palette, ratio: float) -> None:
    """Paint a tile where it lies, on whole device pixels so that it stays crisp."""
    edge = margin(pose.look.unit)
    corner = Framing(ratio=ratio).snap(pose.rect.topLeft()) - QPointF(edge, edge)
    painter.drawPixmap(corner, tile_pixmap(pose.look, palette, ratio))
