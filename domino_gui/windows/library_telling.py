"""What happens in the library, told in its bar with what can be done about it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from domino_gui.storage.filing import set_aside
from domino_gui.storage.library import LibraryError, Progress, Refused, Unreadable
from domino_gui.storage.places import damaged_folder
from domino_gui.windows.library_bar import LibraryBar
from domino_gui.windows.library_bin import LibraryBin
from domino_gui.windows.library_index import LibraryIndex
from domino_gui.windows.library_troubles import trouble_text

_MOST_NAMED: Final = 3
"""Files that are called by their names; of more only the number is told."""


class LibraryTelling(QObject):
    """Listens to what the library and its bin have to say."""

    progressed = Signal(str)
    """What is being done takes its time: how far it has come."""
    undo_wanted = Signal()

    def __init__(self, bar: LibraryBar, index: LibraryIndex, bin_: LibraryBin) -> None:
        super().__init__(bar)
        self._bar = bar
        self._damaged: dict[Path, Unreadable] = {}
        self._unread: dict[Path, Unreadable] = {}  # those that nothing need be wrong with
        index.troubled.connect(self.tell_trouble)
        index.unreadable.connect(self._tell_unreadable)
        index.progressed.connect(self._tell_progress)
        bin_.went_on.connect(self._tell_moved)
        bin_.deleted.connect(self._tell_deleted)
        bin_.put_back.connect(lambda _: self._bar.drop("deleted"))
        bin_.failed.connect(self._tell_refused)

    def tell_trouble(self, error: LibraryError) -> None:
        """Say what is wrong with the library itself."""
        self._bar.tell("trouble", trouble_text(error), str(error))

    # -- what takes its time -------------------------------------------------------------------

    def _tell_progress(self, progress: Progress) -> None:
        text = self.tr("Reading the records: {done} of {all}")
        self.progressed.emit(text.format(done=f"{progress.done:,}", all=f"{progress.of:,}"))

    def _tell_moved(self, done: int, of: int) -> None:
        text = self.tr("Moving the records: {done} of {all}")
        self.progressed.emit(text.format(done=f"{done:,}", all=f"{of:,}"))

    # -- records that cannot be read ----------------------------------------------------------

    def _tell_unreadable(self, found: Unreadable) -> None:
        of_its_kind = self._damaged if found.is_damaged else self._unread
        if found != of_its_kind.get(found.path):
            of_its_kind[found.path] = found
            if found.is_damaged:
                self._list_damaged()
            else:
                self._list_unread()

    def _list_unread(self) -> None:
        """Name what stays where it is: another time, or a newer version, can read it."""
        number = len(self._unread)
        text = self.tr("%n record(s) cannot be read: {files}", "", number)
        text = text.format(files=_named(self._unread))
        if number == 1:
            (found,) = self._unread.values()
            text = self.tr("{file} cannot be read ({reason}).")
            text = text.format(file=found.path.name, reason=found.reason)
        self._bar.tell("unread", text, _reasons(self._unread))

    def _list_damaged(self) -> None:
        number = len(self._damaged)
        if number == 1:
            (found,) = self._damaged.values()
            text = self.tr("{file} is damaged, and so is not listed ({reason}).")
            text = text.format(file=found.path.name, reason=found.reason)
        else:
            text = self.tr("%n record(s) are damaged, and so are not listed: {files}", "", number)
            text = text.format(files=_named(self._damaged))
        reasons = _reasons(self._damaged)
        self._bar.tell("damaged", text, reasons, self.tr("Set aside"), self._set_aside)

    def _set_aside(self) -> None:
        """Move the damaged records out of the way, where they are kept."""
        refused = {}
        for path, found in self._damaged.items():
            try:
                set_aside(path)
            except FileNotFoundError:
                pass  # somebody was quicker
            except OSError as error:
                refused[path] = found._replace(reason=error.strerror or type(error).__name__)
        self._damaged = refused
        if refused:
            self._list_damaged()
            return
        text = self.tr("Kept aside in {folder}.").format(folder=damaged_folder())
        self._bar.tell("damaged", text)

    # -- what was deleted ----------------------------------------------------------------------

    def tell_being_played(self) -> None:
        """Say why the match that is being played was not deleted."""
        self._bar.tell("kept", self.tr("The match that is being played cannot be deleted."))

    def _tell_deleted(self, number: int, kept: list[Refused]) -> None:
        if kept:
            text = self.tr("%n match(es) could not be deleted: {files}", "", len(kept))
            reasons = "\n".join(f"{one.path.name}: {one.reason}" for one in kept)
            self._bar.tell("kept", text.format(files=_named(one.path for one in kept)), reasons)
        if number:
            text = self.tr("%n match(es) deleted.", "", number)
            self._bar.tell("deleted", text, "", self.tr("Undo"), self.undo_wanted.emit)

    def _tell_refused(self, error: OSError) -> None:
        if isinstance(error, LibraryError):
            self.tell_trouble(error)
        else:
            text = self.tr("The records cannot be moved ({reason}).")
            reason = error.strerror or type(error).__name__
            self._bar.tell("kept", text.format(reason=reason), str(error))


def _reasons(found: dict[Path, Unreadable]) -> str:
    return "\n".join(f"{one.path.name}: {one.reason}" for one in found.values())


def _named(paths: Iterable[Path]) -> str:
    names = [path.name for path in paths]
    more = "…" if len(names) > _MOST_NAMED else ""
    return ", ".join(names[:_MOST_NAMED]) + more
