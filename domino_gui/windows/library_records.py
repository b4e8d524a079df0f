"""The records of the library opened in the game, and given away; why not, is told in its bar."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from domino_gui.engine.record import History, RecordError, read_record
from domino_gui.storage.places import matches_folder
from domino_gui.windows.library_bar import LibraryBar
from domino_gui.windows.notice_texts import cannot_open, in_use
from domino_gui.windows.record_files import (
    ask_for_record,
    ask_where_to_save,
    copy_record,
    save_record,
)


class LibraryRecords(QObject):
    """What can be done with the record of one match, or with one of somebody else."""

    opened = Signal()
    """The game shows a record that was to be opened."""
    unreadable = Signal()
    """A record turned out to be damaged or gone."""
    done = Signal(str)
    """What has been done, in a few words."""

    def __init__(
        self,
        open_record: Callable[[Path], bool],
        playing: Callable[[], Path | None],
        bar: LibraryBar,
        window: QWidget,
    ) -> None:
        """``open_record`` and ``playing`` are those of `LibraryWindow`."""
        super().__init__(window)
        self._open_record, self._playing = open_record, playing
        self._bar, self._window = bar, window

    def open(self, path: Path) -> None:
        """Open a record in the game, whosever it is.

        Records of others stay where they are and do not come into the library: its statistics
        would take whoever has the same name for the player here.
        """
        if self._read(path) is None:
            return
        if path == self._playing() or self._open_record(path):
            self.opened.emit()
        else:
            self._bar.tell("record", in_use(path))

    def ask_for_file(self) -> None:
        """Let a record be chosen anywhere, and open it."""
        ask_for_record(self._window, Path.home(), self.open)

    def copy(self, path: Path) -> None:
        """Copy a match as the text of a record, as it is given away."""
        history = self._read(path)
        if history is not None:
            copy_record(history.exported())
            self.done.emit(self.tr("The record has been copied."))

    def save(self, path: Path) -> None:
        """Let a file be named, and write a match to it, as it is given away."""
        ask_where_to_save(self._window, path.name, lambda named: self._save(path, named))

    def _save(self, path: Path, named: Path) -> None:
        history = self._read(path)
        if history is None:
            return
        why_not = save_record(history.exported(), named)
        if why_not:
            self._bar.tell("record", why_not)
        else:
            self._bar.drop("record")
            self.done.emit(self.tr("Saved: {file}").format(file=named))

    def _read(self, path: Path) -> History | None:
        """Read a record; None if it cannot be, which is told."""
        try:
            return read_record(path, forgive_cut_off=True).history
        except RecordError as error:
            self._bar.tell("record", cannot_open(path, error), error.reason)
            self.unreadable.emit()
            return None

    def show_folder(self) -> None:
        """Show the folder of all records in the system's own program for files."""
        folder = matches_folder()
        if not (folder.is_dir() and QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))):
            text = self.tr("The records lie in {folder}, which cannot be shown here.")
            self._bar.tell("folder", text.format(folder=folder))
