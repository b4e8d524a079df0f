"""A share drawn as a bar, with whiskers from one end of its interval to the other."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_gui.table.themes import Room
from domino_gui.windows.theme import room_of

QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Where a scale of shares has its marks."""


class Share(NamedTuple):
    """A share from 0 to 1, and where its true value lies with a probability of 95 %."""

    value: float
    low: float
    high: float
    even: float | None = None
    """What an even share would be, where that is known."""


def even_pen(colour: QColor, width: float) -> QPen:
    """Return the pen for even shares: dashed, so that nobody takes it for something measured."""
    pen = QPen(colour, width)
    pen.setDashPattern([3, 2])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def whiskers(one: QLineF, cap: float) -> list[QLineF]:
    """Return the whiskers along ``one``, upright or lying; their ends go ``cap`` to each side."""
    dx, dy = (cap, 0.0) if one.x1() == one.x2() else (0.0, cap)
    ends = [
        QLineF(end.x() - dx, end.y() - dy, end.x() + dx, end.y() + dy)
        for end in (one.p1(), one.p2())
    ]
    return [one, *ends]


def paint_share(painter: QPainter, rect: QRectF, share: Share, room: Room) -> None:
    """Paint the bar of a share over the whole of ``rect``; its left end is 0, its right end 1."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    bar = rect.adjusted(0, rect.height() * 0.22, 0, -rect.height() * 0.22)
    radius = bar.height() * 0.2
    painter.setPen(QPen(room.faint_ink, 1))
    painter.setBrush(room.trough)
    painter.drawRoundedRect(bar, radius, radius)
    filled = QRectF(bar.left(), bar.top(), bar.width() * share.value, bar.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(room.gain)
    painter.drawRoundedRect(filled, radius, radius)
    # In one colour on the bar and in the other beside it, they stand out from both.
    _paint_marks(painter, rect, share, room.ink)
    painter.setClipRect(filled)
    _paint_marks(painter, rect, share, room.card)
    painter.restore()


def _paint_marks(painter: QPainter, rect: QRectF, share: Share, colour: QColor) -> None:
    """Paint what lies on a bar: the even share, and the whiskers."""

    def place(value: float) -> float:
        return rect.left() + rect.width() * value

    height, middle = rect.height(), rect.center().y()
    if share.even is not None:
        painter.setPen(even_pen(colour, max(1.5, height / 16)))
        painter.drawLine(QLineF(place(share.even), rect.top(), place(share.even), rect.bottom()))
    painter.setPen(QPen(colour, height / 18 + 0.8))
    lying = QLineF(place(share.low), middle, place(share.high), middle)
    painter.drawLines(whiskers(lying, height * 0.34))


class IntervalBar(QWidget):
    """A large bar over a scale in quarters; nothing is drawn while there is no share."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.share: Share | None = None
        self.marks: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: Share | None, told: str, marks: tuple[str, ...]) -> None:
        """Draw another share; ``told`` says it in words, ``marks`` stand below the quarters."""
        self.share, self.marks = share, marks
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the bar and for its scale below."""
        line = self.fontMetrics().height()
        return QSize(16 * line, round(3.1 * line))

    def minimumSizeHint(self) -> QSize:
        """Return as high, but less wide."""
        return QSize(8 * self.fontMetrics().height(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, then its scale."""
        del event
        if self.share is None:
            return
        room, line = room_of(self), self.fontMetrics().height()
        painter = QPainter(self)
        edge = self.fontMetrics().horizontalAdvance(self.marks[-1]) / 2 + 1
        bar = QRectF(edge, 0, self.width() - 2 * edge, 1.9 * line)
        paint_share(painter, bar, self.share, room)
        painter.setPen(room.soft_ink)
        for quarter, mark in zip(QUARTERS, self.marks, strict=True):
            x = bar.left() + bar.width() * quarter
            below = QRectF(x - 3 * line, bar.bottom(), 6 * line, 1.2 * line)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, mark)

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of the room when they change."""
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
        super().changeEvent(event)
