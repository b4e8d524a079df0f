"""Layouts for tests: random ones, and the hardest to lay."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from domino_gui.engine.layout import End, Layout, Port, Spinners
from domino_gui.engine.tiles import TILES, Tile


def chosen(spinners: Spinners, choices: Iterable[int]) -> Layout:
    """Return the layout that a row of numbers chooses among all placements, one by one."""
    layout = Layout(spinners)
    left = list(TILES)
    for choice in choices:
        places = [
            (tile, end)
            for tile in left
            for end in (layout.ends_for(tile) if layout.placed else [None])
        ]
        if not places:
            break
        tile, end = places[choice % len(places)]
        left.remove(tile)
        layout.place(tile, end)
    return layout


def at_random(spinners: Spinners, seed: int) -> Layout:
    """Return a layout to which nothing can be attached any more."""
    chance = random.Random(seed)
    return chosen(spinners, (chance.getrandbits(30) for _ in TILES))


def stages(layout: Layout) -> Iterator[Layout]:
    """Yield the layout after each of its placements."""
    stage = Layout(layout.spinners)
    for placed in layout.placed:
        stage.place(placed.tile, placed.at)
        yield stage


def all_in_a_row() -> list[Tile]:
    """Return the 28 tiles in an order in which each fits the one before, from ``0|0`` on."""

    def onward(row: list[Tile], number: int, left: Sequence[Tile]) -> list[Tile] | None:
        if not left:
            return row
        for tile in left:
            if tile.numbers >> number & 1:
                rest = [other for other in left if other is not tile]
                found = onward([*row, tile], tile.other(number), rest)
                if found:
                    return found
        return None

    doubles_first = sorted(TILES, key=lambda tile: not tile.double)
    row = onward([], 0, doubles_first)
    assert row is not None
    return row


def one_arm(spinners: Spinners) -> Layout:
    """Return one arm of 27 tiles on the first."""
    layout = Layout(spinners)
    first, *others = all_in_a_row()
    layout.place(first, None)
    number, last = first.high, first
    for tile in others:
        ends = [end for end in layout.ends_for(tile) if end.tile is last and end.number == number]
        layout.place(tile, ends[0])
        number, last = tile.other(number), tile
    return layout


def from_the_middle(spinners: Spinners) -> Layout:
    """Return a line of 28 tiles that grew at both ends in turn."""
    row = all_in_a_row()
    layout = Layout(spinners)
    layout.place(row[14], None)
    tips = [row[14], row[14]]
    for onward, back in zip_longest(row[15:], row[13::-1]):
        for side, tile in enumerate((back, onward)):
            if tile is not None:
                ends = [end for end in layout.ends_for(tile) if end.tile is tips[side]]
                layout.place(tile, ends[-side])
                tips[side] = tile
    return layout


def four_arms(length: int = 6) -> Layout:
    """Return a spinner with four arms of equal length."""
    chance = random.Random(1)
    spinner = Tile(5, 5)
    while True:
        layout = Layout(Spinners.FIRST)
        layout.place(spinner, None)
        left = [tile for tile in TILES if tile is not spinner]
        for port in (Port.STRAIGHT_A, Port.STRAIGHT_B, Port.BRANCH_A, Port.BRANCH_B):
            end = End(spinner, port)
            for _ in range(length):
                fitting = [tile for tile in left if tile.numbers >> end.number & 1]
                if not fitting:
                    break
                tile = chance.choice(fitting)
                left.remove(tile)
                layout.place(tile, end)
                if tile.double:
                    end = End(tile, Port.STRAIGHT_B)
                else:
                    end = End(tile, Port.LOW if tile.high == end.number else Port.HIGH)
        if len(layout) == 1 + 4 * length:
            return layout


FULLEST = """
2|2 -; 0|2 2|2 straight-a; 2|5 2|2 straight-b; 2|3 2|2 branch-b; 5|5 2|5 high; 1|5 5|5 straight-b;
5|6 5|5 branch-a; 0|5 5|5 branch-b; 6|6 5|6 high; 1|1 1|5 low; 0|0 0|5 low; 1|2 1|1 straight-b;
1|6 6|6 straight-b; 0|1 0|0 straight-b; 1|3 1|1 branch-a; 0|3 0|0 branch-a; 0|6 0|0 branch-b;
2|6 2|2 branch-a; 3|3 2|3 high; 3|4 3|3 straight-b; 4|4 3|4 high; 3|5 3|3 branch-b;
4|6 6|6 branch-a; 4|5 4|4 straight-b; 3|6 6|6 branch-b; 2|4 4|4 branch-b; 1|4 1|1 branch-b;
0|4 4|4 branch-a
"""
"""Every placement on a double or a double: six spinners with four arms, the seventh with three.

It cannot be laid with room for every end: ``3|3`` hangs from ``2|2`` beside ``0|0`` or ``6|6`` from
``5|5``, held a tile's length and width apart, and both branches between them are to be filled.
"""


def written(text: str) -> Layout:
    """Return the Five Up layout of a list of tiles and their ends."""
    layout = Layout(Spinners.EVERY)
    for entry in text.replace("\n", " ").split(";"):
        tile, at, *port = entry.split()
        end = End(Tile.parse(at), Port(port[0])) if port else None
        layout.place(Tile.parse(tile), end)
    return layout


def branches_of_branches() -> Layout:
    """Return a tree in which each spinner but the first stands on a branch of the one before."""
    return written(
        """
        5|5 -; 1|5 5|5 straight-a; 2|5 5|5 straight-b; 3|5 5|5 branch-a; 0|5 5|5 branch-b;
        3|3 3|5 low; 3|6 3|3 straight-b; 1|3 3|3 branch-a; 3|4 3|3 branch-b;
        1|1 1|3 low; 1|2 1|1 straight-b; 1|6 1|1 branch-a; 0|1 1|1 branch-b;
        6|6 1|6 high; 4|6 6|6 straight-b; 2|6 6|6 branch-a;
        2|2 2|6 low; 0|2 2|2 straight-b; 2|4 2|2 branch-a
        """
    )
