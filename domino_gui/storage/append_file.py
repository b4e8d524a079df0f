"""A file that only grows, and whose every piece is on the disk before it counts as written."""

from __future__ import annotations

import contextlib
import errno
import io
import os
from pathlib import Path
from typing import Self

from domino_gui.storage.file_lock import lock


class InUseError(OSError):
    """Another program is writing to the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EBUSY, "another program is writing to this file", str(path))


class AppendFile:
    """An open, locked file.

    What lies beyond `end` is no part of it, such as a line that a crash cut off. It is cut away
    when the next piece comes, not before.
    """

    def __init__(self, path: Path, file: io.FileIO) -> None:
        """Take over ``file``; `InUseError` if another program has it."""
        self.path = path
        self._file = file
        if not lock(file):
            file.close()
            raise InUseError(path)
        self.end = file.seek(0, os.SEEK_END)
        """Where the next piece goes, in bytes from the start."""
        self._is_named = True

    @classmethod
    def create(cls, path: Path) -> Self:
        """Make a new file and its folder; where one of that name exists, one with a number.

        The first piece should follow at once: a program killed in between leaves an empty file.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        free, number = path, 1
        while True:
            try:
                made = cls(free, io.FileIO(free, "x+"))
            except FileExistsError:  # maybe since a moment ago, by another program
                number += 1
                free = path.with_stem(f"{path.stem}-{number}")
            else:
                made._is_named = False
                return made

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open a file that exists; `OSError` if it cannot be written to."""
        return cls(path, io.FileIO(path, "r+"))

    @property
    def is_gone(self) -> bool:
        """Whether its name leads to no file any more, or to another: nobody would find this one."""
        try:
            return not os.path.samestat(self.path.stat(), os.fstat(self._file.fileno()))
        except FileNotFoundError:
            return True
        except OSError:
            return False  # it cannot be told now

    def append(self, data: bytes) -> None:
        """Write ``data`` and wait until the disk has it; `OSError` if it does not take all."""
        self._file.truncate(self.end)
        self._file.seek(self.end)
        rest = memoryview(data)
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError:
            with contextlib.suppress(OSError):
                self._file.truncate(self.end)  # half a piece is of no use to anybody
            raise
        os.fsync(self._file.fileno())
        if not self._is_named:
            keep_name(self.path.parent)
            self._is_named = True
        self.end += len(data)

    def close(self) -> None:
        """Close the file and give up its lock; a new one that nothing was written to goes."""
        with contextlib.suppress(OSError):
            if not self._is_named and self._file.seek(0, os.SEEK_END) == 0:
                self.path.unlink()
        self._file.close()


def keep_name(folder: Path) -> None:
    """Have the folder itself written, so that a power cut does not lose the new file's name."""
    with contextlib.suppress(OSError):  # Windows knows nothing like it
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
