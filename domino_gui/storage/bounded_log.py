"""A log that never grows beyond two files, of which the older one gives way.

Nothing here ever disturbs play: what cannot be written is lost, and nobody is told.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

LARGEST: Final = 128 * 1024
"""Bytes after which a new file is begun."""


def write_to_log(path: Path, text: str) -> None:
    """Append to the log at ``path``; a disk that does not take it is not complained of."""
    data = text.encode("utf-8", errors="replace")
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_file() and path.stat().st_size + len(data) > LARGEST:
            path.replace(_older(path))
        with path.open("ab") as file:
            file.write(data)


def read_log(path: Path) -> str:
    """Return the log, the latest last; empty where there is none. `OSError` if it is unreadable."""
    parts = []
    for part in (_older(path), path):
        with contextlib.suppress(FileNotFoundError), part.open("rb") as file:
            parts.append(file.read(2 * LARGEST).decode("utf-8", errors="replace"))
    return "".join(parts)


def _older(path: Path) -> Path:
    return path.with_suffix(f".1{path.suffix}")
