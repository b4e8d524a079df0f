"""The library: all matches, finished or not, in a window of their own beside the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from domino_gui.storage.library import Entry, LibraryError, Query
from domino_gui.windows.dropping import Dropping
from domino_gui.windows.library_actions import LibraryActions
from domino_gui.windows.library_bar import LibraryBar
from domino_gui.windows.library_bin import LibraryBin, without
from domino_gui.windows.library_filters import LibraryFilters
from domino_gui.windows.library_index import LibraryIndex
from domino_gui.windows.library_list import Empty, LibraryList
from domino_gui.windows.library_preview import LibraryPreview
from domino_gui.windows.library_records import LibraryRecords
from domino_gui.windows.library_telling import LibraryTelling
from domino_gui.windows.screen_room import screen_room
from domino_gui.windows.theme import dress

_SIZE: Final = (90, 52)
"""Width and height, in sizes of plain text."""


class LibraryWindow(QDialog):
    """Finds, shows, opens, gives away and deletes matches."""

    def __init__(
        self,
        open_record: Callable[[Path], bool],
        playing: Callable[[], Path | None],
        pixels: int,
        parent: QWidget | None = None,
    ) -> None:
        """``open_record`` shows a record in the game, and tells whether it could.

        ``playing`` tells which record is open there; ``pixels`` is the size of plain text.
        """
        super().__init__(parent)
        self.setObjectName("library")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        dress(self, pixels)
        self._playing = playing
        self._is_to_refresh = False
        self.index = LibraryIndex(self)
        self.bin = LibraryBin(self)
        self.bar = LibraryBar(pixels, self)
        self.filters = LibraryFilters(pixels, self)
        self.list = LibraryList(pixels, self)
        self.preview = LibraryPreview(pixels, self)
        self.status = QLabel(self)
        self.commands = LibraryActions(self, self.list.table)
        self.records = LibraryRecords(open_record, playing, self.bar, self)
        self._telling = LibraryTelling(self.bar, self.index, self.bin)
        self._lay_out(pixels)
        self._connect()
        self._connect_commands()
        self.retranslate()
        self.resize((QSize(*_SIZE) * pixels).boundedTo(screen_room(self)))

    def _lay_out(self, pixels: int) -> None:
        halves = QSplitter(Qt.Orientation.Horizontal, self)
        halves.addWidget(self.list)
        halves.addWidget(self.preview)
        halves.setChildrenCollapsible(False)
        halves.setSizes([61 * pixels, 21 * pixels])
        halves.setStretchFactor(0, 1)
        halves.setHandleWidth(pixels * 3 // 4)
        commands, row = self.commands, QHBoxLayout()
        for action in (commands.open, commands.copy, commands.save, commands.delete):
            row.addWidget(commands.button(action))
        row.addStretch(1)
        for action in (commands.open_file, commands.show_folder):
            row.addWidget(commands.button(action))
        commands.button(commands.open).setDefault(True)
        column = QVBoxLayout(self)
        margin = pixels * 3 // 4
        column.setContentsMargins(margin, margin, margin, margin)
        for layout in (row, column):
            layout.setSpacing(pixels // 2)
        column.addWidget(self.bar)
        column.addWidget(self.filters)
        column.addWidget(halves, 1)
        column.addWidget(self.status)
        column.addLayout(row)
        self.filters.words.setFocus()

    def _connect(self) -> None:
        self.filters.changed.connect(self._search)
        self.list.chosen.connect(self._follow)
        self.list.table.doubleClicked.connect(self.open_chosen)
        self.list.table.customContextMenuRequested.connect(self._show_menu)
        self.list.way_out.clicked.connect(self._find_way_out)
        self.list.model.failed.connect(self._telling.tell_trouble)
        self.index.changed.connect(self._look_again)
        self.index.refreshed.connect(self._say_number)
        self.index.refreshed.connect(self._offer_players)
        self.bin.deleted.connect(self._end_moving)
        self.bin.put_back.connect(self._end_moving)
        self.bin.failed.connect(self._end_refused)
        self._telling.progressed.connect(self.status.setText)
        self._telling.undo_wanted.connect(self.undo)
        self.records.done.connect(self.status.setText)
        self.records.opened.connect(self._give_way)
        self.records.unreadable.connect(self.index.refresh)  # one of ours can be set aside then
        Dropping(self).dropped.connect(self.records.open)

    def _connect_commands(self) -> None:
        commands = self.commands
        for action, slot in (
            (commands.open, self.open_chosen),
            (commands.copy, self.copy_chosen),
            (commands.save, self.save_chosen),
            (commands.delete, self.delete_chosen),
            (commands.undo, self.undo),
            (commands.open_file, self.records.ask_for_file),
            (commands.show_folder, self.records.show_folder),
            (commands.find, self._find),
            (commands.refresh, self.index.refresh),
        ):
            action.triggered.connect(slot)

    # -- being opened and closed ---------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Open the library, for Qt; it is brought up to date while it is used."""
        super().showEvent(event)
        if self.index.library is None:
            self.index.open()
            self._search()
            self.index.refresh()
            QTimer.singleShot(0, self, self._offer_players)

    def done(self, result: int) -> None:
        """Close, and leave nothing running; what was deleted stays so."""
        self.bin.stop()
        self.index.close()
        self.list.show_matches(None, Query())
        super().done(result)

    def retranslate(self) -> None:
        """Speak the language of now; what was told stays as it was told."""
        self.setWindowTitle(self.tr("Library"))
        for part in (self.commands, self.filters, self.list, self.preview):
            part.retranslate()
        self._say_number()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language when it changes, and look what the game has done, for Qt."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._look_again()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape end the search before it closes the window, for Qt; Down goes to the list."""
        if event.key() == Qt.Key.Key_Escape and self.filters.query() != Query():
            self.filters.clear()
        elif event.key() == Qt.Key.Key_Down and self.filters.words.hasFocus():
            self.list.table.setFocus()
        else:
            super().keyPressEvent(event)

    # -- what is shown -------------------------------------------------------------------------

    def _search(self) -> None:
        """Show what is looked for now."""
        self.list.show_matches(self.index.library, self.filters.query())
        self._say_number()

    def _look_again(self) -> None:
        """Show what has changed meanwhile."""
        if self.list.look_again():
            self._say_number()

    def _offer_players(self) -> None:
        """Offer to look for those who have played."""
        library = self.index.library
        if library is None:
            return
        try:
            self.filters.offer_players(library.opponents(), library.levels())
        except LibraryError as error:
            self._telling.tell_trouble(error)

    def _say_number(self) -> None:
        """Say how many matches there are, and where there are none, why."""
        self.status.setText(self.tr("%n match(es)", "", self.list.model.rowCount()))
        why = Empty.NOTHING_FITS
        if self.filters.query() == Query():
            why = Empty.READING if self.index.refreshing else Empty.NOTHING_YET
        self.list.show_empty(why)
        self.preview.setVisible(self.list.model.rowCount() > 0)

    def _follow(self) -> None:
        """Show the match that is chosen, and offer what can be done with it or with several."""
        self.preview.choose(self.list.current())
        commands, chosen = self.commands, self.list.number
        for action in (commands.open, commands.copy, commands.save):
            action.setEnabled(chosen == 1)
        commands.delete.setEnabled(chosen > 0 and not self.bin.busy)
        commands.undo.setEnabled(self.bin.can_undo)

    def _show_menu(self, at: QPoint) -> None:
        menu = self.commands.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.list.table.viewport().mapToGlobal(at))

    def _find(self) -> None:
        self.filters.words.setFocus()
        self.filters.words.selectAll()

    def _find_way_out(self) -> None:
        """Do what an empty list suggests."""
        if self.list.empty is Empty.NOTHING_FITS:
            self.filters.clear()
        else:
            self.records.ask_for_file()

    # -- what is done with the chosen match ----------------------------------------------------

    def open_chosen(self) -> None:
        """Replay the chosen match in the game or, where it is not over, go on with it."""
        self._with_chosen(self.records.open)

    def copy_chosen(self) -> None:
        """Copy the chosen match as the text of a record, as it is given away."""
        self._with_chosen(self.records.copy)

    def save_chosen(self) -> None:
        """Let a file be named, and write the chosen match to it, as it is given away."""
        self._with_chosen(self.records.save)

    def _with_chosen(self, do: Callable[[Path], None]) -> None:
        entry = self.list.current()
        if entry is not None:
            do(entry.path)

    def _give_way(self) -> None:
        """Leave the screen to the game, which shows what was opened."""
        self.accept()
        parent = self.parentWidget()
        if parent is not None:
            parent.window().activateWindow()

    # -- deleting ------------------------------------------------------------------------------

    def delete_chosen(self) -> None:
        """Delete the chosen matches, but for the one that is being played."""
        library, number = self.index.library, self.list.number
        if library is not None and number and not self.bin.busy:
            self._is_to_refresh = self.index.pause()
            self.bin.delete(library, self._to_be_deleted(), number)
            self._follow()

    def _to_be_deleted(self) -> Iterator[list[Entry]]:
        playing = self._playing()
        for entries in self.list.entries():
            others = without(entries, playing)
            if len(others) < len(entries):
                self._telling.tell_being_played()
            yield others

    def undo(self) -> None:
        """Put back what was deleted last."""
        library = self.index.library
        if library is not None and self.bin.can_undo:
            self._is_to_refresh = self.index.pause()
            self.bin.undo(library)
            self._follow()

    def _end_refused(self) -> None:
        """Find out where the records lie now."""
        self._is_to_refresh = True
        self._end_moving()

    def _end_moving(self) -> None:
        """Show what is there now, and go on with what waited meanwhile."""
        self._look_again()
        self._say_number()
        self._follow()
        if self._is_to_refresh:
            self._is_to_refresh = False
            self.index.refresh()
