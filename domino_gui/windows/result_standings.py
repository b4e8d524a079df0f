"""The sides at the end of a match, side by side: score, how far behind, best count."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from domino_gui.engine.events import Resigned
from domino_gui.engine.match import Match
from domino_gui.windows.labels import shortened
from domino_gui.windows.rule_set_texts import shown_points
from domino_gui.windows.score_panel import side_names
from domino_gui.windows.score_sheet_rounds import best_counts
from domino_gui.windows.theme import BASE_FONT, SMALLEST_PRINT, room_of

_NOTHING = "–"
_TWO = 2


class Standing(NamedTuple):
    """One side as the match ended, in displayed points."""

    name: str
    won: bool
    figures: tuple[str, ...]
    """Under the headings of `Standings`."""


class Standings(QWidget):
    """A small table; what it shows is painted, and told in words as its accessible name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixels = BASE_FONT
        self._headings: list[str] = []
        self._rows: list[Standing] = []

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self.updateGeometry()

    def show_match(self, match: Match) -> None:
        """Show how a match ended that is over."""
        rule_set, best = match.rules.rule_set, best_counts(match)
        winners = match.winners or []
        top = max(match.scores)
        resigned = any(isinstance(event, Resigned) for event in match.events[-2:])
        columns = {self.tr("Score"): [shown_points(rule_set, score) for score in match.scores]}
        # Whoever won because others gave up may be the one who is behind. Between two, whose names
        # may be those of partners, there is one distance, and it is told in words.
        if not resigned and len(match.scores) > _TWO:
            columns[self.tr("Behind")] = [
                shown_points(rule_set, top - score) if score < top else _NOTHING
                for score in match.scores
            ]
        if rule_set.scores_placements:
            columns[self.tr("Best tile")] = [
                shown_points(rule_set, points) if points else _NOTHING for points in best
            ]
        self._headings = [*columns]
        self._rows = [
            Standing(name, side in winners, tuple(column[side] for column in columns.values()))
            for side, name in enumerate(side_names(match))
        ]
        self.setAccessibleName("\n".join(map(self._told, self._rows)))
        self.updateGeometry()
        self.update()

    def _told(self, row: Standing) -> str:
        figures = zip(self._headings, row.figures, strict=True)
        return f"{row.name}: " + ", ".join(f"{heading} {figure}" for heading, figure in figures)

    @property
    def _line(self) -> int:
        return round(1.45 * self._pixels)

    def sizeHint(self) -> QSize:
        """Return the room of a heading and a line for each side."""
        return QSize(12 * self._pixels, self._line * (len(self._rows) + 1))

    def minimumSizeHint(self) -> QSize:
        """Return the same height: what is painted cannot shrink."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table."""
        del event
        painter = QPainter(self)
        room = room_of(self)
        small, plain, bold = QFont(self.font()), QFont(self.font()), QFont(self.font())
        small.setPixelSize(max(SMALLEST_PRINT, round(0.85 * self._pixels)))
        plain.setPixelSize(self._pixels)
        bold.setPixelSize(self._pixels)
        bold.setBold(True)
        painter.setFont(small)
        widths = [painter.fontMetrics().horizontalAdvance(each) for each in self._headings]
        for row in self._rows:
            metrics = QFontMetrics(bold)
            widths = [
                max(width, metrics.horizontalAdvance(figure))
                for width, figure in zip(widths, row.figures, strict=True)
            ]
        gap = round(0.7 * self._pixels)
        names = self.width() - sum(widths) - gap * len(widths)
        painter.setPen(room.heading)
        self._paint_figures(painter, 0, widths, self._headings)
        painter.setPen(room.line)
        painter.drawLine(0, self._line - 1, self.width(), self._line - 1)
        painter.setPen(room.ink)
        for number, row in enumerate(self._rows, start=1):
            painter.setFont(bold if row.won else plain)
            place = QRectF(0, number * self._line, names, self._line)
            name = shortened(row.name, painter.fontMetrics(), names)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)
            self._paint_figures(painter, number, widths, row.figures)

    def _paint_figures(
        self, painter: QPainter, line: int, widths: list[int], figures: list[str] | tuple[str, ...]
    ) -> None:
        right: float = self.width()
        for width, figure in zip(reversed(widths), reversed(figures), strict=True):
            place = QRectF(right - width, line * self._line, width, self._line)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, flags, figure)
            right -= width + round(0.7 * self._pixels)
