"""How a table grows: where the next tile lies, so that every end keeps room for those to come.

A tile is laid at once, for good, and with what may come in mind. Of the few ways that it can lie
at its end, those that leave any end without room are out; of the others the cheapest is taken.
Costly is, steeply, an end with little freedom (`reach`), a table larger than is comfortable, and
an outlook in which the next tile, at an end that this one concerns, would find only such places.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Self

import msgspec
from msgspec.structs import replace

from domino_gui.engine.layout import BRANCHES, STRAIGHTS, End, Placed, Port, Spinners
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table.cells import (
    DOUBLE_WAYS,
    ORIGIN,
    PLAIN_WAYS,
    RIM,
    ROWS,
    STRIDE,
    WALL,
    Cells,
    Edge,
    Exit,
    Side,
    Way,
)
from domino_gui.table.reach import ANY_PLAIN, DEPTHS, FULL, Kinds, Prospect, Spot

DEAD: Final = 100_000.0
FREEDOM_COSTS: Final = (DEAD, 4000.0, 600.0, 150.0, 50.0, 20.0, 0.0)
"""What an end costs by its freedom, 0 to `FULL`."""

COMFORT: Final = (37, 19)
"""Width and height in cells up to which a table is shown at its largest."""
SIZE_COST: Final = 4000.0
"""For each further time that size."""
AREA_COST: Final = 100.0
TURN_COST: Final = 6.0
STUCK_COST: Final = 3000.0
"""An end and a kind of tile for which there would be no way but to move tiles."""
GROWTH_WEIGHT: Final = 0.3
OUTLOOK_WEIGHTS: Final = (0.3, 0.2)
"""How much counts what the next tile would cost: a plain one, a double."""
CROWD_COST: Final = 1.0
"""For each cell that lies ahead of a new end and of another."""

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in cells, the last two exclusive."""


class Position(msgspec.Struct, frozen=True):
    """A table as far as it matters for what comes."""

    occupied: Cells
    spots: tuple[Spot, ...]
    """Every end, also those that open later."""
    box: Box
    """Of the tiles."""
    size: float
    """What the size costs."""
    strain: float
    """What all ends together cost by their freedom."""

    @property
    def cramped(self) -> tuple[int, int]:
        """How many ends have no room: those open now, and those opening later."""
        straights = [
            spot.end.tile for spot in self.spots if spot.end and spot.end.port in STRAIGHTS
        ]
        lost = [spot.end for spot in self.spots if spot.end and not spot.freedom]
        later = sum([end.port in BRANCHES and end.tile in straights for end in lost])
        return len(lost) - later, later


class Option(msgspec.Struct, frozen=True):
    """One way to lay a tile, judged."""

    way: Way
    corner: int
    position: Position
    """The table with the tile."""
    cost: float


class Rest(msgspec.Struct, frozen=True):
    """Where a tile lies: the upper left cells of its halves."""

    low: tuple[int, int]
    high: tuple[int, int]
    parent: Tile | None
    apart: bool
    way: Way
    swapped: bool
    """Whether branch a is on the right of the way in, instead of the left."""


MIDDLE: Final = ORIGIN[1] * STRIDE + ORIGIN[0] - 2
"""Where the first tile lies."""
EMPTY: Final = Position(WALL, (), (*ORIGIN, *ORIGIN), 0.0, 0.0)


