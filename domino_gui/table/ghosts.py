"""Places for the picked tile: where it could lie, with the count it would make and the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from domino_gui.table.items import Item, fitted, text_width
from domino_gui.table.palettes import Palette, with_alpha

_LEGIBLE: Final = 11
"""Pixels of the smallest figures."""


class Outcome(msgspec.Struct, frozen=True):
    """What stands on a place."""

    count: str
    """Nothing where ends are not counted."""
    points: str = ""
    """Nothing where it would pay nothing."""
    division: str = ""
    """By what the count is divided to make the points, if it is."""


class GhostItem(Item):
    """A place; its origin is the middle of the tile that would lie there.

    ``room`` is the part of it that shows the outcome, where another place covers the rest; at
    ``joint`` it would touch the tile it is attached to. Both are seen from the origin.
    """

    def __init__(
        self,
        size: QSizeF,
        outcome: Outcome,
        palette: Palette,
        *,
        room: QRectF | None = None,
        joint: QPointF | None = None,
    ) -> None:
        self.rect = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
        self.room = self.rect if room is None else room
        self.outcome, self.joint = outcome, joint
        self._unit = min(size.width(), size.height())
        self.cells = _cells(self.room, outcome, self._unit)
        super().__init__(self.rect.united(self.cells.bounds), palette)
        self.is_chosen = False

    def choose(self, *, chosen: bool) -> None:
        """Be the place that would be taken now, or no more."""
        if chosen != self.is_chosen:
            self.is_chosen = chosen
            self.repaint()

    def draw(self, painter: QPainter) -> None:
        """Paint a dashed outline, bold and unbroken where chosen; points stand on a plate."""
        palette, unit, outcome = self.palette, self._unit, self.outcome
        colour = palette.ghost_scores if outcome.points else palette.ghost
        fill = palette.ghost_scores_fill if outcome.points else palette.ghost_fill
        self._draw_outline(painter, colour, fill)
        if self.joint is not None:
            painter.setClipRect(self.rect)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(self.joint, unit * 0.1, unit * 0.1)
            painter.setClipping(False)
        for box, text, font in self.cells.count:
            _write(painter, box, text, font, colour)
        for box, text, font in self.cells.points:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            _write(painter, box, text, font, palette.ghost_scores_text)

    def _draw_outline(self, painter: QPainter, colour: QColor, fill: QColor) -> None:
        unit, is_chosen = self._unit, self.is_chosen
        width = max(2.5, unit * 0.085) if is_chosen else max(1.3, unit * 0.04)
        inset = width / 2 + unit * 0.03
        outline, corner = self.rect.adjusted(inset, inset, -inset, -inset), unit * 0.14
        shares = self.room != self.rect
        painter.setBrush(with_alpha(fill, 0.95 if is_chosen else 0.72))
        if shares and not is_chosen:
            # What two places share belongs to the nearer: only that one fills it.
            painter.setClipRect(self.room)
            painter.drawRoundedRect(outline, corner, corner)
            painter.setClipping(False)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            colour = with_alpha(colour, 0.55)
        pen = QPen(colour, width)
        if not is_chosen:
            pen.setDashPattern([3.2, 2.2])
        painter.setPen(pen)
        painter.drawRoundedRect(outline, corner, corner)


Cell = tuple[QRectF, str, QFont]
"""Where something is written, what, and how large."""


class Cells(msgspec.Struct, frozen=True):
    """Where the figures of an outcome stand."""

    count: list[Cell]
    """The count, and below it the division where there is room."""
    points: list[Cell]

    @property
    def bounds(self) -> QRectF:
        """All that they cover."""
        bounds = QRectF()
        for box, _, _ in [*self.count, *self.points]:
            bounds = bounds.united(box)
        return bounds


def _cells(room: QRectF, outcome: Outcome, unit: float) -> Cells:
    """Share a room out among count and points, one above the other or side by side."""
    if not outcome.count:
        return Cells([], [])
    across = unit * 0.8
    divides = bool(outcome.division) and unit * 0.26 >= _LEGIBLE
    large = _legible(outcome.count, unit * (0.4 if divides else 0.46), across)
    count = QSizeF(text_width(outcome.count, large), large.pixelSize() * 1.1)
    if not outcome.points:
        return Cells([(_around(room.center(), count), outcome.count, large)], [])
    middle = _legible(outcome.points, unit * 0.36, across * 0.9)
    high = middle.pixelSize() * 1.3
    points = QSizeF(
        max(text_width(outcome.points, middle) + high * 0.36, min(unit * 0.86, high * 1.7)), high
    )
    small = fitted(outcome.division, unit * 0.26, across)
    below = float(small.pixelSize()) if divides else 0.0
    stacked = room.width() < unit * 1.6
    first, second = (
        (count.height() + below, points.height()) if stacked else (count.width(), points.width())
    )
    gap = ((room.height() if stacked else room.width()) - first - second) / 3
    at, to = gap + first / 2, 2 * gap + first + second / 2
    if stacked:
        one = QPointF(room.center().x(), room.top() + at)
        other = QPointF(room.center().x(), room.top() + to)
    else:
        one = QPointF(room.left() + at, room.center().y())
        other = QPointF(room.left() + to, room.center().y())
    counts = [(_around(one - QPointF(0, below / 2), count), outcome.count, large)]
    if divides:
        division = QSizeF(text_width(outcome.division, small), below)
        under = one + QPointF(0, count.height() / 2)
        counts.append((_around(under, division), outcome.division, small))
    return Cells(counts, [(_around(other, points), outcome.points, middle)])


def _legible(text: str, pixels: float, room: float) -> QFont:
    """Return a font in which a text fits into ``room``, unless it could not be read then."""
    font = fitted(text, pixels, room)
    font.setPixelSize(max(font.pixelSize(), _LEGIBLE))
    return font


def _around(middle: QPointF, size: QSizeF) -> QRectF:
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


def _write(painter: QPainter, box: QRectF, text: str, font: QFont, colour: QColor) -> None:
    painter.setFont(font)
    painter.setPen(colour)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
    painter.drawText(box, int(flags), text)


def shares(rects: Sequence[QRectF]) -> list[QRectF]:
    """Return the part of each rectangle that is nearer to its middle than to another's.

    No two of these overlap.
    """
    parts = []
    for rect in rects:
        part = QRectF(rect)
        for other in rects:
            if other is not rect and rect.intersects(other):
                _cut(part, rect.center(), other.center())
        parts.append(part)
    return parts


def _cut(part: QRectF, own: QPointF, other: QPointF) -> None:
    """Cut off what lies beyond the line halfway between two middles."""
    way, halfway = other - own, (own + other) / 2
    if abs(way.x()) >= abs(way.y()):
        if way.x() > 0:
            part.setRight(min(part.right(), halfway.x()))
        else:
            part.setLeft(max(part.left(), halfway.x()))
    elif way.y() > 0:
        part.setBottom(min(part.bottom(), halfway.y()))
    else:
        part.setTop(max(part.top(), halfway.y()))
