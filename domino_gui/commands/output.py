"""Files that a command writes for others: whole or not at all."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path

from domino_gui.commands.errors import CommandError
from domino_gui.commands.terminal import printable


def write_whole(files: Mapping[Path, bytes]) -> None:
    """Write files, in place of those that may be there; `CommandError` where that fails.

    None is ever there half-written, nor one without the others. What is no file of its own, such
    as a pipe, a device or a link to another, is written to as it is.
    """
    partial = {path: path.with_name(path.name + ".part") for path in files if not _is_other(path)}
    path = Path()
    try:
        for path, data in files.items():
            partial.get(path, path).write_bytes(data)
        for path, written in partial.items():
            written.replace(path)
    except OSError as error:
        for written in partial.values():
            with contextlib.suppress(OSError):
                written.unlink()
        reason = error.strerror or type(error).__name__
        raise CommandError(f"{printable(path)}: cannot be written: {reason}") from None


def _is_other(path: Path) -> bool:
    return path.is_symlink() or (path.exists() and not path.is_file())
