"""Paints a chart: its legend, its scales, its points, and the numbers of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from domino_gui.table.themes import Room
from domino_gui.windows.chart_plot import ChartPoint, Plot
from domino_gui.windows.interval_bar import even_pen, whiskers

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Sign(Enum):
    """What is drawn. They differ in form; the colours only help."""

    POINT = "point"
    LINE = "line"
    EVEN = "even"


class ChartPainter:
    """Paints in the colours of a room; every size follows the font's."""

    def __init__(self, painter: QPainter, room: Room) -> None:
        self._painter, self._room = painter, room
        self._metrics = painter.fontMetrics()
        self._line = self._metrics.height()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def frame(self, size: QSizeF, *, focused: bool) -> None:
        """Paint the card that everything lies on; its edge tells whether it is in focus."""
        room = self._room
        self._painter.setBrush(room.card)
        pen = QPen(room.focus, 2) if focused else QPen(room.line, 1)
        self._painter.setPen(pen)
        edge = pen.widthF() / 2
        card = QRectF(QPointF(), size).adjusted(edge, edge, -edge, -edge)
        self._painter.drawRoundedRect(card, self._line * 0.3, self._line * 0.3)

    # -- around the points -----------------------------------------------------------------------

    def legend(self, rows: Sequence[Sequence[tuple[Sign, str]]]) -> None:
        """Paint what the signs mean, from the top left corner on."""
        line = self._line
        for number, row in enumerate(rows):
            x, y = 0.8 * line, 1.1 * line + 1.3 * line * number
            for sign, words in row:
                self._sign(sign, x, y)
                self._painter.setPen(self._room.soft_ink)
                width = self._metrics.horizontalAdvance(words)
                place = QRectF(x + 1.9 * line, y - line, width + line, 2 * line)
                self._painter.drawText(place, _LEFT, words)
                x += width + 3.2 * line

    def _sign(self, sign: Sign, x: float, y: float) -> None:
        line = self._line
        lying = QLineF(x, y, x + 1.5 * line, y)
        if sign is Sign.POINT:
            middle = lying.center()
            self._whiskers(QLineF(middle - QPointF(0, 0.5 * line), middle + QPointF(0, 0.5 * line)))
            self._dot(middle, 0.24 * line)
        else:
            self._painter.setPen(self._line_pen() if sign is Sign.LINE else self._even_pen())
            self._painter.drawLine(lying)

    def scales(self, plot: Plot, width: float) -> None:
        """Paint the marks at the left and below, within a chart of that width."""
        room, line, rect = self._room, self._line, plot.rect
        for value, text in plot.axis.marks:
            y = self._crisp(plot.y(value))
            bottom = value == plot.axis.low
            self._hairline(
                room.faint_ink if bottom else room.trough, rect.left(), y, rect.right(), y
            )
            self._painter.setPen(room.soft_ink)
            beside = QRectF(0, y - line, rect.left() - 0.5 * line, 2 * line)
            self._painter.drawText(beside, _RIGHT, text)
        if plot.axis.even is not None:
            y = self._crisp(plot.y(plot.axis.even))
            self._painter.setPen(self._even_pen())
            self._painter.drawLine(QLineF(rect.left(), y, rect.right(), y))
        free = 0.0
        for point in plot.points:
            words = self._metrics.horizontalAdvance(point.label)
            left = min(max(plot.x(point) - words / 2, 0.3 * line), width - words - 0.3 * line)
            if left >= free:  # else it would run into the label before
                free = left + words + 0.8 * line
                self._label(point, plot, QRectF(left - 1, rect.bottom(), words + 2, 1.7 * line))

    def _label(self, point: ChartPoint, plot: Plot, place: QRectF) -> None:
        """Paint the name of a period below the scales."""
        x, top = self._crisp(plot.x(point)), place.top()
        self._hairline(self._room.faint_ink, x, top, x, top + 0.3 * self._line)
        self._painter.setPen(self._room.soft_ink)
        below = place.adjusted(0, 0.4 * self._line, 0, 0)
        self._painter.drawText(below, Qt.AlignmentFlag.AlignCenter, point.label)

    # -- the points ------------------------------------------------------------------------------

    def points(self, plot: Plot, told: int) -> None:
        """Paint intervals, line and points; a ring around the one that is told."""
        line, narrow = self._line, plot.closest(2.0 * self._line)
        for point in plot.points:
            upright = plot.interval(point)
            upright.translate(self._crisp(upright.x1()) - upright.x1(), 0)
            self._whiskers(upright, max(1.0, min(0.25 * line, 0.3 * narrow)))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(self._line_pen())
        self._painter.drawPolyline(QPolygonF([*plot.line()]))
        radius = max(2.5, min(0.3 * line, 0.42 * narrow))
        for point in plot.points:
            self._dot(plot.place(point), radius)
        if told >= 0:
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            self._painter.setPen(QPen(self._room.focus, 2.5))
            self._painter.drawEllipse(plot.place(plot.points[told]), radius + 3, radius + 3)

    def _whiskers(self, upright: QLineF, cap: float | None = None) -> None:
        self._painter.setPen(QPen(self._room.soft_ink, max(1.5, 0.09 * self._line)))
        self._painter.drawLines(whiskers(upright, 0.2 * self._line if cap is None else cap))

    def _dot(self, at: QPointF, radius: float) -> None:
        self._painter.setPen(QPen(self._room.card, 1.5))
        self._painter.setBrush(self._room.gain)
        self._painter.drawEllipse(at, radius, radius)

    def _line_pen(self) -> QPen:
        pen = QPen(self._room.sides[1], max(2.0, 0.17 * self._line))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _even_pen(self) -> QPen:
        return even_pen(self._room.soft_ink, max(1.5, 0.09 * self._line))

    def numbers(self, told: Sequence[str], at: QPointF, size: QSizeF) -> None:
        """Paint the numbers of a point at ``at`` beside it, where in ``size`` there is room."""
        line = self._line
        width = max(map(self._metrics.horizontalAdvance, told)) + 1.2 * line
        height = (1.15 * len(told) + 0.8) * line
        left = at.x() + line
        if left + width > size.width():
            left = at.x() - line - width
        box = QRectF(
            max(2.0, min(left, size.width() - width - 2)),
            max(2.0, min(at.y() - height / 2, size.height() - height - 2)),
            width,
            height,
        )
        self._painter.setBrush(self._room.paper)
        self._painter.setPen(QPen(self._room.heading, 1.5))
        self._painter.drawRoundedRect(box, 0.3 * line, 0.3 * line)
        self._painter.setPen(self._room.ink)
        row = QRectF(box.left() + 0.6 * line, box.top() + 0.4 * line, width, 1.15 * line)
        for number, words in enumerate(told):
            self._painter.drawText(row.translated(0, 1.15 * line * number), _LEFT, words)

    # -- sharp lines -----------------------------------------------------------------------------

    def _hairline(self, colour: QColor, x1: float, y1: float, x2: float, y2: float) -> None:
        """Paint a line of one pixel of the screen, whatever its ratio."""
        pen = QPen(colour, 1)
        pen.setCosmetic(True)
        self._painter.setPen(pen)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        self._painter.drawLine(QLineF(x1, y1, x2, y2))
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _crisp(self, place: float) -> float:
        """Return the middle of the pixel of the screen that a place lies in."""
        hair = 1 / self._painter.device().devicePixelRatioF()
        return (round(place / hair - 0.5) + 0.5) * hair
