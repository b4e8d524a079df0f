"""The library as its window has it: opened whatever is wrong with it, and kept up to date."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic_ns
from typing import Final

from PySide6.QtCore import QObject, Signal

from domino_gui.storage.library import Library, LibraryError, Progress, Trouble
from domino_gui.storage.places import finished_folder, library_path, matches_folder
from domino_gui.windows.slices import Slices

_A_MOMENT_NS: Final = 400_000_000
"""What takes no longer is not spoken of."""
_NEWS_NS: Final = 1_000_000_000
"""How often what has been found is shown while a long refresh goes on."""


class LibraryIndex(QObject):
    """Opens the library, and brings it in line with the files while the window goes on."""

    troubled = Signal(object)
    """A `LibraryError`: what is wrong. All that can be done without it still can."""
    unreadable = Signal(object)
    """A record cannot be read: an `Unreadable`, which tells whether it is damaged."""
    progressed = Signal(object)
    """How far a refresh has come that takes its time: a `Progress`."""
    changed = Signal()
    """There may be other matches than before."""
    refreshed = Signal()
    """All files have been looked at, or that failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library: Library | None = None
        """None while it is not open."""
        self._instead: TemporaryDirectory[str] | None = None
        self._begun_ns = self._told_ns = 0
        self._slices = Slices(self)
        self._slices.went_on.connect(self._go_on)
        self._slices.ended.connect(self._end)
        self._slices.failed.connect(self._fail)

    @property
    def refreshing(self) -> bool:
        """Whether the files are being looked at."""
        return self._slices.busy

    def open(self) -> None:
        """Open the library; where that fails, one that lasts as long as the window.

        It holds nothing that is not in the records, and so can be made again at any time.
        """
        try:
            self.library = Library.open(library_path())
            if self.library.made_anew:
                self.troubled.emit(LibraryError(Trouble.DAMAGED, "the database was damaged"))
        except LibraryError as error:
            self.troubled.emit(error)
            self.library = self._open_instead()

    def _open_instead(self) -> Library | None:
        try:
            self._instead = TemporaryDirectory(prefix="fives-", ignore_cleanup_errors=True)
            return Library.open(Path(self._instead.name) / library_path().name)
        except OSError:
            return None  # what is wrong with the machine has been said

    def close(self) -> None:
        """Leave off whatever is being done; what was done stays done."""
        self._slices.stop()
        if self.library is not None:
            self.library.close()
            self.library = None
        if self._instead is not None:
            self._instead.cleanup()
            self._instead = None

    # -- keeping up to date --------------------------------------------------------------------

    def refresh(self) -> None:
        """Look through the files, from the beginning; nothing waits for it."""
        if self.library is not None:
            self._begun_ns = self._told_ns = monotonic_ns()
            self._slices.begin(self._steps(self.library))

    def pause(self) -> bool:
        """Leave a refresh off; tell whether one was going on."""
        was_refreshing = self.refreshing
        self._slices.stop()
        return was_refreshing

    def _steps(self, library: Library) -> Iterator[Progress]:
        for progress in library.refresh([matches_folder(), finished_folder()]):
            if progress.unreadable is not None:
                self.unreadable.emit(progress.unreadable)
            yield progress

    def _go_on(self, progress: Progress) -> None:
        now = monotonic_ns()
        if now - self._begun_ns >= _A_MOMENT_NS:
            self.progressed.emit(progress)
        if now - self._told_ns >= _NEWS_NS:
            self._told_ns = now
            self.changed.emit()

    def _end(self) -> None:
        self.changed.emit()
        self.refreshed.emit()

    def _fail(self, error: OSError) -> None:
        if isinstance(error, LibraryError):
            self.troubled.emit(error)
        else:
            self.troubled.emit(LibraryError(Trouble.OTHER, str(error)))
        self._end()
