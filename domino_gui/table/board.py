"""The picture itself: the tiles and all else that stand on the scene, moved from stage to stage."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from domino_gui.engine.events import Event, TilePlaced
from domino_gui.engine.tiles import Tile
from domino_gui.table.dressing import Dressing
from domino_gui.table.items import Item, Move, TileItem, TilePose
from domino_gui.table.labels import WordItem
from domino_gui.table.palettes import Palette
from domino_gui.table.staging import Back, Key, Spare, Stage
from domino_gui.table.texts import TableTexts

_EXTRA: Final = 500
_REMARK: Final = 600
"""Heights in the stack of the picture, above all tiles."""


class Board:
    """Holds every item of the scene. `show` makes the picture of a stage, whatever was there."""

    def __init__(self, scene: QGraphicsScene, palette: Palette, texts: TableTexts) -> None:
        self._scene = scene
        self.tiles: dict[Key, TileItem] = {}
        self.dressing = Dressing(scene, palette, texts)
        self.stage: Stage | None = None
        self._extras: list[QGraphicsItem] = []
        self._remark: Item | None = None

    @property
    def ratio(self) -> float:
        """Device pixels in each pixel."""
        return self.dressing.ratio

    @ratio.setter
    def ratio(self, ratio: float) -> None:
        self.forget()
        self.dressing.ratio = ratio

    @property
    def palette(self) -> Palette:
        """The colours of everything."""
        return self.dressing.palette

    @palette.setter
    def palette(self, palette: Palette) -> None:
        self.forget()
        self.dressing.palette = palette

    def show(self, stage: Stage, *, can_draw: bool = False) -> None:
        """Make the settled picture of a stage; the boneyard glows where it may be drawn from."""
        self.clear_extras()
        self._drop(key for key in list(self.tiles) if key not in stage.poses)
        for key, pose in stage.poses.items():
            if key in self.tiles:
                self.tiles[key].take(pose)
            else:
                self._add(key, pose)
        self.stage = stage
        self.dressing.dress_frame(stage, can_draw=can_draw)
        self.dressing.dress_table(stage)
        self.dressing.dress_bar(stage)

    def change_to(self, stage: Stage, event: Event | None = None) -> list[Move]:
        """Begin the change to a stage; return the way that each tile has to go.

        Tiles that are not on the picture yet come from where ``event`` has them come from; those
        that are no more on it are taken off.
        """
        moves = []
        before = {key: item.pose for key, item in self.tiles.items()}
        self._drop(key for key in list(self.tiles) if key not in stage.poses)
        for key, end in stage.poses.items():
            start = before.get(key) or self._origin(key, stage, event, before) or end
            if key not in self.tiles:
                self._add(key, start)
            if start != end:
                moves.append(Move(self.tiles[key], start, end))
            self.tiles[key].pose = end
        self.stage = stage
        return moves

    def gather(self, pile: TilePose) -> list[Move]:
        """Return the way of every tile back to the boneyard, where it lies face down."""
        gone = [item for key, item in self.tiles.items() if not isinstance(key, Spare)]
        gone += [item for item in self._extras if isinstance(item, TileItem)]
        return [
            Move(item, item.pose, pile, 0.3 * number / len(gone), 0.7 + 0.3 * number / len(gone))
            for number, item in enumerate(gone)
        ]

    def add_extra(self, item: Item, at: QPointF) -> None:
        """Show something that lasts no longer than an animation."""
        item.setPos(at)
        item.setZValue(_EXTRA)
        item.paint_picture(self.ratio)
        self._scene.addItem(item)
        self._extras.append(item)

    def add_extra_tile(self, pose: TilePose) -> TileItem:
        """Show a tile that lasts no longer than an animation."""
        item = TileItem(pose, self.palette, self.ratio)
        self._scene.addItem(item)
        self._extras.append(item)
        return item

    def remark(self, text: str, beside: TilePose) -> None:
        """Say something just above a tile of the rack, all of it within the picture."""
        self.clear_remark()
        assert self.stage is not None
        arrangement = self.stage.arrangement
        word = WordItem(text, 14 * arrangement.scale, self.palette, self.palette.text)
        half = word.bounds.width() / 2
        x = min(max(beside.centre.x(), half + 4), arrangement.size.width() - half - 4)
        # Between the count bar and the tile's uppermost pips: it is that tile one looks at.
        y = beside.centre.y() - beside.look.unit - word.bounds.height() * 0.34
        word.setPos(x, y)
        word.setZValue(_REMARK)
        word.paint_picture(self.ratio)
        self._scene.addItem(word)
        self._remark = word

    def clear_remark(self) -> None:
        """Take the remark off again."""
        if self._remark is not None:
            self._scene.removeItem(self._remark)
            self._remark = None

    def clear_extras(self) -> None:
        """Take off what the last animation brought."""
        self.clear_remark()
        for item in self._extras:
            self._scene.removeItem(item)
        self._extras.clear()

    def forget(self) -> None:
        """Take every tile off; the next picture is made afresh, in other colours maybe."""
        self._drop(list(self.tiles))

    def find(self, fits: Callable[[Key], bool], point: QPointF) -> Key | None:
        """Return the uppermost tile at a point of the picture among those that fit."""
        hit = [key for key, item in self.tiles.items() if fits(key) and item.covers(point)]
        return max(hit, key=lambda key: self.tiles[key].pose.z, default=None)

    def _add(self, key: Key, pose: TilePose) -> None:
        item = TileItem(pose, self.palette, self.ratio)
        self._scene.addItem(item)
        self.tiles[key] = item

    def _drop(self, keys: Iterable[Key]) -> None:
        for key in keys:
            self._scene.removeItem(self.tiles.pop(key))

    @staticmethod
    def _origin(
        key: Key, stage: Stage, event: Event | None, before: dict[Key, TilePose]
    ) -> TilePose | None:
        """Return where a tile comes from that is new on the picture."""
        if isinstance(key, Spare):
            return None
        if isinstance(key, Tile):
            if isinstance(event, TilePlaced):
                backs = [back for back in before if isinstance(back, Back)]
                of_seat = [back for back in backs if back.seat == event.seat]
                return before[max(of_seat, key=lambda back: back.number)] if of_seat else None
            for seat in stage.sight.seats:
                if key in seat.hand and Back(seat.seat, seat.hand.index(key)) in before:
                    return before[Back(seat.seat, seat.hand.index(key))]
        pile = [spare for spare in before if isinstance(spare, Spare)]
        return before[max(pile, key=lambda spare: spare.number)] if pile else None
