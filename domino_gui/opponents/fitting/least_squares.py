"""Linear regression, by the normal equations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_HELD: Final = 1e-6
"""Added to the diagonal: features that never vary get the weight 0 instead of none."""


class LeastSquares:
    """Finds the weights whose sums of features come closest to what was observed."""

    def __init__(self, features: int) -> None:
        """``features`` is their number."""
        self._products = [[0.0] * features for _ in range(features)]
        self._results = [0.0] * features

    def add(self, features: Sequence[float], result: float) -> None:
        """Take in one observation."""
        for index, feature in enumerate(features):
            if feature:
                self._results[index] += feature * result
                row = self._products[index]
                for other, factor in enumerate(features):
                    row[other] += feature * factor

    def weights(self) -> list[float]:
        """Solve for the weights; without observations all are 0."""
        rows = [[*row, result] for row, result in zip(self._products, self._results, strict=True)]
        for index, pivot in enumerate(rows):
            pivot[index] += _HELD
            for other in rows:
                if other is not pivot:
                    factor = other[index] / pivot[index]
                    for column, value in enumerate(pivot):
                        other[column] -= factor * value
        return [row[-1] / row[index] for index, row in enumerate(rows)]
