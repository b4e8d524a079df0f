"""The ways to fill hands and boneyard: each of their places takes so many of some of the tiles."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from random import Random
from typing import Final

from domino_gui.engine.tiles import TILES
from domino_gui.opponents.divisions import Divisions, Options, orders, shuffled

BONEYARD: Final = -1
"""Stands for the boneyard where seats have their number."""

Place = tuple[int, int]
"""Who gets what lies there, a seat or `BONEYARD`; and how many tiles it takes."""


class Pool:
    """Places that the same tiles may go to, filled as if they were one."""

    __slots__ = ("fixed", "parts", "room", "stirred", "ways")

    def __init__(self, places: list[Place]) -> None:
        self.room = sum(tiles for _, tiles in places)
        self.ways = orders([tiles for _, tiles in places])
        """In how many ways what is in it can be divided among its places."""
        owners = sorted({owner for owner, _ in places}, reverse=True)
        self.parts = [
            (owner, sum(tiles for of, tiles in places if of == owner)) for owner in owners
        ]
        """What each owner gets."""
        self.fixed: list[int] = []
        """Tiles that can go nowhere else."""
        self.stirred = False
        """Whether it has to be shuffled: chance has not made the order in which tiles come."""


class Filling:
    """The ways to fill ``places`` with exactly the tiles of ``options``.

    Those of ``gone``, bits by `Tile.index`, take up room, yet their owner has them no more.
    """

    def __init__(self, places: list[Place], options: Options, gone: int) -> None:
        self.ways = 0
        """How many there are. Where it is 0 nothing else may be asked for."""
        self._bits = [0 if gone >> tile & 1 else 1 << tile for tile in range(len(TILES))]
        fixed: list[list[int]] = [[] for _ in places]
        rooms = [room for _, room in places]
        open_ = _without_choice(options, rooms, fixed)
        if open_ is None:
            return
        owners = [owner for owner, _ in places]
        self._known = [
            (tile, at) for at, tiles in zip(owners, fixed, strict=True) for tile in tiles
        ]
        self._known_boneyard = [tile for tile, owner in self._known if owner == BONEYARD]
        self._known_hands = [
            (owner, self._bits[tile]) for tile, owner in self._known if owner != BONEYARD
        ]
        pooled = self._pool([*zip(owners, rooms, strict=True)], open_)
        rooms = [pool.room for pool in self._pools]
        open_ = _without_choice(pooled, rooms, [pool.fixed for pool in self._pools])
        if open_ is None:
            return
        self._divisions = Divisions(rooms, open_)
        for number, pool in enumerate(self._pools):
            pool.stirred = bool(pool.fixed) or number in self._divisions.mixed
        self.ways = self._divisions.ways * prod(pool.ways for pool in self._pools)

    def _pool(self, places: list[Place], options: Options) -> Options:
        """Join places that the same tiles may go to; return the pools that each may go to."""
        joined: dict[int, list[Place]] = {}
        for at, place in enumerate(places):
            if place[1]:
                tiles = sum(1 << tile for tile, mask in options.items() if mask >> at & 1)
                joined.setdefault(tiles, []).append(place)
        self._pools = [Pool(alike) for alike in joined.values()]
        return {
            tile: sum(1 << number for number, tiles in enumerate(joined) if tiles >> tile & 1)
            for tile in options
        }

    def fill(self, hands: list[int], rng: Random) -> list[int]:
        """Add to ``hands`` what each gets in one of the ways; return the boneyard."""
        for seat, tile in self._known_hands:
            hands[seat] |= tile
        contents = [pool.fixed.copy() for pool in self._pools]
        self._divisions.divide(contents, rng)
        boneyard = self._known_boneyard
        stir = len(boneyard) > 1
        bits = self._bits.__getitem__
        for pool, content in zip(self._pools, contents, strict=True):
            shared = len(pool.parts) > 1
            tiles = shuffled(content, rng) if shared and pool.stirred else content
            at = 0
            for owner, number in pool.parts:
                part = tiles[at : at + number]
                at += number
                if owner == BONEYARD:
                    stir = bool(boneyard) or (pool.stirred and not shared)
                    boneyard = boneyard + part
                else:
                    hands[owner] += sum(map(bits, part))
        return shuffled(boneyard, rng) if stir else boneyard.copy()

    def holders(self) -> Iterator[tuple[int, int]]:
        """Yield every tile that is not gone with each owner that has it in some way."""
        yield from ((tile, owner) for tile, owner in self._known if self._bits[tile])
        fixed = [(tile, number) for number, pool in enumerate(self._pools) for tile in pool.fixed]
        for tile, number in (*fixed, *self._divisions.possible()):
            if self._bits[tile]:
                yield from ((tile, owner) for owner, _ in self._pools[number].parts)


def _without_choice(options: Options, rooms: list[int], fixed: list[list[int]]) -> Options | None:
    """Put tiles where they must go, and take the room; return what others still may do.

    None if a tile finds no room.
    """
    left = options.copy()
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
