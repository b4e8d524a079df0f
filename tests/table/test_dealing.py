from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import LotTurned
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.dealing import as_dealt, hand_by_hand, hands, one_by_one, pile, turned_up
from domino_gui.table.items import Move, TileItem, TilePose
from domino_gui.table.staging import Back, Spare
from domino_gui.table.tile_art import Facing, TileLook
from tests.table.painting import COLOURS
from tests.table.tables import TableOf, played, started

POSE = TilePose(TileLook(None, Facing.UP, 20.0), QPointF(), 1)


def _moves(number: int) -> list[Move]:
    return [Move(TileItem(POSE, COLOURS, 1.0), POSE, POSE) for _ in range(number)]


def _items(moves: list[Move]) -> list[TileItem]:
    return [move.item for move in moves]


def test_tiles_are_dealt_one_by_one_and_in_turn_from_the_leader() -> None:
    first, second, third = _moves(2), _moves(2), _moves(2)
    dealt = one_by_one([first, second, third], leader=1)
    order = [move.item for move in dealt]
    assert order == [hand[n].item for n in (0, 1) for hand in (second, third, first)]
    begins = [move.begins for move in dealt]
    assert begins == sorted(set(begins))
    assert begins[0] == 0
    assert max(move.ends for move in dealt) <= 1


@pytest.mark.parametrize("sizes", [[3, 2], [3, 0, 4, 1], [0, 2]])
def test_hands_open_one_after_another_and_the_last_in_time(sizes: list[int]) -> None:
    moves = [_moves(size) for size in sizes]
    opened = hand_by_hand(moves)
    assert [move.item for move in opened] == [move.item for hand in moves for move in hand]
    spans: list[tuple[float, float]] = []
    for hand in moves:
        spans += {(move.begins, move.ends) for move in opened if move.item in _items(hand)}
    assert spans == sorted(set(spans))
    assert spans[0][0] == 0
    assert spans[-1][1] <= 1.0001


def test_each_seat_has_the_moves_of_its_own_tiles(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.ALL_FIVES, 3, 5))
    board, stage = table.scene.board, table.stage
    moves = [Move(item, item.pose, item.pose) for item in board.tiles.values()]
    own, rest = hands(reversed(moves), board.tiles, stage)
    assert [move.item for move in own[0]] == [board.tiles[tile] for tile in stage.rack.order]
    for seat in (1, 2):
        held = len(stage.sight.seats[seat].hand)
        assert [move.item for move in own[seat]] == [
            board.tiles[Back(seat, number)] for number in range(held)
        ]
    assert len(rest) == len(moves) - sum(map(len, own))


def test_while_tiles_are_dealt_each_is_told_where_it_is(table_of: TableOf) -> None:
    stage = table_of(played(RuleSetId.ALL_FIVES, 3, 0)).stage
    told = as_dealt(stage, [2, 0, 1]).sight
    assert [len(seat.hand) for seat in told.seats] == [2, 0, 1]
    assert told.drawable == stage.sight.drawable + 21 - 3
    assert as_dealt(stage, [7, 7, 7]).sight == stage.sight


def test_tiles_of_a_lot_lie_before_their_seats_on_the_table(table_of: TableOf) -> None:
    match = started(RuleSetId.ALL_FIVES, 4)
    table = table_of(match)
    lot, *_ = match.open_round(ShuffledDealer(5))
    assert isinstance(lot, LotTurned)
    poses = turned_up(lot, table.stage)
    assert [pose.look.tile for pose in poses] == list(lot.tiles.values())
    room = table.stage.arrangement.table
    assert all(room.contains(pose.centre) for pose in poses)
    above = [pose for pose in poses if pose.centre.y() < room.center().y()]
    assert len(above) == len(poses) - ("0" in lot.tiles)
    xs = [pose.centre.x() for pose in above]
    assert xs == sorted(xs)


def test_the_pile_is_its_uppermost_tile_or_none(table_of: TableOf) -> None:
    stage = table_of(played(RuleSetId.ALL_FIVES, 2, 0)).stage
    uppermost = pile(stage)
    assert uppermost is not None
    spares = [pose for key, pose in stage.poses.items() if isinstance(key, Spare)]
    assert uppermost.z == max(pose.z for pose in spares)
    bare = {key: pose for key, pose in stage.poses.items() if isinstance(key, Tile | Back)}
    assert pile(replace(stage, poses=bare)) is None
