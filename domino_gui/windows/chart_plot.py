"""Where the points of a chart lie: time to the right, what was measured upwards."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF

from domino_gui.windows.chart_axis import Axis


class ChartPoint(NamedTuple):
    """A period: where it stands in time, what was measured in it, and how that is told."""

    when: float
    """In days; only distances matter."""
    label: str
    """What stands below the axis."""
    told: tuple[str, ...]
    """Everything about it, line by line."""
    value: float
    low: float
    high: float
    line: float
    """Where the line passes."""


class Plot(NamedTuple):
    """Points within the rectangle of their scales, in pixels."""

    rect: QRectF
    axis: Axis
    points: tuple[ChartPoint, ...]
    edge: float
    """What is kept free to the left of the first point and to the right of the last."""

    def x(self, point: ChartPoint) -> float:
        """Return how far to the right a point lies; one alone lies in the middle."""
        first, last = self.points[0].when, self.points[-1].when
        if first == last:
            return self.rect.center().x()
        share = (point.when - first) / (last - first)
        return self.rect.left() + self.edge + (self.rect.width() - 2 * self.edge) * share

    def y(self, value: float) -> float:
        """Return how far down a value lies."""
        low, high = self.axis.low, self.axis.high
        return self.rect.bottom() - self.rect.height() * (value - low) / (high - low)

    def place(self, point: ChartPoint) -> QPointF:
        """Return where a point lies."""
        return QPointF(self.x(point), self.y(point.value))

    def interval(self, point: ChartPoint) -> QLineF:
        """Return the upright line from one end of a point's interval to the other."""
        x = self.x(point)
        return QLineF(x, self.y(point.low), x, self.y(point.high))

    def line(self) -> Iterable[QPointF]:
        """Yield the corners of the line that follows the points."""
        return (QPointF(self.x(point), self.y(point.line)) for point in self.points)

    def closest(self, most: float) -> float:
        """Return how far apart the two closest points are, to the right; ``most`` at most."""
        places = [self.x(point) for point in self.points]
        return min([most, *(after - before for before, after in pairwise(places))])

    def nearest(self, x: float, reach: float) -> int:
        """Return the number of the point nearest to ``x``; -1 if none is within ``reach``."""
        away = [abs(self.x(point) - x) for point in self.points]
        nearest = min(range(len(away)), key=away.__getitem__, default=-1)
        return nearest if nearest >= 0 and away[nearest] <= reach else -1
