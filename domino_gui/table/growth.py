"""How a table grows: where the next tile lies, so that every end keeps room for those to come.

A tile is laid at once, for good, and with what may come in mind. Of the few ways that it can lie
at its end, those that leave any end without room are out; of the others the cheapest is taken.
Costly is, steeply, an end with little freedom (`reach`), a table larger than is comfortable, and
an outlook in which the next tile, at an end that this one concerns, would find only such places.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from domino_gui.engine.layout import BRANCHES, End, Placed, Port, Spinners
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
NOISE: Final = 120.0

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in cells, the last two exclusive."""


class Position(NamedTuple):
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
    dead: int
    """How many ends have no room."""


class Option(NamedTuple):
    """One way to lay a tile, judged."""

    way: Way
    corner: int
    position: Position
    """The table with the tile."""
    cost: float


class Rest(NamedTuple):
    """Where a tile lies: the upper left cells of its halves."""

    low: tuple[int, int]
    high: tuple[int, int]
    parent: Tile | None
    apart: bool


EMPTY: Final = Position(WALL, (), (*ORIGIN, *ORIGIN), 0.0, 0.0, 0)


class Growth:
    """A table while it grows."""

    __slots__ = ("certain", "left", "position", "rests", "spinner", "spinners")

    def __init__(self, spinners: Spinners, certain: Sequence[Placed] = ()) -> None:
        """Begin with an empty table; ``certain`` are all placements until now, if they are known.

        Only then they may come in another order than in the round.
        """
        self.spinners = spinners
        self.position = EMPTY
        self.rests: dict[Tile, Rest] = {}
        tiles = [placed.tile for placed in certain]
        self.left = [tile for tile in TILES if tile not in tiles]
        """Tiles that may come anywhere."""
        self.certain = {placed.at: placed.tile for placed in certain if placed.at is not None}
        """Tiles known to come at an end."""
        doubles = [tile for tile in tiles if tile.double]
        self.spinner = doubles[0] if doubles else None
        """The first double of the round."""

    def copy(self) -> Self:
        """Return a table that grows by itself."""
        twin = type(self)(self.spinners)
        twin.position, twin.rests, twin.left = self.position, self.rests.copy(), self.left.copy()
        twin.certain, twin.spinner = self.certain.copy(), self.spinner
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

    def _prospect(self, placed: Placed) -> Prospect:
        """Return what can come after a placement."""
        tile = placed.tile
        certain = {end: one for end, one in self.certain.items() if one is not tile}
        left = [other for other in self.left if other is not tile]
        spins = self.spinners is Spinners.EVERY or (
            self.spinners is Spinners.FIRST and self.spinner is None and not tile.double
        )
        return Prospect(left, DEPTHS[self.spinners], spins=spins, certain=certain)

    def choose(
        self, placed: Placed, noise: random.Random | None = None, *, strict: bool = True
    ) -> Option | None:
        """Return the best way to lay a tile.

        None if with each an end would have no room; without ``strict``, only if there is no way at
        all. With ``noise`` a way that is not quite the best is sometimes taken, and the branches
        of a double are named either way.
        """
        prospect = self._prospect(placed)
        if placed.at is None:
            return self._lead(placed.tile, prospect)
        options = self._options(placed, prospect, strict=strict, swap=noise is not None)
        if len(options) < 2:
            return options[0] if options else None
        costs = [option.cost + outlook(self.position, option, prospect) for option in options]
        if noise is not None:
            costs = [cost + NOISE * noise.random() for cost in costs]
        return options[costs.index(min(costs))]

    def _options(
        self, placed: Placed, prospect: Prospect, *, strict: bool, swap: bool
    ) -> list[Option]:
        tile, at, by = placed
        assert at is not None
        spot = self.spot(at)
        ways = (DOUBLE_WAYS[spot.side],) if tile.double else spot.ways
        names = [BRANCHES, BRANCHES[::-1]] if swap and self.spins(tile) else [BRANCHES]
        found = []
        for way in ways:
            for branches in names:
                ends = self._ends(tile, by, branches)
                kinds = [
                    prospect.kinds(end, leaving.edge)
                    for end, leaving in zip(ends, way.exits, strict=False)
                ]
                option = judge(
                    self.position, spot, way, ends, kinds, prospect, tile.numbers, strict=strict
                )
                if option is not None:
                    found.append(option)
        return found

    def _ends(self, tile: Tile, by: Port | None, branches: Sequence[Port] = BRANCHES) -> list[End]:
        """Return the ends of a tile that comes, in the order of a way's exits."""
        if not tile.double:
            return [End(tile, Port.HIGH if by is not Port.HIGH else Port.LOW)]
        ports = [Port.STRAIGHT_B, *branches] if self.spins(tile) else [Port.STRAIGHT_B]
        return [End(tile, port) for port in ports]

    def _lead(self, tile: Tile, prospect: Prospect) -> Option:
        x, y = ORIGIN
        if tile.double:
            corner, way = y * STRIDE + x - 1, DOUBLE_WAYS[Side.RIGHT]
            back, edge = End(tile, Port.STRAIGHT_A), Edge.LONG
        else:
            corner, way = y * STRIDE + x - 2, PLAIN_WAYS[Edge.HALF][Side.RIGHT][0]
            back, edge = End(tile, Port.LOW), Edge.HALF
        shape = way.shape << corner + way.shift
        ends = [back, *self._ends(tile, None)]
        exits = [Exit(0, edge, Side.LEFT), *way.exits]
        spots = tuple(
            prospect.spot(
                end, corner, leaving, shape, WALL | shape, prospect.kinds(end, leaving.edge)
            )
            for end, leaving in zip(ends, exits, strict=False)
        )
        box = _box(way, corner, None)
        return Option(way, corner, Position(WALL | shape, spots, box, 0.0, 0.0, 0), 0.0)

    def choose_apart(self, placed: Placed) -> Option:
        """Return where a tile lies that finds no place at its end: as near as may be."""
        tile, at, by = placed
        assert at is not None
        spot = self.spot(at)
        prospect = self._prospect(placed)
        ends = self._ends(tile, by)
        y0, x0 = divmod(spot.at, STRIDE)
        corners = [(x, y) for y in range(RIM, ROWS - RIM) for x in range(RIM, STRIDE - RIM)]
        corners.sort(key=lambda corner: (corner[0] - x0) ** 2 + (corner[1] - y0) ** 2)
        for strict in (True, False):
            for x, y in corners:
                for side in Side:
                    way = DOUBLE_WAYS[side] if tile.double else PLAIN_WAYS[Edge.LONG][side][0]
                    adrift = spot._replace(at=y * STRIDE + x, side=side, parent=0)
                    kinds = [
                        prospect.kinds(end, leaving.edge)
                        for end, leaving in zip(ends, way.exits, strict=False)
                    ]
                    option = judge(
                        self.position,
                        adrift,
                        way,
                        ends,
                        kinds,
                        prospect,
                        tile.numbers,
                        strict=strict,
                    )
                    if option is not None:
                        return option
        raise AssertionError("28 tiles cannot fill the grid")

    def lay(self, option: Option, placed: Placed, *, apart: bool = False) -> None:
        """Lay a tile as an option has it."""
        tile, at, by = placed
        way = option.way
        y, x = divmod(option.corner, STRIDE)
        near = x + way.near[0], y + way.near[1]
        far = x + way.far[0], y + way.far[1]
        low, high = (far, near) if by is Port.HIGH else (near, far)
        self.rests[tile] = Rest(low, high, at.tile if at is not None else None, apart)
        self.position = option.position
        if at is not None and at in self.certain:
            del self.certain[at]
        elif tile in self.left:
            self.left.remove(tile)
        if tile.double and self.spinner is None:
            self.spinner = tile

    def worth(self) -> float:
        """Return what the table costs as it is; less is better."""
        return self.position.strain + self.position.size


