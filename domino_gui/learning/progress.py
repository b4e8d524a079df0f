"""How the counting goes: accuracy and time by difficulty, and over time."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Final, NamedTuple

from domino_gui.learning.positions import Difficulty
from domino_gui.storage.learner import Accuracy, Answered, accuracy

DAYS: Final = 31
"""Answers of no longer than so many days are told day by day,"""
WEEKS_DAYS: Final = 220
"""of no longer than so many week by week, else month by month."""


class Period(NamedTuple):
    """A day, week or month in which something was answered."""

    start: date
    accuracy: Accuracy
    quick_ms: int
    """A quarter of the right answers took no longer, in milliseconds; 0 without any."""
    slow_ms: int
    """Three quarters took no longer."""


def drilled(answers: Iterable[Answered]) -> list[Answered]:
    """Return the answers that belong to drills, not to play or lessons."""
    return [answer for answer in answers if answer.difficulty in _KNOWN]


def in_play(answers: Iterable[Answered]) -> list[Answered]:
    """Return the answers that were given in matches."""
    return [answer for answer in answers if not answer.difficulty]


_KNOWN: Final = {difficulty.value for difficulty in Difficulty}


def by_difficulty(answers: Sequence[Answered]) -> list[tuple[Difficulty, Accuracy]]:
    """Return how each difficulty goes that was ever asked, the easiest first."""
    told = [
        (each, accuracy(answer for answer in answers if answer.difficulty == each))
        for each in Difficulty
    ]
    return [(each, found) for each, found in told if found.asked]


def over_time(answers: Sequence[Answered]) -> list[Period]:
    """Return the periods in which something was answered, in order, by the local calendar."""
    days = [answer.when.astimezone().date() for answer in answers]
    if not days:
        return []
    span = (max(days) - min(days)).days
    periods: dict[date, list[Answered]] = {}
    for day, answer in zip(days, answers, strict=True):
        periods.setdefault(_start(day, span), []).append(answer)
    return [_period(start, periods[start]) for start in sorted(periods)]


def _start(day: date, span: int) -> date:
    if span < DAYS:
        return day
    if span < WEEKS_DAYS:
        return day - timedelta(days=day.weekday())
    return day.replace(day=1)


def _period(start: date, answers: Sequence[Answered]) -> Period:
    times = sorted(answer.ms for answer in answers if answer.is_right)
    quick, slow = (times[len(times) // 4], times[len(times) * 3 // 4]) if times else (0, 0)
    return Period(start, accuracy(answers), quick, slow)
