"""Why a count is what it is: every end of the table, what it adds, and the reason.

What each end adds is the engine's own reckoning (``rules.md``, "Shared by all four", 1 and 2);
here it is only put in the order in which a person walks along the table, and given its reason.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Collection, Iterator
from enum import Enum, auto
from typing import Final, NamedTuple

from domino_gui.engine.layout import BRANCHES, HALVES, STRAIGHTS, End, Layout, Port, ScoringEnd
from domino_gui.engine.tiles import Tile


class Why(Enum):
    """Why an end adds what it adds."""

    LONE_TILE = auto()
    """The only tile of the table: all its pips count."""
    OPEN_HALF = auto()
    """The half of a tile that nothing lies at."""
    OPEN_DOUBLE = auto()
    """A double with an open straight: both its halves count."""
    COVERED_DOUBLE = auto()
    """A double with both straights covered adds nothing any more."""
    BRANCHES_CLOSED = auto()
    """A spinner's branches open when both its straights are covered, and not before."""
    ARM_NOT_BEGUN = auto()
    """An open branch adds nothing until a tile lies there."""


class Step(NamedTuple):
    """One thing to look at while the ends are added up."""

    tile: Tile
    end: End | None
    """The end of ``tile`` that is meant; None for the tile as a whole."""
    adds: int
    """What it adds to the count, in pips."""
    why: Why


def explain(layout: Layout) -> tuple[Step, ...]:
    """Return the steps whose ``adds`` together make ``layout.count``, and those that add nothing.

    They run along the line from one end to the other, then along the branches.
    """
    scoring: dict[Tile, list[ScoringEnd]] = {}
    for each in layout.scoring_ends():
        scoring.setdefault(each.end.tile, []).append(each)
    open_ends = set(layout.open_ends)
    return tuple(
        step
        for line in lines(layout)
        for tile in line.tiles
        for step in _steps(layout, tile, scoring.get(tile, []), open_ends)
    )


def _steps(
    layout: Layout, tile: Tile, scoring: list[ScoringEnd], open_ends: Collection[End]
) -> Iterator[Step]:
    if len(layout) == 1:
        yield Step(tile, None, sum(each.adds for each in scoring), Why.LONE_TILE)
    elif not tile.double:
        yield from (Step(tile, each.end, each.adds, Why.OPEN_HALF) for each in scoring)
    elif scoring:
        yield Step(tile, scoring[0].end, scoring[0].adds, Why.OPEN_DOUBLE)
        if layout.is_spinner(tile):
            yield Step(tile, None, 0, Why.BRANCHES_CLOSED)
    else:
        yield Step(tile, None, 0, Why.COVERED_DOUBLE)
        branches = [End(tile, port) for port in BRANCHES]
        yield from (Step(tile, end, 0, Why.ARM_NOT_BEGUN) for end in branches if end in open_ends)


_ONWARDS: Final = {
    Port.LOW: Port.HIGH,
    Port.HIGH: Port.LOW,
    Port.STRAIGHT_A: Port.STRAIGHT_B,
    Port.STRAIGHT_B: Port.STRAIGHT_A,
}
"""Where a line goes on beyond a tile that was attached by a port."""


class Line(NamedTuple):
    """Tiles that lie one after another."""

    at: End | None
    """The branch that they grow from; None for the line of the first tile."""
    tiles: tuple[Tile, ...]
    """From one end to the other, or from the spinner outwards."""


def lines(layout: Layout) -> list[Line]:
    """Return the lines of a table: that of the first tile, then the branches that are begun."""
    if not layout.placed:
        return []
    attached = {placed.at: placed for placed in layout.placed}
    first = layout.placed[0].tile

    def outwards(end: End) -> list[Tile]:
        tiles = []
        while (placed := attached.get(end)) is not None:
            assert placed.by is not None  # only the first tile lies by no port
            tiles.append(placed.tile)
            end = End(placed.tile, _ONWARDS[placed.by])
        return tiles

    one, other = (outwards(End(first, port)) for port in (STRAIGHTS if first.double else HALVES))
    found = [Line(None, (*reversed(one), first, *other))]
    for line in found:  # which grows on the way: branches have branches
        for tile in line.tiles:
            if tile.double:
                ends = [End(tile, port) for port in BRANCHES]
                found += [Line(end, tuple(outwards(end))) for end in ends if end in attached]
    return found
