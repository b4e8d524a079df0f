"""How the counting goes: by difficulty and over time, in numbers and drawn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from domino_gui.learning.progress import Period, by_difficulty, drilled, in_play, over_time
from domino_gui.learning.repetition import Schedule
from domino_gui.storage.intervals import share_interval
from domino_gui.storage.learner import Accuracy, Answered, accuracy
from domino_gui.windows.chart_and_table import ChartAndTable
from domino_gui.windows.chart_axis import fitting_axis, fixed_axis
from domino_gui.windows.chart_plot import ChartPoint
from domino_gui.windows.drill_texts import DrillCounts, difficulty_name, seconds
from domino_gui.windows.interval_bar import QUARTERS, Share
from domino_gui.windows.statistics_table import Content, StatisticsTable
from domino_gui.windows.statistics_texts import NOTHING, percent
from domino_gui.windows.statistics_units import Unit, unit_of
from domino_gui.windows.theme import dress
from domino_gui.windows.time_chart import Legend

_SHARE, _TIME = "share", "time"


class DrillProgress(QDialog):
    """Shows all drills so far, and what was counted in matches."""

    def __init__(
        self, answers: Sequence[Answered], schedule: Schedule, pixels: int, parent: QWidget
    ) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Progress in counting"))
        dress(self, pixels)
        self._counts = DrillCounts(self)
        played = in_play(answers)
        told = [*drilled(answers), *played]
        self.head = QLabel(self._head(accuracy(told)), self)
        self.learning = QLabel(self._counts.learning(schedule.learning()), self)
        self.difficulties = StatisticsTable(pixels, self)
        self.difficulties.setAccessibleName(self.tr("By difficulty"))
        self.difficulties.show_content(self._by_difficulty(told, played, schedule))
        self.over_time = ProgressOverTime(over_time(told), pixels, self)
        self.tabs = QTabWidget(self)
        self.tabs.addTab(self.difficulties, self.tr("&By difficulty"))
        self.tabs.addTab(self.over_time, self.tr("&Over time"))
        self.tabs.setVisible(bool(told))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        column, margin = QVBoxLayout(self), pixels * 3 // 4
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(pixels // 2)
        for widget in (self.head, self.learning):
            widget.setWordWrap(True)
            column.addWidget(widget)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.buttons)
        self.resize(QSize(70 * pixels, 38 * pixels).boundedTo(parent.window().size()))

    def _head(self, all_told: Accuracy) -> str:
        if not all_told.asked:
            return self.tr("Nothing has been counted yet.")
        right = self._counts.right_of(all_told.right, all_told.asked)
        text = self.tr("{right} ({share}); half of the right answers came within {time}")
        if not all_told.right:
            return right
        return text.format(
            right=right, share=percent(all_told.share), time=seconds(all_told.median_ms)
        )

    def _by_difficulty(
        self, answers: Sequence[Answered], played: Sequence[Answered], schedule: Schedule
    ) -> Content:
        titles = (
            self.tr("Positions"),
            self.tr("Asked"),
            self.tr("Right"),
            self.tr("95 % interval"),
            self.tr("Median time"),
            self.tr("Still learning"),
        )
        found = [
            (difficulty_name(difficulty), each, str(schedule.learning(difficulty)))
            for difficulty, each in by_difficulty(answers)
        ]
        if played:
            found.append((self.tr("In matches"), accuracy(played), NOTHING))
        return Content(
            titles=titles,
            rows=[
                (
                    name,
                    str(each.asked),
                    percent(each.share),
                    share_of(each),
                    seconds(each.median_ms) if each.right else NOTHING,
                    learning,
                )
                for name, each, learning in found
            ],
            told=[self._counts.right_of(each.right, each.asked) for _, each, _ in found],
        )


class ProgressOverTime(ChartAndTable):
    """The share of right answers or, if that is chosen, the time that they took."""

    def __init__(self, periods: Sequence[Period], pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(pixels, parent)
        self._periods = tuple(periods)
        self._unit = unit_of([each.start for each in periods])
        self._counts = DrillCounts(self)
        self.measure.offer(
            [(self.tr("Right answers"), _SHARE), (self.tr("Time of the right answers"), _TIME)]
        )
        self.measure.currentIndexChanged.connect(lambda _: self._draw())
        self.table.show_content(self._numbers())
        self._draw()

    def _numbers(self) -> Content:
        titles = (
            self._unit.title,
            self.tr("Asked"),
            self.tr("Right"),
            self.tr("Median time"),
        )
        rows = [
            (
                self._unit.called(each.start),
                str(each.accuracy.asked),
                percent(each.accuracy.share),
                seconds(each.accuracy.median_ms) if each.accuracy.right else NOTHING,
            )
            for each in self._periods
        ]
        return Content(titles, rows)

    def _draw(self) -> None:
        if self.measure.value == _TIME:
            known = [each for each in self._periods if each.accuracy.right]
            axis = fitting_axis([each.slow_ms / 1000 for each in known], lambda at: f"{at:g} s")
            legend = Legend(self._half(), self.tr("median"), "")
            self.draw([self._time(each) for each in self._periods], axis, legend)
        else:
            axis = fixed_axis(QUARTERS, percent, None)
            legend = Legend(self._unit.point, self.tr("share of right answers"), "")
            self.draw([self._share(each) for each in self._periods], axis, legend)

    def _half(self) -> str:
        return {
            Unit.DAY: self.tr("a day, with the middle half of its times"),
            Unit.WEEK: self.tr("a week, with the middle half of its times"),
            Unit.MONTH: self.tr("a month, with the middle half of its times"),
        }[self._unit]

    def _share(self, period: Period) -> ChartPoint:
        share, found = share_of(period.accuracy), period.accuracy
        called = self._unit.called(period.start)
        told = (called, percent(share.value), self._counts.right_of(found.right, found.asked))
        return ChartPoint(
            period.start.toordinal(), called, told, share.value, share.low, share.high, share.value
        )

    def _time(self, period: Period) -> ChartPoint | None:
        """Return the median time with its quartiles; None where nothing was right."""
        if not period.accuracy.right:
            return None
        median, quick, slow = (
            ms / 1000 for ms in (period.accuracy.median_ms, period.quick_ms, period.slow_ms)
        )
        called = self._unit.called(period.start)
        between = self.tr("half of them between {low} and {high}").format(
            low=seconds(period.quick_ms), high=seconds(period.slow_ms)
        )
        told = (called, seconds(period.accuracy.median_ms), between)
        return ChartPoint(period.start.toordinal(), called, told, median, quick, slow, median)


def share_of(found: Accuracy) -> Share:
    """Return the share of right answers as it is drawn, with its interval."""
    low, high = share_interval(found.right, found.asked)
    return Share(found.share, low, high)
