"""The mouse at the table: a click takes up a tile, another places it; or it is dragged there.

Where that is to be confirmed, it only lies on its place until it is clicked there once more.

One gesture from press to release. What still moves is ended first, and the press then acts on the
finished picture. Dragged off every place again, a tile goes back to the rack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QTransform
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from domino_gui.engine.tiles import Tile
from domino_gui.table.hits import catching, is_boneyard, is_over_rack, is_sorter, place_at
from domino_gui.table.offers import OfferedPlace
from domino_gui.table.rack import moved
from domino_gui.table.staging import lying
from domino_gui.table.tile_art import HIGHEST

if TYPE_CHECKING:
    from domino_gui.table.scene import TableScene

_CAUGHT: Final = 0.88
"""How large a dragged tile is seen that a place has caught."""
_ALOFT: Final = 400.0
"""How high in the stack of the picture a dragged tile is: above all that travel."""


class Gesture:
    """What the mouse is doing with the scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._tile: Tile | None = None
        self._grip = QPointF()
        self._point: QPointF | None = None  # where the mouse was last; None while none is held
        self._is_dragging = False
        self._only_finishes = False  # as a press on nothing does while something moves

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of a tile, a place or the boneyard."""
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton or self._point is not None:
            return
        scene, point = self._scene, event.scenePos()
        self._only_finishes = scene.busy
        scene.finish()
        if not self._is_tried(point) and (offered := self._place_at(point)) is not None:
            scene.choose(offered)
            scene.place_picked()
            return
        self._point = point
        tile = scene.board.find(lambda key: key in scene.rack_tiles, point)
        if isinstance(tile, Tile):
            self._tile = tile
            self._grip = scene.board.tiles[tile].pos() - point
        elif scene.offers.can_draw and self._is_boneyard(point):
            scene.cancel_pick()
            scene.draw_chosen.emit()

    def press_again(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of a double click, where two are wanted; elsewhere it is none.

        Who clicks a tile twice in haste wants it picked, not put back.
        """
        event.accept()
        point = event.scenePos()
        draws = self._scene.offers.can_draw and self._is_boneyard(point)
        if draws or self._is_tried(point):
            self.press(event)

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag the tile that is held; without one, show the count of the place underneath."""
        event.accept()
        point = event.scenePos()
        if self._point is None:
            self._point_at(point)
            return
        if not self._is_dragging:
            way = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
            if way.manhattanLength() < QGuiApplication.styleHints().startDragDistance():
                return
            self._begin_drag()
        before, self._point = self._point, point
        if self._tile is None:
            self._scene.pan(point - before)
        else:
            self._drag(self._tile, point)

    @property
    def is_dragging(self) -> bool:
        """Whether a tile or the table follows the mouse."""
        return self._is_dragging

    def go_on(self) -> None:
        """Drag on, now that the table has moved below the tile that is held."""
        if self._is_dragging and self._tile is not None and self._point is not None:
            self._drag(self._tile, self._point)

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let go: place the tile, put it back, or, if it was not moved, take it up."""
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton or self._point is None:
            return
        scene, tile, dragged = self._scene, self._tile, self._is_dragging
        self.cancel()
        if tile is None:
            if dragged:
                self._point_at(event.scenePos())
            elif self._is_sorter(event.scenePos()):
                scene.sort_rack()
            elif not self._only_finishes:
                scene.cancel_pick()
        elif not dragged:
            if tile is scene.picked and scene.tried is not None:
                scene.place_picked()
            elif tile is scene.picked:
                scene.cancel_pick()
            else:
                scene.pick(tile)
        elif scene.chosen is not None:
            scene.place_picked(dropped=scene.board.tiles[tile].pose)
        else:
            self._put_back(tile, event.scenePos())

    def cancel(self) -> None:
        """Let go of everything without any effect."""
        self._tile = self._point = None
        self._is_dragging = False

    def _point_at(self, point: QPointF) -> None:
        """Show the count of the place under the pointer, and what can be clicked."""
        scene = self._scene
        offered = None if scene.busy else self._place_at(point)
        if offered is not None and scene.tried is None:
            scene.choose(offered)
        tile = scene.board.find(lambda key: key in scene.offers.playable, point)
        draws = scene.offers.can_draw and self._is_boneyard(point)
        clickable = offered or tile or draws or self._is_sorter(point)
        self._show(Qt.CursorShape.PointingHandCursor if clickable else Qt.CursorShape.ArrowCursor)

    def _show(self, shape: Qt.CursorShape) -> None:
        for view in self._scene.views():
            view.viewport().setCursor(shape)

    def _begin_drag(self) -> None:
        self._is_dragging = True
        if self._tile is None:
            self._show(Qt.CursorShape.ClosedHandCursor)
        elif self._tile in self._scene.offers.playable:
            self._scene.pick(self._tile, places_at_once=False)
            self._scene.finish()  # the table may move to show the places: not below a held tile
        else:
            self._scene.cancel_pick()

    def _drag(self, tile: Tile, point: QPointF) -> None:
        scene, stage = self._scene, self._scene.stage
        if stage is None or tile not in scene.board.tiles:
            self.cancel()
            return
        item = scene.board.tiles[tile]
        caught = catching(stage, scene.places, point)
        scene.choose(caught)
        if caught is not None:
            pose = lying(caught.laid, stage.spread, spinner=False)
            item.take(replace(pose, z=_ALOFT))
            # A little smaller, so that the outline of the place is seen around it.
            item.turn(QTransform.fromScale(_CAUGHT, _CAUGHT))
        else:
            pose = stage.poses[tile]
            held = replace(pose, look=replace(pose.look, lift=HIGHEST, dimmed=False))
            item.take(replace(held, centre=point + self._grip, z=_ALOFT))

    def _put_back(self, tile: Tile, point: QPointF) -> None:
        """Return a tile to the rack, where it was let go if that is over the rack."""
        scene, stage = self._scene, self._scene.stage
        if stage is not None and is_over_rack(stage, point):
            x = (point + self._grip).x()
            others = [other for other in scene.rack_tiles if other is not tile]
            to = sum(stage.poses[other].centre.x() < x for other in others)
            scene.arrange_rack(moved(scene.rack_tiles, tile, to))
            return
        scene.put_back()
        if scene.offers.is_asked and tile not in scene.offers.playable:
            scene.refuse(tile)

    def _is_boneyard(self, point: QPointF) -> bool:
        stage = self._scene.stage
        return stage is not None and is_boneyard(stage, point)

    def _is_sorter(self, point: QPointF) -> bool:
        stage = self._scene.stage
        return stage is not None and is_sorter(stage, point)

    def _is_tried(self, point: QPointF) -> bool:
        """Tell whether a point is on a tile that lies on its place until that is confirmed."""
        scene = self._scene
        tile = scene.picked if scene.tried is not None else None
        return tile in scene.board.tiles and scene.board.tiles[tile].covers(point)

    def _place_at(self, point: QPointF) -> OfferedPlace | None:
        stage = self._scene.stage
        return None if stage is None else place_at(stage, self._scene.places, point)
