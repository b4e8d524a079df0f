from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from domino_gui.engine.tiles import Tile
from domino_gui.table.choreography import Choreography
from domino_gui.table.items import Move, TileItem, TilePose
from domino_gui.table.motion import cue, in_turn, travel, unfold
from domino_gui.table.palettes import palette
from domino_gui.table.tile_art import Facing, TileLook

FACE = TilePose(TileLook(Tile(1, 2), Facing.LEFT, 40.0), QPointF(300, 200), 10)
BACK = TilePose(TileLook(None, Facing.UP, 20.0), QPointF(0, 0), 30, 0.5)


def _item(pose: TilePose = BACK) -> TileItem:
    return TileItem(pose, palette(), 1.0)


def test_a_tile_arrives_exactly_as_it_is_to_lie(qtbot: QtBot) -> None:
    item, choreography = _item(), Choreography()
    with qtbot.waitSignal(choreography.idle):
        choreography.add(lambda: travel([Move(item, BACK, FACE)], 20))
    assert item.pos() == FACE.centre
    assert item.opacity() == 1
    assert item.zValue() == FACE.z
    assert item.transform().isIdentity()
    assert item.boundingRect() == _item(FACE).boundingRect()


def test_a_tile_begins_its_way_where_and_as_it_was() -> None:
    item = _item(FACE)
    animation = travel([Move(item, BACK, FACE)], 1000)
    assert item.pos() == BACK.centre
    assert item.transform().m11() == pytest.approx(0, abs=1e-6)  # it still stands upright
    assert item.transform().determinant() == pytest.approx(0.25)  # at half the size
    assert animation.duration() == 1000


def test_a_tile_that_sets_out_later_waits() -> None:
    item = _item(FACE)
    animation = travel([Move(item, BACK, FACE, begins=0.5)], 1000)
    animation.setCurrentTime(400)
    assert item.pos() == BACK.centre
    animation.setCurrentTime(1000)
    assert item.pos() == FACE.centre


def test_parts_in_turn_take_as_long_as_all_of_them() -> None:
    whole = in_turn([cue(lambda: None, 100), unfold(lambda _: None, 250)])
    assert whole.duration() == 350
