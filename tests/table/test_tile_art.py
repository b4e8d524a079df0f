from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table.tile_art import HIGHEST, Facing, TileLook, margin, tile_pixmap
from tests.table.painting import palette

UNIT = 40.0


def _image(look: TileLook, ratio: float = 1.0) -> QImage:
    return tile_pixmap(look, palette(), ratio).toImage()


def _dark_spots(image: QImage, centre: QPointF, unit: float) -> int:
    """Count the pips of a half by looking where pips can be."""
    edge = margin(unit)
    spots = 0
    for column in (-1, 0, 1):
        for row in (-1, 0, 1):
            x = edge + centre.x() * unit + column * 0.27 * unit
            y = edge + centre.y() * unit + row * 0.27 * unit
            spots += image.pixelColor(round(x), round(y)).lightness() < 100
    return spots


@pytest.mark.parametrize("facing", Facing)
@pytest.mark.parametrize("tile", TILES, ids=repr)
def test_each_half_shows_its_pips_where_the_tile_faces(tile: Tile, facing: Facing) -> None:
    image = _image(TileLook(tile, facing, UNIT))
    middle = QPointF(0.5, 1.0) if facing.upright else QPointF(1.0, 0.5)
    step = QPointF(*facing.value) / 2
    assert _dark_spots(image, middle + step, UNIT) == tile.low
    assert _dark_spots(image, middle - step, UNIT) == tile.high


def test_the_pips_of_a_six_run_along_the_tile() -> None:
    image = _image(TileLook(Tile(0, 6), Facing.UP, UNIT))
    edge = margin(UNIT)
    beside = image.pixelColor(round(edge + 0.23 * UNIT), round(edge + 1.5 * UNIT))
    above = image.pixelColor(round(edge + 0.5 * UNIT), round(edge + 1.23 * UNIT))
    assert beside.lightness() < 100 < above.lightness()


@pytest.mark.parametrize("facing", Facing)
def test_light_comes_from_the_top_left_whatever_the_direction(facing: Facing) -> None:
    image = _image(TileLook(Tile(0, 0), facing, UNIT))
    edge, size = margin(UNIT), facing.size(UNIT)
    inset = 5
    near = image.pixelColor(round(edge + inset), round(edge + inset))
    far = image.pixelColor(round(edge + size.width() - inset), round(edge + size.height() - inset))
    assert near.lightness() > far.lightness()
    below = image.pixelColor(
        round(edge + size.width() * 0.6), round(edge + size.height() + edge * 0.4)
    )
    above = image.pixelColor(round(edge + size.width() * 0.6), round(edge * 0.2))
    assert below.alpha() > above.alpha()


def test_a_spinner_wears_a_pin_and_an_orange_outline() -> None:
    look = TileLook(Tile(5, 5), Facing.UP, UNIT)
    plain, spinner = _image(look), _image(replace(look, spinner=True))
    edge = margin(UNIT)
    middle = (round(edge + UNIT / 2), round(edge + UNIT))
    rim = (round(edge) - 1, round(edge + UNIT * 0.6))
    assert plain.pixelColor(*middle) != spinner.pixelColor(*middle)
    assert abs(spinner.pixelColor(*rim).hue() - palette().tiles.spinner.hue()) < 15
    assert spinner.pixelColor(*rim).saturation() > 150 > plain.pixelColor(*rim).alpha()


def test_a_back_gives_no_face_away() -> None:
    image = _image(TileLook(None, Facing.UP, UNIT))
    assert image == _image(TileLook(None, Facing.DOWN, UNIT))


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("unit", [11.0, 22.37, 52.0])
def test_a_picture_has_all_the_pixels_it_needs(unit: float, ratio: float) -> None:
    pixmap = tile_pixmap(TileLook(Tile(1, 2), Facing.UP, unit), palette(), ratio)
    wide, high = unit + 2 * margin(unit), 2 * unit + 2 * margin(unit)
    assert wide * ratio <= pixmap.width() < wide * ratio + 1
    assert high * ratio <= pixmap.height() < high * ratio + 1
    assert pixmap.devicePixelRatio() == ratio


def test_a_dimmed_tile_is_nearer_to_the_table_and_cannot_be_seen_through() -> None:
    look = TileLook(Tile(0, 0), Facing.UP, UNIT)
    bright, dimmed = _image(look), _image(replace(look, dimmed=True))
    middle = round(margin(UNIT) + UNIT / 2)
    face, faded = bright.pixelColor(middle, middle), dimmed.pixelColor(middle, middle)
    assert face.lightness() > faded.lightness() > palette().table.lightness()
    assert faded.alpha() == 255


def test_pictures_are_shared() -> None:
    look = TileLook(Tile(1, 2), Facing.UP, UNIT)
    assert tile_pixmap(look, palette(), 1.0) is tile_pixmap(look, palette(), 1.0)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_higher_a_tile_is_held_the_further_its_shadow_falls(ratio: float) -> None:
    def reach(lift: int) -> float:
        look = TileLook(Tile(1, 2), Facing.UP, UNIT, lift=lift)
        image = _image(look, ratio)
        below = image.height() - round(margin(UNIT, lift) * ratio)
        column = [image.pixelColor(image.width() // 2, y).alpha() for y in range(image.height())]
        assert column[below - 2] == 255  # the tile itself stays where it is
        return sum(alpha > 8 for alpha in column[below:]) / ratio

    reaches = [reach(lift) for lift in range(HIGHEST + 1)]
    assert reaches == sorted(set(reaches))
    assert reaches[-1] > 10
