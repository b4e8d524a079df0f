"""What was probably missed where a count was told wrongly."""

from __future__ import annotations

import pytest

from domino_gui.engine.layout import End, Layout, Port, Spinners
from domino_gui.engine.tiles import Tile
from domino_gui.learning.counting import explain
from domino_gui.learning.mistakes import Kind, find
from domino_gui.learning.positions import Difficulty, position

HIGHER, LOWER = Port.HIGH, Port.LOW


def table(spinners: Spinners, *placements: tuple[int, int, End | None]) -> Layout:
    layout = Layout(spinners)
    for low, high, at in placements:
        layout.check(Tile(low, high), at)
        layout.place(Tile(low, high), at)
    return layout


LINE = table(Spinners.NONE, (1, 3, None), (3, 5, End(Tile(1, 3), HIGHER)))
DOUBLE = table(Spinners.NONE, (4, 6, None), (4, 4, End(Tile(4, 6), LOWER)))
COVERED = table(
    Spinners.FIRST,
    (4, 4, None),
    (4, 6, End(Tile(4, 4), Port.STRAIGHT_A)),
    (1, 4, End(Tile(4, 4), Port.STRAIGHT_B)),
)
SPINNER_AT_END = table(Spinners.FIRST, (4, 4, None), (4, 6, End(Tile(4, 4), Port.STRAIGHT_A)))
ALONE = table(Spinners.NONE, (2, 6, None))


@pytest.mark.parametrize(
    ("layout", "given", "kind", "tile", "counted"),
    [
        (LINE, 5, Kind.LEFT_OUT, Tile(1, 3), 0),
        (LINE, 9, Kind.WHOLE_TILE, Tile(1, 3), 4),
        (LINE, 8, Kind.INNER_HALF, Tile(1, 3), 3),
        (DOUBLE, 10, Kind.DOUBLE_ONCE, Tile(4, 4), 4),
        (DOUBLE, 6, Kind.LEFT_OUT, Tile(4, 4), 0),
        (COVERED, 15, Kind.COVERED_COUNTED, Tile(4, 4), 8),
        (COVERED, 11, Kind.ARM_COUNTED, Tile(4, 4), 4),
        (SPINNER_AT_END, 22, Kind.BRANCH_COUNTED, Tile(4, 4), 8),
        (ALONE, 6, Kind.HALF_OF_LONE, Tile(2, 6), 6),
    ],
)
def test_one_slip_is_found_at_its_end(
    layout: Layout, given: int, kind: Kind, tile: Tile, counted: int
) -> None:
    (slip,) = find(explain(layout), given)
    assert (slip.kind, slip.step.tile, slip.counted) == (kind, tile, counted)


def test_both_halves_of_a_double_are_more_usually_forgotten_than_anything_else() -> None:
    """Both a forgotten 4 and a double counted once would explain it."""
    layout = table(Spinners.NONE, (1, 4, None), (1, 1, End(Tile(1, 4), LOWER)))
    (slip,) = find(explain(layout), 5)
    assert slip.kind is Kind.DOUBLE_ONCE


def test_two_slips_explain_what_one_does_not() -> None:
    slips = find(explain(COVERED), 19)  # both arms beside the double
    assert [slip.kind for slip in slips] == [Kind.COVERED_COUNTED, Kind.ARM_COUNTED]
    assert 7 + sum(slip.off for slip in slips) == 19


def test_nothing_is_made_up() -> None:
    assert find(explain(LINE), 100) == ()
    assert find(explain(LINE), 6) == ()


@pytest.mark.parametrize("difficulty", [*Difficulty])
def test_what_is_found_gives_the_number_that_was_told(difficulty: Difficulty) -> None:
    found = 0
    for number in range(40):
        layout = position(difficulty, number).layout
        steps = explain(layout)
        for given in range(40):
            slips = find(steps, given)
            found += bool(slips)
            if slips:
                assert layout.count + sum(slip.off for slip in slips) == given
                assert all(slip.step in steps and slip.off for slip in slips)
    assert found > 100
