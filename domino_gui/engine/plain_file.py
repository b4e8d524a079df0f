"""Files read to their end, which that of a pipe may never be, and written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO


def open_plain(path: Path, most: int | None = None) -> BinaryIO:
    """Open a file to be read, one of at most ``most`` bytes.

    `OSError` where it cannot be, is larger, or is of another kind: a pipe or a terminal may have
    nothing to say for ever, and who opens one would wait for it as long.
    """
    found = path.stat()
    kind = found.st_mode
    if not (stat.S_ISREG(kind) or stat.S_ISDIR(kind)):  # of a folder, opening tells
        raise OSError(errno.EINVAL, "not a file", str(path))
    if most is not None and found.st_size > most:
        raise OSError(errno.EFBIG, f"larger than {most >> 20} MiB", str(path))
    return path.open("rb")


def write_whole(path: Path, data: bytes) -> None:
    """Let ``path`` hold ``data``; `OSError` where that fails, and it stays what it was."""
    partial = path.with_name(path.name + ".part")
    try:
        with partial.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except OSError:
        partial.unlink(missing_ok=True)
        raise
