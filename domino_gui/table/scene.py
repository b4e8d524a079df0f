"""The table as a scene: fed by events, it shows them, and tells what the person at it chose.

It owns no rules: what may be done is offered to it, every number comes from the engine, and the
picture can be made anew from a match at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
)

from domino_gui.engine.events import Action, Event, LotTurned, RoundDealt
from domino_gui.engine.match import Match
from domino_gui.engine.tiles import Tile
from domino_gui.table.board import Board
from domino_gui.table.choice import Choice
from domino_gui.table.choreography import Choreography, Pace
from domino_gui.table.cloth import lay_cloth
from domino_gui.table.geometry import Laid
from domino_gui.table.items import TilePose
from domino_gui.table.laying import Laying
from domino_gui.table.offers import OfferedPlace, Offers
from domino_gui.table.palettes import Palette
from domino_gui.table.placing import Gesture
from domino_gui.table.staging import Stage
from domino_gui.table.texts import TableTexts
from domino_gui.table.themes import theme
from domino_gui.table.watch import Watch

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractAnimation

    from domino_gui.table.acts import Acts
    from domino_gui.table.framing import Look

USUAL_SIZE = QSizeF(980, 720)
"""Logical pixels, until a view says how large the picture is."""
_BETWEEN: Final = 12
"""Milliseconds between places that are weighed ahead: less than frames are apart."""
_READ: Final = 2600
"""Milliseconds in which a short remark can be read."""


class TableScene(QGraphicsScene):
    """The table of one match."""

    place_chosen = Signal(object)
    """The `Place` the person chose."""
    draw_chosen = Signal()
    """The person took hold of the boneyard while drawing was offered."""
    tile_refused = Signal(object)
    """A `Tile` of the rack was touched that cannot be played now."""
    rack_arranged = Signal(object)
    """The tiles of the viewer's rack, as a tuple, in the order the person gave them."""
    moving = Signal()
    """Something moves from now on."""
    settled = Signal()
    """Nothing moves any more."""
    restaged = Signal()
    """What stands where, or what can be done, has changed."""

    def __init__(self, parent: QObject | None = None, *, colours: Palette | None = None) -> None:
        super().__init__(parent)
        # A few dozen items that all move now and then: an index would only be in the way.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.texts = TableTexts(self)
        self.board = Board(self, colours or theme().table, self.texts)
        self.one_click = True
        """Whether a click on a tile places it where only one place exists."""
        self.score_point: Callable[[int], QPointF | None] = lambda _: None
        """Where the score of a seat stands, beside the picture maybe: points fly there, else to the
        seat."""
        self.choice = Choice()
        self.stage: Stage | None = None
        """What is shown, or will be once everything has come to rest."""
        self.laying = Laying(self)
        """Where tiles lie; for now, where it takes a while to find out."""
        self.laying.laid.connect(self._make_way)
        self._watch: Watch | None = None
        self._is_new = False
        """Whether nothing was played or offered since `show_match`."""
        self._size = USUAL_SIZE
        self._choreography = Choreography(self)
        self._choreography.began.connect(self.moving)
        self._choreography.idle.connect(self._come_to_rest)
        self._gesture = Gesture(self)
        self._ahead: Iterator[Laid] = iter(())
        self._between = QTimer(self, interval=_BETWEEN)
        self._between.timeout.connect(self._look_ahead)
        self._unsaid = QTimer(self)
        self._unsaid.setSingleShot(True)
        self._unsaid.setInterval(_READ)
        self._unsaid.timeout.connect(self.board.clear_remark)
        self.setSceneRect(QRectF(QPointF(), self._size))

    # -- being fed -----------------------------------------------------------------------------

    def show_match(self, match: Match, viewer: int | None, *, bottom: int | None = None) -> None:
        """Show a match as it stands, at once; ``viewer`` is whose rack lies face up.

        Where that is nobody's, the seat ``bottom``, else the first, is at the bottom edge.
        """
        self._let_go()
        if self._watch is None:
            self._watch = Watch(match, viewer, bottom, laying=self.laying)
        else:
            self._watch.look_at(match, viewer, bottom)
        self._is_new = True
        self._rest()

    def play(self, event: Event, match: Match) -> None:
        """Show what an event changed, after what still moves; ``match`` stands after it."""
        if self._watch is None:
            self.show_match(match, None)
            self.settled.emit()
            return
        self._let_go()
        self._is_new = False
        self._watch.follow(event, match)
        if self._choreography.pace is Pace.OFF:
            self._come_to_rest()
            return
        self.stage = target = self._watch.stage(self._size, self.choice, self.board.ratio)
        if isinstance(event, LotTurned | RoundDealt):
            self._choreography.add(lambda: self._acts.sweep(target))
        self._choreography.add(lambda: self._acts.play(event, target))

    def show_thinking(self, seat: int | None) -> None:
        """Say at a seat that it is thinking, until something happens; None: nobody is."""
        if self._watch is not None and self._watch.thinking != seat:
            self._watch.thinking = seat
            if not self.busy:
                self._rest()

    def cover(self, bottom: int | None = None) -> None:
        """Turn the viewer's rack face down, at once.

        With ``bottom``, that seat comes to the bottom edge, where it stays when its person takes
        over; else nothing else changes.
        """
        self._let_go()
        if self._watch is not None:
            self._watch.cover(bottom)
            self._rest()

    def _let_go(self) -> None:
        """Offer nothing any more, whatever the person is about to do."""
        self._gesture.cancel()
        self.choice.forget()
        self._between.stop()

    def finish(self) -> None:
        """End at once what is moving, and show how it ends."""
        if self.busy:
            self._rest()

    def close(self) -> None:
        """Show how everything ends, and start nothing any more: nobody looks any longer."""
        self.laying.close()
        self._let_go()
        self.finish()

    @cached_property
    def _acts(self) -> Acts:
        """What moves; loaded with the first movement, for the first picture has none."""
        from domino_gui.table.acts import Acts

        return Acts(self._choreography, self.board, self.texts, self.score_point)

    @property
    def busy(self) -> bool:
        """Whether something is moving."""
        return self._choreography.busy

    def set_pace(self, pace: Pace) -> None:
        """Set how long animations take from now on."""
        self._choreography.pace = pace
        if pace is Pace.OFF:
            self.finish()

    def set_extent(self, size: QSizeF, ratio: float) -> None:
        """Make the picture so large, logical pixels, for so many device pixels in each."""
        if size == self._size and ratio == self.board.ratio:
            return
        self._gesture.cancel()
        if ratio != self.board.ratio:
            self.board.ratio = ratio
        self._size = size
        self.setSceneRect(QRectF(QPointF(), size))
        self._rest()

    @property
    def colours(self) -> Palette:
        """What table and tiles look like."""
        return self.board.palette

    def set_colours(self, colours: Palette) -> None:
        """Dress table and tiles anew, at once; a tile that is dragged goes back."""
        if colours is not self.colours:
            self._gesture.cancel()
            self.board.palette = colours
            for view in self.views():
                view.resetCachedContent()
            self.update()
            self._rest()

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
        self._gesture.cancel()
        self._rest()

    def _look(self, look: Look | None) -> None:
        if self._watch is not None:
            self._watch.look(look, self.choice)
            self._rest()
            self._gesture.go_on()

    # -- choosing ------------------------------------------------------------------------------

    def offer(self, actions: Iterable[Action]) -> None:
        """Let the person choose among these actions of the viewer's seat; none ends it.

        The table makes room for them by a movement, but not where `show_match` came just before:
        then they belong to the picture that is shown at once.
        """
        watch, asked = self._watch, tuple(actions)
        if watch is None:
            return
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

    def _shift(self) -> None:
        """Show the settled picture, by a short movement where the table has to move for it."""
        movement = None if self._choreography.pace is Pace.OFF else self._make_room()
        if movement is not None:
            self._choreography.add(lambda: movement)
        else:
            self._rest()

    def _look_ahead(self) -> None:
        """Do a part of the weighing between two frames: all of it would make one of them late."""
        if next(self._ahead, self) is self:
            self._between.stop()

    def _make_room(self) -> QAbstractAnimation | None:
        """Let what matters be seen, by a short movement where it was not."""
        if self._watch is None:
            return None
        before, self.stage = (
            self.board.stage,
            self._watch.stage(self._size, self.choice, self.board.ratio),
        )
        if before is not None and before.spread != self.stage.spread:
            return self._acts.refit(self.stage)
        return None

    def _make_way(self) -> None:
        """Let the tiles go where they are to lie, now that it is known where that is."""
        if self._watch is None:
            return
        self._watch.lay_again()
        self.choice.weigh_again()
        if self._choreography.pace is Pace.OFF or self._gesture.is_dragging:
            self._rest()
            self._gesture.go_on()
            return
        self.stage = target = self._watch.stage(self._size, self.choice, self.board.ratio)
        self._choreography.add(lambda: self._acts.make_way(target))

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
        if self.choice.picked is not None:
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
        if self.choice.chosen != offered:
            self.choice.chosen = offered
            self._show_chosen()
            self.restaged.emit()

    def place_picked(self, *, dropped: TilePose | None = None) -> None:
        """Place the picked tile at the chosen place; the only one needs no choosing.

        ``dropped`` is how it is seen meanwhile, if it was dragged there.
        """
        self.finish()
        taken = self.choice.take()
        if taken is None:
            self.choose_next_place(1)
            return
        self._rest()
        if dropped is not None:
            self.board.tiles[taken.place.tile].take(dropped)
        self.place_chosen.emit(taken.place)

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
    def places(self) -> list[OfferedPlace]:
        """The places of the picked tile, from left to right."""
        return self.choice.places

    # -- the rack ------------------------------------------------------------------------------

    @property
    def rack_tiles(self) -> tuple[Tile, ...]:
        """The viewer's tiles as they stand, from the left; none while no rack lies face up."""
        return () if self.stage is None else self.stage.rack.order

    def arrange_rack(self, order: Sequence[Tile]) -> None:
        """Stand the viewer's tiles in this order; it stays so until the next deal."""
        self.finish()
        if self._watch is not None and self._watch.viewer is not None:
            self._watch.arrange_rack(order)
            self.put_back()
            self.rack_arranged.emit(self.rack_tiles)

    def put_back(self) -> None:
        """Let every tile of the rack go back where it stands, the picked one too."""
        self.choice.put_back()
        if self._watch is None or self.busy or self._choreography.pace is Pace.OFF:
            self._rest()
            return
        before = self.stage
        self.stage = self._watch.stage(self._size, self.choice, self.board.ratio)
        is_same = before is not None and before.view == self.stage.view
        movement = self._acts.glide(self.stage) if is_same else self._acts.refit(self.stage)
        if movement is None:
            self._rest()
        else:
            self._choreography.add(lambda: movement)

    def sort_rack(self) -> None:
        """Stand the viewer's tiles in the order of the set."""
        self.arrange_rack(sorted(self.rack_tiles, key=lambda tile: tile.index))

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

    # -- the picture ---------------------------------------------------------------------------

    def _rest(self) -> None:
        """Show the settled picture at once; whoever waits for what was moving is told."""
        if self._watch is None:
            return
        was_busy = self.busy
        self._choreography.cut()
        self.stage = self._watch.stage(self._size, self.choice, self.board.ratio)
        self.board.show(self.stage, can_draw=self.offers.can_draw)
        self._show_chosen()
        self.restaged.emit()
        if was_busy:
            self.settled.emit()

    def _come_to_rest(self) -> None:
        self._rest()
        self.settled.emit()

    def _show_chosen(self) -> None:
        """Show the places of the picked tile, and the count that the chosen one makes."""
        if self.stage is None:
            return
        dressing, places = self.board.dressing, self.places
        dressing.dress_ghosts(self.stage, places)
        dressing.show_chosen(places.index(self.chosen) if self.chosen in places else None)
        dressing.dress_bar(self.stage, self.chosen)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the cloth, for Qt; the view keeps it until its size or the colours change."""
        lay_cloth(painter, rect, self._size, self.board.ratio, self.colours)
