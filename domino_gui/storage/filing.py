"""Records moved between our own folders: filed when over, kept aside when damaged, deleted.

A move is one step and never overwrites anything: where a name is taken, the record gets one with a
number. A file that lies anywhere else than in our folders belongs to somebody else and is never
moved, nor is one that a program is writing to. What lies beside a record goes with it: what a
review found out, always; how people arranged their racks, until the match is filed.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from domino_gui.storage.append_file import AppendFile, keep_name
from domino_gui.storage.live_record import SUFFIX, is_unfinished
from domino_gui.storage.places import (
    damaged_folder,
    deleted_folder,
    finished_folder,
    matches_folder,
)
from domino_gui.storage.racks import racks_path
from domino_gui.storage.reviews import review_path


class NotFiledError(OSError):
    """The record has to stay where it is; the reason is a sentence."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(errno.EPERM, reason, str(path))


def file_away(path: Path) -> Path:
    """Move the record of a match that is over among the finished ones; return where it lies now.

    Its racks are dropped. One that lies there already is returned as it is.

    Raises:
        NotFiledError: it does not lie in our folder of matches, or the match is not over.
        InUseError: a program is writing to it.
        OSError: it cannot be moved.
    """
    if lies_in(path, finished_folder()):
        return path
    _require(path, matches_folder())
    if is_unfinished(path) or not path.stat().st_size:
        raise NotFiledError(path, "the match is not over")
    filed = _move(path, finished_folder())
    _move_beside(path, filed, review_path)
    with contextlib.suppress(OSError):
        racks_path(path).unlink()
    return filed


def set_aside(path: Path) -> Path:
    """Move a damaged record of our folders among the damaged ones; return where it lies now.

    Raises `OSError` as `file_away` does.
    """
    _require(path, matches_folder(), finished_folder())
    return _move_with_all(path, damaged_folder())


def delete(path: Path) -> Path:
    """Move a record of our folders among the deleted ones; return where it lies now.

    Raises `OSError` as `file_away` does.
    """
    _require(path, matches_folder(), finished_folder())
    return _move_with_all(path, deleted_folder())


def put_back(deleted: Path, to: Path) -> Path:
    """Move a deleted record back to where it lay, ``to``; return where it lies now.

    Raises `OSError` as `file_away` does.
    """
    _require(deleted, deleted_folder())
    _require(to, matches_folder(), finished_folder())
    return _move_with_all(deleted, to.parent, to.name)


def lies_in(path: Path, folder: Path) -> bool:
    """Tell whether ``path`` names something directly in ``folder``, by whatever way."""
    with contextlib.suppress(OSError, ValueError):
        return path.parent.resolve() == folder.resolve()
    return False


def _require(path: Path, *folders: Path) -> None:
    if path.suffix != SUFFIX or not any(lies_in(path, folder) for folder in folders):
        raise NotFiledError(path, "the record does not lie in the program's own folder")


def _move_with_all(path: Path, folder: Path, name: str = "") -> Path:
    moved = _move(path, folder, name)
    _move_beside(path, moved, racks_path)
    _move_beside(path, moved, review_path)
    return moved


def _move_beside(path: Path, moved: Path, beside: Callable[[Path], Path]) -> None:
    """Let what lies beside a record follow it; nothing hangs on it."""
    with contextlib.suppress(OSError):
        beside(path).replace(beside(moved))


def _move(path: Path, folder: Path, name: str = "") -> Path:
    """Move ``path`` into ``folder``, under a name that is free there."""
    AppendFile.open(path).close()  # `InUseError` while a program is writing to it
    folder.mkdir(parents=True, exist_ok=True)
    for free in _names(folder / (name or path.name)):
        try:
            _rename(path, free)
        except FileExistsError:
            if _has_both_names(path, free):
                break  # a move that was cut short
            continue
        return free
    path.unlink()
    return free


def _names(path: Path) -> Iterator[Path]:
    """Yield ``path``, then others with a number."""
    yield path
    number = 1
    while True:
        number += 1
        yield path.with_stem(f"{path.stem}-{number}")


def _rename(path: Path, free: Path) -> None:
    """Give ``path`` the name ``free``; `FileExistsError` where there is something."""
    if os.name == "nt":
        path.rename(free)  # refuses by itself
        return
    try:
        os.link(path, free)
    except FileExistsError:
        raise
    except OSError:
        # A file system without second names: a file of our own keeps the name until it is taken.
        free.touch(exist_ok=False)
        try:
            path.replace(free)
        except OSError:
            free.unlink()
            raise
        return
    keep_name(free.parent)
    path.unlink()


def _has_both_names(path: Path, other: Path) -> bool:
    with contextlib.suppress(OSError):
        # With a single name, one folder would only be another way to the other.
        return path.samefile(other) and path.stat().st_nlink > 1
    return False
