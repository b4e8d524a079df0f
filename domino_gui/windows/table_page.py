"""The page on which a match is played: the table, and the panel beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from domino_gui.engine.events import Draw, Pass, Place
from domino_gui.engine.match import Phase
from domino_gui.table.palettes import Palette
from domino_gui.table.scene import TableScene
from domino_gui.table.view import TableView
from domino_gui.windows import theme
from domino_gui.windows.desk import Desk, Stage
from domino_gui.windows.labels import shortened
from domino_gui.windows.menus import Menus
from domino_gui.windows.prompts import Prompts
from domino_gui.windows.side_panel import Shown, SidePanel

if TYPE_CHECKING:
    from domino_gui.windows.skipping import Skipping

_CLOSER: Final = 1.25
"""By how much a key makes the table larger."""
_WAY: Final = 80
"""Pixels by which a key pans it."""


class TablePage(QWidget):
    """Shows a `Desk`, and tells it what a person does. It holds no rules and no files."""

    captioned = Signal()
    """The `caption` may be another."""

    def __init__(self, menus: Menus, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._menus = menus
        self.desk: Desk | None = None
        """The match that is shown; None where nothing is."""
        self.caption: list[str] = []
        """Which match this is, in a few words."""
        self.skipping: Skipping | None = None
        """What lets any key or click finish what moves; None until something does."""
        self._pixels = theme.BASE_FONT
        self._prompts = Prompts(self)
        self.scene = TableScene(self, colours=colours)
        self.scene.score_point = self._score_point
        self.view = TableView(self.scene)
        self.panel = SidePanel(menus, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self.panel)
        self.setFocusProxy(self.view)  # keys are for the table, not for the first list beside it
        self._connect()

    def _connect(self) -> None:
        menus, scene = self._menus, self.scene
        for index, pick in enumerate(menus.pick):
            pick.triggered.connect(lambda _=False, index=index: self._pick(index))
        menus.next_place.triggered.connect(lambda: scene.choose_next_place(1))
        menus.previous_place.triggered.connect(lambda: scene.choose_next_place(-1))
        menus.place.triggered.connect(self._place)
        menus.sort_rack.triggered.connect(scene.sort_rack)
        menus.zoom_in.triggered.connect(lambda: scene.zoom(_CLOSER))
        menus.zoom_out.triggered.connect(lambda: scene.zoom(1 / _CLOSER))
        menus.show_all.triggered.connect(scene.show_all)
        for (x, y), look in menus.look.items():
            look.triggered.connect(lambda _=False, x=x, y=y: scene.pan(QPointF(-x, -y) * _WAY))
        scene.restaged.connect(self.enable_keys)
        scene.moving.connect(self._be_skippable)

    def _be_skippable(self) -> None:
        if self.skipping is None:
            from domino_gui.windows.skipping import Skipping

            self.skipping = Skipping(self.window(), self.scene)
        self.skipping.begin()

    def show_desk(self, desk: Desk) -> None:
        """Show another match, from when it starts."""
        self.leave_desk()
        self.desk = desk
        desk.changed.connect(self.follow)
        menus = self._menus
        for action, slot in (
            (menus.draw, desk.draw),
            (menus.pass_turn, desk.pass_turn),
            (menus.undo, desk.undo),
            (menus.redo, desk.redo),
            (menus.go_on, desk.go_on),
        ):
            action.triggered.connect(slot)
        # The table takes its time to deal: the panel tells nothing of another match meanwhile.
        self.panel.show_match(desk.seen)
        self.panel.say("")

    def leave_desk(self) -> None:
        """Show no match any more; what happened in it is on the disk."""
        if self.desk is not None:
            self.desk.close()
            self.desk.changed.disconnect(self.follow)
            self.desk.deleteLater()
            self.desk = None

    # -- what a person does --------------------------------------------------------------------

    def _pick(self, index: int) -> None:
        self.scene.pick_number(index + 1)

    def _place(self) -> None:
        self.scene.place_picked()

    def put_back(self) -> bool:
        """Let go of the tile that is picked; False if none is."""
        if self.scene.picked is None:
            return False
        self.scene.cancel_pick()
        return True

    # -- what is shown -------------------------------------------------------------------------

    def follow(self) -> None:
        """Show how the match stands, and offer what may be done now."""
        desk = self.desk
        self.panel.setEnabled(desk is not None)
        if desk is None:
            return
        self.caption = self._prompts.caption(desk.seen, practice=desk.practice)
        self.captioned.emit()
        self._enable(desk)
        self.panel.refuse(desk.refusal)
        if desk.stage in (Stage.WAITING, Stage.CHOOSING) and self.panel.leads_on:
            # The button that was pressed goes, and the focus would move on, to "Undo" maybe.
            self.view.setFocus()
        if desk.is_behind:
            self.panel.wait()  # the table tells first
            return
        self.panel.show_match(desk.seen)
        self._show_stage(desk)

    def _enable(self, desk: Desk) -> None:
        menus = self._menus
        # Also where the rules forbid it: they are quoted then.
        for action in (menus.draw, menus.pass_turn):
            action.setEnabled(desk.stage is Stage.CHOOSING)
        menus.undo.setEnabled(desk.can_undo)
        menus.redo.setEnabled(desk.can_redo)
        menus.go_on.setEnabled(desk.can_go_on)
        menus.give_up.setEnabled(desk.can_give_up)
        for action in (menus.rematch, menus.rematch_exchanged):
            action.setEnabled(desk.stage is Stage.MATCH_OVER)
        may_place = desk.may(Place)
        for pick in menus.pick:
            pick.setEnabled(may_place)
        self.enable_keys()

    def enable_keys(self) -> None:
        """Leave the keys of the picked tile to others where none is picked."""
        menus, picked = self._menus, self.scene.picked is not None
        for action in (menus.next_place, menus.previous_place, menus.place):
            action.setEnabled(picked)
        menus.put_back.setEnabled(picked or self.window().isFullScreen())
        menus.sort_rack.setEnabled(bool(self.scene.rack_tiles))
        # Home and such are left to lists beside the table while all of it is in sight.
        for action in (menus.zoom_out, menus.show_all, *menus.look.values()):
            action.setEnabled(self.scene.is_zoomed)
        if self.desk is not None:
            menus.go_on.setEnabled(self.desk.can_go_on)

    def _show_stage(self, desk: Desk) -> None:
        over = desk.stage is Stage.MATCH_OVER
        panel = self.panel
        panel.show_result(desk.match if over or desk.stage is Stage.ROUND_OVER else None)
        names = [self.short(seat.name) for seat in desk.match.started.seats]
        panel.say(self._prompts.to_do(desk, names))
        shown = Shown(
            undo=desk.match.phase is Phase.PLAY,
            draw=desk.may(Draw),
            pass_turn=desk.may(Pass),
            ended=over,
        )
        has_ended = over and panel.rematch.isHidden()
        panel.show_buttons(shown, go_on=self._prompts.going_on(desk, self._short_on_button))
        if has_ended:
            # Space and Enter may be meant for what came before: they do nothing here.
            self.view.setFocus()

    def _score_point(self, seat: int) -> QPointF | None:
        """Return where the score of a seat stands, in the coordinates of the table."""
        if self.desk is None:
            return None
        side = self.desk.match.rules.side_of[seat]
        point = self.panel.scores.score_point(side, self)
        return None if point is None else QPointF(self.view.viewport().mapFrom(self, point))

    def short(self, name: str) -> str:
        """Return a name that leaves room for what is said about it."""
        return shortened(name, self.panel.message.fontMetrics(), 9 * self._pixels)

    def _short_on_button(self, name: str) -> str:
        return shortened(name, self.panel.go_on.fontMetrics(), 6 * self._pixels)

    def set_look(self, pixels: int, width: int, height: int) -> None:
        """Fit the panel to a window of this size with plain text of ``pixels``."""
        self._pixels = pixels
        self.panel.setFixedWidth(theme.panel_width(width, pixels))
        self.panel.set_look(pixels, roomy=height >= 50 * pixels)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.panel.retranslate()
        self.follow()
        if self.desk is not None:
            self.desk.show_again()
