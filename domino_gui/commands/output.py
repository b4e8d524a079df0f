"""Files that a command writes for others: whole or not at all."""

from __future__ import annotations

import contextlib
from pathlib import Path

from domino_gui.commands.errors import CommandError
from domino_gui.commands.terminal import printable


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, in place of one that may be there; `CommandError` where that fails.

    It is never there half-written. What is no file of its own, such as a pipe, a device or a link
    to another, is written to as it is.
    """
    is_other = path.is_symlink() or (path.exists() and not path.is_file())
    partial = path if is_other else path.with_name(path.name + ".part")
    try:
        partial.write_bytes(data)
        if partial is not path:
            partial.replace(path)
    except OSError as error:
        if partial is not path:
            with contextlib.suppress(OSError):
                partial.unlink()
        reason = error.strerror or type(error).__name__
        raise CommandError(f"{printable(path)}: cannot be written: {reason}") from None
