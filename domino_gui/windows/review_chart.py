"""The result of a round as expected at each choice, drawn; the costliest have their signs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from domino_gui.engine.rules import RuleSet
from domino_gui.learning.review import Judged, costliest
from domino_gui.windows import review_texts as texts
from domino_gui.windows.chart_axis import fitting_axis
from domino_gui.windows.chart_plot import ChartPoint
from domino_gui.windows.own_keys import ARROWS, ENDS, OwnKeys
from domino_gui.windows.review_signs import paint_sign
from domino_gui.windows.statistics_texts import mark
from domino_gui.windows.theme import room_of
from domino_gui.windows.time_chart import Legend, TimeChart


class ReviewChart(TimeChart):
    """A point for each choice of a round: where it was expected to lead, up to the best one's."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        super().__init__(pixels, parent)
        self.signs: dict[int, int] = {}
        """The signs of the costliest, by point."""
        self.numbers: list[int] = []
        """The choice, from 0, that each point is of."""
        OwnKeys(self, (*ARROWS, *ENDS))
        self.retranslate()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        font = self.font()
        font.setPixelSize(max(11, round(0.85 * pixels)))
        self.setFont(font)
        self.updateGeometry()

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.setAccessibleName(self.tr("Expected result of the round"))

    def show_choices(self, rule_set: RuleSet, made: Sequence[Judged]) -> None:
        """Draw those choices of a round that something is known of."""
        known = [(number, each) for number, each in enumerate(made) if each.estimates]
        points = [self._point(rule_set, number, each) for number, each in known]
        costly = costliest(made)
        self.numbers = [number for number, _ in known]
        self.signs = {
            at: costly.index(each) + 1 for at, (_, each) in enumerate(known) if each in costly
        }
        bounds = [each for point in points for each in (point.low, point.high)]
        axis = fitting_axis(bounds, mark)._replace(even=0.0)
        legend = Legend(self.tr("up to the best"), self.tr("lead as you chose"), self.tr("level"))
        current = self.current
        self.show_points(points, axis, legend)
        self.current = current if current < len(points) else -1

    def _point(self, rule_set: RuleSet, number: int, made: Judged) -> ChartPoint:
        shown_in = rule_set.points_shown_in
        lead = self.tr("Expected lead: {points}")
        told = (
            self.tr("Choice {number}: {tile}").format(
                number=number + 1, tile=made.choice.place.tile.name
            ),
            lead.format(points=texts.signed_tenths(rule_set, made.outlook)),
            texts.cost(rule_set, made),
        )
        high = made.best_outlook if made.is_clear else made.outlook
        return ChartPoint(
            when=number,
            label=str(number + 1),
            told=told,
            value=made.outlook / shown_in,
            low=made.outlook / shown_in,
            high=high / shown_in,
            line=made.outlook / shown_in,
        )

    def sizeHint(self) -> QSize:
        """Return room for a dozen choices in a panel."""
        line = self.fontMetrics().height()
        return QSize(18 * line, 12 * line)

    def minimumSizeHint(self) -> QSize:
        """Return less, but enough to be read."""
        line = self.fontMetrics().height()
        return QSize(12 * line, 9 * line)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chart, and the signs above its points."""
        super().paintEvent(event)
        painter, plot, room = QPainter(self), self.plot(), room_of(self)
        line = self.fontMetrics().height()
        for at, sign in self.signs.items():
            if at != self.told:
                top = plot.interval(self.points[at]).p2()
                paint_sign(painter, sign, top - QPointF(0, 0.8 * line), room)
