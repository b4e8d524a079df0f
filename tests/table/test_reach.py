"""The freedom of an end."""

from __future__ import annotations

import pytest

from domino_gui.engine.layout import End, Port
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table.cells import ORIGIN, STRIDE, WALL, Cells, Edge, Exit, Side, block
from domino_gui.table.reach import FULL, Kinds, Prospect, Spot, room_for

X, Y = ORIGIN
CORNER = Y * STRIDE + X
PARENT = block(X - 4, Y - 1, 4, 2)
END = End(Tile(3, 5), Port.HIGH)


def _freedom(walls: Cells, kinds: Kinds = (True, True), *, spins: bool = True) -> Spot:
    prospect = Prospect([tile for tile in TILES if tile is not END.tile], 4, spins=spins)
    leaving = Exit(0, Edge.HALF, Side.RIGHT)
    return prospect.spot(END, CORNER, leaving, PARENT, WALL | PARENT | walls, kinds)


def test_an_open_field_gives_full_freedom() -> None:
    assert _freedom(0).freedom == FULL


def test_a_tile_right_ahead_leaves_none() -> None:
    assert _freedom(block(X + 2, Y - 1, 2, 4)).freedom == 0


def test_a_pocket_is_as_free_as_it_is_long() -> None:
    # A lane for one double at a time, closed after two plain tiles' length.
    lane = block(X + 1, Y - 6, 10, 3) | block(X + 1, Y + 3, 10, 3) | block(X + 10, Y - 6, 3, 12)
    assert _freedom(lane, spins=False).freedom == 2


def test_a_spinner_needs_more_than_its_straight() -> None:
    lane = block(X + 1, Y - 6, 30, 3) | block(X + 1, Y + 3, 30, 3)
    assert _freedom(lane, spins=False).freedom == FULL
    assert _freedom(lane, spins=True).freedom == 1


def test_an_exhausted_number_needs_no_room_but_its_mark() -> None:
    spot = _freedom(block(X + 3, Y - 1, 2, 4), kinds=(False, False))
    assert spot.freedom == FULL
    assert spot.needs == spot.mark


@pytest.mark.parametrize("depth", range(1, 6))
def test_the_cells_that_prove_a_freedom_prove_it(depth: int) -> None:
    arm = (PARENT, CORNER, Edge.HALF, Side.RIGHT, depth, (True, True), (True, True), True)
    needs = room_for(WALL, *arm)
    # everything but these cells may be full: the witness grew by a cell of air already
    assert needs
    assert room_for(WALL | (WALL_TO_WALL & ~needs), *arm)


WALL_TO_WALL = block(0, 0, STRIDE, 2 * Y)
