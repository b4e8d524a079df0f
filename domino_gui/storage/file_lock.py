"""A lock on an open file, so that two programs never write to the same one.

The system gives it up with the file, also when the program is killed. Reading is never locked.
"""

from __future__ import annotations

import errno
import sys
from typing import BinaryIO, Final

_NOT_SUPPORTED: Final = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL}

if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 1 << 30
    """Windows locks bytes, not files; one that no record reaches stands for the file."""

    def _lock(file: BinaryIO) -> None:
        here = file.tell()
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(here)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(file: BinaryIO) -> bool:
    """Take the lock until the file is closed; False when another holds it.

    Where a file system knows no locks, there is none to wait for.
    """
    try:
        _lock(file)
    except OSError as error:
        return error.errno in _NOT_SUPPORTED
    return True
