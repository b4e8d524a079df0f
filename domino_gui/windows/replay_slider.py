"""Where a replay stands in the whole match: a slider with a mark at each round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QToolTip, QWidget

from domino_gui.windows.theme import BASE_FONT, SMALLEST_PRINT, room_of


class ReplaySlider(QSlider):
    """Its value is a step of the match; a press leads at once to where it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.rounds: tuple[int, ...] = ()
        """The steps in which the rounds were dealt."""
        self.place: Callable[[int], str] = str
        """Where a step stands, in words."""
        self._pixels = BASE_FONT
        self.setMouseTracking(True)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        font = QFont(self.font())
        font.setPixelSize(max(SMALLEST_PRINT, round(0.85 * pixels)))
        self.setFont(font)
        self.updateGeometry()

    def show_match(self, last: int, rounds: Sequence[int]) -> None:
        """Reach over a match with so many steps, the first 0; ``rounds`` are dealt in these."""
        self.rounds = tuple(rounds)
        self.setRange(0, last)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for the track and the numbers of the rounds below it."""
        return QSize(20 * self._pixels, round(2.6 * self._pixels))

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return self.sizeHint()

    # -- the mouse -----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the mouse is, for Qt."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.step_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse while it is pressed, for Qt."""
        if self.isSliderDown():
            self.setValue(self.step_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go, for Qt."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def event(self, event: QEvent) -> bool:
        """Say which place lies below the pointer, for Qt."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.place(self.step_at(event.pos().x())), self)
            return True
        return super().event(event)

    def step_at(self, x: float) -> int:
        """Return the step whose place on the track is nearest to ``x``."""
        track = self._track
        share = (x - track.left()) / max(1.0, track.width())
        return min(max(round(share * self.maximum()), 0), self.maximum())

    def x_of(self, step: int) -> float:
        """Return where a step lies on the track."""
        return self._track.left() + self._track.width() * step / max(1, self.maximum())

    # -- how it is seen ------------------------------------------------------------------------

    @property
    def _track(self) -> QRectF:
        """The track from the first step to the last."""
        edge, height = self._radius + 2, 0.38 * self._pixels
        return QRectF(edge, self._middle - height / 2, self.width() - 2 * edge, height)

    @property
    def _radius(self) -> float:
        return 0.62 * self._pixels

    @property
    def _middle(self) -> float:
        return 0.9 * self._pixels

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track, the rounds and the handle."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, track = room_of(self), self._track
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(room.trough)
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        here = self.x_of(self.value())
        painter.setBrush(room.primary)
        gone = QRectF(track.topLeft(), QPointF(max(here, track.left() + 1), track.bottom()))
        painter.drawRoundedRect(gone, track.height() / 2, track.height() / 2)
        self._paint_rounds(painter)
        middle = QPointF(here, self._middle)
        painter.setBrush(room.card)
        # The focus is a wider line too: not everybody tells it by its colour.
        width = 3 if self.hasFocus() else 2
        painter.setPen(QPen(room.focus if self.hasFocus() else room.primary, width))
        radius = self._radius - width / 2
        painter.drawEllipse(middle, radius, radius)

    def _paint_rounds(self, painter: QPainter) -> None:
        """Paint a mark where each round was dealt, and its number where there is room."""
        ink, metrics = room_of(self).heading, painter.fontMetrics()
        top, bottom = self._middle - 0.5 * self._pixels, self._middle + 0.5 * self._pixels
        painter.setPen(QPen(ink, 2))
        places = [self.x_of(step) for step in self.rounds]
        for x in places:
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))
        widest = metrics.horizontalAdvance(str(len(places))) + 0.5 * self._pixels
        for index in labelled(places, widest):
            text = str(index + 1)
            width = metrics.horizontalAdvance(text)
            left = min(max(places[index] - width / 2, 0.0), self.width() - width)
            painter.drawText(QPointF(left, bottom + metrics.ascent() + 1), text)


def labelled(places: Sequence[float], room: float) -> list[int]:
    """Return which of these get a number, each of which takes ``room`` pixels: every n-th."""
    for step in (1, 2, 5, 10, 20, 50):
        chosen = [*range(0, len(places), step)]
        if all(places[b] - places[a] >= room for a, b in pairwise(chosen)):
            return chosen
    return [0][: len(places)]
