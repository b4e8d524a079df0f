from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from domino_gui.table.tile_bodies import face_of, paint_back, paint_body, paint_shadow
from tests.table.painting import painted, palette

RECT = QRectF(20, 20, 60, 120)
HALF = 60.0


def test_the_edges_are_seen_below_and_at_the_right() -> None:
    tiles = palette().tiles
    face = face_of(RECT, HALF, tiles)
    assert face.topLeft() == RECT.topLeft()
    assert 0 < RECT.right() - face.right() < RECT.bottom() - face.bottom() < 0.1 * HALF
    image = painted(lambda painter: paint_body(painter, RECT, HALF, tiles, spinner=False))
    assert image.pixelColor(50, 139).lightness() < image.pixelColor(50, 21).lightness() - 50


def test_a_flat_set_shows_no_edges_and_casts_no_shadow() -> None:
    colours = palette("contrast")
    assert face_of(RECT, HALF, colours.tiles) == RECT
    image = painted(lambda painter: paint_shadow(painter, RECT, HALF, 12, colours))
    assert image.pixelColor(50, 145).alpha() == 0


def test_the_shadow_falls_to_the_right_and_below_within_its_reach() -> None:
    image = painted(lambda painter: paint_shadow(painter, RECT, HALF, 12, palette()))
    assert image.pixelColor(50, 143).alpha() > image.pixelColor(50, 16).alpha()
    assert image.pixelColor(83, 80).alpha() > image.pixelColor(16, 80).alpha()
    for x, y in ((50, 6), (50, 153), (6, 80), (93, 80)):
        assert image.pixelColor(x, y).alpha() == 0


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_a_tile_has_a_crisp_edge_on_whole_pixels(name: str) -> None:
    tiles = palette(name).tiles
    for paint in (
        lambda painter: paint_body(painter, RECT, HALF, tiles, spinner=False),
        lambda painter: paint_back(painter, RECT, HALF, tiles),
    ):
        image = painted(paint)
        assert [image.pixelColor(x, 80).alpha() for x in (19, 20, 79, 80)] == [0, 255, 255, 0]
        assert [image.pixelColor(50, y).alpha() for y in (19, 20, 139, 140)] == [0, 255, 255, 0]


def test_an_outline_keeps_to_the_tile_and_leaves_nothing_of_it_out() -> None:
    tiles = palette("contrast").tiles
    image = painted(lambda painter: paint_body(painter, RECT, HALF, tiles, spinner=False))
    black = QColor(Qt.GlobalColor.black)
    assert image.pixelColor(20, 80) == image.pixelColor(50, 139) == black
    corner = [image.pixelColor(20 + step, 20 + step) for step in range(4)]
    # Nothing of the white face is seen outside the line.
    assert all(colour.lightness() < 30 for colour in corner if colour.alpha() > 200)


@pytest.mark.parametrize("half", [11.0, 22.0, 60.0])
def test_a_back_carries_a_pattern_at_every_size(half: float) -> None:
    rect = QRectF(20, 20, half, 2 * half)
    image = painted(lambda painter: paint_back(painter, rect, half, palette().tiles))
    middle = image.pixelColor(round(20 + half / 2) - 1, round(20 + half) - 2)
    plain = palette().tiles.back
    assert abs(middle.lightness() - plain.lightness()) > 25
