"""The grid that tiles are laid on, and the ways a tile can lie at an end.

A cell is half a half-tile unit, so a tile covers two cells by four. Sets of cells are whole
numbers with one bit a cell, row after row: two sets meet where ``a & b`` is not 0, and a shape is
moved by shifting it. This is why a table can be judged thousands of times a second without any
library.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from enum import Enum, IntEnum
from itertools import accumulate
from typing import Final, NamedTuple

import msgspec

STRIDE: Final = 160
"""Cells in a row of the grid."""
ROWS: Final = 128
ORIGIN: Final = (STRIDE // 2, ROWS // 2)
"""The cell corner that half-tile units are counted from: the middle of the first tile."""

Cells = int
"""A set of cells, as bits."""


class Side(IntEnum):
    """A direction on the table, clockwise."""

    RIGHT = 0
    DOWN = 1
    LEFT = 2
    UP = 3

    @property
    def step(self) -> tuple[int, int]:
        """One cell this way, x to the right and y downwards."""
        return _STEPS[self]

    def turned(self, quarters: int) -> "Side":
        """Return the direction after so many quarter turns clockwise."""
        return Side((self + quarters) % 4)


_STEPS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))


class Edge(Enum):
    """What a tile is attached to."""

    HALF = "half"
    """The outer half of a tile that is no double."""
    LONG = "long"
    """The middle of a long side of a double: a straight."""
    SHORT = "short"
    """A short end of a double: a branch."""


class Exit(NamedTuple):
    """An edge of a tile where the next can be attached."""

    at: int
    """The middle of the edge, as the number of the cell corner, from the corner of the tile's own
    edge; corners are numbered as the cells to their lower right."""
    edge: Edge
    side: Side


class Way(msgspec.Struct, frozen=True):
    """One way to lie at the middle of an edge. Offsets are added to that corner's number."""

    shape: Cells
    """The tile."""
    shift: int
    """Where the shape's lowest bit goes."""
    grown: Cells
    """The tile and one cell of air around it."""
    grown_shift: int
    exits: tuple[Exit, ...]
    """Outer half; or straight ahead, branch on the left, branch on the right."""
    near: tuple[int, int]
    """Upper left cell of the half that touches, from the corner."""
    far: tuple[int, int]
    bend: int
    """Which of the ways at its edge; 0 is straight on, and a double in the middle."""


def block(x: int, y: int, w: int, h: int) -> Cells:
    """Return a rectangle of cells."""
    return (((1 << w) - 1) * ROW_STARTS[h]) << (y * STRIDE + x)


ROW_STARTS: Final = list(accumulate((1 << row * STRIDE for row in range(ROWS)), initial=0))
"""By number of rows: the first cell of each."""

RIM: Final = 18
"""More than a tile with its air, or the field ahead of it, so that no shift is ever negative."""

WALL: Final[Cells] = (
    block(0, 0, RIM, ROWS)
    | block(STRIDE - RIM, 0, RIM, ROWS)
    | block(0, 0, STRIDE, RIM)
    | block(0, ROWS - RIM, STRIDE, RIM)
)
"""The rim of the grid, as if tiles lay there: nothing leaves the grid."""

MARK: Final[Cells] = block(0, 0, 2, 2)
MARK_SHIFTS: Final = (-STRIDE, -1, -STRIDE - 2, -2 * STRIDE - 1)
"""By side: where the square just outside an edge begins, from the edge's middle. It is where the
first half of any tile to come lies, and where the end's badge or ring stands until then."""


_AHEAD: Final = 16
_ASIDE: Final = 10
ZONES: Final = (
    (block(0, 0, _AHEAD, 2 * _ASIDE), -_ASIDE * STRIDE),
    (block(0, 0, 2 * _ASIDE, _AHEAD), -_ASIDE),
    (block(0, 0, _AHEAD, 2 * _ASIDE), -_ASIDE * STRIDE - _AHEAD),
    (block(0, 0, 2 * _ASIDE, _AHEAD), -_ASIDE - _AHEAD * STRIDE),
)
"""By side: the field ahead of an edge, and where it begins from the edge's middle."""


def _square(corner: tuple[int, int], side: Side) -> tuple[int, int]:
    """Return the upper left cell of the square outside an edge with this middle."""
    at = MARK_SHIFTS[side] + 3 * STRIDE + 3  # keeps divmod clear of negative columns
    y, x = divmod(at, STRIDE)
    return corner[0] + x - 3, corner[1] + y - 3


def _way(
    near: tuple[int, int],
    far: tuple[int, int],
    exits: list[tuple[int, int, Edge, Side]],
    *,
    bend: int,
) -> Way:
    x, y = min(near[0], far[0]), min(near[1], far[1])
    w, h = abs(near[0] - far[0]) + 2, abs(near[1] - far[1]) + 2
    return Way(
        shape=block(0, 0, w, h),
        shift=y * STRIDE + x,
        grown=block(0, 0, w + 2, h + 2),
        grown_shift=(y - 1) * STRIDE + x - 1,
        exits=tuple(Exit(ey * STRIDE + ex, edge, side) for ex, ey, edge, side in exits),
        near=near,
        far=far,
        bend=bend,
    )


def _plain(side: Side, quarters: int) -> Way:
    """A tile that is no double: its half outside the edge, the rest ahead or to one side."""
    onward = side.turned(quarters)
    near = _square((0, 0), side)
    far = near[0] + 2 * onward.step[0], near[1] + 2 * onward.step[1]
    middle = far[0] + 1 + onward.step[0], far[1] + 1 + onward.step[1]
    return _way(near, far, [(*middle, Edge.HALF, onward)], bend=quarters % 3)


def crosswise(side: Side, slide: int) -> Way:
    """Return how a double lies across the arm, slid so many cells to the right of the way."""
    left, right = side.turned(-1), side.turned(1)
    square = _square((0, 0), side)
    aside = slide * right.step[0], slide * right.step[1]
    near = square[0] + left.step[0] + aside[0], square[1] + left.step[1] + aside[1]
    far = square[0] + right.step[0] + aside[0], square[1] + right.step[1] + aside[1]
    if (near[1], near[0]) > (far[1], far[0]):
        near, far = far, near
    centre = side.step[0] + aside[0], side.step[1] + aside[1]
    exits = [(centre[0] + side.step[0], centre[1] + side.step[1], Edge.LONG, side)] + [
        (centre[0] + 2 * way.step[0], centre[1] + 2 * way.step[1], Edge.SHORT, way)
        for way in (left, right)
    ]
    return _way(near, far, exits, bend=slide % 3)


_AT_HALF: Final = tuple(tuple(_plain(side, quarters) for quarters in (0, 1, -1)) for side in Side)

PLAIN_WAYS: Final = {
    Edge.HALF: _AT_HALF,
    Edge.LONG: tuple(ways[:1] for ways in _AT_HALF),
    Edge.SHORT: _AT_HALF,
}
"""By edge and side: how a tile that is no double can lie there. From the long side of a double it
leads straight away; elsewhere it may turn at once."""

DOUBLE_WAYS: Final = tuple(crosswise(side, 0) for side in Side)
"""By side: how a double lies at a half."""
