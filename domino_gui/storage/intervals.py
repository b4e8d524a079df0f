"""Means and shares, each with its 95 % interval."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

_NORMAL_95: Final = 1.959964


class Interval(NamedTuple):
    """Where a true value lies with a probability of 95 %."""

    low: float
    high: float


def share_interval(successes: float, trials: float) -> Interval:
    """Return the interval of a share by Wilson's score: sound also near 0 and 1."""
    share, square = successes / trials, _NORMAL_95**2
    middle = share + square / (2 * trials)
    half = _NORMAL_95 * sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    whole = 1 + square / trials
    return Interval(max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole))


def grouped_share_interval(successes: Sequence[int], trials: Sequence[int]) -> Interval:
    """Return the interval of a share where trials hang together in groups.

    Each pair of successes and trials is one independent observation, such as a deal that was played
    with either player in either seat. The interval is Wilson's for as many independent trials as
    tell equally much: more than there were where luck evens out within a group.
    """
    share, number, groups = sum(successes) / sum(trials), sum(trials), len(trials)
    margin = mean_margin(successes, trials)
    if number == groups or not 0 < share < 1 or margin is None:
        return share_interval(sum(successes), number)
    effect = (margin / _NORMAL_95) ** 2 / (share * (1 - share) / number)
    # Nothing that was seen to vary in so few groups may vary all the same: the rule of three.
    effect = max(effect, min(1.0, 6 / groups))
    return share_interval(share * number / effect, number / effect)


def mean_margin(totals: Sequence[float], counts: Sequence[int]) -> float | None:
    """Return half the interval around ``sum(totals) / sum(counts)``; None if it cannot be told.

    Each pair of a total and a count is one independent observation, such as the points and the
    rounds of a match: rounds of one match, or of two matches with the same deals, hang together,
    so it is matches that vary, not rounds.
    """
    return margin_of_sums(
        Sums(
            len(totals),
            sum(totals),
            sum(counts),
            sum(total * total for total in totals),
            sum(total * count for total, count in zip(totals, counts, strict=True)),
            sum(count * count for count in counts),
        )
    )


class Sums(NamedTuple):
    """What is left of observations, each a total and a count, once a database has added them up."""

    observations: int
    totals: float
    counts: float
    totals_squared: float
    products: float
    """Of each total and its count."""
    counts_squared: float


def margin_of_sums(sums: Sums) -> float | None:
    """Return what `mean_margin` does, from sums alone."""
    if sums.observations < 2 or not sums.counts:
        return None
    mean = sums.totals / sums.counts
    squares = sums.totals_squared - mean * (2 * sums.products - mean * sums.counts_squared)
    deviation = sqrt(max(0.0, squares) * sums.observations / (sums.observations - 1)) / sums.counts
    return _NORMAL_95 * deviation
