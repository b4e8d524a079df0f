from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor

from domino_gui.table.arrangement import arrange
from domino_gui.table.plates import PlateItem
from tests.table.painting import keeps_within_itself, palette, rendered

AREA = QRectF(0, 0, 120, 60)


@pytest.mark.parametrize("in_turn", [False, True])
def test_a_plate_paints_nothing_beside_itself(in_turn: bool) -> None:
    item = PlateItem(AREA, 1.0, palette("contrast"), in_turn=in_turn)
    item.paint_picture(1.0)
    assert keeps_within_itself(item)


def test_whoever_is_in_turn_has_an_edge() -> None:
    def edge(*, in_turn: bool) -> QColor:
        item = PlateItem(AREA, 1.0, palette(), in_turn=in_turn)
        item.paint_picture(1.0)
        return rendered(item, AREA.adjusted(-10, -10, 10, 10)).pixelColor(70, 11)

    assert edge(in_turn=True).lightness() > edge(in_turn=False).lightness() + 60


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [QSizeF(784, 618), QSizeF(979, 778), QSizeF(2900, 2100)])
def test_plates_lie_under_their_seats_apart_from_each_other_within_the_picture(
    size: QSizeF, seats: int
) -> None:
    arrangement = arrange(size, seats)
    plates = [arrangement.plate(place) for place in range(seats - 1)]
    for place, plate in enumerate(plates):
        assert plate.contains(arrangement.seats[place])
        assert QRectF(QPointF(), size).contains(plate)
        assert plate.bottom() < arrangement.table.top()
    assert not any(one.intersects(after) for one, after in itertools.pairwise(plates))
