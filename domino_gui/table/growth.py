"""How a table grows: where the next tile lies, so that every end keeps room for those to come."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from domino_gui.engine.layout import BRANCHES, STRAIGHTS, End, Placed, Port, Spinners
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table.cells import (
    DOUBLE_WAYS,
    MARK,
    MARK_SHIFT,
    ORIGIN,
    PLAIN_WAYS,
    RIM,
    ROWS,
    STRIDE,
    WALL,
    Cells,
    Edge,
    Side,
    Way,
)

DEEP: Final = 4
"""How many tiles ahead an arm is looked at."""

DEAD: Final = 100_000.0
FREEDOM_COSTS: Final = (DEAD, 4000.0, 500.0, 60.0, 0.0)
"""What an end costs by its freedom, 0 to `DEEP`."""

COMFORT: Final = (37, 19)
"""Width and height in cells up to which a table is shown at its largest."""
SIZE_COST: Final = 1500.0
AREA_COST: Final = 100.0
TURN_COST: Final = 6.0
STUCK_COST: Final = 3000.0
GROWTH_WEIGHT: Final = 0.3
NOISE: Final = 120.0

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in cells, the last two exclusive."""


class Spot(NamedTuple):
    """An end, open now or opening later, as it lies on the grid."""

    end: End
    number: int
    at: int
    """The middle of its edge."""
    edge: Edge
    side: Side
    parent: Cells
    """Its tile."""
    mark: Cells
    """The square just outside."""
    freedom: int
    """The longest run of tiles, up to `DEEP`, that this arm can take whatever they are."""
    needs: Cells
    """Cells that prove this freedom: while no tile lies on them, it stays."""
    room: Cells
    """Cells that prove that one tile can come, whatever it is."""


class Option(NamedTuple):
    """One way to lay a tile, judged."""

    tile: Tile
    at: End | None
    way: Way
    corner: int
    shape: Cells
    spots: dict[End, Spot]
    """Every end after the placement."""
    box: Box
    cost: float
    dead: int
    """How many ends have no room."""


class Rest(NamedTuple):
    """Where a tile lies: upper left cells of its halves, lower half first."""

    low: tuple[int, int]
    high: tuple[int, int]
    way: Way
    corner: int
    parent: Tile | None
    apart: bool


