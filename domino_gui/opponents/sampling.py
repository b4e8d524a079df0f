"""Worlds: hidden hands and boneyards, each as likely as the next of all that agree with a view.

What is sampled is where every hidden tile came from (`beliefs`): a hand as it was dealt, a tile
drawn, the boneyard. Of all ways to fill these sources each is equally likely, and with them every
deal that could have led to what was seen, for a source can be filled in as many orders whatever
it holds. The ways are counted once, for kinds of tiles that may have come from the same sources;
then every sample costs a few shuffles.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate
from math import comb, factorial, prod
from random import Random
from typing import NamedTuple

from domino_gui.engine.match import Match
from domino_gui.opponents.beliefs import BONEYARD, Beliefs, ContradictionError, Origins


class World(NamedTuple):
    """What may be hidden, together with what is seen."""

    hands: list[int]
    """By seat, the viewer's own included; bit *i* is set where ``TILES[i]`` is held."""
    boneyard: list[int]
    """What is left of it in drawing order, by `Tile.index`."""


class Worlds:
    """All worlds that agree with a view; `ContradictionError` if there is none."""

    def __init__(self, view: Match) -> None:
        beliefs = Beliefs(view)
        assert view.viewer is not None
        own = [tile.index for tile in view.round.hands[view.viewer] if tile is not None]
        self._hands = [0] * view.rules.seats
        self._hands[view.viewer] = sum(1 << index for index in own)
        fillings = [Filling(beliefs, origins) for origins in beliefs.alternatives()]
        self._fillings = [filling for filling in fillings if filling.ways]
        if not self._fillings:
            raise ContradictionError(_blame(beliefs))
        self._up_to = _shares([filling.ways for filling in self._fillings])
        self.deals = sum(filling.ways for filling in self._fillings)
        """How many deals could have led here, whatever the order of what nobody has drawn."""
        self.certain = len(view.round.boneyard) < 2 and self._nothing_is_hidden()
        """Whether there is one world alone: nothing is hidden, and no order of drawing either."""

    def _nothing_is_hidden(self) -> bool:
        holders = {holder for filling in self._fillings for holder in filling.holders()}
        return len({tile for tile, _ in holders}) == len(holders)

    def sample(self, rng: Random) -> World:
        """Return one of them, whatever was returned before."""
        fillings = self._fillings
        filling = fillings[0]
        if len(fillings) > 1:
            filling = fillings[bisect(self._up_to, rng.random())]
        hands = self._hands.copy()
        return World(hands, filling.fill(hands, rng))


class Pool:
    """Sources that the same tiles may have come from, to be filled as if they were one."""

    __slots__ = ("parts", "room", "tiles", "ways")

    def __init__(self, parts: list[tuple[int, int]]) -> None:
        """Put sources together, each given as its seat and its number of tiles."""
        self.parts: list[tuple[int, int]] = []
        self.room = 0
        self.ways = 1
        for _, tiles in parts:
            self.room += tiles
            self.ways *= comb(self.room, tiles)
        seats = sorted({seat for seat, _ in parts}, reverse=True)
        self.parts = [(seat, sum(tiles for of, tiles in parts if of == seat)) for seat in seats]
        self.tiles: list[int] = []


class Node(NamedTuple):
    """What can come next where some kinds of tiles have found their sources."""

    ways: int
    up_to: list[float]
    choices: list[tuple[tuple[int, ...], Node]]
    room: tuple[int, ...]


