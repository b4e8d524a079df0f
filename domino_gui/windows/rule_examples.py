"""Examples of the rule book: tables laid, and rounds settled, by the engine.

No number of an example is written down anywhere: each is asked of the engine.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Sequence
from typing import Final, NamedTuple

from domino_gui.engine.events import (
    FORMAT,
    MatchStarted,
    PlayerKind,
    Points,
    RoundEnding,
    RoundSettled,
    SeatInfo,
)
from domino_gui.engine.layout import End, Layout, Port, ScoringEnd
from domino_gui.engine.match import Match
from domino_gui.engine.rules import Rules
from domino_gui.engine.settlement import settle
from domino_gui.engine.tiles import Tile, pips
from domino_gui.table.still_table import Marked

NAMES: Final = ("A", "B", "C", "D")
"""Who plays in an example, by seat."""


class TableExample(NamedTuple):
    """A table, as it lies after its last placement."""

    rules: Rules
    layout: Layout

    @property
    def scoring(self) -> list[ScoringEnd]:
        """The ends that count; none where placements never score."""
        return self.layout.scoring_ends() if self.rules.rule_set.scores_placements else []

    @property
    def hollow(self) -> list[End]:
        """The open ends that add nothing."""
        scoring = {each.end for each in self.scoring}
        doubles = {end.tile for end in scoring if end.tile.double}
        return [
            end for end in self.layout.open_ends if end not in scoring and end.tile not in doubles
        ]

    @property
    def marks(self) -> list[Marked]:
        """Badges and rings, as on the table that is played on."""
        badges: list[Marked] = [(each.end, each.adds) for each in self.scoring]
        return badges + [(end, None) for end in self.hollow]

    @property
    def points(self) -> Points:
        """What its last placement scores, in raw points."""
        return worth(self.rules, self.layout.count)


class RackExample(NamedTuple):
    """A table with the hand of whoever is in turn, and what was drawn to it, in order."""

    table: TableExample
    hand: tuple[Tile, ...]
    drawn: tuple[Tile, ...] = ()

    def fits(self, tile: Tile) -> bool:
        """Tell whether a tile can be played."""
        return self.table.layout.fits(tile)


class HandsExample(NamedTuple):
    """What is left in each seat's hand at the end of a round, and what follows from it."""

    rules: Rules
    hands: tuple[tuple[Tile, ...], ...]
    out: int | None
    """The seat that went out; None where the round was blocked."""

    @property
    def settled(self) -> RoundSettled:
        """The settlement; the scores are what the round alone gave."""
        left = [pips([*hand]) for hand in self.hands]
        due = settle(self.rules, left, self.out)
        ended = RoundEnding.BLOCKED if self.out is None else RoundEnding.DOMINO
        return RoundSettled(ended, self.out, left, due.points, due.points, "")


Example = TableExample | RackExample | HandsExample


def laid(rules: Rules, *placements: str) -> TableExample:
    """Return the table of placements in order: ``3|6``, or ``1|5 at 1|1 branch-a``.

    Where no end is named there must be one alone; `ValueError` otherwise, and for what is illegal.
    """
    layout = Layout(rules.rule_set.spinners)
    for placement in placements:
        name, at, where = placement.partition(" at ")
        tile = Tile.parse(name)
        end = None
        if at:
            other, _, port = where.partition(" ")
            end = End(Tile.parse(other), Port(port))
        elif layout.placed:
            ends = layout.ends_for(tile)
            if len(ends) != 1:
                raise ValueError(f"{tile} fits {len(ends)} ends")
            (end,) = ends
        layout.check(tile, end)
        layout.place(tile, end)
    return TableExample(rules, layout)


def steps(rules: Rules, *placements: str, shown: int) -> list[TableExample]:
    """Return the tables after each of the last ``shown`` placements."""
    first = len(placements) - shown + 1
    return [laid(rules, *placements[:number]) for number in range(first, len(placements) + 1)]


def rack(table: TableExample, hand: str, drawn: str = "") -> RackExample:
    """Return a table with a hand, tiles parted by blanks, and what was drawn to it."""
    return RackExample(table, _tiles(hand), _tiles(drawn))


def hands(rules: Rules, *left: str, out: int | None = None) -> HandsExample:
    """Return what was left in each hand, tiles parted by blanks, when ``out`` went out."""
    return HandsExample(rules, tuple(_tiles(hand) for hand in left), out)


def worth(rules: Rules, count: int, scores: Sequence[Points] = ()) -> Points:
    """Return the raw points of a count for the first side, where sides have these ``scores``."""
    seats = [SeatInfo(name, PlayerKind.HUMAN) for name in NAMES[: rules.seats]]
    sides = [[*side] for side in rules.sides]
    match = Match(MatchStarted(FORMAT, rules.rule_set.id, rules.house, seats, sides))
    if scores:
        match.scores = [*scores]
    return match.worth(0, count)


def _tiles(names: str) -> tuple[Tile, ...]:
    return tuple(Tile.parse(name) for name in names.split())
