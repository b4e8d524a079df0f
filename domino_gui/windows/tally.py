"""A score in strokes, as players keep it: a stroke for five, a large X and four small x for fifty.

The two strokes of the large X are the first ten, and each small x between its arms ten more. What
is less than five is written beside them as a number, and a score below zero begins with a dash, so
that the strokes tell the score exactly. A stroke stands for five raw points, one point of Five Up.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from domino_gui.engine.events import Points
from domino_gui.engine.settlement import exact

_LARGE = ((-0.75, -0.75, 0.75, 0.75), (-0.75, 0.75, 0.75, -0.75))
_SMALL = 0.22
_AROUND = ((0.0, -0.72), (0.0, 0.72), (-0.72, 0.0), (0.72, 0.0))
_WOBBLE: Final = 0.05
"""How far, in halves of a mark, the ends of a stroke stray: a hand draws them."""
_PITCH: Final = 1.15
"""From one mark to the next, in sizes of a mark."""
_DASH, _REST = 0.75, 1.3
"""The room of the dash before, and of the number after the marks, in sizes of a mark."""


class Tally(NamedTuple):
    """A score as it is written down."""

    below_zero: bool
    strokes: int
    rest: Points
    """Raw points that are no whole stroke, from 0 to less than 5."""

    @property
    def marks(self) -> int:
        """How many marks the strokes make, the last maybe unfinished."""
        return (self.strokes + 9) // 10


def tally(points: Points) -> Tally:
    """Return how raw ``points`` are written."""
    number, rest = divmod(abs(points), 5)
    return Tally(points < 0, int(number), exact(rest))


class TallyPen(NamedTuple):
    """What strokes are drawn with."""

    ink: QColor
    fresh_ink: QColor
    """For what was scored last, which is drawn thicker too."""
    paper_font: QFont
    """For the number beside the strokes; its size follows that of the marks."""


def strokes(number: int, size: float, in_a_row: int | None = None) -> list[QLineF]:
    """Return so many strokes in marks of ten, each ``size`` pixels wide, the first at (0, 0).

    They make one row, or rows of ``in_a_row`` marks.
    """
    lines = []
    for stroke in range(number):
        row, column = (0, stroke // 10) if in_a_row is None else divmod(stroke // 10, in_a_row)
        offset = QPointF(column, row) * size * _PITCH
        lines.append(_stroke(stroke, size).translated(offset))
    return lines


def _stroke(number: int, size: float) -> QLineF:
    """Return one of the ten strokes of a mark: the large X, then the small ones in pairs."""
    place = number % 10
    if place < 2:
        x1, y1, x2, y2 = _LARGE[place]
    else:
        (x, y), up = _AROUND[place // 2 - 1], _SMALL if place % 2 else -_SMALL
        x1, y1, x2, y2 = x - _SMALL, y - up, x + _SMALL, y + up
    half = size / 2
    return QLineF(
        QPointF(half + (x1 + _stray(number)) * half, half + y1 * half),
        QPointF(half + (x2 + _stray(number + 7)) * half, half + y2 * half),
    )


def _stray(number: int) -> float:
    """Return how far an end strays: the same for the same stroke, and never twice alike."""
    return ((number * 37 + 11) % 29 / 14 - 1) * _WOBBLE


def _beside(written: Tally) -> float:
    """Return the room that dash and number need in a row of marks, in sizes of a mark."""
    return _DASH * written.below_zero + _REST * bool(written.rest)


def marks_in_row(points: Points, size: float, width: float) -> int:
    """Return how many marks of ``size`` fit in one row, at least one."""
    written = tally(points)
    return max(1, int((width / size - _beside(written)) / _PITCH))


def rows(points: Points, size: float, width: float) -> int:
    """Return how many rows of marks raw ``points`` take."""
    in_a_row = marks_in_row(points, size, width)
    return max(1, (tally(points).marks + in_a_row - 1) // in_a_row)


def one_row_size(points: Points, size: float, width: float) -> float:
    """Return ``size`` or, where not all marks would stand in one row, the size at which they do."""
    written = tally(points)
    needed = written.marks * _PITCH + _beside(written)
    return size if needed * size <= width else width / needed


def paint_tally(  # what is painted where: no smaller list says it
    painter: QPainter, where: QRectF, points: Points, size: float, pen: TallyPen, fresh: int = 0
) -> None:
    """Paint raw ``points`` in rows of marks; the last ``fresh`` strokes stand out."""
    written = tally(points)
    in_a_row = marks_in_row(points, size, where.width())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(where.topLeft())
    thickness = max(1.2, size / 17)
    drawn = QPen(pen.ink, thickness)
    drawn.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(drawn)
    if written.below_zero:
        painter.drawLine(QLineF(0.1 * size, size / 2, 0.5 * size, size / 2))
        painter.translate(_DASH * size, 0)
    lines = strokes(written.strokes, size, in_a_row)
    old = len(lines) - min(fresh, len(lines))
    painter.drawLines(lines[:old])
    drawn.setColor(pen.fresh_ink)
    drawn.setWidthF(1.6 * thickness)
    painter.setPen(drawn)
    painter.drawLines(lines[old:])
    if written.rest:
        _write_rest(painter, written, size, in_a_row, pen)
    painter.restore()


def _write_rest(
    painter: QPainter, written: Tally, size: float, in_a_row: int, pen: TallyPen
) -> None:
    font = QFont(pen.paper_font)
    font.setPixelSize(max(9, round(0.55 * size)))
    painter.setFont(font)
    painter.setPen(pen.ink)
    row, column = divmod(written.marks - 1, in_a_row) if written.marks else (0, -1)
    corner = QPointF((column + 1) * _PITCH * size, row * _PITCH * size)
    text = f"{'+' * bool(written.marks)}{written.rest}"
    painter.drawText(
        QRectF(corner.x(), corner.y(), 2 * size, size),
        Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        text,
    )