def judge(  # noqa: PLR0913
    position: Position,
    spot: Spot,
    way: Way,
    ends: Sequence[End | None],
    kinds: Sequence[Kinds],
    prospect: Prospect,
    numbers: int = 0,
    *,
    strict: bool = True,
) -> Option | None:
    """Return what becomes of a table when a tile is laid this way at an end.

    ``ends`` are those that the tile brings, ``kinds`` what can come there; where one of
    ``numbers`` stands, other things may come than before. None if there is no place for the tile;
    with ``strict``, also if an end would have no room.
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
        if numbers and one.end is not None and numbers >> one.end.number & 1:
            other = prospect.reconsidered(other, now)
        if strict and other.freedom == 0:
            return None
        blocked |= other.mark
        spots.append(other)
    for end, leaving, coming in zip(ends, way.exits, kinds, strict=False):
        new = prospect.spot(end, corner, leaving, shape, now, coming)
        if new.mark & blocked:
            new = new._replace(freedom=0)
        if strict and new.freedom == 0:
            return None
        zone = new.zone
        crowd += sum([(zone & other.zone).bit_count() for other in spots])
        spots.append(new)
    strain = sum([FREEDOM_COSTS[other.freedom] for other in spots])
    dead = sum([other.freedom == 0 for other in spots])
    box = _box(way, corner, position.box)
    size = size_cost(_with_marks(box, spots))
    cost = strain + CROWD_COST * crowd + size + (TURN_COST if way.turned else 0.0)
    return Option(way, corner, Position(now, tuple(spots), box, size, strain, dead), cost)


def outlook(before: Position, option: Option, prospect: Prospect) -> float:
    """Return what the next placement may cost: at each end concerned, of each kind of tile."""
    position = option.position
    spots = position.spots
    known = {id(spot) for spot in before.spots}
    box = _with_marks(position.box, spots)
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
                size_cost(_box(way, spot.at, box)) - size for way in spot.ways
            )
            continue
        if plain:
            replies = [
                judge(position, spot, way, (None,), (prospect.later,), prospect)
                for way in spot.ways
            ]
            cost += OUTLOOK_WEIGHTS[0] * _cheapest(replies, position.strain + size)
        if double:
            number = 3 if prospect.spins else 1
            way = DOUBLE_WAYS[spot.side]
            kinds = (ANY_PLAIN,) * number
            reply = judge(position, spot, way, (None,) * number, kinds, prospect)
            cost += OUTLOOK_WEIGHTS[1] * _cheapest([reply], position.strain + size)
    return cost


def _cheapest(replies: Sequence[Option | None], now: float) -> float:
    costs = [reply.cost - now for reply in replies if reply is not None]
    return min([*costs, STUCK_COST / OUTLOOK_WEIGHTS[0]])


def _box(way: Way, corner: int, box: Box | None) -> Box:
    y, x = divmod(corner, STRIDE)
    left, right = sorted((x + way.near[0], x + way.far[0]))
    top, bottom = sorted((y + way.near[1], y + way.far[1]))
    if box is None:
        return left, top, right + 2, bottom + 2
    return min(box[0], left), min(box[1], top), max(box[2], right + 2), max(box[3], bottom + 2)


def _with_marks(box: Box, spots: Sequence[Spot]) -> Box:
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
