"""The mark of a seat that thinks: three pips below its name that breathe one after another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QTimeLine, Signal
from PySide6.QtGui import QPainter

from domino_gui.table.items import Item
from domino_gui.table.palettes import Palette

_PIPS: Final = 3
_RADIUS, _APART, _BESIDE = 3.6, 10.5, 4.0
"""Pixels at the usual scale: of a pip, between two middles, and left and right of them all."""
_BREATH_MS: Final = 1900
_TICK_MS: Final = 40
"""So slow a movement needs no more pictures than that."""
_LATER: Final = 0.16
"""How much of a breath each pip is behind the one before."""
_FAINT: Final = 0.3
_SMALL: Final = 0.72


def mark_width(scale: float) -> float:
    """Return how much room the mark takes beside what is written there."""
    return ((_PIPS - 1) * _APART + 2 * (_RADIUS + _BESIDE)) * scale


class PipItem(Item):
    """One of the pips; its origin is its middle."""

    def __init__(self, radius: float, palette: Palette) -> None:
        super().__init__(QRectF(-radius, -radius, 2 * radius, 2 * radius), palette)
        self.radius = radius

    def draw(self, painter: QPainter) -> None:
        """Paint the pip."""
        painter.setBrush(self.palette.turn)
        painter.drawEllipse(QPointF(), self.radius, self.radius)


def pips(room: QRectF, scale: float, palette: Palette) -> list[PipItem]:
    """Return the pips, from the left, in the middle of the room that is kept for them."""
    made = [PipItem(_RADIUS * scale, palette) for _ in range(_PIPS)]
    for number, pip in enumerate(made):
        pip.setPos(room.center() + QPointF((number - 1) * _APART * scale, 0))
    return made


def breathe(marks: Sequence[PipItem], at: float | None) -> None:
    """Show the pips at a part of their breath, 0 to 1; None: at rest, all of them full."""
    for number, pip in enumerate(marks):
        full = 1.0 if at is None else _fullness(at - number * _LATER)
        pip.setOpacity(_FAINT + (1 - _FAINT) * full)
        pip.swell(_SMALL + (1 - _SMALL) * full)


def _fullness(at: float) -> float:
    """Return how full a pip is at a part of its own breath: it rests before it breathes again."""
    in_breath = (at % 1.0) / (1 - _LATER * (_PIPS - 1) / 2)
    return math.sin(math.pi * in_breath) ** 2 if in_breath < 1 else 0.0


class Breath(QObject):
    """Tells how far the breath is, as long as somebody thinks."""

    drawn = Signal(float)
    """The part of a breath that is over, 0 to 1."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._line = QTimeLine(_BREATH_MS, self)
        self._line.setLoopCount(0)
        self._line.setUpdateInterval(_TICK_MS)
        self._line.setEasingCurve(QEasingCurve.Type.Linear)
        self._line.valueChanged.connect(self.drawn)

    @property
    def at(self) -> float | None:
        """The part of a breath that is over; None while nothing breathes."""
        is_still = self._line.state() is QTimeLine.State.NotRunning
        return None if is_still else self._line.currentValue()

    def keep(self, going: bool) -> None:
        """Breathe on, or begin to, or stop."""
        if going is (self.at is None):
            if going:
                self._line.start()
            else:
                self._line.stop()
