from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from domino_gui.engine.tiles import Tile
from domino_gui.table.items import TileItem, TilePose, fitted, font, text_width
from domino_gui.table.tile_art import Facing, TileLook, tile_pixmap
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
    item.take(replace(POSE, centre=QPointF(5, 6), z=9))
    assert item.pos() == QPointF(5, 6)
    assert item.zValue() == 9
    assert item.transform().isIdentity()


@pytest.mark.parametrize("text", ["5", "+15", "+100"])
@pytest.mark.parametrize("unit", [22.0, 30.0, 52.0])
def test_numbers_fit_into_what_they_stand_in(text: str, unit: float) -> None:
    assert text_width(text, fitted(text, unit * 0.36, unit * 0.74)) <= unit * 0.86


def test_text_is_never_too_small_to_read() -> None:
    assert font(3).pixelSize() == 9


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("unit", [22.0, 88 / 3])
@pytest.mark.parametrize("centre", [QPointF(100, 80), QPointF(100.25, 80.5), QPointF(99.67, 80.9)])
def test_a_tile_at_rest_is_painted_pixel_by_pixel(
    ratio: float, unit: float, centre: QPointF
) -> None:
    pose = replace(POSE, look=replace(POSE.look, unit=unit), centre=centre)
    item = TileItem(pose, COLOURS, ratio)
    corner = (item.pos() + item.offset()) * ratio
    assert (corner - corner.toPoint().toPointF()).manhattanLength() < 1e-6
    assert (item.pos() - centre).manhattanLength() * ratio <= 1.01

    picture = tile_pixmap(pose.look, COLOURS, ratio).toImage()
    picture.setDevicePixelRatio(1)
    expected = QImage(QSize(200, 160) * ratio, QImage.Format.Format_RGB32)
    expected.fill(Qt.GlobalColor.black)
    painter = QPainter(expected)
    painter.drawImage(corner.toPoint(), picture)
    painter.end()

    scene, shown = QGraphicsScene(), expected.copy()
    scene.addItem(item)
    shown.fill(Qt.GlobalColor.black)
    shown.setDevicePixelRatio(ratio)
    painter = QPainter(shown)
    scene.render(painter, QRectF(0, 0, 200, 160), QRectF(0, 0, 200, 160))
    painter.end()
    scene.removeItem(item)
    shown.setDevicePixelRatio(1)
    assert shown == expected
