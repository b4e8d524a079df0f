from __future__ import annotations

import math

from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from pytestqt.qtbot import QtBot

from domino_gui.engine.tiles import Tile
from domino_gui.table.choreography import Choreography
from domino_gui.table.items import Move, TileItem, TilePose
from domino_gui.table.motion import cue, in_turn, travel, unfold
from domino_gui.table.tile_art import HIGHEST, Facing, TileLook
from tests.table.painting import palette

FACE = TilePose(TileLook(Tile(1, 2), Facing.LEFT, 40.0), QPointF(300, 200), 10)
BACK = TilePose(TileLook(None, Facing.UP, 20.0), QPointF(0, 0), 30)


def _item(pose: TilePose = BACK) -> TileItem:
    return TileItem(pose, palette(), 1.0)


def test_a_tile_arrives_exactly_as_it_is_to_lie(qtbot: QtBot) -> None:
    item, choreography = _item(), Choreography()
    with qtbot.waitSignal(choreography.idle):
        choreography.add(lambda: travel([Move(item, BACK, FACE)], 20))
    assert item.pos() == FACE.centre
    assert item.zValue() == FACE.z
    assert item.transform().isIdentity()
    assert item.boundingRect() == _item(FACE).boundingRect()


def test_a_tile_begins_its_way_where_and_as_it_was() -> None:
    item = _item(FACE)
    animation = travel([Move(item, BACK, FACE)], 1000)
    assert item.pos() == BACK.centre
    assert item._look == replace(BACK.look, unit=FACE.look.unit)
    assert item.transform() == QTransform.fromScale(0.5, 0.5)  # as it stood, at its size
    assert animation.duration() == 1000


def test_a_tile_that_sets_out_later_waits() -> None:
    item = _item(FACE)
    animation = travel([Move(item, BACK, FACE, begins=0.5)], 1000)
    animation.setCurrentTime(400)
    assert item.pos() == BACK.centre
    animation.setCurrentTime(1000)
    assert item.pos() == FACE.centre


def _spans(item: TileItem) -> tuple[float, float]:
    """How long and how wide the tile is seen."""
    size, transform = item._look.facing.size(item._look.unit), item.transform()
    across = transform.map(QPointF(size.width(), 0)), transform.map(QPointF(0, size.height()))
    short, long = sorted(math.hypot(way.x(), way.y()) for way in across)
    return long, short


def test_a_tile_that_turns_over_is_thin_along_its_length_halfway() -> None:
    item = _item(BACK)
    animation = travel([Move(item, BACK, FACE)], 1000)
    for now in (499, 501):
        animation.setCurrentTime(now)
        long, short = _spans(item)
        assert short < 3
        assert long > 60
    assert item._look.tile is Tile(1, 2)


def test_a_tile_in_the_air_casts_a_larger_shadow_than_one_that_lies() -> None:
    item = _item(BACK)
    animation = travel([Move(item, BACK, FACE)], 1000)
    lifts = []
    for now in range(0, 1001, 20):
        animation.setCurrentTime(now)
        lifts.append(item._look.lift)
    rising, falling = lifts[:26], lifts[25:]
    assert rising == sorted(rising)
    assert falling == sorted(falling, reverse=True)
    assert set(lifts) == set(range(HIGHEST + 1))
    assert item._look == FACE.look


def test_a_tile_that_makes_way_is_pushed_and_not_lifted() -> None:
    item = _item(FACE)
    animation = travel([Move(item, FACE, replace(FACE, centre=FACE.centre + QPointF(60, 0)))], 1000)
    animation.setCurrentTime(400)
    assert item.zValue() == FACE.z
    assert item.transform().isIdentity()
    assert item._look.lift == 0


def test_each_tile_tells_once_that_it_has_landed() -> None:
    first, second = _item(), _item()
    landed: list[TileItem] = []
    times: list[float] = []
    moves = [Move(first, BACK, FACE, begins=0.5), Move(second, BACK, FACE, ends=0.5)]
    animation = travel(
        moves, 100, meanwhile=times.append, landed=lambda move: landed.append(move.item)
    )
    for now in range(0, 101, 5):
        animation.setCurrentTime(now)
    assert landed == [second, first]
    assert times[-1] == 1
    assert times == sorted(times)


def test_parts_in_turn_take_as_long_as_all_of_them() -> None:
    whole = in_turn([cue(lambda: None, 100), unfold(lambda _: None, 250)])
    assert whole.duration() == 350
