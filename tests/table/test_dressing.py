from __future__ import annotations

import itertools

import pytest

from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.labels import LabelItem, WoodItem
from tests.table.tables import TABLES, Table, TableOf, given, played, put, started, two_fives


def _labels(table: Table) -> list[LabelItem]:
    return [item for item in table.scene.items() if isinstance(item, LabelItem)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whose_turn_it_is_is_marked_at_one_seat(table_of: TableOf, seats: int) -> None:
    match = played(RuleSetId.ALL_FIVES, seats, 4)
    table = table_of(match)
    marked = [label.lines for label in _labels(table) if label.in_turn]
    name = match.started.seats[match.round.turn].name
    assert [lines[0] for lines in marked] == [name]
    assert "to play" in marked[0][1]


def test_nobody_is_in_turn_once_the_round_is_over(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.MUGGINS, 2, 99))
    assert not any(label.in_turn for label in _labels(table))


def test_every_seat_and_the_boneyard_are_labelled(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.ALL_FIVES, 4, 2))
    assert {label.lines[0] for label in _labels(table)} == {
        "You", "Mina", "Joon", "Theo", "Boneyard",
    }  # fmt: skip


def test_badges_show_what_each_scoring_end_adds_and_rings_the_rest(table_of: TableOf) -> None:
    table = table_of(two_fives())
    marks = table.scene.board.dressing.marks
    assert sorted(mark.adds for mark in marks) == [5, 10]


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_badges_never_lie_on_tiles_or_on_each_other(
    table_of: TableOf, rules: RuleSetId, seats: int
) -> None:
    for seed in (3, 4):
        table = table_of(played(rules, seats, 13, seed))
        board = table.scene.board
        marks = [mark.sceneBoundingRect() for mark in board.dressing.marks]
        lying = [placed.tile for placed in table.match.round.layout.placed]
        stage = table.scene.stage
        geometry = TableGeometry.of(table.match.round.layout)
        assert stage is not None
        tiles = [stage.spread.rect(geometry.laid[tile]) for tile in lying]
        assert not any(mark.intersects(tile) for mark in marks for tile in tiles)
        assert not any(one.intersects(two) for one, two in itertools.combinations(marks, 2))


def test_marks_give_way_to_the_places_of_the_picked_tile(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    assert not any(mark.isVisible() for mark in table.scene.board.dressing.marks)
    table.scene.cancel_pick()
    assert all(mark.isVisible() for mark in table.scene.board.dressing.marks)


def test_the_bar_says_what_the_last_placement_paid(table_of: TableOf) -> None:
    match = given(["5|5 0|0", "0|5 1|1"], rules=RuleSetId.FIVE_UP)
    match.round.turn = 0
    put(match, "5|5")
    bar = table_of(match).scene.board.dressing.bar
    assert bar is not None
    assert (bar.total, bar.remark) == ("10", "scores 2 (10 ÷ 5)")


def test_no_bar_stands_before_the_first_tile(table_of: TableOf) -> None:
    assert table_of(started()).scene.board.dressing.bar is None


def test_each_tile_of_the_own_rack_has_its_key(table_of: TableOf) -> None:
    table = table_of(two_fives())
    (wood,) = [item for item in table.scene.items() if isinstance(item, WoodItem)]
    assert [key for _, key in wood.keys] == ["1", "2", "3"]
    assert [x for x, _ in wood.keys] == [
        table.stage.poses[tile].centre.x() for tile in table.scene.rack_tiles
    ]


def test_an_onlookers_rack_has_no_keys(table_of: TableOf) -> None:
    table = table_of(two_fives(), None)
    (wood,) = [item for item in table.scene.items() if isinstance(item, WoodItem)]
    assert wood.keys == []
