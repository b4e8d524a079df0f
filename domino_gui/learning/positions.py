"""Positions to be counted, by difficulty; the same number gives the same one on every machine."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterator
from enum import StrEnum
from itertools import count
from random import Random
from typing import Final, NamedTuple

from domino_gui.engine.layout import BRANCHES, End, Layout
from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.engine.tiles import TILES


class Difficulty(StrEnum):
    """What there is to be seen, the easiest first."""

    TWO_ENDS = "two-ends"
    """A line without doubles."""
    ONE_DOUBLE = "one-double"
    """A line with a double, at an end or covered."""
    SPINNER = "spinner"
    """A spinner whose branches are closed, or open and not begun."""
    BRANCHES = "branches"
    """A spinner with a branch begun."""
    TREES = "trees"
    """Five Up: spinners with branches that have spinners."""


class _Kind(NamedTuple):
    """What positions of a difficulty are made of."""

    rules: RuleSetId
    fewest: int
    most: int
    """Tiles on the table."""


_KINDS: Final = {
    Difficulty.TWO_ENDS: _Kind(RuleSetId.MUGGINS, 2, 5),
    Difficulty.ONE_DOUBLE: _Kind(RuleSetId.MUGGINS, 2, 6),
    Difficulty.SPINNER: _Kind(RuleSetId.ALL_FIVES, 2, 7),
    Difficulty.BRANCHES: _Kind(RuleSetId.ALL_FIVES, 4, 10),
    Difficulty.TREES: _Kind(RuleSetId.FIVE_UP, 8, 16),
}

PAYS: Final = 0.6
"""The share of positions whose count is a multiple of five, more than chance would give."""


class Position(NamedTuple):
    """A table to be counted."""

    rules: RuleSetId
    layout: Layout

    @property
    def points(self) -> int:
        """What the count pays, raw ("Shared by all four", 3)."""
        return 0 if self.layout.count % 5 else self.layout.count


def position(difficulty: Difficulty, number: int) -> Position:
    """Return the position of that difficulty with that number."""
    kind = _KINDS[difficulty]
    chance = Random(f"{difficulty} {number}")
    pays = chance.random() < PAYS
    for layout in _tables(kind, chance):
        fits = _SHOWS[difficulty](layout) and (layout.count % 5 == 0) is pays
        if fits and layout.count:
            return Position(kind.rules, layout)
    raise AssertionError("there is no end of tables")  # pragma: no cover


def _tables(kind: _Kind, chance: Random) -> Iterator[Layout]:
    """Yield tables laid by chance, each as it grows, for as long as they are asked for."""
    for _ in count():
        layout = Layout(RULE_SETS[kind.rules].spinners)
        most = chance.randint(kind.fewest, kind.most)
        for tile in chance.sample(TILES, len(TILES)):
            ends = layout.ends_for(tile)
            if ends or not layout.placed:
                layout.place(tile, chance.choice(ends) if ends else None)
            if len(layout) == most:
                yield layout
                break


def _doubles(layout: Layout) -> int:
    return sum(placed.tile.double for placed in layout.placed)


def _begun(layout: Layout) -> int:
    """Return how many spinners have a branch that is begun."""
    taken = {placed.at for placed in layout.placed}
    return sum(
        any(End(placed.tile, port) in taken for port in BRANCHES) for placed in layout.placed
    )


_SHOWS: Final = {
    Difficulty.TWO_ENDS: lambda layout: _doubles(layout) == 0,
    Difficulty.ONE_DOUBLE: lambda layout: _doubles(layout) == 1,
    Difficulty.SPINNER: lambda layout: _doubles(layout) >= 1 and _begun(layout) == 0,
    Difficulty.BRANCHES: lambda layout: _begun(layout) == 1,
    Difficulty.TREES: lambda layout: _begun(layout) >= 2,
}
"""Whether a table shows what a difficulty is about."""
