"""Where each tile lies on the table, without a screen.

Lengths are in half-tile units: a tile is one by two. The first tile lies around the point (0, 0),
y runs downwards, and everything lies on multiples of a half.

The method, from the everyday to the last resort:

1. A tile is laid at its end where it costs least, and stays (`growth`). It goes straight on or
   turns; a double lies across. Out are places after which an end, open now or opening later, would
   have no room for a next tile, whatever comes. Costly are ends with little freedom (`reach`),
   arms that grow towards each other, a table larger than comfortable, and all this once more for
   the next tile at the ends that this one concerns.
2. Where no such place is left, the whole table is laid anew (`relayout`): the arms are bent
   otherwise until every end has room.
3. Some tables have no such lying. Double, plain tile, double is rigid: across the one unit between
   them no two tiles can stand face to face, and where the arms on both doubles end in doubles, the
   branches of those do. Then as few ends as possible go without room, those that are not open yet
   first, and the others stay as they lie if to move them does not help. An end without room is no
   end where a tile is refused: once one comes there, the table is laid anew so that it has a place.
4. Where even that is impossible, a double is slid by half a unit along the tile it is attached to;
   and where there is still no way, the tile lies apart, near its end, and a drawn link joins them.
   Only rounds of Five Up with four hands of seven that were played to do harm came to that; where
   tried, a search ten times as long found no way either.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Self

import msgspec

from domino_gui.engine.layout import End, Layout, Placed, Port, Spinners
from domino_gui.engine.tiles import Tile
from domino_gui.table.cells import ORIGIN, STRIDE, Side
from domino_gui.table.growth import Growth, Option, Rest, rest

__all__ = ["Half", "Laid", "Moved", "Rect", "Side", "TableGeometry"]


class Half(msgspec.Struct, frozen=True):
    """One half of a tile."""

    value: int
    x: float
    """Left edge of its square, one unit wide."""
    y: float
    """Upper edge."""


class Laid(msgspec.Struct, frozen=True):
    """A tile as it lies, or as it would lie."""

    tile: Tile
    x: float
    """Left edge."""
    y: float
    """Upper edge."""
    w: int
    """1 or 2."""
    h: int
    """2 or 1."""
    halves: tuple[Half, Half]
    """The lower half of the tile first."""
    apart: bool
    """Whether it does not touch ``parent``, for want of room: a drawn link joins them."""
    parent: Tile | None
    """What it is attached to; None for the first tile of a round."""

    def overlaps(self, other: Laid) -> bool:
        """Tell whether two tiles would share any of the table."""
        across = self.x < other.x + other.w and other.x < self.x + self.w
        return across and self.y < other.y + other.h and other.y < self.y + self.h


class Moved(msgspec.Struct, frozen=True):
    """What a placement did to the table."""

    laid: Laid
    """The tile placed."""
    anew: bool
    """Whether the whole table was laid anew, so that tiles already lying moved."""


class Rect(msgspec.Struct, frozen=True):
    """A part of the table."""

    x: float
    y: float
    w: float
    h: float


_REACH: Final = 0.4
"""How far a mark reaches from its middle: it leaves some of its square free."""


class TableGeometry:
    """Where the tiles of one round lie.

    The same tiles in the same order lie alike on every machine.
    """

    __slots__ = ("_chosen", "_growth", "_placed", "laid")

    def __init__(self, spinners: Spinners) -> None:
        self._growth = Growth(spinners)
        self._placed: list[Placed] = []
        self._chosen: dict[tuple[Tile, End | None], Option | None] = {}
        self.laid: dict[Tile, Laid] = {}
        """The tiles, in the order they came."""

    @classmethod
    def of(cls, layout: Layout) -> Self:
        """Return the table of a round, laid tile by tile as they came."""
        geometry = cls(layout.spinners)
        for placed in layout.placed:
            geometry.place(placed)
        return geometry

    def copy(self) -> Self:
        """Return a table that can be changed without changing this one."""
        twin = type(self)(self._growth.spinners)
        twin._growth = self._growth.copy()  # noqa: SLF001  # its own kind
        twin._placed, twin.laid = self._placed.copy(), self.laid.copy()  # noqa: SLF001
        twin._chosen = self._chosen.copy()  # noqa: SLF001
        return twin

    def place(self, placed: Placed, *, still: bool = False) -> Moved:
        """Lay the next tile of the layout; there is always a way.

        It takes a few milliseconds, but up to seconds where the table is laid anew: then rather on
        a `copy`, off the interface's thread. `lies_still` tells beforehand. With ``still`` no other
        tile moves, and this one lies where `preview` says, even if that leaves an end without room.
        """
        tile = placed.tile
        option = self._choice(tile, placed)
        self._placed.append(placed)
        anew = None
        if option is None:
            option = self._growth.choose(placed, strict=False)
            if not still:
                anew = self._laid_anew()
            if anew and option and option.position.cramped <= anew.position.cramped:
                anew = None  # to move the others would be of no use
        self._chosen.clear()
        if anew is not None:
            self._growth = anew
            self.laid = {one.tile: _laid(one.tile, anew.rests[one.tile]) for one in self._placed}
        else:
            apart = option is None
            self._growth.lay(option or self._growth.choose_apart(placed), placed, apart=apart)
            self.laid[tile] = _laid(tile, self._growth.rests[tile])
        return Moved(self.laid[tile], anew is not None)

    def _laid_anew(self) -> Growth | None:
        from domino_gui.table.relayout import lay_anew  # seldom needed

        return lay_anew(self._placed, self._growth)

    def preview(self, tile: Tile, end: End | None) -> Laid:
        """Return where a tile would lie at an end, None for the first tile of a round.

        `place` lays it just there, unless other tiles have to make way (`lies_still`).
        """
        placed = Placed(tile, end, _touching(tile, end))
        growth = self._growth
        option = self._choice(tile, placed) or growth.choose(placed, strict=False)
        somewhere = option or growth.choose_apart(placed)
        lying = rest(placed, somewhere.way, somewhere.corner, apart=option is None)
        return _laid(tile, lying)

    def lies_still(self, tile: Tile, end: End | None) -> bool:
        """Tell whether a tile can be laid at an end while the others stay where they are."""
        return self._choice(tile, Placed(tile, end, _touching(tile, end))) is not None

    def _choice(self, tile: Tile, placed: Placed) -> Option | None:
        """Return how a tile is laid while the others stay; None if it takes more."""
        key = tile, placed.at
        if key not in self._chosen:
            self._chosen[key] = self._growth.choose(placed)
        return self._chosen[key]

    def mark(self, end: End) -> tuple[float, float]:
        """Return the middle of the square just outside an end, where its badge or ring stands.

        It is one unit wide. Branches have theirs before they open; `KeyError` for other ends.
        """
        spot = self._growth.spot(end)
        x, y = spot.side.step
        return _units(spot.at % STRIDE + x, 0), _units(spot.at // STRIDE + y, 1)

    def bounds(self, *, ends: Iterable[End] = ()) -> Rect:
        """Return the part of the table that the tiles take, with the marks of some ends."""
        if not self.laid:
            return Rect(0.0, 0.0, 0.0, 0.0)
        marks = [self.mark(end) for end in ends]
        lying = self.laid.values()
        left = min([laid.x for laid in lying] + [x - _REACH for x, _ in marks])
        top = min([laid.y for laid in lying] + [y - _REACH for _, y in marks])
        right = max([laid.x + laid.w for laid in lying] + [x + _REACH for x, _ in marks])
        bottom = max([laid.y + laid.h for laid in lying] + [y + _REACH for _, y in marks])
        return Rect(left, top, right - left, bottom - top)


def _units(cell: int, axis: int) -> float:
    return (cell - ORIGIN[axis]) / 2


def _touching(tile: Tile, end: End | None) -> Port | None:
    if end is None:
        return None
    if tile.double:
        return Port.STRAIGHT_A
    return Port.LOW if tile.low == end.number else Port.HIGH


def _laid(tile: Tile, rest: Rest) -> Laid:
    low, high = (
        Half(value, _units(cell[0], 0), _units(cell[1], 1))
        for value, cell in ((tile.low, rest.low), (tile.high, rest.high))
    )
    return Laid(
        tile=tile,
        x=min(low.x, high.x),
        y=min(low.y, high.y),
        w=1 if low.x == high.x else 2,
        h=1 if low.y == high.y else 2,
        halves=(low, high),
        apart=rest.apart,
        parent=rest.parent,
    )
