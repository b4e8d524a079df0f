"""The table as a scene with a person at it: it tells what they choose there.

What may be done is offered to it. Whatever a hand does ends what still moves, and acts on the
finished picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from domino_gui.engine.events import Action, Place
from domino_gui.engine.tiles import Tile
from domino_gui.storage.racks import ArrangedRacks
from domino_gui.table.choreography import Pace
from domino_gui.table.geometry import Laid
from domino_gui.table.items import TilePose
from domino_gui.table.offers import OfferedPlace, Offers
from domino_gui.table.palettes import Palette
from domino_gui.table.placing import Gesture
from domino_gui.table.watched_table import WatchedTable

if TYPE_CHECKING:
    from domino_gui.table.framing import Look

_BETWEEN: Final = 12
"""Milliseconds between places that are weighed ahead: less than frames are apart."""
_READ: Final = 2600
"""Milliseconds in which a short remark can be read."""


class TableScene(WatchedTable):
    """The table of one match, and what a person does there."""

    place_chosen = Signal(object)
    """The `Place` the person chose."""
    place_tried = Signal(object)
    """The `Place` the person chose, and has yet to confirm."""
    draw_chosen = Signal()
    """The person took hold of the boneyard while drawing was offered."""
    tile_refused = Signal(object)
    """A `Tile` of the rack was touched that cannot be played now."""
    rack_arranged = Signal()
    """The viewer's tiles stand in another order, which the person gave them; see `racks`."""

    def __init__(self, parent: QObject | None = None, *, colours: Palette | None = None) -> None:
        super().__init__(parent, colours=colours)
        self.one_click = True
        """Whether a click on a tile places it where only one place exists."""
        self._confirms = False
        self._gesture = Gesture(self)
        self._ahead: Iterator[Laid] = iter(())
        self._between = QTimer(self, interval=_BETWEEN)
        self._between.timeout.connect(self._look_ahead)
        self._unsaid = QTimer(self, singleShot=True, interval=_READ)
        self._unsaid.timeout.connect(self.board.clear_remark)

    # -- looking around ------------------------------------------------------------------------

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Show the table so many times as large; what is at a point, or in the middle, stays there.

        Never smaller than all of it in sight, which `show_all` brings back.
        """
        self.finish()
        if self.stage is not None:
            view = self.stage.view
            self._look(view.zoomed(factor, view.room.center() if at is None else at))

    def pan(self, way: QPointF) -> None:
        """Move the table so many pixels, as long as any of it is out of sight."""
        self.finish()
        if self.stage is not None:
            self._look(self.stage.view.panned(way))

    def show_all(self) -> None:
        """Show all of the table again, as large as it can be."""
        self.finish()
        self._look(None)

    @property
    def is_zoomed(self) -> bool:
        """Whether some of the table may be out of sight, because a hand zoomed in."""
        return self.stage is not None and not self.stage.view.is_whole

    def let_go(self) -> None:
        """Let go of what the mouse holds, without any effect."""
        self._drop()
        self._rest()

    def _look(self, look: Look | None) -> None:
        if self._watch is not None:
            self._watch.look(look, self.choice)
            self._rest()

    # -- choosing ------------------------------------------------------------------------------

    def offer(self, actions: Iterable[Action]) -> None:
        """Let the person choose among these actions of the viewer's seat; none ends it.

        The table makes room for them by a movement, but not where `show_match` came just before:
        then they belong to the picture that is shown at once.
        """
        watch, asked = self._watch, tuple(actions)
        if watch is None or (asked and asked == self._offered):
            return
        self._offered = ()
        if asked:
            # Weighed when it is needed: that takes a moment, which a running animation lacks.
            self.choice.offer(lambda: watch.weigh(asked))
        else:
            self.choice.forget()
        is_new, self._is_new = self._is_new, False
        if self.busy:
            self._choreography.add(self._make_room)
            self._ahead = watch.look_ahead(asked)
            self._between.start()
        elif is_new:
            self._rest()
        else:
            self._shift()

    def _look_ahead(self) -> None:
        """Do a part of the weighing between two frames: all of it would make one of them late."""
        if next(self._ahead, self) is self:
            self._between.stop()

    def pick(self, tile: Tile, *, places_at_once: bool | None = None) -> None:
        """Take up a tile of the rack, and show where it can go.

        With only one such place it goes there, unless ``places_at_once`` (else `one_click`)
        says otherwise. `tile_refused` if it cannot be played now.
        """
        self.finish()
        places = self.choice.pick(tile)
        at_once = self.one_click if places_at_once is None else places_at_once
        if not places:
            self.refuse(tile)
        elif at_once and len(places) == 1:
            self.choice.aim = None  # the tile itself will bring its place into sight
            self.place_picked()
        else:
            self._shift()

    def refuse(self, tile: Tile) -> None:
        """Say why a tile cannot be placed, until the picture changes or it has been read."""
        self.cancel_pick()
        stage = self.stage
        if stage is not None and self.offers.is_asked and tile in stage.poses:
            # Only where a rule names the tile to be led can another not be.
            leads = () if stage.sight.layout.placed else self.offers.playable
            lead = next(iter(leads), None)
            self.board.remark(self.texts.refused(tile, lead), stage.poses[tile])
            self._unsaid.start()
        self.tile_refused.emit(tile)

    def pick_number(self, number: int) -> None:
        """Take up the tile at a place of the rack, 1 the leftmost; nothing if there is none.

        A number never places: that takes a second key, even where there is one place only.
        """
        tiles = self.rack_tiles
        if 1 <= number <= len(tiles):
            self.pick(tiles[number - 1], places_at_once=False)

    def cancel_pick(self) -> None:
        """Put the picked tile back."""
        self.finish()
        if self.choice.tried is not None:
            self.put_back()
        elif self.choice.picked is not None:
            self.choice.put_back()
            self._shift()

    def choose_next_place(self, step: int) -> None:
        """Go on to another place of the picked tile, from left to right or, below 0, back.

        It comes into sight where it is not.
        """
        self.finish()
        offered = self.choice.neighbour(step)
        self.choose(offered)
        if offered is not None:
            self.look_at(offered)

    def look_at(self, offered: OfferedPlace) -> None:
        """Bring a place of the picked tile into sight, where a hand looks elsewhere."""
        self.finish()
        watch, stage = self._watch, self.stage
        if watch is not None and stage is not None and not stage.shows(offered.laid):
            watch.look_at_places()
            self._shift()

    def choose(self, offered: OfferedPlace | None) -> None:
        """Mark the place that would be taken now, and show the count it makes."""
        if self.choice.chosen == offered:
            return
        self.choice.chosen = offered
        if self.choice.tried not in (None, offered):
            self.choice.tried = None
            self._rest()
        else:
            self._show_chosen()
            self.restaged.emit()

    def set_confirming(self, wanted: bool) -> None:
        """Say whether a tile lies on its place first, and is placed by a second click or key."""
        self._confirms = wanted

    def place_picked(self, *, dropped: TilePose | None = None) -> None:
        """Place the picked tile at the chosen place; the only one needs no choosing.

        Where that is to be confirmed, it is only laid there the first time. ``dropped`` is how it
        is seen meanwhile, if it was dragged there.
        """
        self.finish()
        picked = self.choice.picked
        if picked is not None and self.choice.tried is not None:
            dropped = self.board.tiles[picked].pose
        elif self._confirms and (tried := self.choice.try_out()) is not None:
            self.look_at(tried)
            self._stand()
            self.place_tried.emit(tried.place)
            return
        taken = self.choice.take()
        if taken is None:
            self.choose_next_place(1)
            return
        self._rest()
        if dropped is not None:
            self.board.tiles[taken.place.tile].take(dropped)
        self.place_chosen.emit(taken.place)

    def take_up(self, place: Place) -> None:
        """Take up a tile and choose one of its places, without placing it there."""
        self.finish()
        offered = self.choice.offered(place)
        if offered is not None:
            self.pick(place.tile, places_at_once=False)
            self.finish()
            self.choose(offered)
            self.look_at(offered)

    def lay(self, place: Place) -> None:
        """Lay a tile on one of its places, to be confirmed there."""
        self.finish()
        offered = self.choice.offered(place)
        if offered is not None:
            self.choice.pick(place.tile)
            self.choice.chosen = offered
            self.choice.try_out()
            self.look_at(offered)
            self._stand()

    def suggest(self, tile: Tile | None, place: Place | None = None) -> None:
        """Let a tile of the rack glow, and show at which place it would be good; None: neither.

        It lasts until something else is offered. Nothing is taken up by it.
        """
        self.finish()
        if (tile, place) != (self.suggested, self.suggested_place):
            self.choice.suggest(tile, place)
            self._rest()

    @property
    def suggested(self) -> Tile | None:
        """The tile of the rack that glows."""
        return self.choice.suggested

    @property
    def suggested_place(self) -> Place | None:
        """The place that is suggested, also of a tile that is not taken up."""
        offered = self.choice.suggested_place
        return None if offered is None else offered.place

    @property
    def offers(self) -> Offers:
        """What the person may choose from."""
        return self.choice.offers

    @property
    def picked(self) -> Tile | None:
        """The tile that is taken up."""
        return self.choice.picked

    @property
    def chosen(self) -> OfferedPlace | None:
        """The place of the picked tile that would be taken now."""
        return self.choice.chosen

    @property
    def tried(self) -> OfferedPlace | None:
        """The place on which the picked tile lies until that is confirmed."""
        return self.choice.tried

    @property
    def places(self) -> list[OfferedPlace]:
        """The places of the picked tile, from left to right."""
        return self.choice.places

    # -- the rack ------------------------------------------------------------------------------

    @property
    def rack_tiles(self) -> tuple[Tile, ...]:
        """The viewer's tiles as they stand, from the left; none where nobody is the viewer."""
        if self.stage is None or self.stage.sight.viewer is None:
            return ()
        return self.stage.rack.order

    def arrange_rack(self, order: Sequence[Tile]) -> None:
        """Stand the viewer's tiles in this order."""
        self.finish()
        if self._watch is not None and self.rack_tiles:
            self._watch.arrange_rack(order)
            self._rearrange()

    def sort_rack(self) -> None:
        """Stand the viewer's tiles in the order of the set."""
        self.finish()
        if self._watch is not None and self.rack_tiles:
            self._watch.sort_rack(self.rack_tiles)
            self._rearrange()

    def _rearrange(self) -> None:
        self.put_back()
        self.rack_arranged.emit()

    @property
    def racks(self) -> ArrangedRacks:
        """How everybody at the table has arranged their rack, to be kept for another day."""
        return ArrangedRacks() if self._watch is None else self._watch.racks

    def restore_racks(self, racks: ArrangedRacks) -> None:
        """Let the racks of the match that is shown stand as they did when they were kept."""
        if self._watch is not None:
            self._watch.restore_racks(racks)
            self._rest()

    def put_back(self) -> None:
        """Let every tile of the rack go back where it stands, the picked one too."""
        self.choice.put_back()
        self._stand()

    def _stand(self) -> None:
        """Let the tiles of the rack go where they belong, the picked one maybe to its place."""
        if self._watch is None or self.busy or self._choreography.pace is Pace.OFF:
            self._rest()
            return
        before = self.stage
        self.stage = self._staged(self._watch)
        if before is not None and before.view == self.stage.view:
            movement = self._acts.glide(self.stage)
            self._show_chosen()
        else:
            movement = self._acts.refit(self.stage)
        if movement is None:
            self._rest()
        else:
            self._choreography.add(lambda: movement)

    # -- the mouse, see placing ----------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a gesture, for Qt."""
        self._gesture.press(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go on with it, for Qt."""
        self._gesture.move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """End it, for Qt."""
        self._gesture.release(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take care that a hasty second click does no harm, for Qt."""
        self._gesture.press_again(event)

    @property
    def _is_dragging(self) -> bool:
        return self._gesture.is_dragging

    def _drop(self) -> None:
        self._gesture.cancel()

    def _offer_nothing(self) -> None:
        super()._offer_nothing()
        self._between.stop()

    def _rest(self) -> None:
        super()._rest()
        self._gesture.go_on()
