"""A table in small: what lies on it, and the backs of what is held, painted at any size.

Faces that are held by nobody but their player are never part of it. Lengths are logical pixels.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from domino_gui.engine.match import Match
from domino_gui.table.arrangement import row_of
from domino_gui.table.cloth import lay_cloth
from domino_gui.table.framing import Framing
from domino_gui.table.items import TilePose
from domino_gui.table.palettes import Palette
from domino_gui.table.sight import Sight, covered, see
from domino_gui.table.staging import others
from domino_gui.table.still_table import StillTable, put
from domino_gui.table.tile_art import Facing, TileLook

_RACK: Final = 0.15
"""How much of the height the racks above take, and as much the one below."""
_TILE: Final = 0.6
"""How much of that is tile, not air."""


class Miniature:
    """The table of one match; laid out once, painted as often and as large as is wanted."""

    def __init__(self, match: Match, bottom: int = 0) -> None:
        """Show the match as it stands, the seat ``bottom`` nearest.

        A table that would have to be laid anew is shown without: that can take seconds.
        """
        self.sight: Sight = covered(see(match, None, bottom=bottom))
        """What is shown: no rack lies open while the round is played."""
        # What may still be claimed is not given away.
        is_secret = self.sight.is_open or match.claimable is not None
        ends = [] if is_secret else self.sight.scoring_ends()
        marks = [(scoring.end, scoring.adds) for scoring in ends]
        self._table = StillTable(self.sight.layout, marks)

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
        self._table.paint(painter, table, palette, ratio)
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
                put(painter, TilePose(look, centre, 0), palette, ratio)
