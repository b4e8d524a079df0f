"""The last resort: the whole table laid anew.

How tiles lie follows from few choices: which way each plain tile turns, and which short end of a
double is branch a. So a table is a row of such choices, and a better one is looked for by changing
one after another, as metal is annealed: a worse table is often taken at first, in the end never.
The search starts from the table as it is, and so finds one that resembles it, where there is one.

Where no table is found in which every end has room, those count in which every tile has a place:
the fewer ends that are open lack room the better, then the fewer that are yet to open.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from domino_gui.engine.layout import BRANCHES, STRAIGHTS, End, Placed, Port
from domino_gui.table.cells import (
    MARK,
    MARK_SHIFTS,
    PLAIN_WAYS,
    RIM,
    ROWS,
    STRIDE,
    WALL,
    Cells,
    Exit,
    Side,
    Way,
    crosswise,
)
from domino_gui.table.growth import (
    COMFORT,
    FREEDOM_COSTS,
    MIDDLE,
    Box,
    Growth,
    Position,
    grown_box,
    lead,
    rest,
    size_cost,
    with_marks,
)
from domino_gui.table.reach import Kinds, Spot, room_for

STEPS: Final = 4000
"""Tables tried in one search."""


class Search(NamedTuple):
    """What a search may do, and what it heeds."""

    slides: bool
    """Whether a double may be slid by half a unit, so that it is touched by a half on one of its
    halves."""
    rooms: bool
    """Whether ends want room."""


SEARCHES: Final = (
    *[Search(slides=False, rooms=True)] * 2,
    *[Search(slides=True, rooms=True)] * 3,
    *[Search(slides=True, rooms=False)] * 2,
)
"""Further searches are made only while no table without fault was found: with slides only where
else a tile would lie apart or an open end would lack room, and without heed to room only where a
tile would lie apart."""
WARM: Final = 4.0
COLD: Final = 0.4
SLID: Final = 0.6
"""What a double that is slid costs."""
FAULTS: Final = (2.0, 2.0, 1.5)
"""What costs a tile that has no place, an open end without room, and one that opens later."""
SIZE: Final = 12.0
"""What another time the comfortable size costs, on the same scale."""
KEPT: Final = 12
"""So many tables without fault are compared by what they promise."""

Faults = tuple[int, int, int]
"""How many tiles have no place, and how many ends no room: those open, and those opening later."""
HOPELESS: Final[Faults] = (0, 99, 99)
"""More than any table has in which every tile has a place."""

Choice = tuple[int, bool]
"""Which of its ways a tile lies in, and whether its branches are exchanged."""

SLID_WAYS: Final = tuple(tuple(crosswise(side, slide) for slide in (0, 1, -1)) for side in Side)
"""By side: how a double lies at a half, the last two slid by half a unit, so that the half lies on
one of its two."""

_BACK: Final = 3
_SLOTS: Final = {Port.STRAIGHT_B: 0, Port.BRANCH_A: 1, Port.BRANCH_B: 2, Port.STRAIGHT_A: _BACK}


class _Member(NamedTuple):
    """A tile in the tree of tiles."""

    placed: Placed
    parent: int
    slot: int
    """Which exit of its parent it has: one of its way, or `_BACK`."""
    free: bool
    """Whether there is a choice."""


class _Open(NamedTuple):
    """An end that must keep room."""

    end: End
    member: int
    slot: int
    kinds: Kinds
    later: bool
    """Whether it is yet to open."""


class _Lying(NamedTuple):
    """A tile as some choices have it."""

    way: Way
    corner: int
    shape: Cells
    exits: Sequence[Exit]
    collides: bool


class _Tree:
    """The tiles that lie, and the ends that must keep room."""

    def __init__(self, placed: Sequence[Placed], growth: Growth, search: Search) -> None:
        self.prospect = growth.prospect()
        self.search = search
        self.members: list[_Member] = []
        self.ends: list[_Open] = []
        index = {one.tile: number for number, one in enumerate(placed)}
        covered = {one.at for one in placed}
        for number, one in enumerate(placed):
            tile, at = one.tile, one.at
            ends = growth.ends(tile, one.by)
            if at is None:
                ends.append(End(tile, Port.STRAIGHT_A if tile.double else Port.LOW))
                self.members.append(_Member(one, -1, 0, free=False))
            else:
                turns = at.port not in STRAIGHTS
                free = search.slides or growth.spins(tile) if tile.double else turns
                parent = index[at.tile]
                slot = self._slot(at, placed[parent])
                self.members.append(_Member(one, parent, slot, free))
            for end in ends:
                if end not in covered:
                    slot = self._slot(end, one)
                    edge = lead(tile)[0].exits[0 if slot == _BACK else slot].edge
                    kinds = self.prospect.kinds(end, edge)
                    later = end.port in BRANCHES and any(
                        End(tile, port) not in covered for port in STRAIGHTS if port is not one.by
                    )
                    self.ends.append(_Open(end, number, slot, kinds, later))

    @staticmethod
    def _slot(end: End, owner: Placed) -> int:
        if end.tile.double:
            return _SLOTS[end.port]
        return _BACK if owner.at is None and end.port is Port.LOW else 0

    def present(self, member: _Member, growth: Growth) -> Choice:
        """Return how a tile lies now; straight on if that is no choice."""
        lying = growth.rests.get(member.placed.tile)
        if lying is None or lying.apart or not member.free:
            return 0, False
        if member.placed.tile.double and not self.search.slides:
            return 0, lying.swapped
        return lying.way.bend, lying.swapped

    def changed(self, member: _Member, choice: Choice, chance: random.Random) -> Choice:
        """Return another choice for a tile."""
        bend, swapped = choice
        if not member.placed.tile.double:
            return (bend + chance.randrange(1, 3)) % 3, False
        if not self.search.slides or chance.random() < 0.5:
            return bend, not swapped
        return (bend + chance.randrange(1, 3)) % 3, swapped

    def lay(self, choices: Sequence[Choice]) -> Iterator[_Lying]:
        """Yield how the tiles lie; it stops at one that would lie outside of the grid."""
        lying: list[_Lying] = []
        occupied = WALL
        for member, (bend, swapped) in zip(self.members, choices, strict=True):
            tile = member.placed.tile
            if member.parent < 0:
                corner = MIDDLE
                way, back = lead(tile)
                exits: Sequence[Exit] = (*way.exits, *[back] * (_BACK + 1 - len(way.exits)))
                others = occupied
            else:
                parent = lying[member.parent]
                leaving = parent.exits[member.slot]
                corner = parent.corner + leaving.at
                ways = SLID_WAYS if tile.double else PLAIN_WAYS[leaving.edge]
                way = ways[leaving.side][bend]
                exits = way.exits
                others = occupied & ~parent.shape
            y, x = divmod(corner, STRIDE)
            if not (RIM <= x < STRIDE - RIM and RIM <= y < ROWS - RIM):
                return
            if swapped:
                exits = (exits[0], exits[2], exits[1], *exits[3:])
            collides = way.grown << corner + way.grown_shift & others != 0
            one = _Lying(way, corner, way.shape << corner + way.shift, exits, collides)
            occupied |= one.shape
            lying.append(one)
            yield one

    def cost(self, choices: Sequence[Choice]) -> tuple[float, Faults]:
        """Return what a table costs, and its faults."""
        lying = list(self.lay(choices))
        if len(lying) < len(self.members):
            return math.inf, (len(self.members), 0, 0)
        occupied = WALL
        faults = [0, 0, 0]
        box: Box | None = None
        for one in lying:
            occupied |= one.shape
            faults[0] += one.collides
            box = grown_box(box, one.way, one.corner)
        slid = sum(
            [
                one.placed.tile.double and bend != 0
                for one, (bend, _) in zip(self.members, choices, strict=True)
            ]
        )
        marked = occupied
        later, spins = self.prospect.later, self.prospect.spins
        for _, member, slot, kinds, opens_later in self.ends if self.search.rooms else ():
            one = lying[member]
            at, edge, side = one.exits[slot]
            at += one.corner
            mark = MARK << at + MARK_SHIFTS[side]
            free = mark & marked == 0
            marked |= mark
            if free and (kinds[0] or kinds[1]):
                shape = one.shape
                others = occupied & ~shape
                free = room_for(others, shape, at, edge, side, 1, kinds, later, spins) != 0
            faults[1 + opens_later] += not free
        assert box is not None
        size = max((box[2] - box[0]) / COMFORT[0], (box[3] - box[1]) / COMFORT[1], 1.0)
        unlaid, open_now, open_later = faults
        fault = FAULTS[0] * unlaid + FAULTS[1] * open_now + FAULTS[2] * open_later
        return fault + SIZE * size + SLID * slid, (unlaid, open_now, open_later)

    def table(self, choices: Sequence[Choice], before: Growth) -> Growth:
        """Return the table that is laid with choices, ``before`` having been."""
        growth = before.copy()
        growth.rests = {}
        lying = list(self.lay(choices))
        occupied = WALL
        box: Box | None = None
        for member, one, choice in zip(self.members, lying, choices, strict=True):
            placed = member.placed
            growth.rests[placed.tile] = rest(placed, one.way, one.corner, swapped=choice[1])
            occupied |= one.shape
            box = grown_box(box, one.way, one.corner)
        assert box is not None
        spots: list[Spot] = []
        marked = occupied
        for end, owner, slot, kinds, _ in self.ends:
            one = lying[owner]
            leaving = one.exits[slot]
            spot = self.prospect.spot(end, one.corner, leaving, one.shape, occupied, kinds)
            spots.append(replace(spot, freedom=0) if spot.mark & marked else spot)
            marked |= spot.mark
        strain = sum([FREEDOM_COSTS[spot.freedom] for spot in spots])
        size = size_cost(with_marks(box, spots))
        growth.position = Position(occupied, tuple(spots), box, size, strain)
        return growth


def lay_anew(placed: Sequence[Placed], before: Growth) -> Growth | None:
    """Return a table in which as few ends as possible lack room; None if none was found.

    ``before`` is the table without the last of the tiles. The chance in it is alike on every
    machine.
    """
    growth = before.copy()
    growth.reckon(placed[-1].tile)
    chance = random.Random(len(placed))
    least = HOPELESS
    tables: list[Growth] = []
    for search in SEARCHES:
        if not any(least[:2] if search.slides else least) or (tables and not search.rooms):
            break
        tree = _Tree(placed, growth, search)
        present = [tree.present(member, before) for member in tree.members]
        faults, found = _anneal(tree, present, chance)
        if faults < least:
            least, tables = faults, [tree.table(choices, growth) for choices in found]
    return min(tables, key=lambda table: table.worth(), default=None)


def _anneal(
    tree: _Tree, start: Sequence[Choice], chance: random.Random
) -> tuple[Faults, list[list[Choice]]]:
    """Return the least faults that a search comes upon, and the smallest tables with no others.

    There are none where a tile has no place.
    """
    least: Faults = HOPELESS
    found: dict[tuple[Choice, ...], float] = {}
    free = [number for number, member in enumerate(tree.members) if member.free]
    choices = list(start)
    cost, _ = tree.cost(choices)
    for step in range(STEPS if free else 0):
        heat = WARM * (COLD / WARM) ** (step / STEPS)
        number = free[chance.randrange(len(free))]
        before = choices[number]
        choices[number] = tree.changed(tree.members[number], before, chance)
        new, faults = tree.cost(choices)
        if new > cost and chance.random() >= math.exp((cost - new) / heat):
            choices[number] = before
            continue
        cost = new
        if faults < least:
            least = faults
            found.clear()
        if faults == least:
            found[tuple(choices)] = cost
    return least, [list(one) for one in sorted(found, key=lambda one: found[one])[:KEPT]]