def room_for(  # noqa: PLR0913, PLR0917  # the innermost loop: no object is made
    occupied: Cells,
    parent: Cells,
    at: int,
    edge: Edge,
    side: Side,
    depth: int,
    kinds: tuple[bool, bool],
    later: tuple[bool, bool],
    spins: bool,
) -> Cells:
    """Return cells that prove that an arm can take ``depth`` more tiles whatever they are, or 0.

    ``occupied`` are all tiles but ``parent``, which the arm starts from; ``kinds`` says whether
    a plain tile and a double can come first, ``later`` what can come after a plain tile;
    ``spins`` whether doubles grow branches.
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
            leaving = way.exits[0]
            beyond = room_for(
                around,
                way.shape << at + way.shift,
                at + leaving.at,
                leaving.edge,
                leaving.side,
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
    if kinds[1] and edge is Edge.HALF:
        way = DOUBLE_WAYS[side]
        grown = way.grown << at + way.grown_shift
        if grown & occupied:
            return 0
        needs |= grown
        if depth > 1:
            shape = way.shape << at + way.shift
            for leaving in way.exits if spins else way.exits[:1]:
                beyond = room_for(
                    around,
                    shape,
                    at + leaving.at,
                    leaving.edge,
                    leaving.side,
                    depth - 1,
                    (True, False),
                    later,
                    spins,
                )
                if not beyond:
                    return 0
                needs |= beyond
    return needs


class Growth:
    """A table while it grows: the tiles on the grid, and every end with its freedom."""

    __slots__ = (
        "box",
        "known",
        "left",
        "occupied",
        "rests",
        "spinner",
        "spinners",
        "spots",
        "uncertain",
    )

    def __init__(self, spinners: Spinners, known: Sequence[Placed] = ()) -> None:
        """Begin with nothing; ``known`` are placements that will come for certain."""
        self.spinners = spinners
        self.occupied: Cells = WALL
        self.spots: dict[End, Spot] = {}
        self.rests: dict[Tile, Rest] = {}
        self.box: Box = (*ORIGIN, *ORIGIN)
        self.left = list(TILES)
        """Tiles still to come."""
        self.spinner: Tile | None = None
        self.known = {one.at: one.tile for one in known}
        certain = [one.tile for one in known]
        self.uncertain = [tile for tile in TILES if tile not in certain]
        if known and spinners is Spinners.FIRST:
            self.spinner = next((tile for tile in certain if tile.double), None)

    def copy(self) -> Self:
        """Return a table that grows by itself."""
        twin = type(self)(self.spinners)
        twin.occupied, twin.spots, twin.rests = self.occupied, self.spots, self.rests.copy()
        twin.known, twin.uncertain = self.known, self.uncertain
        twin.box, twin.left, twin.spinner = self.box, self.left.copy(), self.spinner
        return twin

    def options(self, placed: Placed, *, strict: bool = True, swaps: bool = False) -> list[Option]:
        """Return the ways to lay a tile, in a fixed order.

        With ``strict``, only those that leave room at every end; with ``swaps``, the branches of
        a double the other way round too.
        """
        tile, at, by = placed
        left = [other for other in self.left if other is not tile]
        future = _Future(self, tile, left)
        if at is None:
            return [self._lead(tile, future)]
        spot = self.spots[at]
        ways = (DOUBLE_WAYS[spot.side],) if tile.double else PLAIN_WAYS[spot.edge][spot.side]
        found = []
        for way in ways:
            for swap in (False, True) if swaps and tile.double else (False,):
                ports = _ports(tile, by, swap=swap)
                option = self._judge(tile, spot, way, ports, future, strict=strict)
                if option is not None:
                    found.append(option)
        return found

    def _lead(self, tile: Tile, future: _Future) -> Option:
        x, y = ORIGIN
        if tile.double:
            corner = y * STRIDE + x - 1
            way = DOUBLE_WAYS[Side.RIGHT]
            back = corner, Edge.LONG, Side.LEFT
            ports = [Port.STRAIGHT_B, Port.BRANCH_A, Port.BRANCH_B]
        else:
            corner = y * STRIDE + x - 2
            way = PLAIN_WAYS[Edge.HALF][Side.RIGHT][0]
            back = corner, Edge.HALF, Side.LEFT
            ports = [Port.HIGH]
        shape = way.shape << corner + way.shift
        exits = [(corner + leaving.at, leaving.edge, leaving.side) for leaving in way.exits]
        spots = {}
        for port, (at, edge, side) in zip(
            [Port.STRAIGHT_A if tile.double else Port.LOW, *ports], [back, *exits], strict=False
        ):
            if port in BRANCHES and not future.spins(tile):
                continue
            end = End(tile, port)
            spots[end] = future.spot(end, at, edge, side, shape, WALL)
        return Option(tile, None, way, corner, shape, spots, _box(way, corner, None), 0.0, 0)

    def _judge(  # noqa: C901
        self, tile: Tile, spot: Spot, way: Way, ports: list[Port], future: _Future, *, strict: bool
    ) -> Option | None:
        corner = spot.at
        occupied = self.occupied
        if way.grown << corner + way.grown_shift & (occupied ^ spot.parent):
            return None
        shape = way.shape << corner + way.shift
        now = occupied | shape
        spots: dict[End, Spot] = {}
        cost = TURN_COST if way.turned else 0.0
        dead = 0
        marks = 0
        for end, other in self.spots.items():
            if end == spot.end:
                continue
            if shape & other.mark:
                if strict:
                    return None
                dead += 1
                cost += DEAD
            marks |= other.mark
            if shape & other.needs or (
                other.freedom < future.depth and tile.numbers >> other.number & 1
            ):
                other = future.renewed(other, now)  # noqa: PLW2901
            if other.freedom == 0:
                if strict:
                    return None
                dead += 1
            spots[end] = other
            cost += FREEDOM_COSTS[other.freedom]
        blocked = now | marks
        for port, leaving in zip(ports, way.exits, strict=False):
            if port in BRANCHES and not future.spins(tile):
                continue
            end = End(tile, port)
            new = future.spot(end, corner + leaving.at, leaving.edge, leaving.side, shape, now)
            if new.freedom == 0 or new.mark & blocked:
                if strict:
                    return None
                dead += 1
                cost += DEAD
            spots[end] = new
            cost += FREEDOM_COSTS[new.freedom]
        box = _box(way, corner, self.box)
        cost += size_cost(box)
        return Option(tile, spot.end, way, corner, shape, spots, box, cost, dead)

    def lay(self, option: Option, placed: Placed, *, apart: bool = False) -> None:
        """Lay a tile as an option has it."""
        tile, at, by = placed
        way, corner = option.way, option.corner
        y, x = divmod(corner, STRIDE)
        near = x + way.near[0], y + way.near[1]
        far = x + way.far[0], y + way.far[1]
        low, high = (far, near) if by is Port.HIGH else (near, far)
        parent = at.tile if at is not None else None
        self.rests[tile] = Rest(low, high, way, corner, parent, apart)
        self.occupied |= option.shape
        self.spots = option.spots
        self.box = option.box
        self.left.remove(tile)
        if tile.double and self.spinner is None:
            self.spinner = tile

    def choose(
        self, placed: Placed, noise: random.Random | None = None, *, strict: bool = True
    ) -> Option | None:
        """Return the best way to lay a tile; None where each would leave an end without room."""
        options = self.options(placed, strict=strict, swaps=noise is not None)
        if not options:
            return None
        if len(options) == 1:
            return options[0]
        left = [other for other in self.left if other is not placed.tile]
        future = _Future(self, placed.tile, left)
        costs = [option.cost + self._outlook(option, future) for option in options]
        if noise is not None:
            costs = [cost + NOISE * noise.random() for cost in costs]
        return options[costs.index(min(costs))]

    def forget_plan(self) -> None:
        """Go on as if nothing was known of what comes."""
        self.known = {}

    def worth(self) -> float:
        """Return what the table costs as it is; less is better."""
        return size_cost(self.box) + sum(FREEDOM_COSTS[s.freedom] for s in self.spots.values())

    def _outlook(self, option: Option, future: _Future) -> float:
        """Return what the next placement may cost: at each end, of each kind of tile."""
        occupied = self.occupied | option.shape
        spots = list(option.spots.values())
        marks = 0
        for spot in spots:
            marks |= spot.mark
        now = size_cost(option.box)
        cost = 0.0
        for spot in spots:
            plain, double = future.kinds(spot)
            ways = []
            if plain:
                ways.append(PLAIN_WAYS[spot.edge][spot.side])
            if double:
                ways.append((DOUBLE_WAYS[spot.side],))
            for kind in ways:
                growth = [
                    size_cost(_box(way, spot.at, option.box)) - now
                    for way in kind
                    if future.keeps_room(spot, way, spots, occupied, marks)
                ]
                cost += min(growth) * GROWTH_WEIGHT if growth else STUCK_COST
        return cost

    def choose_apart(self, placed: Placed) -> Option:
        """Return where a tile lies that finds no place at its end: as near as may be."""
        tile, at, by = placed
        assert at is not None
        spot = self.spots[at]
        left = [other for other in self.left if other is not tile]
        future = _Future(self, tile, left)
        ports = _ports(tile, by, swap=False)
        corners = [(x, y) for y in range(RIM, ROWS - RIM) for x in range(RIM, STRIDE - RIM)]
        y0, x0 = divmod(spot.at, STRIDE)
        corners.sort(key=lambda corner: (corner[0] - x0) ** 2 + (corner[1] - y0) ** 2)
        for strict in (True, False):
            for x, y in corners:
                for side in Side:
                    way = DOUBLE_WAYS[side] if tile.double else PLAIN_WAYS[Edge.LONG][side][0]
                    adrift = spot._replace(at=y * STRIDE + x, side=side, parent=0)
                    option = self._judge(tile, adrift, way, ports, future, strict=strict)
                    if option is not None:
                        return option
        raise AssertionError("28 tiles cannot fill the grid")


class _Future:
    """What can still come after a tile."""

    __slots__ = (
        "_doubles",
        "_plains",
        "_spinners",
        "depth",
        "known",
        "later",
        "spinner",
        "spinning",
    )

    def __init__(self, growth: Growth, tile: Tile, left: list[Tile]) -> None:
        self._plains = [0] * 7
        self._doubles = [False] * 7
        self.known = growth.known
        for other in growth.uncertain if growth.known else left:
            if other.double:
                self._doubles[other.low] = True
            else:
                self._plains[other.low] += 1
                self._plains[other.high] += 1
        self.depth = min(DEEP, len(left))
        self.later = (True, any(other.double for other in left))
        self._spinners = growth.spinners
        self.spinner = growth.spinner
        first = self.spinner is None
        self.spinning = growth.spinners is Spinners.EVERY or (
            growth.spinners is Spinners.FIRST and first and not tile.double
        )

    def spins(self, tile: Tile) -> bool:
        """Tell whether a double now laid grows branches."""
        if self._spinners is Spinners.FIRST:
            return self.spinner in (None, tile)
        return self._spinners is Spinners.EVERY

    def spot(
        self, end: End, at: int, edge: Edge, side: Side, parent: Cells, occupied: Cells
    ) -> Spot:
        mark = MARK[side] << at + MARK_SHIFT[side]
        spot = Spot(end, end.number, at, edge, side, parent, mark, 0, 0, 0)
        return self.renewed(spot, occupied)

    def kinds(self, spot: Spot) -> tuple[bool, bool]:
        """Tell whether a plain tile can come next at an end, and whether a double can."""
        known = self.known.get(spot.end)
        if known is not None:
            return not known.double, known.double
        number = spot.number
        return self._plains[number] > 0, self._doubles[number] and spot.edge is Edge.HALF

    def keeps_room(
        self, spot: Spot, way: Way, spots: list[Spot], occupied: Cells, marks: Cells
    ) -> bool:
        """Tell whether a tile laid this way leaves room for one more at every end."""
        corner = spot.at
        others = occupied ^ spot.parent
        if way.grown << corner + way.grown_shift & others:
            return False
        shape = way.shape << corner + way.shift
        marks ^= spot.mark
        if shape & marks:
            return False
        now = occupied | shape
        for other in spots:
            if (
                shape & other.room
                and other is not spot
                and not room_for(
                    now ^ other.parent,
                    other.parent,
                    other.at,
                    other.edge,
                    other.side,
                    1,
                    self.kinds(other),
                    self.later,
                    self.spinning,
                )
            ):
                return False
        blocked = now | marks
        double = way in DOUBLE_WAYS
        for leaving in way.exits if not double or self.spinning else way.exits[:1]:
            at, side = corner + leaving.at, leaving.side
            if MARK[side] << at + MARK_SHIFT[side] & blocked:
                return False
            kinds = (True, False) if double else self.later
            if not room_for(
                occupied, shape, at, leaving.edge, side, 1, kinds, self.later, self.spinning
            ):
                return False
        return True

    def renewed(self, spot: Spot, occupied: Cells) -> Spot:
        """Return an end with its freedom found anew."""
        kinds = self.kinds(spot)
        if not (kinds[0] or kinds[1]):
            return spot._replace(freedom=DEEP, needs=0, room=0)
        others = occupied & ~spot.parent
        arm = others, spot.parent, spot.at, spot.edge, spot.side
        needs = room = room_for(*arm, 1, kinds, self.later, self.spinning)
        if not room:
            return spot._replace(freedom=0, needs=0, room=0)
        if self.depth <= 1:
            return spot._replace(freedom=DEEP, needs=room, room=room)
        freedom = 1
        for depth in range(2, self.depth + 1):
            more = room_for(*arm, depth, kinds, self.later, self.spinning)
            if not more:
                break
            freedom, needs = depth, more
        else:
            freedom = DEEP
        return spot._replace(freedom=freedom, needs=needs, room=room)


def _ports(tile: Tile, by: Port | None, *, swap: bool) -> list[Port]:
    """Return the ports of a way's exits."""
    if not tile.double:
        return [Port.HIGH if by is Port.LOW else Port.LOW]
    return [STRAIGHTS[1], *(BRANCHES[::-1] if swap else BRANCHES)]


def _box(way: Way, corner: int, box: Box | None) -> Box:
    y, x = divmod(corner, STRIDE)
    left, right = sorted((x + way.near[0], x + way.far[0]))
    top, bottom = sorted((y + way.near[1], y + way.far[1]))
    if box is None:
        return left, top, right + 2, bottom + 2
    return (min(box[0], left), min(box[1], top), max(box[2], right + 2), max(box[3], bottom + 2))


def size_cost(box: Box) -> float:
    """Return what the size of a table costs."""
    wide, high = (box[2] - box[0]) / COMFORT[0], (box[3] - box[1]) / COMFORT[1]
    return SIZE_COST * max(wide, high, 1.0) + AREA_COST * (wide + high)
