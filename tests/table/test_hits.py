from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.hits import catching, is_boneyard, is_over_rack, is_sorter, place_at
from domino_gui.table.offers import OfferedPlace
from domino_gui.table.staging import Spare
from tests.table.tables import Table, played, two_fives

FIVE = Tile(0, 5)


def _table() -> Table:
    table = Table(two_fives())
    table.offer()
    return table


def _rect(table: Table, offered: OfferedPlace) -> QRectF:
    return table.stage.spread.rect(offered.laid)


def test_a_place_is_hit_wherever_its_tile_would_lie() -> None:
    table = _table()
    places = table.scene.offers.of(FIVE)
    for offered in places:
        rect = _rect(table, offered).adjusted(1, 1, -1, -1)
        for corner in (rect.topLeft(), rect.bottomRight(), rect.center()):
            assert place_at(table.stage, places, corner) == offered
    assert place_at(table.stage, places, QPointF(490, 120)) is None
    assert place_at(table.stage, [], _rect(table, places[0]).center()) is None


def test_of_two_that_overlap_the_nearer_is_hit_and_catches() -> None:
    table = _table()
    one, _ = table.scene.offers.of(FIVE)
    lying = one.laid
    nearby = replace(lying, x=lying.x + 0.5 * (lying.w == 2), y=lying.y + 0.5 * (lying.h == 2))
    other = replace(one, laid=nearby, count=one.count + 1)
    way = _rect(table, other).center() - _rect(table, one).center()
    middle = (_rect(table, other).center() + _rect(table, one).center()) / 2
    for find in (place_at, catching):
        assert find(table.stage, [one, other], middle - way / 8) == one
        assert find(table.stage, [one, other], middle + way / 8) == other


def test_a_place_catches_from_nearby_and_not_from_afar() -> None:
    table = Table(played(RuleSetId.FIVE_UP, 4, 12, seed=4, in_turn=0))
    table.view.resize(724, 596)
    table.scene.set_extent(table.stage.arrangement.size, 1.0)
    table.offer()
    places = table.scene.offers.of(Tile(1, 3))
    for offered in places:
        middle = _rect(table, offered).center()
        assert catching(table.stage, places, middle + QPointF(0, 40)) == offered
        assert catching(table.stage, places, middle + QPointF(0, 120)) != offered


def test_the_rack_takes_what_is_let_go_above_it() -> None:
    table = _table()
    places = table.scene.offers.of(FIVE)
    on_rack = table.stage.poses[FIVE].centre
    assert is_over_rack(table.stage, on_rack)
    assert catching(table.stage, places, on_rack) is None
    assert not is_over_rack(table.stage, table.stage.arrangement.table.center())


def test_the_boneyard_is_its_pile_and_the_room_around_it() -> None:
    stage = _table().stage
    pile = [pose for key, pose in stage.poses.items() if isinstance(key, Spare)]
    assert pile
    for pose in pile:
        assert is_boneyard(stage, pose.centre)
    assert is_boneyard(stage, stage.arrangement.boneyard_label.center())
    assert not is_boneyard(stage, stage.arrangement.table.center())
    assert not is_boneyard(stage, stage.arrangement.bar.center())


def test_only_its_corner_sorts_the_rack() -> None:
    table = _table()
    assert table.stage.sorter is not None
    assert is_sorter(table.stage, table.stage.sorter.center())
    assert not is_sorter(table.stage, table.stage.wood.center())
    assert not is_sorter(Table(two_fives(), None).stage, table.stage.sorter.center())
