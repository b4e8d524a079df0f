from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from domino_gui.engine.tiles import Tile
from domino_gui.table.count_bar import CountBarItem
from domino_gui.table.items import Item, TileItem, TilePose, fitted, font, text_width
from domino_gui.table.marks import OutlineItem
from domino_gui.table.palettes import Palette
from domino_gui.table.tile_art import Facing, TileLook, tile_pixmap
from tests.table.painting import COLOURS, keeps_within_itself, palette

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


def _outline(
    width: float = 3, *, wide: float = 40, at: QPointF = POSE.centre, colours: Palette = COLOURS
) -> OutlineItem:
    item = OutlineItem(QSizeF(wide, 20), colours.picked, width, colours)
    item.setPos(at)
    return item


def test_what_looks_alike_wears_the_same_picture() -> None:
    former, item = _outline(), _outline()
    former.paint_picture(1.5)
    assert item.wear_picture_of(former, 1.5)
    assert item.pixmap().cacheKey() == former.pixmap().cacheKey()
    assert item.offset() == former.offset()


@pytest.mark.parametrize(
    ("make", "ratio"),
    [
        (partial(_outline, 4), 1.5),
        (partial(_outline, wide=41), 1.5),
        (partial(_outline, at=POSE.centre + QPointF(0.25, 0)), 1.5),
        (partial(_outline, colours=palette("dark")), 1.5),
        (_outline, 2.0),
    ],
    ids=["width", "size", "place", "colours", "ratio"],
)
def test_what_looks_otherwise_wears_a_picture_of_its_own(
    make: Callable[[], Item], ratio: float
) -> None:
    former, item = _outline(), make()
    former.paint_picture(1.5)
    assert not item.wear_picture_of(former, ratio)
    assert item.pixmap().isNull()


def test_a_picture_that_was_worn_follows_what_changes() -> None:
    def bar() -> CountBarItem:
        return CountBarItem(("4 + 6 = 10", "+10"), QRectF(0, 0, 300, 40), COLOURS, is_paid=True)

    former, item, other = bar(), bar(), bar()
    former.paint_picture(1.0)
    assert item.wear_picture_of(former, 1.0)
    item.reveal("4")
    assert item.pixmap().cacheKey() != former.pixmap().cacheKey()
    assert not other.wear_picture_of(item, 1.0)
    assert other.wear_picture_of(former, 1.0)
