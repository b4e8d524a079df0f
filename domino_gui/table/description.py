"""The table as data for other programs: the JSON that `render` writes.

``interfaces.md``, "The command line".
"""

# Annotations are evaluated at once: msgspec would compile each of them as a string.

from typing import Final

import msgspec

from domino_gui.engine.events import encode_tile
from domino_gui.engine.layout import Layout, Port
from domino_gui.engine.settlement import exact
from domino_gui.engine.tiles import Tile
from domino_gui.table.geometry import Laid, TableGeometry

Number = int | float
"""A whole number is written as an integer, a half as ``2.5``."""


class DescribedHalf(msgspec.Struct, frozen=True):
    """One half of a tile, and the top left corner of its square."""

    value: int
    x: Number
    y: Number


class DescribedTile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile on the table, in half-tile units; y runs downwards."""

    tile: Tile
    x: Number
    """Left edge."""
    y: Number
    """Upper edge."""
    w: int
    h: int
    halves: tuple[DescribedHalf, DescribedHalf]
    """The lower half of the tile first."""
    apart: bool = False
    """Whether it lies apart from the tile that it is attached to."""


class DescribedEnd(msgspec.Struct, frozen=True):
    """An open end."""

    tile: Tile
    port: Port
    value: int
    adds: int
    """What it adds to the count. A double's two halves are counted at its first open straight."""


class Description(msgspec.Struct, frozen=True):
    """A table as it is seen on one picture."""

    tiles: list[DescribedTile]
    """In the order they came."""
    count: int
    ends: list[DescribedEnd]
    """Every open end, as their tiles came; what they add makes the count."""
    scale_px: float
    """The side of a half on the picture, in pixels."""

    def json(self) -> bytes:
        """Return it as one line, without the line break."""
        return _encoder.encode(self)


_encoder: Final = msgspec.json.Encoder(enc_hook=encode_tile)


def describe(layout: Layout, geometry: TableGeometry, scale: float) -> Description:
    """Return the table of ``layout`` as it lies in ``geometry``, ``scale`` pixels to a half."""
    adds = {scoring.end: scoring.adds for scoring in layout.scoring_ends()}
    came = {placed.tile: number for number, placed in enumerate(layout.placed)}
    ports = [*Port]
    ends = sorted(layout.open_ends, key=lambda end: (came[end.tile], ports.index(end.port)))
    return Description(
        tiles=[_tile(laid) for laid in geometry.laid.values()],
        count=layout.count,
        ends=[DescribedEnd(end.tile, end.port, end.number, adds.get(end, 0)) for end in ends],
        scale_px=scale,
    )


def _tile(laid: Laid) -> DescribedTile:
    low, high = (DescribedHalf(half.value, exact(half.x), exact(half.y)) for half in laid.halves)
    return DescribedTile(
        laid.tile, exact(laid.x), exact(laid.y), laid.w, laid.h, (low, high), laid.apart
    )
