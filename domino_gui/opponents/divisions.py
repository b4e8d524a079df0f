"""The ways to divide tiles among pools with so much room, counted once and then drawn from evenly.

Each tile may go to some of the pools. Tiles that may go to the same ones are of one kind, and only
how many of a kind go where is counted: kind after kind, by the room that those before have left.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate
from math import comb
from random import Random
from typing import Final

Options = dict[int, int]
"""By `Tile.index`, where a tile may go: bit *n* for the pool or place that is *n*-th."""

Share = tuple[int, int]
"""A pool by its number, and how many tiles go there."""

# The room left in all pools is one number: six bits for each, of which the highest is kept free,
# so that it is seen when more is taken than is there.
_BITS: Final = 6
_MOST: Final = (1 << _BITS - 1) - 1


class Split:
    """How many tiles of one kind go where."""

    __slots__ = ("shares", "taken", "ways")

    def __init__(self, shares: list[Share]) -> None:
        self.shares = [(pool, tiles) for pool, tiles in shares if tiles]
        self.taken = sum(tiles << _BITS * pool for pool, tiles in self.shares)
        """The room that they take."""
        self.ways = orders([tiles for _, tiles in self.shares])


class Kind:
    """Tiles that may go to the same pools."""

    __slots__ = ("splits", "tiles")

    def __init__(self, tiles: list[int], rooms: list[Share]) -> None:
        self.tiles = tiles
        self.splits = [Split(shares) for shares in _splits(len(tiles), rooms)]


class Node:
    """What can come next where some kinds have found their pools."""

    __slots__ = ("choices", "up_to", "ways")

    def __init__(self) -> None:
        self.ways = 0
        self.choices: list[tuple[Split, Node]] = []
        self.up_to: list[float] = []


class Divisions:
    """All ways to divide tiles; there must be room for exactly so many.

    Tiles that may go anywhere come last, into what is left. In how many ways they fill a pool is
    counted as soon as no kind to come may go there; what room it has matters no more then, which
    leaves few states to be told apart.
    """

    def __init__(self, rooms: list[int], options: Options) -> None:
        alike: dict[int, list[int]] = {}
        for tile, mask in options.items():
            alike.setdefault(mask, []).append(tile)
        everywhere = sum(1 << pool for pool, room in enumerate(rooms) if room)
        self._free = alike.pop(everywhere, [])
        masks = _in_order([*alike], len(rooms))
        self._kinds = [
            Kind(alike[mask], [(pool, room) for pool, room in enumerate(rooms) if mask >> pool & 1])
            for mask in masks
        ]
        self._closed: list[list[int]] = [[] for _ in range(len(masks) + 1)]
        for pool in range(len(rooms)):
            last = max((at for at, mask in enumerate(masks, 1) if mask >> pool & 1), default=0)
            self._closed[last].append(pool)
        self._room = sum(room << _BITS * pool for pool, room in enumerate(rooms))
        self._guards = sum(1 << _BITS * pool + _BITS - 1 for pool in range(len(rooms)))
        self._nodes: list[dict[int, Node]] = [{} for _ in range(len(masks) + 1)]
        ways, room, free = self._close(0, self._room, len(self._free))
        self._root = self._count(0, room, free) if ways else Node()
        self.ways = ways * self._root.ways
        """How many there are; 0 where the tiles cannot be divided so."""
        self._shares: dict[int, list[Share]] = {}
        self.mixed = {
            pool for kind in self._kinds for split in kind.splits for pool, _ in split.shares
        }
        """The pools whose tiles come kind by kind, not in an order made by chance."""

    def _count(self, number: int, room: int, free: int) -> Node:
        """Count the ways to fill the ``room`` with the kinds from ``number`` on and free tiles."""
        known = self._nodes[number].get(room)
        if known is not None:
            return known
        node = self._nodes[number][room] = Node()
        if number == len(self._kinds):
            node.ways = 1
            return node
        guards, shares = self._guards, []
        for split in self._kinds[number].splits:
            left = (room | guards) - split.taken
            if left & guards == guards:
                ways, left, rest = self._close(number + 1, left ^ guards, free)
                after = self._count(number + 1, left, rest) if ways else node
                if after.ways:
                    node.choices.append((split, after))
                    shares.append(split.ways * ways * after.ways)
        node.ways = sum(shares)
        node.up_to = up_to(shares)
        return node

    def _close(self, number: int, room: int, free: int) -> tuple[int, int, int]:
        """Fill the pools that are for free tiles alone once ``number`` kinds are in theirs.

        Return in how many ways, the room that is left elsewhere, and the free tiles for it.
        """
        ways = 1
        for pool in self._closed[number]:
            here = room >> _BITS * pool & _MOST
            if here > free:
                return 0, room, free
            ways *= comb(free, here)
            free -= here
            room -= here << _BITS * pool
        return ways, room, free

    def divide(self, pools: list[list[int]], rng: Random) -> None:
        """Add every tile to a pool, in one of the ways."""
        node, room = self._root, self._room
        for kind in self._kinds:
            split, node = node.choices[bisect(node.up_to, rng.random())]
            room -= split.taken
            alone = len(split.shares) == 1
            _deal(kind.tiles if alone else shuffled(kind.tiles, rng), split.shares, pools)
        if self._free:
            _deal(shuffled(self._free, rng), self._left(room), pools)

    def _left(self, room: int) -> list[Share]:
        shares = self._shares.get(room)
        if shares is None:
            rooms = [room >> _BITS * pool & _MOST for pool in range(self._guards.bit_count())]
            shares = self._shares[room] = [(pool, left) for pool, left in enumerate(rooms) if left]
        return shares

    def possible(self) -> Iterator[tuple[int, int]]:
        """Yield every tile with each pool that it goes to in some way."""
        free_in = {pool for pool in self._closed[0] if self._room >> _BITS * pool & _MOST}
        for number, kind in enumerate(self._kinds):
            taken = [
                (room, split)
                for room, node in self._nodes[number].items()
                for split, _ in node.choices
            ]
            for pool in {pool for _, split in taken for pool, _ in split.shares}:
                yield from ((tile, pool) for tile in kind.tiles)
            free_in |= {
                pool
                for room, split in taken
                for pool in self._closed[number + 1]
                if room - split.taken >> _BITS * pool & _MOST
            }
        for pool in free_in:
            yield from ((tile, pool) for tile in self._free)


def _in_order(masks: list[int], pools: int) -> list[int]:
    """Sort kinds, given by their pools, so that pools are soon for free tiles alone.

    The pool that the fewest of those that are left may go to is served first.
    """
    order: list[int] = []
    while len(order) < len(masks):
        left = [mask for mask in masks if mask not in order]
        served = [[mask for mask in left if mask >> pool & 1] for pool in range(pools)]
        fewest = min((kinds for kinds in served if kinds), key=len)
        order += sorted(fewest, key=int.bit_count)
    return order


def orders(parts: list[int]) -> int:
    """Return in how many ways tiles can be divided into parts of these sizes."""
    ways, tiles = 1, 0
    for part in parts:
        tiles += part
        ways *= comb(tiles, part)
    return ways


def up_to(shares: list[int]) -> list[float]:
    """Divide 0 to 1 in these proportions; return up to where each part reaches, but the last."""
    whole = sum(shares)
    return [end / whole for end in accumulate(shares[:-1])]


def shuffled(tiles: list[int], rng: Random) -> list[int]:
    """Return ``tiles`` in any order; in half the time that `Random.shuffle` takes."""
    random = rng.random
    return sorted(tiles, key=lambda _: random())


def _deal(tiles: list[int], shares: list[Share], pools: list[list[int]]) -> None:
    at = 0
    for pool, number in shares:
        pools[pool] += tiles[at : at + number]
        at += number


def _splits(tiles: int, rooms: list[Share]) -> Iterator[list[Share]]:
    """Yield the ways to divide so many alike tiles among pools with so much room."""
    if not rooms:
        if not tiles:
            yield []
        return
    (pool, room), *others = rooms
    elsewhere = sum(room for _, room in others)
    for number in range(max(0, tiles - elsewhere), min(tiles, room) + 1):
        for shares in _splits(tiles - number, others):
            yield [(pool, number), *shares]
