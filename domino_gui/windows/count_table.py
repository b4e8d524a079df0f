"""A table to be counted: its tiles as large as they can be, and nothing that tells the count."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsScene, QGraphicsView, QWidget

from domino_gui.engine.layout import End, Layout, Spinners
from domino_gui.engine.tiles import Tile
from domino_gui.table.cloth import lay_cloth
from domino_gui.table.framing import Framing, view
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.items import TileItem, TilePose
from domino_gui.table.marks import LinkItem
from domino_gui.table.palettes import Palette
from domino_gui.table.staging import Key, lying, mark_point
from domino_gui.windows.theme import room_of
from domino_gui.windows.why_texts import described
from domino_gui.windows.why_walk import Ground

_LARGEST_AT: Final = 400.0
"""The height at which a tile may be as large as on the usual table."""
_AIR: Final = 0.03
"""How much of the table's height is left free around everything."""


class _Cloth(QGraphicsScene):
    """The table itself."""

    def __init__(self, colours: Palette, parent: QGraphicsView) -> None:
        super().__init__(parent)
        self._view = parent
        self.colours = colours

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Lay the cloth, for Qt."""
        size, ratio = self.sceneRect().size(), self._view.devicePixelRatioF()
        lay_cloth(painter, rect, size, ratio, self.colours)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint an edge while it is in focus, for Qt."""
        del rect
        if self._view.hasFocus():
            painter.setPen(QPen(room_of(self._view).focus, 6))
            painter.drawRect(self.sceneRect())


class CountTable(QGraphicsView):
    """Shows one layout after the other; tiles lie as they would in a match."""

    restaged = Signal()
    """What lies where has changed."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._cloth = _Cloth(colours, self)
        self.setScene(self._cloth)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAcceptDrops(False)  # what is dropped here, the window takes
        self._geometry = TableGeometry(Spinners.NONE)
        self._layout: Layout | None = None
        self._lying: list[QGraphicsItem] = []
        self._poses: dict[Key, TilePose] = {}
        self._marks: dict[End, QPointF] = {}

    @property
    def shown(self) -> Layout | None:
        """What lies on the table."""
        return self._layout

    def show_layout(self, layout: Layout) -> None:
        """Show another table.

        One that would have to be laid anew is shown without: that can take seconds.
        """
        self._layout = layout.copy()
        self._geometry = TableGeometry(layout.spinners)
        for placed in layout.placed:
            self._geometry.place(placed, still=True)
        self._stage()
        self.retranslate()

    def set_colours(self, colours: Palette) -> None:
        """Let cloth and tiles look otherwise."""
        self._cloth.colours = colours
        self._stage()

    def retranslate(self) -> None:
        """Tell in the language of now how the tiles lie."""
        self.setAccessibleName(self.tr("Table"))
        self.setAccessibleDescription("" if self._layout is None else described(self._layout))

    def ground(self) -> Ground | None:
        """Return the table as it is seen; None before anything lies on it."""
        if self._layout is None:
            return None
        tiles = {tile: pose for tile, pose in self._poses.items() if isinstance(tile, Tile)}
        return Ground(
            self._cloth, tiles, self._marks, self._cloth.colours, self.devicePixelRatioF()
        )

    def _stage(self) -> None:
        """Lay the tiles as large as they can be, with room for the mark of every open end."""
        self._cloth.setSceneRect(QRectF(QPointF(), QSizeF(self.viewport().size())))
        for item in self._lying:
            self._cloth.removeItem(item)
        self._lying = []
        self._poses, self._marks = {}, {}
        layout, ratio, colours = self._layout, self.devicePixelRatioF(), self._cloth.colours
        if layout is not None and layout.placed:
            room = self._cloth.sceneRect()
            air = _AIR * room.height()
            room.adjust(air, air, -air, -air)
            area = self._geometry.bounds(ends=layout.open_ends)
            scale = room.height() / _LARGEST_AT
            spread = view(area, room, scale, Framing(ratio=ratio)).spread
            lying_tiles = self._geometry.laid.values()
            self._poses = {
                laid.tile: lying(laid, spread, spinner=layout.is_spinner(laid.tile))
                for laid in lying_tiles
            }
            self._marks = {
                end: mark_point(end, spread.point(*self._geometry.mark(end)), self._poses)
                for end in layout.open_ends
            }
            for laid in lying_tiles:
                if laid.apart and laid.parent is not None:
                    ends = self._poses[laid.parent].centre, self._poses[laid.tile].centre
                    link = LinkItem(*ends, spread.unit, colours)
                    link.paint_picture(ratio)
                    self._lay(link)
            for pose in self._poses.values():
                self._lay(TileItem(pose, colours, ratio))
        self.viewport().update()
        self.restaged.emit()

    def _lay(self, item: QGraphicsItem) -> None:
        self._cloth.addItem(item)
        self._lying.append(item)

    def sizeHint(self) -> QSize:
        """Return room for a table of some tiles."""
        return QSize(640, 480)

    def minimumSizeHint(self) -> QSize:
        """Return less, in which it can still be read."""
        return QSize(320, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tiles for another size."""
        super().resizeEvent(event)
        self._stage()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that it is in focus."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show it no more."""
        super().focusOutEvent(event)
        self.viewport().update()
