"""The library brought in line with the records, a few milliseconds at a time."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

import contextlib
import os
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from domino_gui.engine.plain_file import open_plain
from domino_gui.engine.record import LARGEST, RecordError, UnreadableError, fold_record
from domino_gui.storage import library_rows
from domino_gui.storage.filing import file_away, lies_in
from domino_gui.storage.library import Progress, Unreadable
from domino_gui.storage.library_errors import LibraryError
from domino_gui.storage.library_rows import FileState
from domino_gui.storage.live_record import SUFFIX
from domino_gui.storage.places import matches_folder
from domino_gui.storage.summary import Summary, summarize

if TYPE_CHECKING:
    from domino_gui.storage.library import Library

_EVENTS: Final = 64
"""Events that are judged in one step."""
_NAMES: Final = 100
"""Files or rows that are looked at in one step."""
_TOGETHER: Final = 8
"""Records that are written in one step: each step waits for the disk."""


def read(path: Path) -> tuple[FileState, Summary]:
    """Return what is to be kept of the record at ``path``; `RecordError` if it is damaged."""
    reading = _read(path)
    while True:
        try:
            next(reading)
        except StopIteration as end:
            state, summary = end.value
            return state, summary


def _read(path: Path) -> Generator[None, None, tuple[FileState, Summary]]:
    """Read a record in steps (see `read`); a last line that a crash cut off is left out."""
    record = None
    try:
        # Its state before: what is written meanwhile is noticed the next time.
        state = FileState.of(path.stat())
        with open_plain(path, LARGEST) as file:
            lines = fold_record(file, forgive_cut_off=True)
            while some := deque(islice(lines, _EVENTS), maxlen=1):
                record = some[0]
                yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UnreadableError(None, f"cannot be opened: {reason}") from None
    assert record is not None
    return state, summarize(record.history)


class _File(NamedTuple):
    path: Path
    state: FileState
    is_ours: bool
    """Whether it lies where matches are played, and does not belong there once it is over."""


class _Change(NamedTuple):
    """What is to be written of one file."""

    name: bytes
    now: bytes
    """Its name in the table from now on."""
    state: FileState
    summary: Summary | None
    """None where only the name is another."""


def refresh(library: "Library", folders: Iterable[Path]) -> Iterator[Progress]:
    """Bring ``library`` in line with the records in ``folders`` (see `Library.refresh`)."""
    refreshing = _Refreshing(library)
    try:
        yield from refreshing.steps([*folders])
    except GeneratorExit:
        with contextlib.suppress(LibraryError):  # the next time does it again
            refreshing.write()
        raise


class _Refreshing:
    """One refresh, from looking at the folders to the last record."""

    def __init__(self, library: "Library") -> None:
        self._library = library
        self._names = library.path_names
        self._files: dict[bytes, _File] = {}
        """What lies in the folders; in the end what is new or changed."""
        self._of = 0
        self._hidden: set[Path] = set()
        """Folders that could not be looked into just now."""
        self._known: set[bytes] = set()
        """What has changed since it was taken in."""
        self._over: list[bytes] = []
        """Unchanged records of matches that are over and yet lie among those played."""
        self._changes: list[_Change] = []

    def steps(self, folders: list[Path]) -> Iterator[Progress]:
        """Do it step by step."""
        for folder in folders:
            yield from self._look_into(folder)
        yield from self._compare()
        done = self._of - len(self._files)
        for name in self._over:
            self._file(name, self._files.pop(name), None)
        latest_first = sorted(self._files, key=lambda name: -self._files[name].state.changed)
        for name in latest_first:
            unreadable = yield from self._take_in(name, Progress(done, self._of))
            done += 1
            if len(self._changes) >= _TOGETHER:
                self.write()
            yield Progress(done, self._of, unreadable)
        self.write()
        yield Progress(self._of, self._of)

    def write(self) -> None:
        """Write what waits, in one step."""
        if not self._changes:
            return
        with self._library.database.writing() as connection:
            for name, now, state, summary in self._changes:
                library_rows.rename(connection, name, now)
                if summary is not None:
                    library_rows.store(connection, now, state, summary)
        self._changes.clear()

    def _look_into(self, folder: Path) -> Iterator[Progress]:
        """Note the records in ``folder`` and the state of each."""
        begin = self._names.write(folder / "x")[:-1]
        is_ours = lies_in(folder / "x", matches_folder())
        try:
            with os.scandir(folder) as found:
                while some := [*islice(found, _NAMES)]:
                    for entry in some:
                        self._note(begin, entry, is_ours)
                    yield Progress(0, self._of)
        except FileNotFoundError:
            pass  # nothing was ever kept there
        except OSError:
            self._hidden.add(folder)

    def _note(self, begin: bytes, entry: os.DirEntry[str], is_ours: bool) -> None:
        if not entry.name.endswith(SUFFIX):
            return
        with contextlib.suppress(OSError):  # gone meanwhile
            if entry.is_file():
                file = _File(Path(entry.path), FileState.of(entry.stat()), is_ours)
                self._files[begin + os.fsencode(entry.name)] = file
                self._of = len(self._files)

    def _compare(self) -> Iterator[Progress]:
        """Leave what is new or changed among the files; forget what is gone."""
        last = 0
        while True:
            # A page at a time, and none held open: whoever reads keeps others from writing.
            with self._library.database.reading() as connection:
                rows = connection.execute(_PAGE, (last, _NAMES)).fetchall()
                gone = [row[1] for row in rows if self._is_gone(*row[1:])]
            if not rows:
                return
            if gone:
                with self._library.database.writing() as connection:
                    for name in gone:
                        library_rows.forget(connection, name)
            last = rows[-1][0]
            yield Progress(0, self._of)

    def _is_gone(self, name: bytes, size: int, changed: int, over: int) -> bool:
        file = self._files.get(name)
        if file is None:
            path = self._names.read(name)
            # Another copy may have written it since the folders were looked into.
            return path.parent not in self._hidden and not os.path.lexists(path)
        if file.state != (size, changed):
            self._known.add(name)
        elif over and file.is_ours:
            self._over.append(name)
        else:
            del self._files[name]
        return False

    def _take_in(
        self, name: bytes, progress: Progress
    ) -> Generator[Progress, None, Unreadable | None]:
        """Read a record in steps; return what is wrong with it."""
        file = self._files[name]
        reading = _read(file.path)
        while True:
            try:
                next(reading)
            except StopIteration as end:
                state, summary = end.value
                self._file(name, file._replace(state=state), summary)
                return None
            except RecordError as error:
                if not file.path.exists():
                    return None  # it is gone
                if error.is_damage and name in self._known:
                    with self._library.database.writing() as connection:
                        library_rows.forget(connection, name)
                return Unreadable(file.path, str(error), error.is_damage)
            yield progress

    def _file(self, name: bytes, file: _File, summary: Summary | None) -> None:
        """File a match that is over, if nobody plays it, and note what is to be written of it."""
        path = file.path
        if file.is_ours and (summary is None or summary.over):
            try:
                path = file_away(path)
            except OSError:
                if not path.exists():
                    return  # another copy has filed it
        now = self._names.write(path)
        if summary is not None or now != name:
            self._changes.append(_Change(name, now, file.state, summary))


_PAGE: Final = (
    "SELECT id, path, size, changed, is_over FROM matches WHERE id > ? ORDER BY id LIMIT ?"
)
