from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF, QSizeF

from domino_gui.table.arrangement import arrange, row_of

SIZES = [(480, 380), (724, 596), (980, 756), (1280, 800), (2160, 1550), (3840, 2100), (700, 1400)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_stands_on_anything_else_or_outside(size: tuple[int, int], seats: int) -> None:
    here = arrange(QSizeF(*size), seats)
    parts = [*here.seats, here.table, here.own_label, here.bar, here.boneyard, here.rack]
    picture = QRectF(0, 0, *size)
    assert all(picture.contains(part) for part in parts)
    for one, other in itertools.combinations(parts, 2):
        assert not one.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other)


@pytest.mark.parametrize("size", SIZES)
def test_the_table_gets_most_of_the_picture(size: tuple[int, int]) -> None:
    here = arrange(QSizeF(*size), 4)
    assert here.table.width() >= size[0] * 0.95
    assert here.table.height() >= size[1] * 0.44


def test_the_table_of_a_usual_window_is_large_enough_for_every_round() -> None:
    table = arrange(QSizeF(980, 752), 4).table
    assert table.width() >= 940
    assert table.height() >= 495


@pytest.mark.parametrize("tiles", [0, 1, 7, 21])
@pytest.mark.parametrize("centred", [True, False])
def test_tiles_of_a_rack_stand_apart_and_within_it(tiles: int, centred: bool) -> None:
    room = QRectF(10, 20, 700, 80)
    row = row_of(tiles, room, loose=1.4, centred=centred)
    assert len(row.centres) == tiles
    assert room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(row.bounds) or not tiles
    for left, right in itertools.pairwise(row.centres):
        assert right.x() - left.x() >= row.unit * 1.05


def test_few_tiles_stand_loosely_and_as_large_as_the_rack() -> None:
    row = row_of(3, QRectF(0, 0, 700, 80), loose=1.4, centred=True)
    assert row.unit == 40
    assert row.centres[1].x() == 350
    assert row.centres[1].x() - row.centres[0].x() == pytest.approx(56)