class Growth:
    """A table while it grows."""

    __slots__ = ("left", "position", "rests", "spinner", "spinners")

    def __init__(self, spinners: Spinners) -> None:
        self.spinners = spinners
        self.position = EMPTY
        self.rests: dict[Tile, Rest] = {}
        self.left = list(TILES)
        """Tiles still to come."""
        self.spinner: Tile | None = None
        """The first double of the round."""

    def copy(self) -> Self:
        """Return a table that grows by itself."""
        twin = type(self)(self.spinners)
        twin.position, twin.rests, twin.left = self.position, self.rests.copy(), self.left.copy()
        twin.spinner = self.spinner
        return twin

    def spot(self, end: End) -> Spot:
        """Return an end as it lies; `KeyError` if it is none of a tile on the table."""
        for spot in self.position.spots:
            if spot.end == end:
                return spot
        raise KeyError(end)

    def spins(self, tile: Tile) -> bool:
        """Tell whether a tile that comes now grows branches."""
        if self.spinners is Spinners.FIRST:
            return tile.double and self.spinner in (None, tile)
        return tile.double and self.spinners is Spinners.EVERY

    def prospect(self, tile: Tile | None = None) -> Prospect:
        """Return what can come after a tile, or now."""
        left = [other for other in self.left if other is not tile]
        first = self.spinner is None and not (tile is not None and tile.double)
        spins = self.spinners is Spinners.EVERY or (self.spinners is Spinners.FIRST and first)
        return Prospect(left, DEPTHS[self.spinners], spins=spins)

    def ends(self, tile: Tile, by: Port | None) -> list[End]:
        """Return the ends that a tile brings, in the order of a way's exits.

        Branch a is on the left of the way in; of the first tile the end behind is not among them.
        """
        if not tile.double:
            return [End(tile, Port.LOW if by is Port.HIGH else Port.HIGH)]
        ports = (Port.STRAIGHT_B, *BRANCHES) if self.spins(tile) else (Port.STRAIGHT_B,)
        return [End(tile, port) for port in ports]

    def choose(self, placed: Placed, *, strict: bool = True) -> Option | None:
        """Return the best way to lay a tile.

        None if with each an end would lose its room; without ``strict``, only if there is no way
        at all.
        """
        tile, at = placed.tile, placed.at
        prospect = self.prospect(tile)
        if at is None:
            return self._lead(tile, prospect)
        spot = self.spot(at)
        ends = self.ends(tile, placed.by)
        options = [
            option
            for way in ways_at(tile, spot.edge, spot.side)
            if (option := judge(self.position, spot, way, ends, prospect, strict=strict))
        ]
        if strict and self.position.strain >= DEAD:
            # An end may open that has had no room for long.
            most, _ = self.position.cramped
            options = [option for option in options if option.position.cramped[0] <= most]
        if len(options) < 2:
            return options[0] if options else None
        costs = [option.cost + outlook(self.position, option, prospect) for option in options]
        return options[costs.index(min(costs))]

    def _lead(self, tile: Tile, prospect: Prospect) -> Option:
        way, back = lead(tile)
        shape = way.shape << MIDDLE + way.shift
        ends = [End(tile, Port.STRAIGHT_A if tile.double else Port.LOW), *self.ends(tile, None)]
        occupied = WALL | shape
        spots = tuple(
            prospect.spot(end, MIDDLE, leaving, shape, occupied, prospect.kinds(end, leaving.edge))
            for end, leaving in zip(ends, (back, *way.exits), strict=False)
        )
        box = grown_box(None, way, MIDDLE)
        return Option(way, MIDDLE, Position(occupied, spots, box, 0.0, 0.0), 0.0)

    def choose_apart(self, placed: Placed) -> Option:
        """Return where a tile lies that finds no place at its end: as near as may be."""
        tile, at = placed.tile, placed.at
        assert at is not None
        spot = self.spot(at)
        prospect = self.prospect(tile)
        ends = self.ends(tile, placed.by)
        y0, x0 = divmod(spot.at, STRIDE)
        corners = [(x, y) for y in range(RIM, ROWS - RIM) for x in range(RIM, STRIDE - RIM)]
        corners.sort(key=lambda corner: (corner[0] - x0) ** 2 + (corner[1] - y0) ** 2)
        for strict in (True, False):
            for x, y in corners:
                for side in Side:
                    way = ways_at(tile, Edge.HALF, side)[0]
                    adrift = replace(spot, at=y * STRIDE + x, side=side, parent=0)
                    option = judge(self.position, adrift, way, ends, prospect, strict=strict)
                    if option is not None:
                        return option
        raise AssertionError("28 tiles cannot fill the grid")

    def lay(self, option: Option, placed: Placed, *, apart: bool = False) -> None:
        """Lay a tile as an option has it."""
        self.rests[placed.tile] = rest(placed, option.way, option.corner, apart=apart)
        self.position = option.position
        self.reckon(placed.tile)

    def reckon(self, tile: Tile) -> None:
        """Know that a tile has come."""
        self.left.remove(tile)
        if tile.double and self.spinner is None:
            self.spinner = tile

    def worth(self) -> float:
        """Return what the table costs as it is; less is better."""
        return self.position.strain + self.position.size


def ways_at(tile: Tile, edge: Edge, side: Side) -> tuple[Way, ...]:
    """Return the ways a tile can lie at an edge."""
    return (DOUBLE_WAYS[side],) if tile.double else PLAIN_WAYS[edge][side]


def lead(tile: Tile) -> tuple[Way, Exit]:
    """Return how the first tile lies at `MIDDLE`, and its exit behind."""
    if tile.double:
        return DOUBLE_WAYS[Side.RIGHT], Exit(0, Edge.LONG, Side.LEFT)
    return PLAIN_WAYS[Edge.HALF][Side.RIGHT][0], Exit(0, Edge.HALF, Side.LEFT)


def rest(
    placed: Placed, way: Way, corner: int, *, apart: bool = False, swapped: bool = False
) -> Rest:
    """Return where a tile lies that is laid this way."""
    y, x = divmod(corner, STRIDE)
    near = x + way.near[0], y + way.near[1]
    far = x + way.far[0], y + way.far[1]
    low, high = (far, near) if placed.by is Port.HIGH else (near, far)
    parent = placed.at.tile if placed.at is not None else None
    return Rest(low, high, parent, apart, way, swapped)


