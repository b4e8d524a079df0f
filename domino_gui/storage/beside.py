"""Small files beside a record, on which nothing of the match hangs.

One that is missing or damaged is as good as none, and one that cannot be written is not kept.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from domino_gui.engine.events import decode_tile, encode_tile
from domino_gui.engine.plain_file import open_plain

_Kind = TypeVar("_Kind")


def read_beside(path: Path, kind: type[_Kind], largest: int) -> _Kind | None:
    """Read a file of ours; None where it does not hold what it should, for whatever reason.

    One with more than ``largest`` bytes is none of ours.
    """
    try:
        with open_plain(path, largest) as file:
            return msgspec.json.decode(file.read(), type=kind, dec_hook=decode_tile)
    except (OSError, ValueError, RecursionError):
        return None


def write_beside(path: Path, value: Any) -> None:
    """Write a file of ours whole or not at all; where the disk fails, it is not kept.

    Nobody waits for the disk here: what a power cut loses can be done without.
    """
    partial = path.with_name(path.name + ".part")
    with contextlib.suppress(OSError):
        try:
            partial.write_bytes(msgspec.json.encode(value, enc_hook=encode_tile))
            partial.replace(path)
        except OSError:
            partial.unlink(missing_ok=True)
            raise
