"""The page of statistics over time: a chart, and beside it the same numbers as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.storage.statistics import Figures, Period
from domino_gui.windows import statistics_texts as texts
from domino_gui.windows.chart_and_table import ChartAndTable
from domino_gui.windows.chart_axis import fitting_axis, fixed_axis
from domino_gui.windows.chart_plot import ChartPoint
from domino_gui.windows.interval_bar import QUARTERS
from domino_gui.windows.statistics_tables import Group, points_in_time, shares_in_time
from domino_gui.windows.statistics_units import Unit, unit_of
from domino_gui.windows.time_chart import Legend

TOGETHER: Final = 3
"""Periods that the line takes together at each point: its own and those before it."""


class OverTimePage(ChartAndTable):
    """How often somebody wins or, of one rule set, how many points a round brings."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(pixels, parent)
        self._periods: tuple[Period, ...] = ()
        self._rules: RuleSetId | None = None
        self._even: float | None = None
        self._unit = Unit.DAY
        self._groups: list[Group] = []
        self.measure.currentIndexChanged.connect(lambda _: self._draw())

    def show_periods(
        self, periods: Sequence[Period], rules: RuleSetId | None, even: float | None
    ) -> None:
        """Show other periods; ``rules`` is the only rule set in them, None of several."""
        self._periods, self._rules, self._even = tuple(periods), rules, even
        self._unit = unit_of([each.start for each in periods])
        self._groups = [
            Group(self._unit.called(each.start), each.figures, rules, even) for each in periods
        ]
        measures = [(texts.captions().won, False)]
        if rules is not None:
            measures.append((texts.captions().per_round, True))
        self.measure.offer(measures)
        self._draw()

    # -- what is drawn ---------------------------------------------------------------------------

    def _draw(self) -> None:
        points_wanted = bool(self.measure.value)
        numbers = points_in_time if points_wanted else shares_in_time
        self.table.show_content(numbers(self._unit.title, self._groups))
        made = self._points if points_wanted else self._won
        points = [made(row) for row in range(len(self._periods))]
        if points_wanted:
            known = [point for point in points if point is not None]
            bounds = [each for point in known for each in (point.low, point.high)]
            axis = fitting_axis(bounds, texts.mark)
        else:
            axis = fixed_axis(QUARTERS, texts.percent, self._even)
        legend = Legend(self._unit.point, self._unit.together(TOGETHER), self.tr("even share"))
        self.draw(points, axis, legend)

    def _latest(self, row: int) -> list[Figures]:
        """Return the figures that the line takes together at a period."""
        return [each.figures for each in self._periods[max(0, row - TOGETHER + 1) : row + 1]]

    def _won(self, row: int) -> ChartPoint | None:
        period = self._periods[row]
        share = texts.share_of(period.figures)
        if share is None:
            return None
        latest = self._latest(row)
        line = sum(each.won for each in latest) / sum(each.matches for each in latest)
        return ChartPoint(
            when=period.start.toordinal(),
            label=self._unit.called(period.start),
            told=(
                self._unit.called(period.start),
                texts.won_text(share),
                texts.out_of_text(period.figures),
                f"{self._unit.together(TOGETHER)}: {texts.percent(line)}",
            ),
            value=share.value,
            low=share.low,
            high=share.high,
            line=line,
        )

    def _points(self, row: int) -> ChartPoint | None:
        period, rules = self._periods[row], self._rules
        figures = period.figures
        mean, low, high = figures.points_per_round, figures.points_low, figures.points_high
        if rules is None or mean is None:
            return None
        latest = [each for each in self._latest(row) if each.points_per_round is not None]
        together = sum((each.points_per_round or 0) * each.rounds for each in latest)
        line = together / sum(each.rounds for each in latest)
        shown_in = RULE_SETS[rules].points_shown_in
        told = (
            self._unit.called(period.start),
            f"{texts.captions().per_round}: {texts.points_shown(rules, mean)}",
            texts.points_between(figures, rules),
            texts.rounds_text(figures),
            f"{self._unit.together(TOGETHER)}: {texts.points_shown(rules, line)}",
        )
        return ChartPoint(
            when=period.start.toordinal(),
            label=self._unit.called(period.start),
            told=tuple(filter(None, told)),
            value=mean / shown_in,
            low=(mean if low is None else low) / shown_in,
            high=(mean if high is None else high) / shown_in,
            line=line / shown_in,
        )
