"""The main window: menus above, the table in the middle, the panel beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from domino_gui.engine.events import Draw, Pass, Place
from domino_gui.engine.match import Phase
from domino_gui.table import themes
from domino_gui.table.scene import TableScene
from domino_gui.table.themes import Theme
from domino_gui.table.view import TableView
from domino_gui.windows import theme
from domino_gui.windows.desk import Desk, Stage
from domino_gui.windows.labels import shortened
from domino_gui.windows.menu_bar import MenuBar
from domino_gui.windows.menus import Menus
from domino_gui.windows.prompts import Prompts
from domino_gui.windows.side_panel import Shown, SidePanel

if TYPE_CHECKING:
    from domino_gui.windows.notice_bar import NoticeBar
    from domino_gui.windows.skipping import Skipping


_USUAL_SIZE: Final = QSize(1280, 800)
_FRAME: Final = QSize(16, 48)
"""What the system puts around a window, at most."""
_CLOSER: Final = 1.25
"""By how much a key makes the table larger."""
_WAY: Final = 80
"""Pixels by which a key pans it."""


class MainWindow(QMainWindow):
    """Shows a `Desk`, and tells it what a person does. It holds no rules and no files."""

    closed = Signal()

    def __init__(self, chosen: Theme | None = None) -> None:
        super().__init__()
        chosen = chosen or themes.theme()
        self.room = chosen.room
        """What everything in the window takes its colours from."""
        self.setMinimumSize(800, 500)
        self.pixels = 0
        """The size of plain text."""
        self.desk: Desk | None = None
        self._prompts = Prompts(self)
        self.bar = MenuBar(self)
        self.setMenuBar(self.bar)
        self.menus = Menus(self)
        self.scene = TableScene(self, colours=chosen.table)
        self.scene.score_point = self._score_point
        self.view = TableView(self.scene)
        self._notices: NoticeBar | None = None
        self.skipping: Skipping | None = None
        """What lets any key or click finish what moves; None until something does."""
        self.panel = SidePanel(self.menus, self)
        middle = QWidget(self)
        self._column = column = QVBoxLayout(middle)
        row = QHBoxLayout()
        for box in (column, row):
            box.setContentsMargins(0, 0, 0, 0)
            box.setSpacing(0)
        column.addLayout(row, 1)
        row.addWidget(self.view, 1)
        row.addWidget(self.panel)
        self.setCentralWidget(middle)
        self.view.setFocus()  # keys are for the table, not for the first list beside it
        self._connect()
        self.resize(_USUAL_SIZE)
        self._fit()
        self._follow()

    def _connect(self) -> None:
        menus, scene = self.menus, self.scene
        for index, pick in enumerate(menus.pick):
            pick.triggered.connect(lambda _=False, index=index: self._pick(index))
        menus.next_place.triggered.connect(lambda: scene.choose_next_place(1))
        menus.previous_place.triggered.connect(lambda: scene.choose_next_place(-1))
        menus.place.triggered.connect(self._place)
        menus.put_back.triggered.connect(self._put_back)
        menus.sort_rack.triggered.connect(scene.sort_rack)
        menus.zoom_in.triggered.connect(lambda: scene.zoom(_CLOSER))
        menus.zoom_out.triggered.connect(lambda: scene.zoom(1 / _CLOSER))
        menus.show_all.triggered.connect(scene.show_all)
        for (x, y), look in menus.look.items():
            look.triggered.connect(lambda _=False, x=x, y=y: scene.pan(QPointF(-x, -y) * _WAY))
        menus.full_screen.triggered.connect(self._show_full_screen)
        menus.quit.triggered.connect(self.close)
        scene.restaged.connect(self._enable_keys)
        scene.moving.connect(self._be_skippable)

    def _be_skippable(self) -> None:
        if self.skipping is None:
            from domino_gui.windows.skipping import Skipping

            self.skipping = Skipping(self, self.scene)
        self.skipping.begin()

    @property
    def notices(self) -> NoticeBar:
        """What went wrong, above the table; made when it is first needed."""
        if self._notices is None:
            from domino_gui.windows.notice_bar import NoticeBar

            self._notices = NoticeBar(self)
            self._notices.set_pixels(self.pixels)
            self._column.insertWidget(0, self._notices)
        return self._notices

    @property
    def has_notices(self) -> bool:
        """Whether there is a bar of notices, empty or not."""
        return self._notices is not None

    def fit(self, room: QSize) -> None:
        """Take the usual size, or all the ``room`` of a smaller screen."""
        size = _USUAL_SIZE.boundedTo(room - _FRAME)
        self.resize(size)
        if size != _USUAL_SIZE:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def set_theme(self, chosen: Theme) -> None:
        """Take other colours, all at once; what moves on the table comes to rest."""
        if chosen.room is self.room:
            return
        self.room = chosen.room
        self.scene.set_colours(chosen.table)
        theme.dress_application(chosen.room)
        from PySide6.QtWidgets import QDialog  # no kind of widget is looked at before it is needed

        for dialog in self.findChildren(QDialog):
            if dialog.styleSheet():
                theme.dress(dialog, self.pixels)

    def show_desk(self, desk: Desk) -> None:
        """Show another match, from when it starts."""
        if self.desk is not None:
            self.desk.close()
            self.desk.changed.disconnect(self._follow)
            self.desk.deleteLater()
        self.desk = desk
        desk.changed.connect(self._follow)
        menus = self.menus
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

    # -- what a person does --------------------------------------------------------------------

    def _pick(self, index: int) -> None:
        self.scene.pick_number(index + 1)

    def _place(self) -> None:
        self.scene.place_picked()

    def _put_back(self) -> None:
        if self.scene.picked is not None:
            self.scene.cancel_pick()
        elif self.isFullScreen():
            self.menus.full_screen.trigger()

    def _show_full_screen(self, wanted: bool) -> None:  # as Qt hands it over
        state = self.windowState()
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full if wanted else state & ~full)
        self._enable_keys()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the match as it stands: it is on the disk."""
        super().closeEvent(event)
        self.closed.emit()
        self.scene.close()

    # -- what is shown -------------------------------------------------------------------------

    def _follow(self) -> None:
        """Show how the match stands, and offer what may be done now."""
        desk = self.desk
        self.panel.setEnabled(desk is not None)
        if desk is None:
            return
        caption = self._prompts.caption(desk.seen, practice=desk.practice)
        self.bar.say("  ·  ".join(caption))
        self.setWindowTitle(" · ".join(caption))
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
        menus = self.menus
        # Also where the rules forbid it: they are quoted then.
        for action in (menus.draw, menus.pass_turn):
            action.setEnabled(desk.stage is Stage.CHOOSING)
        menus.undo.setEnabled(desk.can_undo)
        menus.redo.setEnabled(desk.can_redo)
        menus.go_on.setEnabled(desk.can_go_on)
        menus.give_up.setEnabled(desk.can_give_up)
        menus.rematch.setEnabled(desk.stage is Stage.MATCH_OVER)
        may_place = desk.may(Place)
        for pick in menus.pick:
            pick.setEnabled(may_place)
        self._enable_keys()

    def _enable_keys(self) -> None:
        """Leave the keys of the picked tile to others where none is picked."""
        menus, picked = self.menus, self.scene.picked is not None
        for action in (menus.next_place, menus.previous_place, menus.place):
            action.setEnabled(picked)
        menus.put_back.setEnabled(picked or self.isFullScreen())
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
        return shortened(name, self.panel.message.fontMetrics(), 9 * self.pixels)

    def _short_on_button(self, name: str) -> str:
        return shortened(name, self.panel.go_on.fontMetrics(), 6 * self.pixels)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let text and panel grow with the window."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Fit text and panel to the window."""
        pixels = theme.font_pixels(self.width(), self.height())
        if pixels != self.pixels:
            self.pixels = pixels
            self.bar.set_pixels(pixels)
            self.menus.set_font(self.bar.font())
            if self._notices is not None:
                self._notices.set_pixels(pixels)
        self.panel.setFixedWidth(theme.panel_width(self.width(), pixels))
        self.panel.set_look(pixels, roomy=self.height() >= 50 * pixels)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language when it changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self.panel.retranslate()
            self._follow()
            if self.desk is not None:
                self.desk.show_again()
        super().changeEvent(event)
