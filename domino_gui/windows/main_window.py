"""The main window: menus above, one of its pages below them, notices between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedLayout, QVBoxLayout, QWidget

from domino_gui.table import themes
from domino_gui.table.themes import Theme
from domino_gui.windows import theme
from domino_gui.windows.menu_bar import MenuBar
from domino_gui.windows.menus import Menus

if TYPE_CHECKING:
    from domino_gui.table.scene import TableScene
    from domino_gui.table.view import TableView
    from domino_gui.windows.desk import Desk
    from domino_gui.windows.notice_bar import NoticeBar
    from domino_gui.windows.page import Page
    from domino_gui.windows.side_panel import SidePanel
    from domino_gui.windows.table_page import TablePage


_USUAL_SIZE: Final = QSize(1280, 800)
_FRAME: Final = QSize(16, 48)
"""What the system puts around a window, at most."""


class MainWindow(QMainWindow):
    """Shows one page at a time: the table with a match, or another (`show_page`)."""

    closed = Signal()
    told = Signal(object)
    """The `Match` that is shown from now on, as it stands, on whatever page."""
    match_left = Signal()
    """A page is shown that has no match."""

    def __init__(self, chosen: Theme | None = None) -> None:
        super().__init__()
        chosen = chosen or themes.theme()
        self.room = chosen.room
        """What everything in the window takes its colours from."""
        self.colours = chosen.table
        """What tables and tiles look like, on whatever page."""
        self.setMinimumSize(800, 500)
        self.pixels = 0
        """The size of plain text."""
        self._table: TablePage | None = None
        self._all_pages: list[Page] = []
        self._notices: NoticeBar | None = None
        self.bar = MenuBar(self)
        self.setMenuBar(self.bar)
        self.menus = Menus(self)
        middle = QWidget(self)
        self._column = QVBoxLayout(middle)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._pages = QStackedLayout()
        self._column.addLayout(self._pages, 1)
        self.setCentralWidget(middle)
        self.menus.put_back.triggered.connect(self._put_back)
        self.menus.full_screen.triggered.connect(self._show_full_screen)
        self.menus.quit.triggered.connect(self.close)
        self.resize(_USUAL_SIZE)
        self._fit()

    # -- pages ---------------------------------------------------------------------------------

    @property
    def table(self) -> TablePage:
        """The page on which matches are played; made when it is first needed."""
        if self._table is None:
            from domino_gui.windows.table_page import TablePage

            self._table = TablePage(self.menus, self.colours, self)
            self.add_page(self._table)
        return self._table

    @property
    def scene(self) -> TableScene:
        """The table itself."""
        return self.table.scene

    @property
    def view(self) -> TableView:
        """The window onto the table."""
        return self.table.view

    @property
    def panel(self) -> SidePanel:
        """What stands beside the table."""
        return self.table.panel

    @property
    def desk(self) -> Desk | None:
        """The match that is shown; None on another page."""
        return None if self._table is None else self._table.desk

    @property
    def page(self) -> Page | None:
        """The page that is shown; None before there is any."""
        return next((page for page in self._all_pages if page.is_shown), None)

    def add_page(self, page: Page) -> None:
        """Keep a page in the window, without showing it yet."""
        self._all_pages.append(page)
        page.captioned.connect(self._say_caption)
        page.told.connect(self.told)
        page.set_look(self.pixels, self.width(), self.height())
        self._pages.addWidget(page)

    def show_page(self, page: Page) -> None:
        """Show a page, which stays in the window from then on."""
        if page not in self._all_pages:
            self.add_page(page)
        for other in self._all_pages:
            other.is_shown = other is page
        self._pages.setCurrentWidget(page)
        page.setFocus()
        for action in self.menus.of_a_match:
            action.setEnabled(False)
        self._enable()
        self._say_caption()
        if page.seen is None:
            self.match_left.emit()

    def show_desk(self, desk: Desk) -> None:
        """Show another match, from when it starts."""
        self.table.show_desk(desk)
        self.show_page(self.table)

    def leave_desk(self) -> None:
        """Show no match any more: for who is about to show another page."""
        if self._table is not None:
            self._table.leave_desk()

    @property
    def notices(self) -> NoticeBar:
        """What went wrong, above the page; made when it is first needed."""
        if self._notices is None:
            from domino_gui.windows.notice_bar import NoticeBar

            self._notices = NoticeBar(self)
            self._notices.set_pixels(self.pixels)
            self._notices.report_wanted.connect(self.menus.report_fault.trigger)
            self._column.insertWidget(0, self._notices)
        return self._notices

    @property
    def has_notices(self) -> bool:
        """Whether there is a bar of notices, empty or not."""
        return self._notices is not None

    # -- the window ----------------------------------------------------------------------------

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
        self.room, self.colours = chosen.room, chosen.table
        for page in self._all_pages:
            page.set_colours(chosen.table)
        theme.dress_application(chosen.room)
        from PySide6.QtWidgets import QDialog  # no kind of widget is looked at before it is needed

        for dialog in self.findChildren(QDialog):
            if dialog.styleSheet():
                theme.dress(dialog, self.pixels)

    def short(self, name: str) -> str:
        """Return a name that leaves room for what is said about it."""
        return self.table.short(name)

    def _put_back(self) -> None:
        if (self.page is None or not self.page.put_back()) and self.isFullScreen():
            self.menus.full_screen.trigger()

    def _show_full_screen(self, wanted: bool) -> None:  # as Qt hands it over
        state = self.windowState()
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full if wanted else state & ~full)
        self._enable()

    def _enable(self) -> None:
        """Leave Escape to others where it would do nothing here."""
        self.menus.put_back.setEnabled(self.isFullScreen())
        if self.page is not None:
            self.page.enable()

    def _say_caption(self) -> None:
        caption = [] if self.page is None else self.page.caption
        self.bar.say("  ·  ".join(caption))
        self.setWindowTitle(" · ".join(caption))

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
        for page in self._all_pages:
            page.set_look(pixels, self.width(), self.height())

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language when it changes; tell the page when somebody comes back."""
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            for each in self._all_pages:
                each.retranslate()
        page = self.page
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and page:
            page.come_back()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the match as it stands: it is on the disk."""
        super().closeEvent(event)
        self.closed.emit()
        for page in self._all_pages:
            page.come_to_rest()
