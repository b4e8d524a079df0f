"""Everything on the picture that is no tile: labels, rack, marks, ghosts and the count bar."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from domino_gui.engine.tiles import Tile
from domino_gui.table.count_bar import CountBarItem, spelled
from domino_gui.table.ghosts import GhostItem, Outcome, shares
from domino_gui.table.items import Item
from domino_gui.table.labels import LabelItem, SorterItem, WoodItem
from domino_gui.table.marks import LinkItem, MarkItem, OutlineItem, PointerItem
from domino_gui.table.offers import OfferedPlace
from domino_gui.table.palettes import Palette, with_alpha
from domino_gui.table.plates import PlateItem
from domino_gui.table.sight import SeatSight
from domino_gui.table.staging import Spare, Stage, is_mirrored, other_label, others
from domino_gui.table.texts import TableTexts

if TYPE_CHECKING:
    from domino_gui.table.thinking import PipItem

AnyItem = TypeVar("AnyItem", bound=Item)

# Heights in the stack of the picture; tiles stand between, see staging.
_LINK, _LAST, _GHOST, _CHOSEN, _MARK, _BAND = 4, 8, 14, 15, 16, 18
_PLATE, _WOOD, _LABEL, _BAR = 19, 19, 25, 60

_KEPT = 40
"""So many items that were taken off lend their pictures."""

_KEYS = "1234567890"
"""The keys that pick a tile, from the left; whatever stands further right has none."""


class Dressing:
    """Puts items on a scene and takes them off again; it keeps nothing but them."""

    def __init__(self, scene: QGraphicsScene, palette: Palette, texts: TableTexts) -> None:
        self._scene, self.palette, self._texts = scene, palette, texts
        self.ratio = 1.0
        """Device pixels in each pixel of what is put there from now on."""
        self.shows_keys = True
        """Whether keys pick tiles at all: not where a match is only seen again."""
        self._frame: list[Item] = []
        self._labels: list[Item] = []
        self._pips: list[PipItem] = []
        self._breath: float | None = None  # of the pips
        self._table: list[Item] = []
        self.marks: list[MarkItem] = []
        """In the order of the stage's marks."""
        self.ghosts: list[GhostItem] = []
        self.bar: CountBarItem | None = None
        self._former: list[Item] = []

    @property
    def on_table(self) -> list[Item]:
        """What belongs to the tiles on the table, ghosts apart."""
        return [*self._table, *self.marks]

    def strip_ghosts(self) -> None:
        """Take the places of the picked tile off."""
        self._remove(self.ghosts)

    def strip_table(self) -> None:
        """Take off what belongs to the tiles on the table."""
        self._remove(self._table)
        self._remove(self.marks)
        self._remove(self.ghosts)

    def strip_bar(self) -> None:
        """Take the count bar off."""
        if self.bar is not None:
            self._take_off(self.bar)
            self.bar = None

    def dress_frame(self, stage: Stage, *, announces: bool = True, can_draw: bool = False) -> None:
        """Show racks' labels, the wood with its keys, and the boneyard's label.

        Without ``announces`` nobody is shown to be in turn: the last move is still on its way.
        """
        self._remove(self._frame)
        if not stage.view.is_whole:
            from domino_gui.table.bands import bands  # few ever zoom

            for band in bands(stage.arrangement, self.ratio, self.palette):
                self._put(self._frame, band, _BAND)
        self._dress_wood(stage)
        self._dress_picked(stage)
        self._dress_suggested(stage)
        self.dress_labels(stage, announces=announces, can_draw=can_draw)

    def dress_labels(
        self,
        stage: Stage,
        *,
        announces: bool = True,
        can_draw: bool = False,
        closed: Collection[int] = (),
    ) -> None:
        """Show the labels alone; the tiles of the seats ``closed`` are not seen open yet."""
        self._remove(self._labels)
        self._remove(self._pips)
        self._dress_seats(stage, stage.sight.turn if announces else None, closed)
        self._dress_boneyard(stage, can_draw=can_draw)

    def dress_table(self, stage: Stage) -> None:
        """Show the marks of the ends, the last placement and links."""
        self.strip_table()
        for start, end in stage.links:
            self._put(self._table, LinkItem(start, end, stage.spread.unit, self.palette), _LINK)
        for tile in stage.sight.recent:
            if tile is not stage.sight.last:
                self._outline(stage, tile, with_alpha(self.palette.last, 0.6), 0.035)
        if stage.sight.last is not None:
            self._outline(stage, stage.sight.last, self.palette.last, 0.05)
        radius = max(stage.spread.unit * 0.33, min(10.0, stage.spread.unit * 0.48))
        for at, middle, adds in stage.marks:
            # Nearer to the tile there is less room for it.
            way = stage.poses[at.tile].way_to(middle)
            mark = MarkItem(adds, min(radius, max(abs(way.x()), abs(way.y()))), self.palette)
            mark.setPos(middle)
            self._put(self.marks, mark, _MARK)

    def dress_bar(self, stage: Stage, chosen: OfferedPlace | None = None) -> None:
        """Show the count on the table; with ``chosen``, the one that place would make."""
        self.strip_bar()
        sight = stage.sight
        if not sight.counts:
            return
        if not sight.tells_previews:
            chosen = None
        if chosen is not None:
            total, points = spelled(chosen.ends, chosen.count), chosen.points
        elif sight.paid is not None and sight.tells_count:
            total, points = spelled(sight.scoring_ends(), sight.layout.count), sight.paid
        else:
            return
        remark = self._texts.pays(points, sight.rules)
        room = stage.arrangement.bar
        self.bar = CountBarItem(
            (total, remark),
            room,
            self.palette,
            is_paid=bool(points),
            is_preview=chosen is not None,
        )
        self.bar.setPos(room.center())
        self._put_on(self.bar, _BAR)

    def dress_ghosts(self, stage: Stage, places: Sequence[OfferedPlace]) -> None:
        """Show the places of the picked tile; marks give way to them."""
        self._remove(self.ghosts)
        rects = [stage.spread.rect(offered.laid) for offered in places]
        for offered, rect, room in zip(places, rects, shares(rects), strict=True):
            ghost = GhostItem(
                rect.size(),
                self._outcome(stage, offered),
                self.palette,
                room=room.translated(-rect.center()),
                joint=_joint(stage, offered, rect),
            )
            ghost.setPos(rect.center())
            self._put(self.ghosts, ghost, _GHOST)
        for mark in self.marks:
            mark.setVisible(not any(rect.contains(mark.pos()) for rect in rects))

    def show_chosen(self, *numbers: int) -> None:
        """Show which of the places would be taken now, or is suggested, above the others."""
        for at, ghost in enumerate(self.ghosts):
            ghost.choose(chosen=at in numbers)
            ghost.setZValue(_CHOSEN if at in numbers else _GHOST)

    def _outcome(self, stage: Stage, offered: OfferedPlace) -> Outcome:
        rules = stage.sight.rules
        if not stage.sight.tells_previews:
            return Outcome("")
        if not offered.points:
            return Outcome(str(offered.count))
        points = self._texts.plus(offered.points, rules)
        return Outcome(str(offered.count), points, self._texts.division(rules))

    def _outline(self, stage: Stage, tile: Tile, colour: QColor, width: float) -> None:
        """Put a line, ``width`` half-tile units wide, around a tile on the table."""
        pose, unit = stage.poses[tile], stage.spread.unit
        grown = unit * (0.1 if pose.look.spinner else 0.04)
        size = pose.look.facing.size(unit)
        size.setWidth(size.width() + grown)
        size.setHeight(size.height() + grown)
        outline = OutlineItem(size, colour, max(width * 30, unit * width), self.palette)
        outline.setPos(pose.centre)
        self._put(self._table, outline, _LAST)

    def _dress_wood(self, stage: Stage) -> None:
        scale, row = stage.arrangement.scale, stage.own
        keys = [
            (centre.x(), key)
            for key, centre in zip(_KEYS, row.centres, strict=False)
            if self.shows_keys and stage.sight.viewer is not None and not stage.sight.is_open
        ]
        self._put(self._frame, WoodItem(stage.wood, keys, scale, self.palette), _WOOD)
        if stage.sorter is not None:
            sorter = SorterItem(stage.sorter, scale, self.palette)
            sorter.setToolTip(self._texts.sort_rack())
            self._put(self._frame, sorter, _WOOD)

    def _dress_picked(self, stage: Stage) -> None:
        picked = stage.rack.picked
        if picked is None or picked not in stage.poses:
            return
        pose = stage.poses[picked]
        size = pose.look.facing.size(pose.look.unit)
        outline = OutlineItem(
            size, self.palette.picked, max(2.0, pose.look.unit * 0.06), self.palette
        )
        outline.setPos(pose.centre)
        self._put(self._frame, outline, pose.z - 0.05)

    def _dress_suggested(self, stage: Stage) -> None:
        """Let the tile glow that is said to be good to place, and point at it."""
        suggested = stage.rack.suggested
        if suggested not in stage.poses or suggested is stage.rack.picked:
            return
        pose, palette = stage.poses[suggested], self.palette
        unit, scale = pose.look.unit, stage.arrangement.scale
        size = pose.look.facing.size(unit)
        for number, alpha in enumerate((1.0, 0.5, 0.22)):
            grown = size + QSizeF(1, 1) * (5 * scale * number)
            colour = with_alpha(palette.picked, alpha)
            glow = OutlineItem(grown, colour, max(2.5, 3 * scale), palette)
            glow.setPos(pose.centre)
            self._put(self._frame, glow, pose.z - 0.05)
        pointer = PointerItem(unit * 0.34, palette)
        pointer.setPos(pose.centre - QPointF(0, size.height() / 2 + 6 * scale))
        self._put(self._frame, pointer, _BAR)

    def _dress_seats(self, stage: Stage, turn: int | None, closed: Collection[int]) -> None:
        sight, arrangement = stage.sight, stage.arrangement
        places = [(sight.bottom, arrangement.own_label, False)]
        places += [
            (seat, other_label(arrangement, place), is_mirrored(arrangement, place))
            for place, seat in enumerate(others(sight))
        ]
        for place, seat in enumerate(others(sight)):
            plate, in_turn = arrangement.plate(place), turn == seat
            item = PlateItem(plate, arrangement.scale, self.palette, in_turn=in_turn)
            self._put(self._labels, item, _PLATE)
        for seat, rect, mirrored in places:
            in_turn = turn == seat
            is_open = sight.is_open and seat not in closed
            lines = self._texts.seat_lines(sight.seats[seat], in_turn=in_turn, is_open=is_open)
            label = LabelItem(rect, lines, arrangement.scale, self.palette)
            label.in_turn = in_turn
            if mirrored:
                label.align = Qt.AlignmentFlag.AlignRight
            if in_turn and stage.thinking == seat:
                self._dress_thinker(label, sight.seats[seat])
            self._put(self._labels, label, _LABEL)

    def _dress_thinker(self, label: LabelItem, seat: SeatSight) -> None:
        """Show that a seat thinks: by the mark, and in a word where there is room for it too."""
        from domino_gui.table import thinking  # most computers answer before anybody wonders

        label.kept_free = thinking.mark_width(label.scaled)
        label.lines = self._texts.seat_lines(seat, in_turn=True, is_open=False, is_thinking=True)
        if not label.fits:
            label.lines = self._texts.seat_lines(seat, in_turn=False, is_open=False)
        for pip in thinking.pips(label.free, label.scaled, self.palette):
            self._put(self._pips, pip, _LABEL)
        thinking.breathe(self._pips, self._breath)

    def breathe(self, at: float | None) -> None:
        """Show the mark of whoever thinks at a part of its breath, 0 to 1; None: at rest.

        It stays there while the picture is dressed anew.
        """
        self._breath = at
        if self._pips:
            from domino_gui.table import thinking

            thinking.breathe(self._pips, at)

    def _dress_boneyard(self, stage: Stage, *, can_draw: bool) -> None:
        scale, rect = stage.arrangement.scale, stage.arrangement.boneyard_label
        lines = self._texts.boneyard_lines(stage.sight.drawable)
        self._put(self._labels, LabelItem(rect, lines, scale, self.palette), _LABEL)
        pile = [pose for key, pose in stage.poses.items() if isinstance(key, Spare)]
        if can_draw and pile:
            # The uppermost tile is the one that would be drawn.
            size = pile[-1].look.facing.size(pile[-1].look.unit * 1.12)
            glow = OutlineItem(size, self.palette.picked, 2.5 * scale, self.palette)
            glow.setPos(pile[-1].centre)
            self._put(self._labels, glow, _LABEL)

    def _put(self, group: list[AnyItem], item: AnyItem, z: float) -> None:
        self._put_on(item, z)
        group.append(item)

    def _put_on(self, item: Item, z: float) -> None:
        """Put an item on the scene; most of what a picture shows the one before has shown too."""
        item.setZValue(z)
        if not any(item.wear_picture_of(former, self.ratio) for former in self._former):
            item.paint_picture(self.ratio)
        self._scene.addItem(item)

    def _remove(self, group: list[AnyItem]) -> None:
        for item in group:
            self._take_off(item)
        group.clear()

    def _take_off(self, item: Item) -> None:
        self._scene.removeItem(item)
        self._former = [item, *self._former[: _KEPT - 1]]


def _joint(stage: Stage, offered: OfferedPlace, rect: QRectF) -> QPointF | None:
    """Return where a place touches the tile it is attached to, seen from its own middle."""
    parent = stage.poses.get(offered.laid.parent) if offered.laid.parent else None
    if parent is None or offered.laid.apart:
        return None
    edge = parent.rect.adjusted(-1, -1, 1, 1).intersected(rect)
    return edge.center() - rect.center()
