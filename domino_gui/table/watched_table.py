"""The table as it can be watched: fed by events, it shows what they change.

It owns no rules: every number comes from the engine, and the picture can be made anew from a match
at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from domino_gui.engine.events import Action, Event, LotTurned, RoundDealt, TilePlaced
from domino_gui.engine.match import Match
from domino_gui.table.board import Board
from domino_gui.table.choice import Choice
from domino_gui.table.choreography import Choreography, Pace
from domino_gui.table.cloth import lay_cloth
from domino_gui.table.laying import Laying
from domino_gui.table.palettes import Palette
from domino_gui.table.sight import Telling
from domino_gui.table.staging import Stage
from domino_gui.table.texts import TableTexts
from domino_gui.table.themes import theme
from domino_gui.table.watch import Watch

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractAnimation

    from domino_gui.table.acts import Acts
    from domino_gui.table.thinking import Breath

_USUAL_SIZE: Final = QSizeF(980, 720)
"""Logical pixels, until a view says how large the picture is."""


class WatchedTable(QGraphicsScene):
    """The table of one match, without anybody's hand at it."""

    moving = Signal()
    """Something moves from now on."""
    settled = Signal()
    """Nothing moves any more."""
    telling = Signal(object)
    """An `Event` is being shown from now on; nothing is told so of what is shown at once."""
    restaged = Signal()
    """What stands where, or what can be done, has changed."""

    def __init__(self, parent: QObject | None = None, *, colours: Palette | None = None) -> None:
        super().__init__(parent)
        # A few dozen items that all move now and then: an index would only be in the way.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.texts = TableTexts(self)
        self.board = Board(self, colours or theme().table, self.texts)
        self.score_point: Callable[[int], QPointF | None] = lambda _: None
        """Where the score of a seat stands, beside the picture maybe: points fly there, else to the
        seat."""
        self.choice = Choice()
        """What is offered, which the picture shows."""
        self.stage: Stage | None = None
        """What is shown, or will be once everything has come to rest."""
        self.laying = Laying(self)
        """Where tiles lie; for now, where it takes a while to find out."""
        self.laying.laid.connect(self._make_way)
        self._watch: Watch | None = None
        self._hands_open = False
        self._telling = Telling()
        self._is_new = False
        """Whether nothing was played or offered since `show_match`."""
        self._offered: tuple[Action, ...] = ()
        """What `show_match` has shown to be offered, until something happens."""
        self._size = _USUAL_SIZE
        self._breath: Breath | None = None  # until somebody is said to think
        self._choreography = Choreography(self)
        self._choreography.began.connect(self.moving)
        self._choreography.idle.connect(self._come_to_rest)
        self.setSceneRect(QRectF(QPointF(), self._size))

    # -- being fed -----------------------------------------------------------------------------

    def show_match(
        self,
        match: Match,
        viewer: int | None,
        *,
        bottom: int | None = None,
        offered: Sequence[Action] = (),
    ) -> None:
        """Show a match as it stands, at once; ``viewer`` is whose rack lies face up.

        Where that is nobody's, the seat ``bottom``, else the first, is at the bottom edge. With
        ``offered``, the picture is already what it is to be when just that is offered.
        """
        self._offer_nothing()
        if self._watch is None:
            self._watch = Watch(
                match,
                viewer,
                bottom,
                laying=self.laying,
                hands_open=self._hands_open,
                telling=self._telling,
            )
        else:
            self._watch.look_at(match, viewer, bottom)
        if offered:
            self._offered = tuple(offered)
            self.choice.offer(partial(self._watch.weigh, self._offered))
        self._is_new = True
        self._rest()

    def play(self, event: Event, match: Match) -> None:
        """Show what an event changed, after what still moves; ``match`` stands after it."""
        if self._watch is None:
            self.show_match(match, None)
            self.settled.emit()
            return
        self._offer_nothing()
        self._is_new = False
        self._watch.follow(event, match)
        is_read = isinstance(event, LotTurned) and self._choreography.reading_ms > 0
        if self._choreography.pace is Pace.OFF and not is_read and not self.busy:
            self._come_to_rest()
            return
        self.stage = target = self._staged(self._watch)
        if isinstance(event, LotTurned | RoundDealt):
            self._choreography.add(lambda: self._acts.sweep(target))
        self._choreography.add(lambda: self._tell(event, target))

    def _tell(self, event: Event, target: Stage) -> QAbstractAnimation | None:
        self.telling.emit(event)
        return self._acts.play(event, target)

    def open_hands(self, *, wanted: bool) -> None:
        """Let every hand lie face up in all that is shown next, or the viewer's alone again."""
        self._hands_open = wanted
        if self._watch is not None:
            self._watch.hands_open = wanted

    def show_count(self, *, wanted: bool) -> None:
        """Tell the count of the table in all that is shown next, or leave it out."""
        self._set_telling(replace(self._telling, count=wanted))

    def show_preview_count(self, *, wanted: bool) -> None:
        """Tell at places what they would make, in all that is shown next, or leave it out."""
        self._set_telling(replace(self._telling, previews=wanted))

    def withhold_count(self) -> None:
        """Tell no count of the table in what is shown next, whatever is wanted: `reveal_count`."""
        self._set_telling(replace(self._telling, is_withheld=True))

    def reveal_count(self, *, now: bool = True, placed: TilePlaced | None = None) -> None:
        """Withhold the count no longer: it is added up on the table, after what still moves.

        `settled` follows. Not ``now``: with what is shown next. ``placed`` is what the count was
        withheld of, where its points have yet to be told too.
        """
        if not self._telling.is_withheld:
            return
        self._set_telling(replace(self._telling, is_withheld=False))
        if self._watch is None or not now:
            return
        self._watch.tell(self._telling)
        if self._choreography.pace is Pace.OFF and not self.busy:
            self._come_to_rest()
            return
        self.stage = target = self._staged(self._watch)
        self._choreography.add(lambda: self._acts.reveal(target, placed))

    def tell_at_once(self) -> None:
        """Show the picture that there is with the counts that are wanted now."""
        if self._watch is not None:
            self._watch.tell(self._telling)
            if not self.busy:
                self._rest()

    def _set_telling(self, telling: Telling) -> None:
        self._telling = telling
        if self._watch is not None:
            self._watch.telling = telling

    def show_thinking(self, seat: int | None) -> None:
        """Say at a seat that it is thinking, until something happens; None: nobody is.

        While something moves, it is said as soon as that has come to rest.
        """
        if self._watch is None or self._watch.thinking == seat:
            return
        self._watch.thinking = seat
        shown = self.board.stage
        if self.stage is not None and shown is not None and not (self.busy and seat is not None):
            self.stage = replace(self.stage, thinking=seat)
            self.board.stage = shown = replace(shown, thinking=seat)
            self.board.dressing.dress_labels(shown)
            self._breathe()
            self.restaged.emit()

    def _breathe(self) -> None:
        """Let the mark of whoever thinks breathe, where things may move."""
        thinks = self.stage is not None and self.stage.thinking is not None
        if self._breath is None:
            if not thinks:
                return
            from domino_gui.table.thinking import Breath

            self._breath = Breath(self)
            self._breath.drawn.connect(self.board.dressing.breathe)
        self._breath.keep(going=thinks and self._choreography.pace is not Pace.OFF)
        self.board.dressing.breathe(self._breath.at)

    def cover(self, bottom: int | None = None) -> None:
        """Turn the viewer's rack face down, at once.

        With ``bottom``, that seat comes to the bottom edge, where it stays when its person takes
        over; else nothing else changes.
        """
        self._offer_nothing()
        if self._watch is not None:
            self._watch.cover(bottom)
            self._rest()

    def finish(self) -> None:
        """End at once what is moving, and show how it ends."""
        if self.busy:
            self._rest()

    def close(self) -> None:
        """Show how everything ends, and start nothing any more: nobody looks any longer."""
        self.laying.close()
        self._offer_nothing()
        self.show_thinking(None)
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

    @property
    def pace(self) -> Pace:
        """How long animations take."""
        return self._choreography.pace

    def set_pace(self, pace: Pace, *, reading_ms: float = 0.0) -> None:
        """Set how long animations take from now on.

        A lot is shown for at least ``reading_ms`` milliseconds, also where nothing moves.
        """
        self._choreography.pace, self._choreography.reading_ms = pace, reading_ms
        if pace is Pace.OFF:
            self.finish()
        self._breathe()

    def set_extent(self, size: QSizeF, ratio: float) -> None:
        """Make the picture so large, logical pixels, for so many device pixels in each."""
        if size == self._size and ratio == self.board.ratio:
            return
        self._drop()
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
            self._drop()
            self.board.palette = colours
            for view in self.views():
                view.resetCachedContent()
            self.update()
            self._rest()

    # -- what a hand does, see scene -----------------------------------------------------------

    @property
    def _is_dragging(self) -> bool:
        """Whether something follows a hand, so that nothing may travel below it."""
        return False

    def _drop(self) -> None:
        """Let go of what follows a hand, without any effect."""

    def _offer_nothing(self) -> None:
        """Offer nothing any more, whatever a person is about to do."""
        self._drop()
        self.choice.forget()
        self._offered = ()

    # -- going from picture to picture ---------------------------------------------------------

    def _staged(self, watch: Watch) -> Stage:
        """Return the settled picture of what is watched now."""
        return watch.stage(self._size, self.choice, self.board.ratio)

    def _shift(self) -> None:
        """Show the settled picture, by a short movement where the table has to move for it."""
        movement = None if self._choreography.pace is Pace.OFF else self._make_room()
        if movement is not None:
            self._choreography.add(lambda: movement)
        else:
            self._rest()

    def _make_room(self) -> QAbstractAnimation | None:
        """Let what matters be seen, by a short movement where it was not."""
        if self._watch is None:
            return None
        before, self.stage = self.board.stage, self._staged(self._watch)
        if before is not None and before.spread != self.stage.spread:
            return self._acts.refit(self.stage)
        return None

    def _make_way(self) -> None:
        """Let the tiles go where they are to lie, now that it is known where that is."""
        if self._watch is None:
            return
        self._watch.lay_again()
        self.choice.weigh_again()
        if self._choreography.pace is Pace.OFF or self._is_dragging:
            self._rest()
            return
        self.stage = target = self._staged(self._watch)
        self._choreography.add(lambda: self._acts.make_way(target))

    def _rest(self) -> None:
        """Show the settled picture at once; whoever waits for what was moving is told."""
        if self._watch is None:
            return
        was_busy = self.busy
        self._choreography.cut()
        self.stage = self._staged(self._watch)
        self.board.show(self.stage, can_draw=self.choice.offers.can_draw)
        self._show_chosen()
        self._breathe()
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
        dressing, places, chosen = self.board.dressing, self.choice.seen, self.choice.chosen
        dressing.dress_ghosts(self.stage, places)
        dressing.show_chosen(
            *(at for at, each in enumerate(places) if each in (chosen, self.choice.suggested_place))
        )
        dressing.dress_bar(self.stage, chosen)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the cloth, for Qt; the view keeps it until its size or the colours change."""
        lay_cloth(painter, rect, self._size, self.board.ratio, self.colours)
