"""Strokes tell the score exactly, and look as players draw them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from domino_gui.windows.tally import (
    TallyPen,
    marks_in_row,
    one_row_size,
    paint_tally,
    rows,
    strokes,
    tally,
)

scores = st.integers(-2000, 2000).map(lambda halves: halves / 2)


@given(scores)
def test_what_is_written_is_the_score_halves_included(points: float) -> None:
    below_zero, number, rest = tally(points)
    assert (5 * number + rest) * (-1 if below_zero else 1) == points
    assert 0 <= rest < 5
    assert len(strokes(number, 20)) == number


@given(st.integers(0, 200), st.integers(1, 9))
def test_no_stroke_is_drawn_twice_and_each_lies_in_the_square_of_its_mark(
    number: int, in_a_row: int
) -> None:
    lines = strokes(number, 20, in_a_row)
    assert len({(line.x1(), line.y1(), line.x2(), line.y2()) for line in lines}) == number
    for stroke, line in enumerate(lines):
        row, column = divmod(stroke // 10, in_a_row)
        square = QRectF(column * 23, row * 23, 20, 20)
        assert square.contains(line.p1())
        assert square.contains(line.p2())


@pytest.mark.parametrize(
    ("points", "number"), [(0, 0), (4, 0), (5, 1), (10, 2), (50, 10), (175, 35), (7.5, 1), (-20, 4)]
)
def test_there_is_a_stroke_for_every_five(points: float, number: int) -> None:
    assert tally(points).strokes == number


def test_fifty_is_a_large_cross_and_four_small_ones() -> None:
    lengths = sorted(round(line.length()) for line in strokes(10, 20))
    assert lengths[-2:] == [21, 21] or lengths[-2:] == [21, 22]
    assert max(lengths[:-2]) <= 7


@given(scores, st.integers(60, 400))
def test_what_is_written_has_room_in_its_rows(points: float, width: int) -> None:
    size = 20.0
    in_a_row = marks_in_row(points, size, width)
    assert rows(points, size, width) * in_a_row * 10 >= tally(points).strokes


@given(scores, st.integers(60, 400))
def test_one_row_is_made_small_enough_for_all_marks(points: float, width: int) -> None:
    size = one_row_size(points, 20, width)
    assert 0 < size <= 20
    right = max((line.x2() for line in strokes(tally(points).strokes, size)), default=0.0)
    assert right <= width + 1e-6


def painted(points: float, fresh: int = 0) -> QImage:
    picture = QImage(QSize(300, 40), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    pen = TallyPen(QColor("black"), QColor("red"), QFont())
    paint_tally(painter, QRectF(QPointF(4, 4), QSize(290, 32)), points, 30, pen, fresh)
    painter.end()
    return picture


def inked(picture: QImage, colour: str) -> int:
    wanted = QColor(colour).rgb()
    return sum(
        picture.pixel(x, y) == wanted
        for x in range(picture.width())
        for y in range(picture.height())
    )


@pytest.mark.usefixtures("qapp")
def test_what_was_scored_last_stands_out() -> None:
    assert inked(painted(30), "red") == 0
    assert inked(painted(30, fresh=2), "red") > 10
    assert inked(painted(30, fresh=99), "red") > inked(painted(30, fresh=2), "red")


@pytest.mark.usefixtures("qapp")
def test_halves_and_scores_below_zero_are_not_the_same_picture() -> None:
    pictures = [painted(points) for points in (7.5, 5, 7, -5, -7.5, 2.5, 0)]
    for index, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[index + 1 :])
