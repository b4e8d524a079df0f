"""Where the holes of a side's track lie on a cribbage board, and in which its pegs stand.

A track goes to and fro, as on boards of wood: out along one row of holes in groups of five, back
along the next. Two holes before the first hold the pegs at the start, and for scores below zero;
two in the last, at the target, hold those that reach or pass it. Lengths are in pitches of holes.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from typing import Final, NamedTuple

from domino_gui.engine.events import Points
from domino_gui.engine.rules import Rules, RuleSetId
from domino_gui.windows.score_sheet_rounds import Pegs

FIVE: Final = 5
"""Raw points of one hole, and holes of a group."""
_IN_A_ROW: Final = 30
_FEWEST, _MOST = 11, 121
"""Holes of a board that is one: below, all would be over with a few pegs; above, none is seen."""
_GAP: Final = 0.7
"""Between two groups."""
_START: Final = 3.6
"""Where the first hole of a row is, beyond the start or the finish."""
_EDGE: Final = 1.0
_ROW: Final = 1.5
"""From one row to the next."""


class Spot(NamedTuple):
    """A place on the board."""

    x: float
    y: float


class Track:
    """The holes of one side up to the target."""

    def __init__(self, holes: int) -> None:
        """Make a track with so many ``holes``, the finish being the last."""
        self.holes = holes
        rows = max(2, -(-(holes - 1) // _IN_A_ROW))
        groups = -(-(holes - 1) // (rows * FIVE))
        self._in_a_row = groups * FIVE
        self._rows = -(-(holes - 1) // self._in_a_row)
        right = self._column(self._in_a_row - 1)
        ends_right = self._is_outward(self._rows - 1)
        self.width = right + _EDGE + (2.4 if ends_right else 0)
        self.height = 2 * _EDGE + (self._rows - 1) * _ROW

    @staticmethod
    def _column(number: int) -> float:
        return _START + number + number // FIVE * _GAP

    @staticmethod
    def _is_outward(row: int) -> bool:
        return row % 2 == 0

    def hole(self, number: int) -> Spot:
        """Return where a hole is, from 1; that of the target is between its two."""
        if number >= self.holes:
            last = self.hole(self.holes - 1)
            outward = self._is_outward((self.holes - 2) // self._in_a_row)
            return Spot(last.x + (2.0 if outward else -2.0), last.y)
        row, column = divmod(number - 1, self._in_a_row)
        if not self._is_outward(row):
            column = self._in_a_row - 1 - column
        return Spot(self._column(column), _EDGE + row * _ROW)

    @property
    def finish(self) -> tuple[Spot, Spot]:
        """The two holes at the target."""
        x, y = self.hole(self.holes)
        return Spot(x - 0.5, y), Spot(x + 0.5, y)

    @property
    def start(self) -> tuple[Spot, Spot]:
        """The two holes before the first, the nearer one first."""
        x, y = self.hole(1)
        return Spot(x - 1.3, y), Spot(x - 2.3, y)

    def spots(self, pegs: Pegs) -> tuple[Spot, Spot]:
        """Return where the front and the back peg stand; in different holes, as scores differ."""
        return self._spot(self._number(pegs.front), 0), self._spot(self._number(pegs.back), 1)

    def _number(self, points: Points) -> int:
        """Return the hole of a score; 0 for the start."""
        return max(0, min(int(points // FIVE), self.holes))

    def _spot(self, number: int, place: int) -> Spot:
        if number == 0:
            return self.start[place]
        return self.finish[place] if number == self.holes else self.hole(number)


def track_of(rules: Rules) -> Track | None:
    """Return the track for a match, None where its score is better kept in strokes.

    Only Five Up is pegged, and only to a target that makes a board of a sensible size.
    """
    if rules.rule_set.id is not RuleSetId.FIVE_UP or rules.target is None:
        return None
    holes = -(-rules.target // FIVE)
    return Track(holes) if _FEWEST <= holes <= _MOST else None
