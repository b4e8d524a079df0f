import pytest
from PySide6.QtCore import QPointF, QRectF

from domino_gui.windows.chart_axis import Axis
from domino_gui.windows.chart_plot import ChartPoint, Plot

AXIS = Axis(0, 1, ())


def point(when: float, value: float = 0.5) -> ChartPoint:
    return ChartPoint(when, "", (), value, value - 0.25, value + 0.25, line=0.75)


def plot(*points: ChartPoint) -> Plot:
    return Plot(QRectF(100, 0, 200, 80), AXIS, points, 10)


def test_time_runs_to_the_right_and_a_gap_is_seen_as_one() -> None:
    first, second, last = points = [point(1), point(2), point(10)]
    drawn = plot(*points)
    assert [drawn.x(first), drawn.x(last)] == [110, 290]
    assert drawn.x(second) == pytest.approx(110 + 180 / 9)


def test_what_was_measured_lies_upwards_with_its_interval_and_the_line() -> None:
    drawn = plot(point(1, 0.25))
    assert drawn.place(drawn.points[0]) == QPointF(200, 60)  # one alone: in the middle
    interval = drawn.interval(drawn.points[0])
    assert (interval.y1(), interval.y2()) == (80, 40)
    assert [*drawn.line()] == [QPointF(200, 20)]


def test_the_nearest_point_is_found_within_reach() -> None:
    drawn = plot(point(1), point(10))
    assert drawn.nearest(130, 30) == 0
    assert drawn.nearest(280, 30) == 1
    assert drawn.nearest(200, 30) == -1
    assert plot().nearest(200, 30) == -1


def test_points_that_lie_close_are_told() -> None:
    assert plot(point(1), point(2), point(10)).closest(50) == pytest.approx(20)
    assert plot(point(1)).closest(50) == 50
