"""A table that does not move carries its marks, at any size."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from domino_gui.engine.layout import End, Layout, Port, Spinners
from domino_gui.engine.tiles import Tile
from domino_gui.table.still_table import Marked, StillTable
from tests.table.painting import COLOURS


def layout(*tiles: str) -> Layout:
    table = Layout(Spinners.EVERY)
    for name in tiles:
        tile = Tile.parse(name)
        table.place(tile, next(iter(table.ends_for(tile)), None))
    return table


SPINNER = layout("6|6", "3|6", "2|6")
BADGE: Marked = (End(Tile.parse("3|6"), Port.LOW), 3)
RING: Marked = (End(Tile.parse("6|6"), Port.BRANCH_A), None)


def picture(table: StillTable, width: int, height: int, *, scale: float | None = None) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(COLOURS.table)
    painter = QPainter(image)
    table.paint(painter, QRectF(image.rect()), COLOURS, 1.0, scale=scale)
    painter.end()
    return image


def test_badges_and_rings_are_seen_each_by_itself() -> None:
    # A picture of the same table, as large: both marks make room in each.
    far = [BADGE[0], RING[0]]
    seen = {
        adds: picture(StillTable(SPINNER, list(zip(far, adds, strict=True))), 400, 240)
        for adds in ((3, 0), (None, 0), (3, None), (None, None))
    }
    assert len({bytes(image.constBits()) for image in seen.values()}) == len(seen)
    ring = COLOURS.ring.rgb()
    assert _has(seen[None, None], ring)
    assert not _has(seen[3, 0], ring)


def _has(image: QImage, colour: int) -> bool:
    return any(
        image.pixel(x, y) == colour for x in range(image.width()) for y in range(image.height())
    )


@pytest.mark.parametrize("size", [(1, 1), (30, 300), (1200, 800)])
def test_any_size_can_be_painted(size: tuple[int, int]) -> None:
    assert not picture(StillTable(SPINNER, (BADGE, RING)), *size).isNull()


def test_in_the_room_that_it_asks_for_tiles_have_the_size_wanted() -> None:
    table = StillTable(SPINNER, (BADGE, RING))
    size = table.size(20)
    assert size.width() / size.height() == pytest.approx(
        (table.area.w + 0.3) / (table.area.h + 0.3)
    )
    whole = picture(table, round(size.width()), round(size.height()), scale=9.0)
    small = picture(table, round(size.width()), round(size.height()))
    assert whole != small
