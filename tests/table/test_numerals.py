from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from domino_gui.table.numerals import paint_numeral

HEIGHT = 80


def figure(number: int, middle: QPointF | None = None) -> QImage:
    image = QImage(120, 120, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_numeral(painter, middle or QPointF(60, 60), number, HEIGHT, QColor(Qt.GlobalColor.black))
    painter.end()
    return image


def painted(image: QImage) -> QRect:
    points = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).lightness() < 128
    ]
    xs, ys = zip(*points, strict=True)
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


@pytest.mark.parametrize("number", range(7))
def test_a_figure_is_as_high_as_asked_and_stands_in_the_middle(number: int) -> None:
    bounds = painted(figure(number))
    assert abs(bounds.height() - HEIGHT) <= 2
    assert abs(bounds.center().y() - 60) <= 1
    assert abs(bounds.center().x() - 60) <= 0.06 * HEIGHT
    assert bounds.width() <= 0.8 * HEIGHT


def test_no_two_figures_are_alike() -> None:
    pictures = [figure(number) for number in range(7)]
    different = [
        sum(
            one.pixel(x, y) != other.pixel(x, y) for x in range(0, 120, 2) for y in range(0, 120, 2)
        )
        for index, one in enumerate(pictures)
        for other in pictures[index + 1 :]
    ]
    assert min(different) > 100


def test_the_painter_is_left_as_it_was() -> None:
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    before = painter.transform()
    paint_numeral(painter, QPointF(10, 10), 5, 12, QColor("white"))
    assert painter.transform() == before
    painter.end()
