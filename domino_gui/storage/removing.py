"""Matches removed from the library and put back: their records are moved, and nothing is lost."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

from domino_gui.engine.record import RecordError
from domino_gui.storage import filing, library_rows
from domino_gui.storage.filing import NotFiledError
from domino_gui.storage.library import Moved, Refused, Removed
from domino_gui.storage.library_errors import LibraryError, Trouble

if TYPE_CHECKING:
    from pathlib import Path

    from domino_gui.storage.library import Entry, Library


def remove(library: Library, ids: Iterable[int]) -> Removed:
    """Move the records of these matches among the deleted ones (see `Library.remove`).

    Somebody else's record stays where it is, and is only forgotten.
    """
    moved: list[Moved] = []
    kept: list[Refused] = []
    try:
        # Begun before anything is moved: a library that cannot be written to refuses here.
        with library.database.writing() as connection:
            for id_ in ids:
                row = connection.execute("SELECT path FROM matches WHERE id = ?", (id_,)).fetchone()
                if row is None:
                    continue
                path = library.path_names.read(row[0])
                try:
                    moved.append(Moved(path, _deleted(path)))
                except OSError as error:
                    kept.append(Refused(path, error.strerror or type(error).__name__))
                else:
                    library_rows.forget(connection, row[0])
    except BaseException:
        for path, now in reversed(moved):
            if now is not None:
                with contextlib.suppress(OSError):
                    filing.put_back(now, path)
        raise
    return Removed(tuple(moved), tuple(kept))


def _deleted(path: Path) -> Path | None:
    """Move a record of ours; None where it is somebody else's, or gone."""
    try:
        return filing.delete(path)
    except (NotFiledError, FileNotFoundError):
        return None


def put_back(library: Library, removed: Removed) -> list[Entry]:
    """Move deleted records back and take them in again (see `Library.put_back`)."""
    back: list[Entry] = []
    failed: list[str] = []
    for path, now in removed.records:
        try:
            there = path if now is None else filing.put_back(now, path)
            with contextlib.suppress(RecordError):  # it is told of when the library is refreshed
                back.append(library.take_in(there))
        except LibraryError:
            raise
        except OSError as error:
            failed.append(f"{path.name}: {error.strerror or type(error).__name__}")
    if failed:
        raise LibraryError(Trouble.OTHER, f"not put back: {'; '.join(failed)}")
    return back