class Filling:
    """The ways to fill all sources so that every tile has one of its own."""

    def __init__(self, beliefs: Beliefs, origins: Origins) -> None:
        self.ways = 0
        self._played = beliefs.played
        rooms = [source.tiles for source in beliefs.sources]
        fixed: list[list[int]] = [[] for _ in rooms]
        open_ = _settle(origins, rooms, fixed)
        if open_ is None:
            return
        seats = [source.seat for source in beliefs.sources]
        self._known = [
            (seat, [tile for tile in tiles if not beliefs.played >> tile & 1])
            for seat, tiles in zip(seats, fixed, strict=True)
        ]
        # Sources that the same tiles may have come from are filled together.
        columns: dict[int, list[int]] = {}
        for bit, room in enumerate(rooms):
            if room:
                column = sum(1 << tile for tile, mask in open_.items() if mask >> bit & 1)
                columns.setdefault(column, []).append(bit)
        self._pools = [
            Pool([(seats[bit], rooms[bit]) for bit in bits]) for bits in columns.values()
        ]
        pooled = {
            tile: sum(1 << at for at, column in enumerate(columns) if column >> tile & 1)
            for tile in open_
        }
        rooms = [pool.room for pool in self._pools]
        open_ = _settle(pooled, rooms, [pool.tiles for pool in self._pools])
        if open_ is None:
            return
        kinds: dict[int, list[int]] = {}
        for tile, mask in open_.items():
            kinds.setdefault(mask, []).append(tile)
        everywhere = sum(1 << at for at, room in enumerate(rooms) if room)
        self._free = kinds.pop(everywhere, [])
        order = sorted(kinds, key=lambda mask: (mask.bit_count(), mask))
        self._kinds = [kinds[mask] for mask in order]
        self._allowed = [[at for at in range(len(rooms)) if mask >> at & 1] for mask in order]
        self._nodes: dict[tuple[int, tuple[int, ...]], Node] = {}
        self._root = self._count(0, tuple(rooms))
        self.ways = self._root.ways * prod(pool.ways for pool in self._pools)

    def _count(self, kind: int, room: tuple[int, ...]) -> Node:
        node = self._nodes.get((kind, room))
        if node is None:
            node = self._nodes[kind, room] = self._reckon(kind, room)
        return node

    def _reckon(self, kind: int, room: tuple[int, ...]) -> Node:
        if kind == len(self._kinds):
            free = factorial(len(self._free))
            ways = free // prod(map(factorial, room)) if sum(room) == len(self._free) else 0
            return Node(ways, [], [], room)
        choices: list[tuple[tuple[int, ...], Node]] = []
        shares: list[int] = []
        for split, after, number in _splits(len(self._kinds[kind]), self._allowed[kind], room):
            node = self._count(kind + 1, after)
            if node.ways:
                choices.append((split, node))
                shares.append(number * node.ways)
        return Node(sum(shares), _shares(shares), choices, room)

    def fill(self, hands: list[int], rng: Random) -> list[int]:
        """Add the tiles of the others to ``hands``; return the boneyard."""
        contents = [pool.tiles.copy() for pool in self._pools]
        node = self._root
        for tiles, allowed in zip(self._kinds, self._allowed, strict=True):
            split, node = node.choices[bisect(node.up_to, rng.random())]
            _deal(_shuffled(tiles, rng), allowed, split, contents)
        if self._free:
            _deal(_shuffled(self._free, rng), range(len(contents)), node.room, contents)
        boneyard: list[int] = []
        for seat, tiles in self._known:
            self._give(seat, tiles, hands, boneyard)
        for pool, content in zip(self._pools, contents, strict=True):
            mixed = _shuffled(content, rng) if len(pool.parts) > 1 else content
            at = 0
            for seat, number in pool.parts:
                self._give(seat, mixed[at : at + number], hands, boneyard)
                at += number
        return _shuffled(boneyard, rng)

    def _give(self, seat: int, tiles: list[int], hands: list[int], boneyard: list[int]) -> None:
        if seat == BONEYARD:
            boneyard += tiles
        else:
            for tile in tiles:
                if not self._played >> tile & 1:
                    hands[seat] |= 1 << tile

    def holders(self) -> Iterator[tuple[int, int]]:
        """Yield every unseen tile with each seat (or `BONEYARD`) that has it in some way."""
        for seat, tiles in self._known:
            yield from ((tile, seat) for tile in tiles)
        into = [(pool, tile) for pool in self._pools for tile in (*pool.tiles, *self._free)]
        for (kind, _), node in self._nodes.items():
            for split, _ in node.choices:
                into += [
                    (self._pools[at], tile)
                    for at, number in zip(self._allowed[kind], split, strict=True)
                    if number
                    for tile in self._kinds[kind]
                ]
        for pool, tile in into:
            if not self._played >> tile & 1:
                yield from ((tile, seat) for seat, _ in pool.parts)


def _settle(masks: Origins, rooms: list[int], fixed: list[list[int]]) -> Origins | None:
    """Fill in the tiles that leave no choice; return the others, None if one finds no room."""
    masks = masks.copy()
    changed = True
    while changed:
        changed = False
        free = sum(1 << at for at, room in enumerate(rooms) if room)
        for tile, mask in [*masks.items()]:
            left = mask & free
            if left & (left - 1):
                masks[tile] = left
                continue
            at = left.bit_length() - 1
            if not left or not rooms[at]:
                return None
            rooms[at] -= 1
            fixed[at].append(tile)
            del masks[tile]
            changed = True
    return masks


def _splits(
    tiles: int, allowed: list[int], room: tuple[int, ...]
) -> list[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Return the ways to divide alike tiles: how many each gets, what room is left, of how many."""
    ways: list[tuple[tuple[int, ...], tuple[int, ...], int]] = []

    def go(index: int, left: int, split: tuple[int, ...], after: tuple[int, ...], n: int) -> None:
        if index == len(allowed):
            if not left:
                ways.append((split, after, n))
            return
        at = allowed[index]
        for number in range(min(left, after[at]) + 1):
            rest = (*after[:at], after[at] - number, *after[at + 1 :])
            go(index + 1, left - number, (*split, number), rest, n * comb(left, number))

    go(0, tiles, (), room, 1)
    return ways


def _shares(ways: list[int]) -> list[float]:
    """Return up to where each reaches when 0 to 1 is divided among them, the last left out."""
    whole = sum(ways)
    return [up_to / whole for up_to in accumulate(ways[:-1])] if whole else []


def _shuffled(tiles: list[int], rng: Random) -> list[int]:
    random = rng.random
    keys = [random() for _ in tiles]
    return [tiles[at] for at in sorted(range(len(tiles)), key=keys.__getitem__)]


def _deal(
    tiles: list[int], to: list[int] | range, split: tuple[int, ...], contents: list[list[int]]
) -> None:
    at = 0
    for pool, number in zip(to, split, strict=True):
        contents[pool] += tiles[at : at + number]
        at += number


def _blame(beliefs: Beliefs) -> str:
    """Say what makes a view impossible."""
    if not Filling(beliefs, beliefs.origins).ways:
        return f"no unseen tiles are left that {_who_lacks(beliefs)} had not shown to lack"
    if not any(Filling(beliefs, led).ways for led in beliefs.by_leading_tile()):
        return f"seat {beliefs.leader} cannot have been dealt the highest tile, and yet led"
    return "nobody can play or draw, so the round would be over"


def _who_lacks(beliefs: Beliefs) -> str:
    """Return the first seat whose hand alone cannot be filled, else all of them."""
    seats = [source.seat for source in beliefs.sources if source.dealt]
    for seat in seats:
        others = (1 << len(beliefs.sources)) - 1 & ~beliefs.of(seat)
        relaxed = {
            tile: mask | others if mask & others else mask for tile, mask in beliefs.origins.items()
        }
        if not Filling(beliefs, relaxed).ways:
            return f"seat {seat}"
    return f"seats {', '.join(map(str, seats))}"
