from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from domino_gui.engine.layout import End, Layout, Port, Spinners
from domino_gui.engine.tiles import Tile
from domino_gui.table.description import describe
from domino_gui.table.geometry import TableGeometry
from tests.table.layouts import at_random, stages


def told(layout: Layout) -> Any:
    """The JSON of a table, read back."""
    line = describe(layout, TableGeometry.of(layout), 46.0).json()
    assert b"\n" not in line
    return json.loads(line)


def lay(spinners: Spinners, *placements: tuple[str, str | None]) -> Layout:
    layout = Layout(spinners)
    for name, at in placements:
        tile, _, port = (at or "").partition(" ")
        layout.place(Tile.parse(name), End(Tile.parse(tile), Port(port)) if at else None)
    return layout


def adding(layout: Layout) -> dict[str, int]:
    return {f"{end['tile']} {end['port']}": end["adds"] for end in told(layout)["ends"]}


def test_a_table_is_told_in_the_fields_that_others_rely_on() -> None:
    found = told(lay(Spinners.FIRST, ("5|5", None), ("3|5", "5|5 straight-a")))
    assert [*found] == ["tiles", "count", "ends", "scale_px"]
    first, second = found["tiles"]
    assert [*first] == ["tile", "x", "y", "w", "h", "halves"]
    assert (first["tile"], first["w"], first["h"]) == ("5|5", 1, 2)
    x, y = first["x"], first["y"]
    assert first["halves"] == [{"value": 5, "x": x, "y": y}, {"value": 5, "x": x, "y": y + 1}]
    assert (second["tile"], second["w"], second["h"], second["y"]) == ("3|5", 2, 1, y + 0.5)
    assert [half["value"] for half in second["halves"]] == [3, 5]
    assert found["count"] == 13
    assert found["ends"] == [
        {"tile": "5|5", "port": "straight-b", "value": 5, "adds": 10},
        {"tile": "3|5", "port": "low", "value": 3, "adds": 3},
    ]
    assert found["scale_px"] == 46.0


def test_whole_numbers_are_written_without_a_point() -> None:
    layout = lay(Spinners.FIRST, ("5|5", None))
    line = describe(layout, TableGeometry.of(layout), 46.0).json().decode()
    assert '"x":-1,"y":-1,"w":1,"h":2' in line
    assert '"scale_px":46.0' in line


def test_both_straights_of_a_led_double_are_open_and_its_halves_are_counted_once() -> None:
    layout = lay(Spinners.NONE, ("5|5", None))
    assert adding(layout) == {"5|5 straight-a": 10, "5|5 straight-b": 0}


def test_an_open_branch_adds_nothing_and_a_begun_arm_its_outer_end() -> None:
    layout = lay(
        Spinners.FIRST,
        ("3|6", None),
        ("6|6", "3|6 high"),
        ("2|6", "6|6 straight-b"),
        ("1|6", "6|6 branch-b"),
    )
    assert adding(layout) == {
        "3|6 low": 3,
        "6|6 branch-a": 0,
        "2|6 low": 2,
        "1|6 low": 1,
    }


def test_a_blank_end_and_a_blank_double_add_nothing() -> None:
    assert adding(lay(Spinners.NONE, ("0|0", None), ("0|4", "0|0 straight-a"))) == {
        "0|0 straight-b": 0,
        "0|4 high": 4,
    }


def test_before_the_first_tile_there_is_nothing_to_tell() -> None:
    empty = {"tiles": [], "count": 0, "ends": [], "scale_px": 46.0}
    assert told(Layout(Spinners.EVERY)) == empty


@given(st.sampled_from(Spinners), st.integers(0, 999))
def test_what_the_open_ends_add_makes_the_count(spinners: Spinners, seed: int) -> None:
    nowhere = TableGeometry(spinners)
    for layout in stages(at_random(spinners, seed)):
        ends = describe(layout, nowhere, 46.0).ends
        assert sum(end.adds for end in ends) == layout.count
        assert {End(end.tile, end.port) for end in ends} == {*layout.open_ends}
        assert len(ends) == len(layout.open_ends)


def test_only_a_tile_laid_apart_says_so() -> None:
    layout = lay(Spinners.FIRST, ("5|5", None), ("3|5", "5|5 straight-a"))
    geometry = TableGeometry.of(layout)
    three_five = Tile.parse("3|5")
    geometry.laid[three_five] = replace(geometry.laid[three_five], apart=True)
    tiles = json.loads(describe(layout, geometry, 46.0).json())["tiles"]
    assert ["apart" in tile for tile in tiles] == [False, True]
    assert tiles[1]["apart"] is True
