from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF

from domino_gui.engine.tiles import Tile
from domino_gui.table.items import TileItem, TilePose, fitted, font, text_width
from domino_gui.table.tile_art import Facing, TileLook
from tests.table.painting import COLOURS, keeps_within_itself

POSE = TilePose(TileLook(Tile(1, 2), Facing.LEFT, 40.0), QPointF(100, 80), 3)


def test_a_tile_paints_nothing_beside_its_place() -> None:
    for look in (POSE.look, replace(POSE.look, spinner=True), replace(POSE.look, tile=None)):
        assert keeps_within_itself(TileItem(replace(POSE, look=look), COLOURS, 1.0))


def test_a_tile_is_hit_on_its_body_and_not_on_its_shadow() -> None:
    item = TileItem(POSE, COLOURS, 1.0)
    assert item.covers(QPointF(139, 99))
    assert not item.covers(QPointF(141, 80))
    assert not item.covers(QPointF(100, 101))


def test_a_tile_takes_a_pose_whatever_it_was_doing() -> None:
    item = TileItem(POSE, COLOURS, 1.0)
    item.setRotation(0)
    item.setTransform(item.transform().rotate(30))
    item.take(replace(POSE, centre=QPointF(5, 6), opacity=0.4, z=9))
    assert item.pos() == QPointF(5, 6)
    assert item.opacity() == pytest.approx(0.4)
    assert item.zValue() == 9
    assert item.transform().isIdentity()


@pytest.mark.parametrize("text", ["5", "+15", "+100"])
@pytest.mark.parametrize("unit", [22.0, 30.0, 52.0])
def test_numbers_fit_into_what_they_stand_in(text: str, unit: float) -> None:
    assert text_width(text, fitted(text, unit * 0.36, unit * 0.74)) <= unit * 0.86


def test_text_is_never_too_small_to_read() -> None:
    assert font(3).pixelSize() == 9
