"""What becomes of records that are not played any more: finished ones filed, damaged ones aside."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from domino_gui.engine.record import RecordError
from domino_gui.storage.filing import NotFiledError, file_away, set_aside


class Shelved(NamedTuple):
    """What became of a record that was to be filed."""

    path: Path
    """Where it lies now."""
    problem: str | None = None
    """Why the library does not know of it, in English. Nothing is lost by that: it takes in what it
    does not know whenever it is opened."""


def shelve(path: Path) -> Shelved:
    """File the record of a match that is over, and let the library know of it."""
    from domino_gui.storage.library import Library, LibraryError
    from domino_gui.storage.places import library_path

    try:
        filed = file_away(path)
    except NotFiledError:
        filed = path  # somebody else's file stays where it is
    except OSError as error:
        return Shelved(path, error.strerror or str(error))
    try:
        library = Library.open(library_path())
        try:
            library.take_in(filed, formerly=path)
        finally:
            library.close()
    except (LibraryError, RecordError) as error:
        return Shelved(filed, str(error))
    return Shelved(filed)


def keep_aside(path: Path, error: RecordError) -> bool:
    """Keep a damaged record of our own folders aside; False where it stays where it is.

    It stays if it is somebody else's, if nothing is wrong with it but that it cannot be opened
    now or by this version, or if the disk refuses.
    """
    if not error.is_damage:
        return False
    try:
        set_aside(path)
    except OSError:
        return False
    return True
