"""Whether what came by chance came as often as it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any


def comes_evenly(found: Counter[Any], due: Mapping[Any, float], sigmas: float = 4.5) -> bool:
    """Tell whether ``found`` is what ``due`` leads to expect, by the chi-square test.

    Both name the same number of things in all. The bound is that of the normal distribution after
    Wilson and Hilferty: four and a half standard deviations leave 3 in a million to chance.
    """
    if not set(found) <= set(due):
        return False
    freedom = len(due) - 1
    if not freedom:
        return True
    spread = sum((found[key] - number) ** 2 / number for key, number in due.items())
    step = 2 / (9 * freedom)
    return spread <= freedom * (1 - step + sigmas * step**0.5) ** 3
