"""The database file of the library: opened, checked, written in whole steps, begun anew if damaged.

It keeps a journal beside it while it writes (SQLite's mode DELETE) and no write-ahead log: that
would need memory shared between programs, which no network folder has, for speed that one writer
of a few rows does not need. A step is on the disk when it counts as done (SQLite's default,
``synchronous=FULL``), so a power cut leaves what was before it or what was after it.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from domino_gui.storage.library_errors import LibraryError, NewerLibraryError, Trouble
from domino_gui.storage.migrations import APPLICATION, STEPS, migrate, version
from domino_gui.storage.places import kept_name

PATIENCE: Final = 1.0
"""Seconds that another copy's step is waited for; it takes milliseconds."""
_BESIDE: Final = ("", "-journal", "-wal", "-shm")
"""What SQLite appends to a name for files that belong to the database."""


class UnsoundError(Exception):
    """What lies there is no database of ours, or holds what nobody can have written."""


class Database:
    """An open database, which opens itself again where it had to be given up."""

    def __init__(self, path: Path) -> None:
        """Open ``path`` or make it; `LibraryError` where that fails."""
        self.path = path
        self.made_anew = False
        """Whether a database was there and could not be used: it was kept, and a new one begun."""
        self._connection: sqlite3.Connection | None = None
        self._seen: os.stat_result | None = None
        """The file that was opened."""
        with self.reading():
            pass

    def close(self) -> None:
        """Close the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Lend the connection; whatever is wrong with the database becomes a `LibraryError`.

        Whoever reads a row that nobody can have written raises `UnsoundError`.
        """
        try:
            if self._connection is None:
                self._connection = self._opened()
            yield self._connection
        except (sqlite3.ProgrammingError, sqlite3.InterfaceError):
            raise  # ours
        except (sqlite3.Error, UnsoundError) as error:
            raise self._failure(error) from error

    @contextlib.contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Lend the connection for one step, which is done whole or not at all."""
        with self.reading() as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    if connection.in_transaction:
                        connection.execute("ROLLBACK")
                raise

    # -- opening -------------------------------------------------------------------------------

    def _opened(self) -> sqlite3.Connection:
        try:
            return self._connect()
        except UnsoundError:
            self._keep_aside()
        try:
            return self._connect()
        except UnsoundError as error:  # another copy, or the disk, damages what was just made
            raise LibraryError(Trouble.OTHER, "the library cannot be made") from error

    def _connect(self) -> sqlite3.Connection:
        """Open the file and bring it up to date; `UnsoundError` if it cannot be used."""
        with _as_library_error("the library's folder cannot be made"):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        found = _stat(self.path)
        self._seen = found
        if self.path.is_dir():
            raise UnsoundError
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        try:
            _check(connection)
            connection.execute("PRAGMA foreign_keys = ON")
            if migrate(connection) and found is not None:
                self.made_anew = True  # somebody has emptied it
        except BaseException as error:
            connection.close()
            if isinstance(error, sqlite3.DatabaseError) and _trouble(error) is Trouble.DAMAGED:
                raise UnsoundError from error
            raise
        self._seen = found or _stat(self.path)
        return connection

    def _keep_aside(self) -> None:
        """Give the file another name, unless another copy has done so already."""
        self.close()
        self.made_anew = True
        found = _stat(self.path)
        if found is None or (self._seen is not None and not os.path.samestat(found, self._seen)):
            return
        kept = kept_name(self.path)
        with _as_library_error("the damaged library cannot be kept aside"):
            # The journal first: a new database must never be taken for the one that it belongs to.
            for beside in reversed(_BESIDE):
                with contextlib.suppress(FileNotFoundError):
                    Path(f"{self.path}{beside}").rename(f"{kept}{beside}")

    # -- what goes wrong -----------------------------------------------------------------------

    def _failure(self, error: Exception) -> LibraryError:
        """Return what to tell of ``error``; a database that cannot be used any longer is given up.

        `LibraryError` where no other can be made.
        """
        trouble = _trouble(error)
        if trouble is Trouble.DAMAGED:
            if self._connection is not None:
                self._keep_aside()
            with self.reading():
                pass
        return LibraryError(trouble, f"{_SENTENCES[trouble]} ({error})")


def _check(connection: sqlite3.Connection) -> None:
    """Refuse a newer database and one that is not ours or not sound; an empty one may be filled."""
    written = version(connection)
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if written == 0 and mark == 0 and tables == 0:
        return
    if mark != APPLICATION or written < 1:
        raise UnsoundError
    if written > len(STEPS):
        raise NewerLibraryError(written, len(STEPS))
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise UnsoundError


_TROUBLES: Final = {
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Trouble.READ_ONLY,
    sqlite3.SQLITE_IOERR: Trouble.OTHER,
    sqlite3.SQLITE_NOMEM: Trouble.OTHER,
    sqlite3.SQLITE_INTERRUPT: Trouble.OTHER,
}
"""By SQLite's primary codes. What is not among them, a sound database of ours cannot cause."""

_SENTENCES: Final = {
    Trouble.BUSY: "another copy of the program is writing to the library",
    Trouble.FULL: "no space is left on the disk for the library",
    Trouble.READ_ONLY: "the library cannot be opened or written to",
    Trouble.DAMAGED: "the library was damaged or taken away; a new one has been begun",
    Trouble.OTHER: "the library cannot be used",
}


def _trouble(error: Exception) -> Trouble:
    code = getattr(error, "sqlite_errorcode", None)
    if code is None or code == sqlite3.SQLITE_READONLY_DBMOVED:  # somebody took the file away
        return Trouble.DAMAGED
    return _TROUBLES.get(code & 0xFF, Trouble.DAMAGED)


@contextlib.contextmanager
def _as_library_error(sentence: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise LibraryError(Trouble.READ_ONLY, f"{sentence}: {reason}") from error


def _stat(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise LibraryError(
            Trouble.READ_ONLY, f"the library cannot be opened: {error.strerror}"
        ) from error
