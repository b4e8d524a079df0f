"""The ways to fill places with tiles, counted once and then drawn from evenly.

Each tile may go to some of the places, each place takes a given number. Tiles that may go to the
same places are of one kind; only how many of a kind go where is counted, kind after kind.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate
from math import comb, prod
from random import Random
from typing import Final

from domino_gui.engine.tiles import TILES

BONEYARD: Final = -1
"""Stands for the boneyard where seats have their number."""

Places = dict[int, int]
"""By `Tile.index`, the places that a tile may go to: bit *n* for place *n*."""

Share = tuple[int, int]
"""A pool by its number, and how many tiles go there."""

# The room left in all pools is one number: six bits for each, the highest of them kept free, so
# that it is seen when more is taken than is there.
_BITS: Final = 6
_MOST: Final = (1 << _BITS - 1) - 1


class Pool:
    """Places that the same tiles may go to, filled as if they were one."""

    __slots__ = ("fixed", "parts", "room", "seats", "stirred", "ways")

    def __init__(self, places: list[tuple[int, int]]) -> None:
        """Join places, each given as who gets what lies there, and how many tiles."""
        self.room = sum(tiles for _, tiles in places)
        self.ways = _orders(self.room, [tiles for _, tiles in places])
        """In how many ways the tiles in it are divided among its places."""
        self.seats = sorted({seat for seat, _ in places}, reverse=True)
        self.parts = [sum(tiles for of, tiles in places if of == seat) for seat in self.seats]
        self.fixed: list[int] = []
        """Tiles that may go nowhere else."""
        self.stirred = False
        """Whether its tiles come in an order that chance has not made."""


class Split:
    """How many tiles of one kind go where."""

    __slots__ = ("shares", "taken", "ways")

    def __init__(self, shares: list[Share]) -> None:
        self.shares = [(pool, tiles) for pool, tiles in shares if tiles]
        self.taken = sum(tiles << _BITS * pool for pool, tiles in self.shares)
        numbers = [tiles for _, tiles in self.shares]
        self.ways = _orders(sum(numbers), numbers)


class Kind:
    """Tiles that may go to the same pools."""

    __slots__ = ("splits", "tiles")

    def __init__(self, tiles: list[int], rooms: list[Share]) -> None:
        self.tiles = tiles
        self.splits = [Split(shares) for shares in _divisions(len(tiles), rooms)]


class Node:
    """What can come next where some kinds of tiles have found their pools."""

    __slots__ = ("choices", "shares", "up_to", "ways")

    def __init__(self, ways: int) -> None:
        self.ways = ways
        self.choices: list[tuple[Split, Node]] = []
        self.up_to: list[float] = []
        """Up to where each choice reaches, the last left out, when 0 to 1 is divided."""
        self.shares: list[Share] = []
        """After the last kind: the room that is left for those that may go anywhere."""


class Filling:
    """The ways to fill ``places``, each given as who gets what lies there, and how many tiles.

    ``ways`` is their number. Tiles of ``gone``, bits by `Tile.index`, take up room, yet nobody has
    them any more.
    """

    def __init__(self, places: list[tuple[int, int]], allowed: Places, gone: int) -> None:
        self.ways = 0
        self._bits = [0 if gone >> tile & 1 else 1 << tile for tile in range(len(TILES))]
        self._known: dict[int, list[int]] = {seat: [] for seat, _ in places}
        self._pools: list[Pool] = []
        self._kinds: list[Kind] = []
        self._free: list[int] = []
        rooms = [tiles for _, tiles in places]
        fixed: list[list[int]] = [[] for _ in places]
        open_ = _without_choice(allowed, rooms, fixed)
        if open_ is None:
            return
        for (seat, _), tiles in zip(places, fixed, strict=True):
            self._known[seat] += tiles
        seats = [seat for seat, _ in places]
        open_ = self._pool([*zip(seats, rooms, strict=True)], open_)
        if open_ is None:
            return
        self._sort(open_)
        self._guards = sum(1 << _BITS * at + _BITS - 1 for at in range(len(self._pools)))
        self._nodes: list[dict[int, Node]] = [{} for _ in range(len(self._kinds) + 1)]
        room = sum(room << _BITS * at for at, room in enumerate(self._rooms))
        self._root = self._count(0, room)
        self.ways = self._root.ways * prod(pool.ways for pool in self._pools)
        self._known_hands = [
            (seat, sum(self._bits[tile] for tile in tiles))
            for seat, tiles in self._known.items()
            if seat != BONEYARD and tiles
        ]
        self._known_boneyard = self._known.get(BONEYARD, [])
        fed = {at for kind in self._kinds for split in kind.splits for at, _ in split.shares}
        for at, pool in enumerate(self._pools):
            pool.stirred = bool(pool.fixed) or at in fed

    def _pool(self, places: list[tuple[int, int]], open_: Places) -> Places | None:
        """Join places that the same tiles may go to; return the pools that each tile may go to."""
        columns: dict[int, list[tuple[int, int]]] = {}
        for at, place in enumerate(places):
            if place[1]:
                column = sum(1 << tile for tile, mask in open_.items() if mask >> at & 1)
                columns.setdefault(column, []).append(place)
        self._pools = [Pool(joined) for joined in columns.values()]
        self._rooms = [pool.room for pool in self._pools]
        pooled = {
            tile: sum(1 << at for at, column in enumerate(columns) if column >> tile & 1)
            for tile in open_
        }
        return _without_choice(pooled, self._rooms, [pool.fixed for pool in self._pools])

    def _sort(self, open_: Places) -> None:
        """Tell tiles apart by where they may go."""
        alike: dict[int, list[int]] = {}
        for tile, mask in open_.items():
            alike.setdefault(mask, []).append(tile)
        everywhere = sum(1 << at for at, room in enumerate(self._rooms) if room)
        self._free = alike.pop(everywhere, [])
        for mask in sorted(alike, key=lambda mask: (mask.bit_count(), mask)):
            rooms = [(at, room) for at, room in enumerate(self._rooms) if mask >> at & 1]
            self._kinds.append(Kind(alike[mask], rooms))

    def _count(self, number: int, room: int) -> Node:
        """Count the ways to fill the ``room`` with the kinds from ``number`` on."""
        known = self._nodes[number].get(room)
        if known is not None:
            return known
        if number == len(self._kinds):
            node = self._last(room)
        else:
            node = Node(0)
            guards, shares = self._guards, []
            for split in self._kinds[number].splits:
                rest = (room | guards) - split.taken
                if rest & guards == guards:
                    after = self._count(number + 1, rest ^ guards)
                    if after.ways:
                        node.choices.append((split, after))
                        shares.append(split.ways * after.ways)
            node.ways = sum(shares)
            node.up_to = up_to(shares)
        self._nodes[number][room] = node
        return node

    def _last(self, room: int) -> Node:
        rooms = [room >> _BITS * at & _MOST for at in range(len(self._pools))]
        if sum(rooms) != len(self._free):
            return Node(0)
        node = Node(_orders(len(self._free), rooms))
        node.shares = [(at, room) for at, room in enumerate(rooms) if room]
        return node

    def fill(self, hands: list[int], rng: Random) -> list[int]:
        """Add to ``hands`` what each gets in one of the ways; return the boneyard."""
        for seat, known in self._known_hands:
            hands[seat] |= known
        contents = [pool.fixed.copy() for pool in self._pools]
        node = self._root
        for kind in self._kinds:
            split, node = node.choices[bisect(node.up_to, rng.random())]
            one_pool = len(split.shares) == 1
            _deal(kind.tiles if one_pool else shuffled(kind.tiles, rng), split.shares, contents)
        if self._free:
            _deal(shuffled(self._free, rng), node.shares, contents)
        boneyard = self._known_boneyard
        stir = len(boneyard) > 1
        bits = self._bits.__getitem__
        for pool, content in zip(self._pools, contents, strict=True):
            tiles, at = content, 0
            if pool.stirred and len(pool.parts) > 1:
                tiles = shuffled(content, rng)
            for seat, number in zip(pool.seats, pool.parts, strict=True):
                part = tiles[at : at + number]
                at += number
                if seat == BONEYARD:
                    stir = bool(boneyard) or (pool.stirred and len(pool.parts) == 1)
                    boneyard = boneyard + part
                else:
                    hands[seat] += sum(map(bits, part))
        return shuffled(boneyard, rng) if stir else boneyard.copy()

    def holders(self) -> Iterator[tuple[int, int]]:
        """Yield every tile that is not gone with each seat, or `BONEYARD`, that may get it."""
        for seat, tiles in self._known.items():
            yield from ((tile, seat) for tile in tiles if self._bits[tile])
        into = {(at, tile) for at, pool in enumerate(self._pools) for tile in pool.fixed}
        for kind, nodes in zip(self._kinds, self._nodes, strict=False):
            for node in nodes.values():
                shares = [share for split, _ in node.choices for share in split.shares]
                into |= {(at, tile) for at, _ in shares for tile in kind.tiles}
        for node in self._nodes[-1].values():
            into |= {(at, tile) for at, _ in node.shares for tile in self._free}
        for at, tile in into:
            if self._bits[tile]:
                yield from ((tile, seat) for seat in self._pools[at].seats)


def up_to(shares: list[int]) -> list[float]:
    """Divide 0 to 1 in these proportions; return up to where each part reaches, but the last."""
    whole = sum(shares)
    return [end / whole for end in accumulate(shares[:-1])]


def shuffled(tiles: list[int], rng: Random) -> list[int]:
    """Return ``tiles`` in any order; faster than `Random.shuffle`."""
    random = rng.random
    keys = [random() for _ in tiles]
    return [tiles[at] for at in sorted(range(len(tiles)), key=keys.__getitem__)]


def _deal(tiles: list[int], shares: list[Share], contents: list[list[int]]) -> None:
    """Put tiles of one kind into pools, so many into each."""
    at = 0
    for pool, number in shares:
        contents[pool] += tiles[at : at + number]
        at += number


def _without_choice(allowed: Places, rooms: list[int], fixed: list[list[int]]) -> Places | None:
    """Put tiles where they must go; return the places of the others, None if one has none."""
    left = allowed.copy()
    settled = True
    while settled:
        settled = False
        free = sum(1 << at for at, room in enumerate(rooms) if room)
        for tile, mask in [*left.items()]:
            left[tile] = may = mask & free
            if may & (may - 1):
                continue
            at = may.bit_length() - 1
            if not may or not rooms[at]:
                return None
            rooms[at] -= 1
            fixed[at].append(tile)
            del left[tile]
            settled = True
    return left


def _divisions(tiles: int, rooms: list[Share]) -> Iterator[list[Share]]:
    """Yield the ways to divide so many tiles among pools with so much room."""
    if not rooms:
        if not tiles:
            yield []
        return
    (pool, room), *others = rooms
    beyond = sum(room for _, room in others)
    for number in range(max(0, tiles - beyond), min(tiles, room) + 1):
        for shares in _divisions(tiles - number, others):
            yield [(pool, number), *shares]


def _orders(tiles: int, parts: list[int]) -> int:
    """Return in how many ways tiles can be divided into parts of these sizes."""
    ways = 1
    for part in parts:
        ways *= comb(tiles, part)
        tiles -= part
    return ways
