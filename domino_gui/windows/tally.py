"""A score in strokes, as players keep it: a stroke for five, a large X and four small x for fifty.

The two strokes of the large X are the first ten, and each small x between its arms ten more.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF

from domino_gui.engine.events import Points

_LARGE = ((-0.75, -0.75, 0.75, 0.75), (-0.75, 0.75, 0.75, -0.75))
_SMALL = 0.22
_AROUND = ((0.0, -0.72), (0.0, 0.72), (-0.72, 0.0), (0.72, 0.0))


def strokes(points: Points, size: float) -> list[QLineF]:
    """Return the strokes for raw ``points`` in a row of marks, each ``size`` pixels wide.

    The row starts at (0, 0). Nothing is drawn for what is below five, nor for a score below zero.
    """
    return [
        line.translated((number // 10) * size * 1.15, 0)
        for number in range(max(0, int(points // 5)))
        for line in [_stroke(number % 10, size)]
    ]


def _stroke(number: int, size: float) -> QLineF:
    """Return one of the ten strokes of a mark: the large X, then the small ones in pairs."""
    if number < 2:
        x1, y1, x2, y2 = _LARGE[number]
    else:
        (x, y), up = _AROUND[number // 2 - 1], _SMALL if number % 2 else -_SMALL
        x1, y1, x2, y2 = x - _SMALL, y - up, x + _SMALL, y + up
    half = size / 2
    return QLineF(
        QPointF(half + x1 * half, half + y1 * half), QPointF(half + x2 * half, half + y2 * half)
    )
