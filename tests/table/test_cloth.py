from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from domino_gui.table.cloth import lay_cloth
from tests.table.painting import palette

SIZE = QSize(300, 200)


def laid(name: str, ratio: float = 1.0) -> QImage:
    image = QImage(SIZE * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.red)
    painter = QPainter(image)
    # In two parts, as it comes where only some of it is painted.
    for part in (QRect(0, 0, 130, 200), QRect(130, 0, 170, 200)):
        lay_cloth(painter, part, QSizeF(SIZE), ratio, palette(name))
    painter.end()
    return image


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_lamp_hangs_over_the_middle_and_the_corners_are_darker(name: str) -> None:
    image = laid(name)

    def light(area: QRect) -> float:
        points = [(x, y) for x in range(area.left(), area.right()) for y in range(10)]
        colours = [image.pixelColor(x, area.top() + y) for x, y in points]
        return sum(colour.lightnessF() for colour in colours) / len(colours)

    assert light(QRect(120, 60, 40, 10)) > light(QRect(0, 0, 40, 10)) > 0
    assert light(QRect(120, 60, 40, 10)) > light(QRect(260, 190, 40, 10))


def test_the_weave_is_seen_but_hardly() -> None:
    image = laid("light")
    row = [image.pixelColor(x, 80) for x in range(100, 140)]
    shades = {colour.rgb() for colour in row}
    assert len(shades) > 5
    assert max(c.lightness() for c in row) - min(c.lightness() for c in row) < 16


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_all_of_the_table_is_covered_at_every_pixel_ratio(ratio: float) -> None:
    image = laid("dark", ratio)
    red = QColor(Qt.GlobalColor.red)
    corners = [(x, y) for x in (0, image.width() - 1) for y in (0, image.height() - 1)]
    assert all(image.pixelColor(x, y) != red for x, y in corners)
    # The lamp hangs where it hangs, however many pixels there are.
    far, near = (
        image.pixelColor(image.width() - 1, image.height() - 1),
        image.pixelColor(round(138 * ratio), round(72 * ratio)),
    )
    assert near.lightness() > far.lightness()


def test_a_plain_table_is_one_colour() -> None:
    image = laid("contrast")
    assert {image.pixelColor(x, y).rgb() for x in range(300) for y in range(200)} == {0xFF000000}


def test_a_table_looks_the_same_each_time() -> None:
    assert laid("light") == laid("light")
