"""A chart over time: a point with its interval for each period, and a line that follows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_gui.windows.chart_axis import Axis
from domino_gui.windows.chart_painter import ChartPainter, Sign
from domino_gui.windows.chart_plot import ChartPoint, Plot
from domino_gui.windows.theme import SMALLEST_PRINT, room_of


class Legend(NamedTuple):
    """What the signs mean, in words."""

    point: str
    line: str
    even: str


_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Home: -(10**6),
    Qt.Key.Key_End: 10**6,
}


class TimeChart(QWidget):
    """Points in order of time; one of them is the current one, told beside it and to a reader."""

    chosen = Signal(int)
    """A person went to this point."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        font = QFont(self.font())
        font.setPixelSize(max(SMALLEST_PRINT, round(0.9 * pixels)))
        self.setFont(font)
        self.points: tuple[ChartPoint, ...] = ()
        self.axis = Axis(0, 1, ())
        self.legend = Legend("", "", "")
        self.current = -1
        """The point that is told while the chart is in focus; -1 if there is none."""
        self._under = -1  # the point near the pointer
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_points(self, points: Sequence[ChartPoint], axis: Axis, legend: Legend) -> None:
        """Draw other points; the last of them is the current one."""
        self.points, self.axis, self.legend = tuple(points), axis, legend
        self._under = -1
        self.current = len(points) - 1
        self._describe()
        self.update()

    def go_to(self, number: int) -> None:
        """Make another point the current one."""
        if number != self.current and 0 <= number < len(self.points):
            self.current = number
            self._describe()
            self.update()

    def _describe(self) -> None:
        told = self.points[self.current].told if self.points else ()
        self.setAccessibleDescription(", ".join(told))

    def _walk(self, number: int) -> None:
        """Go to a point as somebody wants to, and say so."""
        self.go_to(number)
        self.chosen.emit(self.current)
        said = QAccessibleAnnouncementEvent(self, self.accessibleDescription())
        QAccessible.updateAccessibility(said)

    # -- where everything is ---------------------------------------------------------------------

    @property
    def _line(self) -> int:
        return self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        """Return room for a dozen periods."""
        return QSize(28 * self._line, 14 * self._line)

    def minimumSizeHint(self) -> QSize:
        """Return less, but enough to be read."""
        return QSize(14 * self._line, 8 * self._line)

    def _legend_rows(self) -> list[list[tuple[Sign, str]]]:
        """Return the signs and their words, in as many rows as the width asks for."""
        entries = [(Sign.POINT, self.legend.point), (Sign.LINE, self.legend.line)]
        if self.axis.even is not None:
            entries.append((Sign.EVEN, self.legend.even))
        rows: list[list[tuple[Sign, str]]] = [[]]
        room, used = self.width() - self._line, 0.0
        for entry in entries:
            width = self.fontMetrics().horizontalAdvance(entry[1]) + 3.2 * self._line
            if rows[-1] and used + width > room:
                rows.append([])
                used = 0.0
            rows[-1].append(entry)
            used += width
        return rows

    def plot(self) -> Plot:
        """Return where the points lie: within the scales, below the legend."""
        line = self._line
        marks = [self.fontMetrics().horizontalAdvance(text) for _, text in self.axis.marks]
        left = max(marks, default=0) + line
        top = 1.3 * line * (1 + len(self._legend_rows()))
        rect = QRectF(self.rect()).adjusted(left, top, -1.2 * line, -2.1 * line)
        return Plot(rect, self.axis, self.points, min(1.5 * line, rect.width() / 4))

    def place(self, number: int) -> QPointF:
        """Return where a point lies, in the pixels of this widget."""
        return self.plot().place(self.points[number])

    def _nearest(self, x: float) -> int:
        plot = self.plot()
        return plot.nearest(x, max(2 * self._line, plot.rect.width() / 20))

    # -- mouse and keys --------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the point near the pointer."""
        self._hover(self._nearest(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell it no more."""
        self._hover(-1)
        super().leaveEvent(event)

    def _hover(self, number: int) -> None:
        if number != self._under:
            self._under = number
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Stay at the point near the pointer."""
        super().mousePressEvent(event)
        if (number := self._nearest(event.position().x())) >= 0:
            self._walk(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from point to point."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or not self.points:
            super().keyPressEvent(event)
            return
        self._under = -1
        self._walk(min(max(self.current + step, 0), len(self.points) - 1))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the current point."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell it no more."""
        self.update()
        super().focusOutEvent(event)

    @property
    def told(self) -> int:
        """The point whose numbers are shown; -1 if none are."""
        if self._under >= 0:
            return self._under
        return self.current if self.hasFocus() else -1

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint scales, line and points, and at last the numbers of the point that is told."""
        del event
        qt_painter = QPainter(self)
        painter, size = ChartPainter(qt_painter, room_of(self)), QSizeF(self.size())
        painter.frame(size, focused=self.hasFocus())
        if self.points:
            plot = self.plot()
            painter.legend(self._legend_rows())
            painter.scales(plot, size.width())
            painter.points(plot, self.told)
            if self.told >= 0:
                told = self.points[self.told]
                painter.numbers(told.told, plot.place(told), size)

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of the room when they change."""
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
        super().changeEvent(event)
