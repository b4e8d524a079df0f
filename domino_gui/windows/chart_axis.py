"""The upright scale of a chart: where it begins and ends, and which marks it has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

_MOST_MARKS: Final = 6


class Axis(NamedTuple):
    """From ``low`` to ``high``, with the words at its marks."""

    low: float
    high: float
    marks: tuple[tuple[float, str], ...]
    even: float | None = None
    """What would be even, where that is known."""


def fixed_axis(values: Sequence[float], words: Callable[[float], str], even: float | None) -> Axis:
    """Return an axis with a mark at each of these values."""
    marks = tuple((value, words(value)) for value in values)
    return Axis(values[0], values[-1], marks, even)


def fitting_axis(values: Sequence[float], words: Callable[[float], str]) -> Axis:
    """Return an axis with round marks, a few of them, between which all values lie."""
    low, high = min([*values, 0.0]), max([*values, 1.0])
    step = _step((high - low) / _MOST_MARKS)
    first, last = floor(low / step), ceil(high / step)
    return fixed_axis([number * step for number in range(first, last + 1)], words, None)


def _step(least: float) -> float:
    """Return the smallest of 1, 2 and 5, each ten times as often as needed, from ``least`` on."""
    power = 10.0 ** floor(log10(least))
    return next(power * step for step in (1, 2, 5, 10) if power * step >= least)
