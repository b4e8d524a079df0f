"""The periods that a table over time is divided into: days, weeks or months."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from enum import Enum

from PySide6.QtCore import QCoreApplication

from domino_gui.windows.statistics_counts import Counts


class Unit(Enum):
    """How long the periods of a table over time are."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"

    @property
    def title(self) -> str:
        """What stands above their names."""
        return {
            Unit.DAY: QCoreApplication.translate("Statistics", "Day"),
            Unit.WEEK: QCoreApplication.translate("Statistics", "Week from"),
            Unit.MONTH: QCoreApplication.translate("Statistics", "Month"),
        }[self]

    @property
    def point(self) -> str:
        """What a point of the chart is."""
        return {
            Unit.DAY: QCoreApplication.translate("Statistics", "a day, with its 95 % interval"),
            Unit.WEEK: QCoreApplication.translate("Statistics", "a week, with its 95 % interval"),
            Unit.MONTH: QCoreApplication.translate("Statistics", "a month, with its 95 % interval"),
        }[self]

    def together(self, number: int) -> str:
        """What a line is that takes so many together."""
        counts = Counts()
        return {Unit.DAY: counts.days, Unit.WEEK: counts.weeks, Unit.MONTH: counts.months}[self](
            number
        )

    def called(self, start: date) -> str:
        """Return a period by its first day."""
        return f"{start:%Y-%m}" if self is Unit.MONTH else f"{start}"


def unit_of(starts: Sequence[date]) -> Unit:
    """Return how long the periods are that start then (see `statistics.over_time`).

    Days are those of some 31 days, and weeks those of half a year: firsts of months that lie
    further apart than the one are no days, and Mondays, which nearly all are not.
    """
    days = (starts[-1] - starts[0]).days if starts else 0
    if days > 180 and all(start.day == 1 for start in starts):
        return Unit.MONTH
    mondays = all(start.weekday() == 0 for start in starts)
    return Unit.WEEK if days >= 28 and mondays else Unit.DAY
