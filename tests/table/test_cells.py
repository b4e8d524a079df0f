"""The ways a tile can lie at an edge."""

from __future__ import annotations

import pytest

from domino_gui.table.cells import (
    DOUBLE_WAYS,
    ORIGIN,
    PLAIN_WAYS,
    STRIDE,
    Edge,
    Side,
    Way,
)
from domino_gui.table.relayout import SLID_WAYS

CORNER = ORIGIN[1] * STRIDE + ORIGIN[0]


def _cells(bits: int) -> set[tuple[int, int]]:
    found = set()
    while bits:
        lowest = (bits & -bits).bit_length() - 1
        y, x = divmod(lowest, STRIDE)
        found.add((x - ORIGIN[0], y - ORIGIN[1]))
        bits &= bits - 1
    return found


def _tile(way: Way) -> set[tuple[int, int]]:
    return _cells(way.shape << CORNER + way.shift)


WAYS = [way for sides in PLAIN_WAYS.values() for ways in sides for way in ways] + [
    way for ways in SLID_WAYS for way in ways
]


@pytest.mark.parametrize("way", WAYS)
def test_a_tile_is_its_two_halves_with_air_around(way: Way) -> None:
    halves = {(x + i, y + j) for x, y in (way.near, way.far) for i in (0, 1) for j in (0, 1)}
    assert _tile(way) == halves
    assert len(halves) == 8
    around = {(x + i, y + j) for x, y in halves for i in (-1, 0, 1) for j in (-1, 0, 1)}
    assert _cells(way.grown << CORNER + way.grown_shift) == around


def test_a_tile_goes_straight_on_or_turns() -> None:
    straight, *turned = PLAIN_WAYS[Edge.HALF][Side.RIGHT]
    assert _tile(straight) == {(x, y) for x in range(4) for y in (-1, 0)}
    assert {frozenset(_tile(way)) for way in turned} == {
        frozenset((x, y) for x in (0, 1) for y in range(-1, 3)),
        frozenset((x, y) for x in (0, 1) for y in range(-3, 1)),
    }


@pytest.mark.parametrize("side", Side)
def test_a_double_lies_across_its_arm(side: Side) -> None:
    way = DOUBLE_WAYS[side]
    xs, ys = zip(*_tile(way), strict=True)
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    assert (wide, high) == ((2, 4) if side.step[0] else (4, 2))
    assert [leaving.side for leaving in way.exits] == [side, side.turned(-1), side.turned(1)]
    for leaving in way.exits:
        assert leaving.edge is (Edge.LONG if leaving.side is side else Edge.SHORT)


@pytest.mark.parametrize("side", Side)
def test_a_double_slid_is_touched_on_one_of_its_halves(side: Side) -> None:
    middle, *slid = SLID_WAYS[side]
    assert middle == DOUBLE_WAYS[side]
    square = _tile(PLAIN_WAYS[Edge.HALF][side][0]) & _tile(middle)
    for way in slid:
        assert any(
            square == {(x + i, y + j) for i in (0, 1) for j in (0, 1)}
            for x, y in (way.near, way.far)
        )
