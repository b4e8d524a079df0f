"""A page with a table, and the panel beside it: for whatever match is shown there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_gui.engine.events import Event, LotTurned, RoundDealt
from domino_gui.table.choreography import Pace
from domino_gui.table.palettes import Palette
from domino_gui.table.scene import TableScene
from domino_gui.table.view import TableView
from domino_gui.windows import theme
from domino_gui.windows.labels import shortened
from domino_gui.windows.menus import Menus
from domino_gui.windows.page import Page
from domino_gui.windows.side_panel import SidePanel

if TYPE_CHECKING:
    from domino_gui.windows.rule_topics import RuleTopic
    from domino_gui.windows.skipping import Skipping
    from domino_gui.windows.why_on_table import WhyOnTable

_CLOSER: Final = 1.25
"""By how much a key makes the table larger."""
_WAY: Final = 80
"""Pixels by which a key pans it."""
_STEP_READS: Final = 2
"""A step of a walk along the ends takes as long to read as so many lots."""


class MatchPage(Page):
    """Lets the table be looked around on, and puts it beside what is told of its match."""

    only_finish: Sequence[Qt.Key] = (Qt.Key.Key_Space, Qt.Key.Key_Escape)
    """Keys that do nothing but finish what moves, where something does."""

    def __init__(self, menus: Menus, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._menus = menus
        self.skipping: Skipping | None = None
        """What lets any key or click finish what moves; None until something does."""
        self._pixels = theme.BASE_FONT
        self._why: WhyOnTable | None = None
        self._step_ms = 0
        self.scene = TableScene(self, colours=colours)
        self.scene.score_point = self._score_point
        self.view = TableView(self.scene)
        self.panel = SidePanel(menus, self)
        self.panel.told.connect(self.told)
        row = QHBoxLayout(self)
        self._column = QVBoxLayout()
        for box in (row, self._column):
            box.setContentsMargins(0, 0, 0, 0)
            box.setSpacing(0)
        row.addLayout(self._column, 1)
        self._column.addWidget(self.view, 1)
        row.addWidget(self.panel)
        self.setFocusProxy(self.view)  # keys are for the table, not for the first list beside it
        menus.zoom_in.triggered.connect(lambda: self._zoom(_CLOSER))
        menus.zoom_out.triggered.connect(lambda: self._zoom(1 / _CLOSER))
        menus.show_all.triggered.connect(self._show_all)
        for (x, y), look in menus.look.items():
            look.triggered.connect(lambda _=False, x=x, y=y: self._pan(QPointF(-x, -y) * _WAY))
        menus.why.triggered.connect(self.show_why)
        self.scene.restaged.connect(self.enable_keys)
        self.scene.moving.connect(self._be_skippable)
        self.scene.telling.connect(self._say_what_happens)

    @property
    def canvas(self) -> QWidget:
        """The picture of the table."""
        return self.view.viewport()

    # -- looking around ------------------------------------------------------------------------

    def _zoom(self, factor: float) -> None:
        if self.is_shown:
            self.scene.zoom(factor)

    def _pan(self, way: QPointF) -> None:
        if self.is_shown:
            self.scene.pan(way)

    def _show_all(self) -> None:
        if self.is_shown:
            self.scene.show_all()

    def enable(self) -> None:
        """Enable what can be done with every match that is shown."""
        menus = self._menus
        for action in (menus.zoom_in, menus.score_sheet, menus.deal, menus.leave):
            action.setEnabled(True)
        for action in (menus.save_record, menus.copy_record, menus.why):
            action.setEnabled(True)
        self.enable_keys()

    def enable_keys(self) -> None:
        """Leave keys to others that would do nothing here."""
        if self.is_shown:
            # Home and such are for lists beside the table while all of it is in sight.
            menus = self._menus
            for action in (menus.zoom_out, menus.show_all, *menus.look.values()):
                action.setEnabled(self.scene.is_zoomed)
            menus.put_back.setEnabled(self.can_put_back or self.window().isFullScreen())

    def _be_skippable(self) -> None:
        if self.skipping is None:
            from domino_gui.windows.skipping import Skipping

            self.skipping = Skipping(self.window(), self.scene, self.only_finish)
        self.skipping.begin()

    # -- why the count is what it is -----------------------------------------------------------

    @property
    def why(self) -> WhyOnTable:
        """The walk along the ends of the table; made when it is first wanted."""
        if self._why is None:
            from domino_gui.windows.why_on_table import WhyOnTable

            self._why = WhyOnTable(self._menus, self.view, self)
            self._why.set_pixels(self._pixels)
            self._why.set_step_ms(self._step_ms)
            self._why.walking.connect(self._walk)
        return self._why

    @property
    def is_walking(self) -> bool:
        """Whether somebody walks along the ends of the table now."""
        return self._why is not None and self._why.is_on

    def show_why(self) -> None:
        """Walk along the ends of the table, or of the place that is chosen; or no more."""
        if not self.is_shown:
            return
        if self.is_walking:
            self.why.end()
        else:
            self.why.begin()

    @property
    def can_put_back(self) -> bool:
        """Whether `put_back` would do anything."""
        return self.is_walking

    def put_back(self) -> bool:
        """End the walk along the ends; False if there is none."""
        return self.end_walk()

    def end_walk(self) -> bool:
        """End the walk along the ends; False if there was none."""
        if not self.is_walking:
            return False
        self.why.end()
        return True

    def _walk(self) -> None:
        """Let wait what would come by itself, while the ends are walked along."""
        self.enable_keys()

    @property
    def topic(self) -> RuleTopic | None:
        """The rule of the step that is shown."""
        return None if self._why is None else self._why.topic

    # -- what is shown -------------------------------------------------------------------------

    def _score_point(self, seat: int) -> QPointF | None:
        """Return where the score of a seat stands, in the coordinates of the table."""
        if self.seen is None:
            return None
        side = self.seen.rules.side_of[seat]
        point = self.panel.scores.score_point(side, self)
        return None if point is None else QPointF(self.view.viewport().mapFrom(self, point))

    def _say_what_happens(self, event: Event) -> None:
        """Say in words how it is decided who leads, while the table shows it."""
        if self.seen is not None and isinstance(event, LotTurned | RoundDealt):
            from domino_gui.windows.lot_texts import lot_text

            names = [self.short(seat.name) for seat in self.seen.started.seats]
            self.panel.say(lot_text(event, names))

    def short(self, name: str) -> str:
        """Return a name that leaves room for what is said about it."""
        return shortened(name, self.panel.message.fontMetrics(), 9 * self._pixels)

    def set_look(self, pixels: int, width: int, height: int) -> None:
        """Fit the panel to a window of this size with plain text of ``pixels``."""
        self._pixels = pixels
        self.panel.setFixedWidth(theme.panel_width(width, pixels))
        self.panel.set_look(pixels, roomy=height >= 50 * pixels)
        if self._why is not None:
            self._why.set_pixels(pixels)

    def set_colours(self, colours: Palette) -> None:
        """Let table and tiles look otherwise; what moves comes to rest."""
        self.scene.set_colours(colours)

    def show_counts(self, *, live: bool, preview: bool) -> None:
        """Show the count of the table, and those that placements would make, or do not."""
        self.scene.show_count(wanted=live)
        self.scene.show_preview_count(wanted=preview)
        self.scene.tell_at_once()

    def set_pace(self, pace: Pace, pause_ms: int, reading_ms: int) -> None:
        """Let the table move at a pace, and a lot be read for so many milliseconds."""
        del pause_ms
        self.scene.set_pace(pace, reading_ms=reading_ms)
        self._step_ms = _STEP_READS * reading_ms
        if self._why is not None:
            self._why.set_step_ms(self._step_ms)

    def peg_five_up(self, *, wanted: bool) -> None:
        """Show the scores of Five Up on a board, or as strokes like others."""
        self.panel.scores.peg_five_up(wanted=wanted)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.panel.retranslate()
        if self._why is not None:
            self._why.retranslate()

    def come_to_rest(self) -> None:
        """Show how everything ends, and start nothing any more."""
        self.end_walk()
        self.scene.close()
