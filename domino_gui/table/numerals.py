"""The figures 0 to 6 as strokes of our own, for tiles that show numbers: no font is needed.

A figure is one unit high around its middle, and drawn with a round, heavy pen.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

_PEN: Final = 0.175
"""The width of the pen, in heights of a figure."""
_TOP: Final = -0.5 + _PEN / 2
_FOOT: Final = -_TOP


def paint_numeral(
    painter: QPainter, middle: QPointF, number: int, height: float, colour: QColor
) -> None:
    """Paint a figure, upright."""
    pen = QPen(colour, _PEN)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.translate(middle)
    painter.scale(height, height)
    painter.strokePath(_figure(number), pen)
    painter.restore()


@cache
def _figure(number: int) -> QPainterPath:
    path = QPainterPath()
    (_zero, _one, _two, _three, _four, _five, _six)[number](path)
    return path


def _zero(path: QPainterPath) -> None:
    path.addRoundedRect(QRectF(-0.235, _TOP, 0.47, _FOOT - _TOP), 0.235, 0.26)


def _one(path: QPainterPath) -> None:
    path.moveTo(-0.15, _TOP + 0.17)
    path.lineTo(0.06, _TOP)
    path.lineTo(0.06, _FOOT)


def _two(path: QPainterPath) -> None:
    bow = QRectF(-0.24, _TOP, 0.48, 0.46)
    path.arcMoveTo(bow, 165)
    path.arcTo(bow, 165, -200)
    path.lineTo(-0.25, _FOOT)
    path.lineTo(0.26, _FOOT)


def _three(path: QPainterPath) -> None:
    upper = QRectF(-0.215, _TOP, 0.43, 0.39)
    lower = QRectF(-0.25, upper.bottom(), 0.5, _FOOT - upper.bottom())
    path.arcMoveTo(upper, 155)
    path.arcTo(upper, 155, -245)
    path.arcTo(lower, 90, -245)


def _four(path: QPainterPath) -> None:
    path.moveTo(0.12, _FOOT)
    path.lineTo(0.12, _TOP)
    path.lineTo(-0.28, 0.17)
    path.lineTo(0.29, 0.17)


def _five(path: QPainterPath) -> None:
    path.moveTo(0.2, _TOP)
    path.lineTo(-0.17, _TOP)
    path.lineTo(-0.205, -0.06)
    path.arcTo(QRectF(-0.27, -0.13, 0.53, _FOOT + 0.13), 140, -285)


def _six(path: QPainterPath) -> None:
    bowl = QRectF(-0.245, -0.1, 0.49, _FOOT + 0.1)
    path.moveTo(0.13, _TOP)
    path.cubicTo(-0.09, _TOP + 0.04, -0.245, -0.12, -0.245, bowl.center().y())
    path.arcTo(bowl, 180, 360)
