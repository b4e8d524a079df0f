from __future__ import annotations

import itertools

import pytest

from domino_gui.engine.events import Place
from domino_gui.engine.layout import End, Port
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.ghosts import Outcome
from domino_gui.table.items import font, text_width
from domino_gui.table.labels import LabelItem, WoodItem
from domino_gui.table.marks import OutlineItem
from domino_gui.table.staging import Spare
from tests.table.painting import palette
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
    assert {mark.adds for mark in marks} == {5, 10}


def test_an_end_that_counts_0_is_a_badge_and_no_ring(table_of: TableOf) -> None:
    match = given(["5|5 0|5 0|0 6|6 1|4", "2|5 4|5 1|1 3|3 0|1"], "1|2", RuleSetId.ALL_FIVES)
    put(match, "5|5")
    put(match, "2|5", "5|5", Port.STRAIGHT_A)
    put(match, "0|5", "5|5", Port.STRAIGHT_B)
    marks = table_of(match).scene.board.dressing.marks
    assert [mark.adds for mark in marks] == [2, 0, None, None]


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


def test_tiles_beyond_the_tenth_have_no_key(table_of: TableOf) -> None:
    hand = "0|0 0|1 0|2 0|3 0|4 0|5 0|6 1|1 1|2 1|3 1|4 1|5"
    table = table_of(given([hand, "5|5 5|6 6|6 4|4 4|5 4|6 3|3 3|4 3|5 3|6 2|2 2|3"]))
    (wood,) = [item for item in table.scene.items() if isinstance(item, WoodItem)]
    assert "".join(key for _, key in wood.keys) == "1234567890"


def test_draw_has_rings_alone_and_no_count(table_of: TableOf) -> None:
    match = played(RuleSetId.DRAW, 2, 4, seed=2, in_turn=0)
    table = table_of(match)
    table.offer()
    dressing = table.scene.board.dressing
    assert [mark.adds for mark in dressing.marks] == [None] * len(match.round.layout.open_ends)
    assert dressing.bar is None
    table.scene.pick(next(iter(table.scene.offers.playable)), places_at_once=False)
    assert [ghost.outcome.count for ghost in dressing.ghosts] == [""] * len(table.scene.places)
    assert dressing.bar is None


def test_places_of_five_up_say_by_what_their_count_is_divided(table_of: TableOf) -> None:
    table = table_of(given(["5|5 0|0", "0|5 1|1"], rules=RuleSetId.FIVE_UP))
    table.match.round.turn = 0
    table.offer()
    table.scene.pick(Tile(5, 5), places_at_once=False)
    (ghost,) = table.scene.board.dressing.ghosts
    assert ghost.outcome == Outcome("10", "+2", "÷ 5")


def test_what_others_placed_meanwhile_is_marked_more_quietly_than_the_last(
    table_of: TableOf,
) -> None:
    match = given(["5|5 0|0", "4|5 1|1", "2|5 1|2", "0|5 6|6"], rules=RuleSetId.FIVE_UP)
    match.round.turn = 0
    put(match, "5|5")
    put(match, "4|5", "5|5", Port.STRAIGHT_A)
    put(match, "2|5", "5|5", Port.STRAIGHT_B)
    put(match, "0|5", "5|5", Port.BRANCH_A)
    table = table_of(match)

    def outlined() -> dict[Tile, float]:
        lines = [item for item in table.scene.items() if isinstance(item, OutlineItem)]
        at = {line.pos().toTuple(): line.width for line in lines}
        return {
            placed.tile: at[point]
            for placed in match.round.layout.placed
            if (point := table.stage.poses[placed.tile].centre.toTuple()) in at
        }

    marked = outlined()
    assert set(marked) == {Tile(4, 5), Tile(2, 5), Tile(0, 5)}
    assert marked[Tile(4, 5)] == marked[Tile(2, 5)] < marked[Tile(0, 5)]
    table.act(Place(Tile(0, 0), End(Tile(0, 5), Port.LOW)))
    assert set(outlined()) == {Tile(0, 0)}


@pytest.mark.parametrize(("width", "height"), [(480, 380), (764, 600), (1920, 1540)])
def test_the_boneyards_label_has_room_for_its_name(
    table_of: TableOf, width: int, height: int
) -> None:
    table = table_of(played(RuleSetId.MUGGINS, 2, 2))
    table.view.resize(width, height)
    (label,) = [label for label in _labels(table) if label.lines[0] == "Boneyard"]
    wide = text_width("Boneyard", font(16 * table.stage.arrangement.scale, bold=True))
    assert wide <= label.bounds.width()
    pile = [pose for key, pose in table.stage.poses.items() if isinstance(key, Spare)]
    right = max(pose.centre.x() + pose.look.unit / 2 for pose in pile)
    assert right < label.bounds.left()
    assert min(pose.centre.x() for pose in pile) > table.stage.arrangement.boneyard.left()


def test_labels_that_are_told_anew_leave_nothing_of_the_former_ones(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.FIVE_UP, 4, 9))
    before, picture = len(table.scene.items()), table.picture()
    for _ in range(3):
        table.scene.board.dressing.dress_labels(table.stage)
    assert len(table.scene.items()) == before
    assert table.picture() == picture


def _pictures(table: Table) -> dict[tuple[str, ...], int]:
    return {label.lines: label.pixmap().cacheKey() for label in _labels(table)}


def test_only_labels_that_tell_something_else_are_painted_again(table_of: TableOf) -> None:
    match = given(["5|5 0|0 0|1", "4|5 1|1 1|2", "2|5 3|3 3|4"])
    table = table_of(match)
    before = _pictures(table)
    put(match, "5|5")
    table.scene.show_match(match, 0)
    after = _pictures(table)
    alike = {lines for lines in before if lines in after}
    assert "Boneyard" in {lines[0] for lines in alike}
    assert 0 < len(alike) < len(before)
    assert all(after[lines] == before[lines] for lines in alike)
    assert not set(before.values()) & {after[lines] for lines in after if lines not in alike}


def test_nothing_is_painted_again_in_former_colours(table_of: TableOf) -> None:
    table = table_of(two_fives())
    before = _pictures(table)
    table.scene.set_colours(palette("dark"))
    after = _pictures(table)
    assert before.keys() == after.keys()
    assert not set(before.values()) & set(after.values())
