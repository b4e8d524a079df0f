"""Grades over time."""

from __future__ import annotations

from pathlib import Path

import pytest

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.reviews import Review, ReviewedRound
from domino_gui.windows.review_grades import grades_of, points_of

PATH = Path("one.review")


def review(day: int, *lost: float, seat: int = 0) -> Review:
    rounds = tuple(ReviewedRound(n, seat, "", each) for n, each in enumerate(lost, 1))
    names = ("Ada", "Mina")
    return Review(RuleSetId.FIVE_UP, names, f"2026-05-{day:02}T12:00:00+00:00", rounds=rounds)


def test_grades_stand_in_the_order_of_time_each_with_its_player() -> None:
    found = grades_of(
        [(PATH, review(3, 10, 20)), (PATH, review(1, 5)), (PATH, review(2, 8, seat=1))]
    )
    assert [(each.name, each.lost, each.rounds) for each in found] == [
        ("Ada", 5, 1),
        ("Mina", 8, 1),
        ("Ada", 15, 2),
    ]
    no_date = Review(RuleSetId.DRAW, ("Ada", "Mina"), "", rounds=(ReviewedRound(1, 0, "", 1),))
    assert grades_of([(PATH, no_date), (PATH, review(4))]) == []


def test_the_line_takes_the_latest_matches_together_by_their_rounds() -> None:
    points = points_of(grades_of([(PATH, review(n, *[5.0 * n] * n)) for n in range(1, 8)]))
    assert [point.value for point in points] == [1, 2, 3, 4, 5, 6, 7]
    assert points[0].line == 1
    assert points[1].line == pytest.approx((1 + 2 * 2) / 3)
    assert points[6].line == pytest.approx(sum(n * n for n in range(3, 8)) / 25)
    assert points[6].told[1] == "7.0 points lost per round"
    assert [point.when for point in points] == [*range(7)]
