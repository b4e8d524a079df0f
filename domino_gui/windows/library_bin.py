"""Matches are deleted, and come back: the files only move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from domino_gui.storage.library import Entry, Library, Refused, Removed
from domino_gui.windows.slices import Slices

_AT_ONCE: Final = 4
"""Matches that are moved in one step."""


class LibraryBin(QObject):
    """Deletes matches, and keeps in mind those that were deleted last, to put them back."""

    went_on = Signal(int, int)
    """So many of so many have been moved."""
    deleted = Signal(int, list)
    """So many are gone; these stayed: each a `Refused`."""
    put_back = Signal(int)
    """So many are back."""
    failed = Signal(object)
    """The library or the disk refused: an `OSError`. What was moved before stays moved."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._removed: list[Removed] = []
        self._number = 0
        self._back = False
        self._slices = Slices(self)
        self._slices.went_on.connect(lambda done: self.went_on.emit(done, self._number))
        self._slices.ended.connect(self._end)
        self._slices.failed.connect(self._fail)

    @property
    def busy(self) -> bool:
        """Whether files are being moved."""
        return self._slices.busy

    @property
    def can_undo(self) -> bool:
        """Whether there is anything that could be put back."""
        return not self.busy and self._moved() > 0

    def delete(self, library: Library, pages: Iterator[Sequence[Entry]], number: int) -> None:
        """Delete the ``number`` of matches that ``pages`` will hand out.

        What was deleted before cannot be put back any more.
        """
        self._removed, self._back, self._number = [], False, number
        self._slices.begin(self._deleting(library, pages))

    def _deleting(self, library: Library, pages: Iterator[Sequence[Entry]]) -> Iterator[int]:
        ids: list[int] = []
        for page in pages:  # all of them before the first is moved: it makes the others move up
            ids += [entry.id for entry in page]
            yield 0
        for first in range(0, len(ids), _AT_ONCE):
            self._removed.append(library.remove(ids[first : first + _AT_ONCE]))
            yield min(first + _AT_ONCE, len(ids))

    def undo(self, library: Library) -> None:
        """Put back what was deleted last."""
        self._back, self._number = True, self._moved()
        self._slices.begin(self._putting_back(library))

    def _putting_back(self, library: Library) -> Iterator[int]:
        while self._removed:
            library.put_back(self._removed[-1])
            self._removed.pop()
            yield self._number - self._moved()

    def stop(self) -> None:
        """Leave off; what was moved stays where it is."""
        self._slices.stop()

    def _moved(self) -> int:
        return sum(len(removed.records) for removed in self._removed)

    def _end(self) -> None:
        if self._back:
            self.put_back.emit(self._number)
            return
        kept: list[Refused] = [one for removed in self._removed for one in removed.kept]
        self.deleted.emit(self._moved(), kept)

    def _fail(self, error: OSError) -> None:
        self.failed.emit(error)
        if not self._back and self._removed:
            self._end()


def without(entries: Sequence[Entry], path: Path | None) -> list[Entry]:
    """Return the matches but for the one that is recorded at ``path``."""
    return [entry for entry in entries if path is None or not _is_same(entry.path, path)]


def _is_same(one: Path, other: Path) -> bool:
    return one.absolute() == other.absolute()
