"""How the counting goes, from the answers alone."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest

from domino_gui.engine.rules import RuleSetId
from domino_gui.learning.positions import Difficulty
from domino_gui.learning.progress import by_difficulty, drilled, in_play, over_time
from domino_gui.storage.learner import Accuracy, Answered, Asked

NOON = datetime(2026, 3, 2, 12).astimezone()


def answer(
    *, given: int | None = 10, ms: int = 2000, days: int = 0, difficulty: str = Difficulty.SPINNER
) -> Answered:
    when = NOON + timedelta(days=days)
    return Answered(when, RuleSetId.ALL_FIVES, Asked.COUNT, given, 10, ms, difficulty, 1)


def test_answers_of_play_and_of_newer_versions_are_no_drill() -> None:
    mine = answer()
    assert drilled([answer(difficulty=""), mine, answer(difficulty="hyperspace")]) == [mine]


def test_answers_given_in_matches_are_told_apart() -> None:
    played = answer(difficulty="")
    assert in_play([answer(), played, answer(difficulty="hyperspace")]) == [played]


def test_each_difficulty_is_told_by_itself_the_easiest_first() -> None:
    answers = [
        answer(difficulty=Difficulty.TREES, given=9),
        answer(difficulty=Difficulty.TWO_ENDS, ms=1000),
        answer(difficulty=Difficulty.TWO_ENDS, given=None),
        answer(difficulty=Difficulty.TWO_ENDS, ms=3000),
        answer(difficulty=Difficulty.TWO_ENDS, ms=7000),
    ]
    assert by_difficulty(answers) == [
        (Difficulty.TWO_ENDS, Accuracy(4, 3, 3000)),
        (Difficulty.TREES, Accuracy(1, 0, 0)),
    ]
    assert by_difficulty([]) == []


def test_a_day_tells_its_times_by_the_middle_half_of_them() -> None:
    (period,) = over_time([answer(ms=ms) for ms in (1000, 2000, 3000, 4000)] + [answer(given=1)])
    assert period.start == NOON.date()
    assert period.accuracy == Accuracy(5, 4, 3000)
    assert (period.quick_ms, period.slow_ms) == (2000, 4000)


@pytest.mark.parametrize(
    ("days", "starts"),
    [
        ((0, 1, 30), [date(2026, 3, 2), date(2026, 3, 3), date(2026, 4, 1)]),
        ((0, 1, 40), [date(2026, 3, 2), date(2026, 4, 6)]),
        ((0, 40, 300), [date(2026, 3, 1), date(2026, 4, 1), date(2026, 12, 1)]),
    ],
)
def test_the_longer_it_goes_on_the_longer_are_the_periods(
    days: tuple[int, ...], starts: list[date]
) -> None:
    assert [each.start for each in over_time([answer(days=day) for day in days])] == starts


def test_nothing_answered_is_no_period() -> None:
    assert over_time([]) == []