def judge(
    position: Position,
    spot: Spot,
    way: Way,
    ends: Sequence[End | Kinds],
    prospect: Prospect,
    *,
    strict: bool = True,
) -> Option | None:
    """Return what becomes of a table when a tile is laid this way at an end.

    ``ends`` are those that the tile brings, or, of a tile only imagined, what can come there. None
    if there is no place for the tile; with ``strict``, also if an end would lose its room.
    """
    corner, occupied = spot.at, position.occupied
    if way.grown << corner + way.grown_shift & (occupied ^ spot.parent):
        return None
    shape = way.shape << corner + way.shift
    now = occupied | shape
    spots: list[Spot] = []
    blocked = now
    crowd = 0
    for one in position.spots:
        if one.at == spot.at and one.side is spot.side:
            continue
        other = prospect.renewed(one, now, one.kinds) if shape & one.needs else one
        other = prospect.reconsidered(other, now)
        if strict and other.freedom == 0 and one.freedom:
            return None
        blocked |= other.mark
        spots.append(other)
    for one_end, leaving in zip(ends, way.exits, strict=False):
        end, kinds = (
            (one_end, prospect.kinds(one_end, leaving.edge))
            if isinstance(one_end, End)
            else (None, one_end)
        )
        new = prospect.spot(end, corner, leaving, shape, now, kinds)
        if new.mark & blocked:
            new = replace(new, freedom=0)
        if strict and new.freedom == 0:
            return None
        zone = new.zone
        crowd += sum([(zone & other.zone).bit_count() for other in spots])
        spots.append(new)
    strain = sum([FREEDOM_COSTS[other.freedom] for other in spots])
    box = grown_box(position.box, way, corner)
    size = size_cost(with_marks(box, spots))
    cost = strain + CROWD_COST * crowd + size + (TURN_COST if way.bend else 0.0)
    return Option(way, corner, Position(now, tuple(spots), box, size, strain), cost)


def outlook(before: Position, option: Option, prospect: Prospect) -> float:
    """Return what the next placement may cost: at each end concerned, of each kind of tile."""
    position = option.position
    spots = position.spots
    known = {id(spot) for spot in before.spots}
    box = with_marks(position.box, spots)
    size = position.size
    cost = 0.0
    for spot in spots:
        plain, double = spot.kinds
        if not (plain or double):
            continue
        needs = spot.needs
        # What needs nothing that another needs can come without harm, as far as one can see.
        if id(spot) in known or (
            spot.freedom == FULL
            and not any(needs & other.needs for other in spots if other is not spot)
        ):
            cost += GROWTH_WEIGHT * min(
                size_cost(grown_box(box, way, spot.at)) - size for way in spot.ways
            )
            continue
        if plain:
            replies = [judge(position, spot, way, (prospect.later,), prospect) for way in spot.ways]
            cost += OUTLOOK_WEIGHTS[0] * _cheapest(replies, position.strain + size)
        if double:
            number = 3 if prospect.spins else 1
            way = DOUBLE_WAYS[spot.side]
            reply = judge(position, spot, way, (ANY_PLAIN,) * number, prospect)
            cost += OUTLOOK_WEIGHTS[1] * _cheapest([reply], position.strain + size)
    return cost


def _cheapest(replies: Sequence[Option | None], now: float) -> float:
    costs = [reply.cost - now for reply in replies if reply is not None]
    return min([*costs, STUCK_COST / OUTLOOK_WEIGHTS[0]])


def grown_box(box: Box | None, way: Way, corner: int) -> Box:
    """Return a box that includes a tile too."""
    y, x = divmod(corner, STRIDE)
    left, right = sorted((x + way.near[0], x + way.far[0]))
    top, bottom = sorted((y + way.near[1], y + way.far[1]))
    if box is None:
        return left, top, right + 2, bottom + 2
    return min(box[0], left), min(box[1], top), max(box[2], right + 2), max(box[3], bottom + 2)


def with_marks(box: Box, spots: Iterable[Spot]) -> Box:
    """Return a box that includes the marks of ends too."""
    left, top, right, bottom = box
    for spot in spots:
        x, y = spot.outside
        if x < left:
            left = x
        elif x + 2 > right:
            right = x + 2
        if y < top:
            top = y
        elif y + 2 > bottom:
            bottom = y + 2
    return left, top, right, bottom


def size_cost(box: Box) -> float:
    """Return what the size of a table costs."""
    wide, high = (box[2] - box[0]) / COMFORT[0], (box[3] - box[1]) / COMFORT[1]
    return SIZE_COST * max(wide, high, 1.0) + AREA_COST * (wide + high)
