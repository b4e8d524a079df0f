from __future__ import annotations

from msgspec.structs import replace

from domino_gui.engine.events import Draw, Event, Place, TileDrawn, TilePlaced
from domino_gui.engine.layout import End, Port
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.items import Move, TilePose
from domino_gui.table.sight import see
from domino_gui.table.staging import Back, Key, RackState, Spare, Stage, stage
from tests.table.tables import Table, TableOf, given, must_draw, played, put


def _stage(table: Table, event: Event | None = None) -> Stage:
    sight = see(table.match, table.viewer, event)
    hand = tuple(tile for tile in sight.seats[sight.bottom].hand if tile is not None)
    return stage(
        sight,
        TableGeometry.of(table.match.round.layout),
        table.stage.arrangement,
        RackState(hand),
    )


def _moves(table: Table, event: Event) -> tuple[dict[Key, TilePose], dict[Key, Move]]:
    board = table.scene.board
    before = {key: item.pose for key, item in board.tiles.items()}
    moves = board.change_to(_stage(table, event), event)
    return before, {key: move for key, item in board.tiles.items() for move in moves
                    if move.item is item}  # fmt: skip


def test_an_own_tile_goes_from_the_rack_to_the_table(table_of: TableOf) -> None:
    table = table_of(given(["5|5 0|0", "4|5 1|1"]))
    (event, *_) = table.match.act(0, Place(Tile(5, 5), None))
    before, moves = _moves(table, event)
    assert moves[Tile(5, 5)].start == before[Tile(5, 5)]


def test_a_hidden_tile_turns_over_on_its_way_from_the_other_rack(table_of: TableOf) -> None:
    match = given(["5|5 0|0", "4|5 1|1"])
    put(match, "5|5")
    table = table_of(match)
    (event, *_) = match.act(1, Place(Tile(4, 5), End(Tile(5, 5), Port.STRAIGHT_A)))
    assert isinstance(event, TilePlaced)
    before, moves = _moves(table, event)
    assert moves[Tile(4, 5)].start == before[Back(1, 1)]
    assert moves[Tile(4, 5)].start.look.tile is None


def test_a_drawn_tile_comes_from_the_top_of_the_pile(table_of: TableOf) -> None:
    table = table_of(must_draw())
    (event, *_) = table.match.act(0, Draw())
    assert isinstance(event, TileDrawn)
    before, moves = _moves(table, event)
    top = max((key for key in before if isinstance(key, Spare)), key=lambda key: key.number)
    assert moves[Tile(2, 5)].start == before[top]


def test_at_the_end_of_a_round_each_tile_turns_where_it_stood(table_of: TableOf) -> None:
    match = played(RuleSetId.ALL_FIVES, 2, 99)
    table = table_of(match)
    closed = _stage(table, match.events[-2])
    table.scene.board.show(closed)
    before, moves = _moves(table, match.events[-1])
    for number, tile in enumerate(tile for tile in match.round.hands[1] if tile):
        assert moves[tile].start == before[Back(1, number)]
        assert moves[tile].end.look.tile is tile


def test_a_picture_made_anew_is_the_same_whatever_was_there(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.FIVE_UP, 3, 8))
    first, shown = table.picture(), table.stage
    table.scene.show_match(played(RuleSetId.MUGGINS, 4, 99), 1)
    table.scene.show_match(table.match, 0)
    assert table.picture() == first
    assert table.stage.poses == shown.poses


def test_remarks_stay_within_the_picture(table_of: TableOf) -> None:
    table = table_of(given(["5|5 0|0", "4|5 1|1"]))
    board, stage_ = table.scene.board, table.stage
    edge = replace(stage_.poses[Tile(5, 5)], centre=stage_.arrangement.rack.bottomLeft())
    board.remark("no open end shows 5, however long this remark may be in some language", edge)
    assert board._remark is not None
    assert board._remark.sceneBoundingRect().left() >= 0
    board.clear_remark()
    assert board._remark is None
