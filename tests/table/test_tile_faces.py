from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage

from domino_gui.table.tile_faces import paint_groove, paint_number, paint_pin
from domino_gui.table.tile_sets import TileSet
from tests.table.painting import painted, palette

HALF = 60.0
WHITE = QColor(Qt.GlobalColor.white)


def half_of(
    number: int, tiles: TileSet, *, upright: bool = True, ground: QColor | None = None
) -> QImage:
    return painted(
        lambda painter: paint_number(
            painter, QPointF(60, 60), number, HALF, tiles, upright=upright
        ),
        ground or WHITE,
    )


def test_pips_lie_with_the_tile_and_numerals_stand_upright_whatever_its_direction() -> None:
    pips, numerals = palette().tiles, palette("contrast").tiles
    assert half_of(6, pips) != half_of(6, pips, upright=False)
    assert half_of(6, numerals) == half_of(6, numerals, upright=False)


def test_a_blank_half_is_blank_among_pips_and_0_among_numerals() -> None:
    blank = painted(lambda _: None, WHITE)
    assert half_of(0, palette().tiles) == blank
    assert half_of(0, palette("contrast").tiles) != blank


def test_a_pip_is_dark_towards_the_light_and_its_far_rim_is_lit() -> None:
    tiles = palette().tiles
    image = half_of(1, tiles, ground=tiles.ivory_shade)
    radius = tiles.pip_radius * HALF
    near, far = round(60 - radius * 0.5), round(60 + radius * 0.5)
    assert image.pixelColor(near, near).lightness() < image.pixelColor(far, far).lightness() < 128
    rim = round(60 + radius * 0.82)
    assert image.pixelColor(rim, rim).lightness() > tiles.ivory_shade.lightness()


def test_each_number_may_have_a_colour() -> None:
    colours = [QColor(40 * number, 0, 0) for number in range(7)]
    tiles = msgspec.structs.replace(palette("contrast").tiles, numbers=colours, face="pips")
    for number in (1, 3, 5):
        assert half_of(number, tiles).pixelColor(60, 60) == colours[number]


@pytest.mark.parametrize("face", [QRectF(10, 10, 50, 100), QRectF(10, 10, 100, 50)])
def test_the_groove_runs_across_the_tile_on_whole_pixels(face: QRectF) -> None:
    tiles = palette("contrast").tiles
    image = painted(lambda painter: paint_groove(painter, face, 50, tiles), WHITE)
    middle, width = face.center().toPoint(), round(tiles.groove_width * 50)
    upright = face.height() > face.width()
    line = [
        image.pixelColor(middle.x(), middle.y() + step)
        if upright
        else image.pixelColor(middle.x() + step, middle.y())
        for step in range(-10, 10)
    ]
    assert line.count(tiles.groove) == width
    assert line.count(QColor(Qt.GlobalColor.white)) == 20 - width


def test_a_pin_is_a_dome_lit_from_the_top_left() -> None:
    image = painted(lambda painter: paint_pin(painter, QPointF(60, 60), 120, palette()), WHITE)
    assert image.pixelColor(56, 56).lightness() > image.pixelColor(68, 64).lightness() + 40
    assert abs(image.pixelColor(60, 60).hue() - palette().tiles.brass.hue()) < 15
