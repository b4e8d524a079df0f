"""What people lost per round, match after match: gathered from the reviews that are kept."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.storage.reviews import Review
from domino_gui.windows import review_texts as texts
from domino_gui.windows.chart_plot import ChartPoint

TOGETHER: Final = 5
"""Matches that the line takes together at each point: its own and those before it."""


class Grade(NamedTuple):
    """How one person played one match."""

    path: Path
    """Of the review."""
    name: str
    rules: RuleSetId
    when: datetime
    lost: float
    """Raw points per round that was reviewed."""
    rounds: int


def grades_of(reviews: Iterable[tuple[Path, Review]]) -> list[Grade]:
    """Return everybody's grades in order of time; those of matches without a date are left out."""
    found = []
    for path, review in reviews:
        when = _moment(review.started)
        for seat, name in enumerate(review.names):
            lost = review.lost_by(seat)
            if lost is not None and when is not None:
                rounds = sum(each.seat == seat for each in review.rounds)
                found.append(Grade(path, name, review.rules, when, lost, rounds))
    return sorted(found, key=lambda grade: grade.when)


def _moment(started: str) -> datetime | None:
    try:
        moment = datetime.fromisoformat(started)
    except ValueError:
        return None
    return moment.astimezone()


def points_of(grades: Sequence[Grade]) -> list[ChartPoint]:
    """Return a point for each of these grades, all of one rule set."""
    return [_point(grades, number) for number in range(len(grades))]


def _point(grades: Sequence[Grade], number: int) -> ChartPoint:
    grade = grades[number]
    rule_set = RULE_SETS[grade.rules]
    latest = grades[max(0, number - TOGETHER + 1) : number + 1]
    line = sum(each.lost * each.rounds for each in latest) / sum(each.rounds for each in latest)
    day = f"{grade.when:%Y-%m-%d}"
    lost = QCoreApplication.translate("Review", "{points} points lost per round")
    together = QCoreApplication.translate("Review", "of the latest matches: {points}")
    value = grade.lost / rule_set.points_shown_in
    return ChartPoint(
        when=number,  # each match has its place: several may be of one evening
        label=f"{grade.when:%m-%d}",
        told=(
            day,
            lost.format(points=texts.tenths(rule_set, grade.lost)),
            together.format(points=texts.tenths(rule_set, line)),
        ),
        value=value,
        low=value,
        high=value,
        line=line / rule_set.points_shown_in,
    )
