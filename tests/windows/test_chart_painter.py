"""The parts of a chart: sharp at any pixel ratio, and told apart by their form."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from domino_gui.table.themes import theme, theme_names
from domino_gui.windows.chart_axis import Axis
from domino_gui.windows.chart_painter import ChartPainter, Sign
from domino_gui.windows.chart_plot import ChartPoint, Plot

SIZE = QSize(300, 200)
ROOM = theme().room
AXIS = Axis(0, 1, ((0.0, "0"), (0.37, "x"), (1.0, "1")))
POINTS = (
    ChartPoint(1, "one", ("one",), 0.5, 0.2, 0.8, 0.5),
    ChartPoint(9, "nine", ("nine",), 0.9, 0.7, 1.0, 0.7),
)
PLOT = Plot(QRectF(40.3, 20.6, 240, 150), AXIS, POINTS, 20)


class Sheet:
    """An image that a chart is painted on."""

    def __init__(self, ratio: float = 1.0, name: str = "light") -> None:
        self.image = QImage(SIZE * ratio, QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(ratio)
        self.image.fill(theme(name).room.card)
        self._qt_painter = QPainter(self.image)
        font = QFont()
        font.setPixelSize(12)
        self._qt_painter.setFont(font)
        self.painter = ChartPainter(self._qt_painter, theme(name).room)

    def done(self) -> QImage:
        self._qt_painter.end()
        return self.image


def column(image: QImage, x: float) -> list[QColor]:
    at = round(x * image.devicePixelRatio())
    return [image.pixelColor(at, y) for y in range(image.height())]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_the_lines_of_the_scales_are_one_sharp_pixel_of_the_screen(
    qtbot: QtBot, ratio: float
) -> None:
    del qtbot
    sheet = Sheet(ratio)
    sheet.painter.scales(PLOT, SIZE.width())
    drawn = [colour for colour in column(sheet.done(), 150) if colour != ROOM.card]
    # From the top: two of the grid, then the bottom, and nothing that is a mixture of colours.
    assert [colour.name() for colour in drawn] == [
        ROOM.trough.name(),
        ROOM.trough.name(),
        ROOM.faint_ink.name(),
    ]


def test_labels_that_would_run_into_each_other_are_left_out(qtbot: QtBot) -> None:
    del qtbot

    def below(*whens: float) -> QImage:
        points = tuple(POINTS[0]._replace(when=when, label="2026-11") for when in (1, *whens, 99))
        sheet = Sheet()
        sheet.painter.scales(PLOT._replace(points=points), SIZE.width())
        return sheet.done()

    assert below() == below(2)
    assert below() != below(50)


@pytest.mark.parametrize("name", theme_names())
def test_points_are_discs_with_whiskers_and_a_line_passes_through(qtbot: QtBot, name: str) -> None:
    del qtbot
    room = theme(name).room
    sheet = Sheet(2.0, name)
    sheet.painter.points(PLOT, -1)
    image = sheet.done()
    for point in POINTS:
        at = PLOT.place(point) * 2
        assert image.pixelColor(at.toPoint()) == room.gain
        interval = PLOT.interval(point)
        near = column(image, interval.x1())
        marked = [y / 2 for y, colour in enumerate(near) if colour != room.card]
        assert min(marked) == pytest.approx(interval.y2(), abs=1.5)
        assert max(marked) == pytest.approx(interval.y1(), abs=1.5)
    middle = (PLOT.x(POINTS[0]) + PLOT.x(POINTS[1])) / 2
    drawn = [y / 2 for y, colour in enumerate(column(image, middle)) if colour == room.sides[1]]
    assert sum(drawn) / len(drawn) == pytest.approx(PLOT.y(0.6), abs=1.5)


def test_the_point_that_is_told_has_a_ring(qtbot: QtBot) -> None:
    del qtbot
    pictures = []
    for told in (-1, 0, 1):
        sheet = Sheet()
        sheet.painter.points(PLOT, told)
        pictures.append(sheet.done())
    plain, first, second = pictures
    assert plain != first != second != plain


def test_the_signs_differ_in_form_even_where_all_are_of_one_colour(qtbot: QtBot) -> None:
    del qtbot
    shapes = set()
    for sign in Sign:
        sheet = Sheet(name="contrast")
        sheet.painter.legend([[(sign, "")]])
        image, card = sheet.done(), theme("contrast").room.card
        shapes.add(
            frozenset(
                (x, y) for x in range(60) for y in range(40) if image.pixelColor(x, y) != card
            )
        )
    assert len(shapes) == len(Sign)


@pytest.mark.parametrize("at", [QPointF(5, 5), QPointF(295, 195), QPointF(150, 100)])
def test_numbers_are_shown_whole_wherever_their_point_is(qtbot: QtBot, at: QPointF) -> None:
    del qtbot
    sheet = Sheet()
    sheet.painter.numbers(("2026-11", "62 % won"), at, QSizeF(SIZE))
    image = sheet.done()
    edge = [(x, y) for x in range(SIZE.width()) for y in (0, SIZE.height() - 1)]
    edge += [(x, y) for x in (0, SIZE.width() - 1) for y in range(SIZE.height())]
    assert all(image.pixelColor(x, y) == ROOM.card for x, y in edge)
    assert ROOM.paper in [image.pixelColor(x, y) for x in range(300) for y in range(0, 200, 5)]


def test_the_frame_tells_the_focus_by_its_width(qtbot: QtBot) -> None:
    del qtbot
    widths = []
    for focused in (False, True):
        sheet = Sheet(2.0)
        sheet.painter.frame(QSizeF(SIZE), focused=focused)
        image = sheet.done()
        row = [image.pixelColor(x, 200) for x in range(20)]
        widths.append(sum(colour != ROOM.card for colour in row))
    assert widths == [2, 4]
