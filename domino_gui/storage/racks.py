"""How people have arranged their racks in one match: a small file beside its record.

``interfaces.md``, "The record": the order of tiles on a player's rack is kept beside the record,
not in it. Nothing of the match hangs on this file. One that is missing, damaged or a newer
program's only means that the tiles stand as they were dealt.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from domino_gui.engine.tiles import TILES, Tile
from domino_gui.storage.beside import read_beside, write_beside

SUFFIX: Final = ".racks"
FORMAT: Final = 1
_LARGEST: Final = 16 * 1024
"""Bytes of a file that could be ours."""

Order = Annotated[tuple[Tile, ...], Meta(max_length=len(TILES))]
"""Tiles from the left, each at most once."""


class ArrangedRack(msgspec.Struct, frozen=True):
    """How one seat keeps its tiles."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    standing: Order = ()
    """The tiles of the round as they stand, those that have left the rack still between them."""
    wanted: Order = ()
    """All tiles that were ever arranged, in the order in which the person put them."""
    is_sorted: bool = False
    """Whether the rack was last put in the order of the set by the button for it."""


class ArrangedRacks(msgspec.Struct, frozen=True):
    """The racks of a match."""

    format: int = FORMAT
    round: Annotated[int, Meta(ge=0)] = 0
    """The round whose tiles are `standing`."""
    racks: Annotated[tuple[ArrangedRack, ...], Meta(max_length=4)] = ()


def racks_path(record: Path) -> Path:
    """Return where the racks of the match in ``record`` are kept."""
    return record.with_suffix(SUFFIX)


def read_racks(record: Path) -> ArrangedRacks | None:
    """Read how the racks of a match stood; None where that cannot be told, for whatever reason."""
    racks = read_beside(racks_path(record), ArrangedRacks, _LARGEST)
    return None if racks is None or not _is_sound(racks) else racks


def _is_sound(racks: ArrangedRacks) -> bool:
    """Tell whether what was read is in the format of this program, and names nothing twice."""
    seats = [rack.seat for rack in racks.racks]
    orders = [order for rack in racks.racks for order in (rack.standing, rack.wanted)]
    named = [seats, *orders]
    return racks.format == FORMAT and all(len(set(names)) == len(names) for names in named)


def write_racks(record: Path, racks: ArrangedRacks) -> None:
    """Write the racks of a match; where the disk fails, they are not kept."""
    write_beside(racks_path(record), racks)
