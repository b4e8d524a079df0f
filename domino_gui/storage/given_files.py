"""Files that are given away: never written over what the game keeps or plays by."""

from __future__ import annotations

import errno
from pathlib import Path

from domino_gui.engine.plain_file import write_whole
from domino_gui.storage.append_file import AppendFile, InUseError
from domino_gui.storage.places import matches_folder


class OwnFolderError(OSError):
    """The game keeps its own records there, which hold more than any that is given away."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EACCES, "the game keeps its own records there", str(path))


def write_given(path: Path, data: bytes) -> None:
    """Write ``data`` to ``path``, which becomes that or stays what it was.

    Raises:
        OwnFolderError: it lies where the game keeps its records.
        InUseError: a match is being played in this file; what happened next would be written to
            what no name leads to any more.
        OSError: the disk does not take it.
    """
    if path.absolute().resolve().is_relative_to(matches_folder().absolute().resolve()):
        raise OwnFolderError(path)
    try:
        AppendFile.open(path).close()
    except InUseError:
        raise
    except OSError:
        pass  # it is not there yet, most likely; whatever else is wrong shows when it is written
    write_whole(path, data)
