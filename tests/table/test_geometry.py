"""Where tiles lie: every layout of every rule set, judged by the rules of the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from domino_gui.engine.layout import End, Layout, Placed, Port, Spinners
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table import relayout
from domino_gui.table.geometry import Laid, Moved, Rect, TableGeometry
from domino_gui.table.growth import Growth, Option
from tests.table import layouts
from tests.table.geometry_rules import cramped, faults


def _lay(layout: Layout) -> TableGeometry:
    """Lay a table tile by tile, and judge it after each."""
    geometry = TableGeometry(layout.spinners)
    for stage in layouts.stages(layout):
        placed = stage.placed[-1]
        preview = geometry.preview(placed.tile, placed.at)
        before = geometry.laid.copy()
        still = geometry.lies_still(placed.tile, placed.at)
        moved = geometry.place(placed)
        assert moved.laid == geometry.laid[placed.tile]
        assert faults(geometry, stage) == []
        assert cramped(geometry, stage) == []
        assert not still or not (moved.anew or moved.laid.apart)
        assert moved.laid == preview or not still
        if not moved.anew:
            assert all(geometry.laid[tile] == laid for tile, laid in before.items())
    return geometry


def _apart(geometry: TableGeometry) -> list[Tile]:
    return [laid.tile for laid in geometry.laid.values() if laid.apart]


def _length(geometry: TableGeometry, layout: Layout) -> float:
    """Return how long a tile is shown in 960x500 pixels."""
    bounds = geometry.bounds(ends=layout.open_ends)
    return 2 * min(960 / bounds.w, 500 / bounds.h)


@pytest.mark.parametrize("spinners", Spinners)
@pytest.mark.parametrize("seed", range(25))
def test_random_tables_are_faultless_at_every_step(spinners: Spinners, seed: int) -> None:
    layout = layouts.at_random(spinners, seed)
    geometry = _lay(layout)
    assert _apart(geometry) == []
    assert _length(geometry, layout) >= 44


def _all_ways(names: list[str], layout: Layout) -> Iterator[Layout]:
    if not names:
        yield layout
        return
    tile = Tile.parse(names[0])
    for end in layout.ends_for(tile) if layout.placed else [None]:
        further = layout.copy()
        further.place(tile, end)
        yield from _all_ways(names[1:], further)


def test_two_doubles_that_would_face_each_other_across_one_unit() -> None:
    names = ["0|0", "0|3", "3|3", "0|1", "1|1", "0|6", "1|3", "3|5", "5|5"]
    every = list(_all_ways(names, Layout(Spinners.EVERY)))
    assert len(every) == 16
    for layout in every:
        assert _apart(_lay(layout)) == []


@pytest.mark.parametrize("spinners", Spinners)
def test_one_arm_of_27_tiles(spinners: Spinners) -> None:
    layout = layouts.one_arm(spinners)
    assert len(layout) == 28
    geometry = _lay(layout)
    assert _apart(geometry) == []
    assert _length(geometry, layout) >= 44


@pytest.mark.parametrize("spinners", Spinners)
def test_the_longest_line_from_the_middle(spinners: Spinners) -> None:
    layout = layouts.from_the_middle(spinners)
    assert len(layout) == 28
    geometry = _lay(layout)
    assert _apart(geometry) == []
    assert _length(geometry, layout) >= 44


def test_four_arms_of_equal_length() -> None:
    layout = layouts.four_arms()
    geometry = _lay(layout)
    assert _apart(geometry) == []
    assert _length(geometry, layout) >= 44


def test_the_fullest_tree_can_be_laid_though_not_every_end_keeps_room() -> None:
    layout = layouts.written(layouts.FULLEST)
    geometry = TableGeometry(layout.spinners)
    for stage in layouts.stages(layout):
        geometry.place(stage.placed[-1])
        assert faults(geometry, stage) == []
    assert len(geometry.laid) == 28
    assert _apart(geometry) == []


def test_a_led_double_stands_upright_and_any_other_first_tile_lies_level() -> None:
    for tile in TILES:
        laid = TableGeometry(Spinners.EVERY).place(Placed(tile, None, None)).laid
        assert (laid.w, laid.h) == ((1, 2) if tile.double else (2, 1))
        assert not laid.apart
        assert laid.parent is None


def test_a_table_can_be_rebuilt_alike() -> None:
    layout = layouts.at_random(Spinners.EVERY, 7)
    grown = TableGeometry(layout.spinners)
    for placed in layout.placed:
        grown.place(placed)
    assert TableGeometry.of(layout).laid == grown.laid


def test_a_copy_goes_its_own_way() -> None:
    layout = layouts.at_random(Spinners.EVERY, 3)
    geometry = TableGeometry.of(layout)
    shorter = TableGeometry(layout.spinners)
    for placed in layout.placed[:-1]:
        shorter.place(placed)
    twin = shorter.copy()
    twin.place(layout.placed[-1])
    assert twin.laid == geometry.laid
    assert [*shorter.laid] == [placed.tile for placed in layout.placed[:-1]]


def test_a_tile_can_be_laid_while_all_others_stay_where_they_are() -> None:
    for layout in layouts.stages(layouts.written(layouts.FULLEST)):
        *earlier, last = layout.placed
        geometry = TableGeometry(layout.spinners)
        for placed in earlier:
            geometry.place(placed, still=True)
        before, told = geometry.laid.copy(), geometry.preview(last.tile, last.at)
        assert geometry.place(last, still=True) == Moved(told, anew=False)
        assert geometry.laid == {**before, last.tile: told}


def test_marks_stand_just_outside_their_ends() -> None:
    geometry = TableGeometry(Spinners.EVERY)
    geometry.place(Placed(Tile(5, 5), None, None))
    marks = {port: geometry.mark(End(Tile(5, 5), port)) for port in Port if "-" in port}
    laid = geometry.laid[Tile(5, 5)]
    x, y = laid.x + 0.5, laid.y + 1
    assert marks == {
        Port.STRAIGHT_A: (x - 1, y),
        Port.STRAIGHT_B: (x + 1, y),
        Port.BRANCH_A: (x, y - 1.5),
        Port.BRANCH_B: (x, y + 1.5),
    }
    with pytest.raises(KeyError):
        geometry.mark(End(Tile(1, 5), Port.LOW))


def test_bounds_hold_the_tiles_and_the_marks_asked_for() -> None:
    geometry = TableGeometry(Spinners.NONE)
    assert geometry.bounds() == Rect(0, 0, 0, 0)
    laid = geometry.place(Placed(Tile(3, 4), None, None)).laid
    assert geometry.bounds() == Rect(laid.x, laid.y, 2, 1)
    # The mark's own reach, not all of its square.
    low = End(Tile(3, 4), Port.LOW)
    assert geometry.bounds(ends=[low]) == Rect(laid.x - 0.9, laid.y, 2.9, 1)


def test_a_tile_that_finds_no_place_lies_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = layouts.at_random(Spinners.EVERY, 11)
    monkeypatch.setattr(relayout, "lay_anew", lambda *_: None)
    monkeypatch.setattr(Growth, "choose", _choose_no_plain)
    geometry = TableGeometry(layout.spinners)
    for stage in layouts.stages(layout):
        laid: Laid = geometry.place(stage.placed[-1]).laid
        assert laid.apart == (stage.placed[-1].at is not None and not laid.tile.double)
        assert faults(geometry, stage) == []
        assert cramped(geometry, stage) == []


_choose = Growth.choose


def _choose_no_plain(growth: Growth, placed: Placed, *, strict: bool = True) -> Option | None:
    if placed.at is not None and not placed.tile.double:
        return None
    return _choose(growth, placed, strict=strict)
