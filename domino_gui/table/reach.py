"""How far an arm can still grow: the freedom of an end.

An end with number *n* must be ready for whatever can come: a plain tile, and the double of *n*
as long as it is to come; after a plain tile its other number is open, after a double never comes
another double. An arm has the freedom of *k* tiles if it finds room for *k* more, whatever they
are, everything else staying as it lies; where a double comes that grows branches, all three of its
arms must go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from domino_gui.engine.layout import End, Spinners
from domino_gui.engine.tiles import HIGHEST, Tile
from domino_gui.table.cells import (
    DOUBLE_WAYS,
    MARK,
    MARK_SHIFTS,
    PLAIN_WAYS,
    STRIDE,
    ZONES,
    Cells,
    Edge,
    Exit,
    Side,
    Way,
)

FULL: Final = 6
"""The freedom of an end that has all that is looked for."""
DEPTHS: Final = {Spinners.NONE: 6, Spinners.FIRST: 5, Spinners.EVERY: 4}
"""How many tiles ahead an arm is looked at."""

Kinds = tuple[bool, bool]
"""Whether a plain tile can come, and whether a double can."""

ANY_PLAIN: Final[Kinds] = (True, False)


class Spot(msgspec.Struct, frozen=True):
    """An end, open now or opening later, as it lies on the grid."""

    end: End | None
    """None for an end of a tile that is only imagined."""
    at: int
    """The middle of its edge."""
    edge: Edge
    side: Side
    parent: Cells
    """Its tile."""
    mark: Cells
    """The square just outside."""
    outside: tuple[int, int]
    """Its upper left cell."""
    zone: Cells
    """The field ahead, which arms had better share with no other."""
    kinds: Kinds
    """What can come here."""
    freedom: int
    """The longest run of tiles that this arm can take, up to the depth looked at; `FULL` there."""
    needs: Cells
    """Cells that prove this freedom: while no tile comes to lie on them, it stays."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways a plain tile can lie here."""
        return PLAIN_WAYS[self.edge][self.side]


def room_for(  # noqa: PLR0913, PLR0917  # the innermost loop: no object is made
    occupied: Cells,
    parent: Cells,
    at: int,
    edge: Edge,
    side: Side,
    depth: int,
    kinds: Kinds,
    later: Kinds,
    spins: bool,
) -> Cells:
    """Return cells that prove that an arm can take ``depth`` more tiles whatever they are, or 0.

    ``occupied`` are all tiles but ``parent``, which the arm starts from; ``kinds`` says what can
    come first, ``later`` what can come after a plain tile; ``spins`` whether doubles grow
    branches.
    """
    needs = 0
    around = occupied | parent
    if kinds[0]:
        for way in PLAIN_WAYS[edge][side]:
            grown = way.grown << at + way.grown_shift
            if grown & occupied:
                continue
            if depth == 1:
                needs = grown
                break
            out, edge_out, side_out = way.exits[0]
            beyond = room_for(
                around,
                way.shape << at + way.shift,
                at + out,
                edge_out,
                side_out,
                depth - 1,
                later,
                later,
                spins,
            )
            if beyond:
                needs = grown | beyond
                break
        else:
            return 0
    if kinds[1]:
        way = DOUBLE_WAYS[side]
        grown = way.grown << at + way.grown_shift
        if grown & occupied:
            return 0
        needs |= grown
        if depth > 1:
            shape = way.shape << at + way.shift
            for out, edge_out, side_out in way.exits if spins else way.exits[:1]:
                beyond = room_for(
                    around,
                    shape,
                    at + out,
                    edge_out,
                    side_out,
                    depth - 1,
                    ANY_PLAIN,
                    later,
                    spins,
                )
                if not beyond:
                    return 0
                needs |= beyond
    return needs


class Prospect:
    """What can still come, as far as it concerns the room on a table."""

    __slots__ = ("_doubles", "_plains", "depth", "later", "spins")

    def __init__(self, left: Sequence[Tile], depth: int, *, spins: bool) -> None:
        """Think of the tiles ``left``, of which doubles grow branches if ``spins``."""
        self._plains = [False] * (HIGHEST + 1)
        self._doubles = [False] * (HIGHEST + 1)
        for tile in left:
            if tile.double:
                self._doubles[tile.low] = True
            else:
                self._plains[tile.low] = self._plains[tile.high] = True
        self.spins = spins
        self.depth = max(1, min(depth, len(left)))
        self.later: Kinds = (True, any(self._doubles))

    def kinds(self, end: End, edge: Edge) -> Kinds:
        """Tell what can come at an end."""
        number = end.number
        return self._plains[number], self._doubles[number] and edge is Edge.HALF

    def spot(
        self,
        end: End | None,
        corner: int,
        leaving: Exit,
        parent: Cells,
        occupied: Cells,
        kinds: Kinds,
    ) -> Spot:
        """Return a new end of the tile ``parent`` that lies at ``corner``."""
        at, edge, side = corner + leaving.at, leaving.edge, leaving.side
        mark = MARK << at + MARK_SHIFTS[side]
        field, shift = ZONES[side]
        y, x = divmod(at + MARK_SHIFTS[side], STRIDE)
        spot = Spot(end, at, edge, side, parent, mark, (x, y), field << at + shift, kinds, FULL, 0)
        return self.renewed(spot, occupied, kinds)

    def reconsidered(self, spot: Spot, occupied: Cells) -> Spot:
        """Return an end, at which perhaps less can come than before."""
        if spot.end is None:
            return spot
        kinds = self.kinds(spot.end, spot.edge)
        return spot if kinds == spot.kinds else self.renewed(spot, occupied, kinds)

    def renewed(self, spot: Spot, occupied: Cells, kinds: Kinds) -> Spot:
        """Return an end with its freedom found anew."""
        at, edge, side, parent, mark = spot.at, spot.edge, spot.side, spot.parent, spot.mark
        others = occupied & ~parent
        if not (kinds[0] or kinds[1]):
            freedom = 0 if mark & others else FULL
            return replace(spot, kinds=kinds, freedom=freedom, needs=mark)
        later, spins = self.later, self.spins
        # Room for many tiles is room for fewer too, and mostly there is room for all.
        needs = room_for(others, parent, at, edge, side, self.depth, kinds, later, spins)
        if needs:
            return replace(spot, kinds=kinds, freedom=FULL, needs=needs | mark)
        freedom = 0
        for depth in range(1, self.depth):
            more = room_for(others, parent, at, edge, side, depth, kinds, later, spins)
            if not more:
                break
            freedom, needs = depth, more
        return replace(spot, kinds=kinds, freedom=freedom, needs=needs | mark)
