from __future__ import annotations

import random
from math import sqrt

import pytest

from domino_gui.storage.intervals import (
    Sums,
    grouped_share_interval,
    margin_of_sums,
    mean_margin,
    share_interval,
)


def test_the_interval_of_a_share_is_wilsons() -> None:
    # Worked by hand: (0.5 ± …) / (1 + 3.8415 / 10) of 5 in 10.
    low, high = share_interval(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)


def test_a_share_of_none_or_all_is_not_taken_for_certain() -> None:
    low, high = share_interval(0, 20)
    assert (low, round(high, 4)) == (0, 0.1611)
    low, high = share_interval(20, 20)
    assert (round(low, 4), high) == (0.8389, 1)


def test_a_share_of_single_trials_is_as_of_trials() -> None:
    assert grouped_share_interval([1, 0, 1], [1, 1, 1]) == share_interval(2, 3)


def test_where_luck_evens_out_within_groups_a_share_is_known_better() -> None:
    even = grouped_share_interval([1] * 90 + [2] * 10, [2] * 100)
    uneven = grouped_share_interval([0] * 45 + [2] * 55, [2] * 100)
    low, high = share_interval(110, 200)
    assert low < even.low < 0.55 < even.high < high
    assert uneven.low < low < high < uneven.high


def test_groups_that_never_differed_leave_some_doubt() -> None:
    # Six groups of 24 may have differed, unseen: four times what independent trials tell.
    assert grouped_share_interval([1] * 24, [2] * 24) == share_interval(96, 192)
    assert grouped_share_interval([2] * 5, [2] * 5) == share_interval(10, 10)


def test_the_true_share_lies_within_the_interval_of_groups_nineteen_times_of_twenty() -> None:
    rng = random.Random(1)
    hits = 0
    for _ in range(2000):
        # Who has the luck of a deal wins it two times of three, better by a little or not.
        luck = [rng.choice([0.17, -0.17]) for _ in range(60)]
        won = [(rng.random() < 0.6 + it) + (rng.random() < 0.6 - it) for it in luck]
        low, high = grouped_share_interval(won, [2] * 60)
        hits += low <= 0.6 <= high
    assert 0.93 < hits / 2000 < 0.965


def test_the_margin_of_a_mean_by_hand() -> None:
    # Totals 10, 20, 30 of one round each: mean 20, deviation 10, standard error 10 / sqrt(3).
    assert mean_margin([10, 20, 30], [1, 1, 1]) == pytest.approx(1.959964 * 10 / sqrt(3))


def test_matches_of_the_same_mean_have_no_margin() -> None:
    assert mean_margin([10, 20, 30], [1, 2, 3]) == 0


def test_a_single_match_has_no_known_margin() -> None:
    assert mean_margin([10], [4]) is None


def test_the_margin_is_that_of_the_deviations_from_the_mean() -> None:
    totals, counts = [130.5, 255, 0, -5, 410, 97.5], [4, 8, 1, 2, 11, 3]
    mean = sum(totals) / sum(counts)
    squares = sum((total - mean * count) ** 2 for total, count in zip(totals, counts, strict=True))
    due = 1.959964 * sqrt(squares * 6 / 5) / sum(counts)
    assert mean_margin(totals, counts) == pytest.approx(due)


def test_where_nothing_was_counted_there_is_no_margin() -> None:
    assert margin_of_sums(Sums(2, 0, 0, 0, 0, 0)) is None


def test_the_true_mean_lies_within_the_margin_nineteen_times_of_twenty() -> None:
    rng = random.Random(1)
    hits = 0
    for _ in range(2000):
        counts = [rng.randint(3, 9) for _ in range(50)]
        # Rounds of a match hang together: each match has luck of its own.
        totals = [rng.gauss(12, 8) * count for count in counts]
        margin = mean_margin(totals, counts)
        assert margin is not None
        hits += abs(sum(totals) / sum(counts) - 12) <= margin
    assert 0.93 < hits / 2000 < 0.965
