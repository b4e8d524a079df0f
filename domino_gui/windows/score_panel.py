"""The scores: each side's name and points, a bar towards the target, and tally strokes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_gui.engine.events import Points
from domino_gui.engine.match import Match
from domino_gui.engine.rules import Rules
from domino_gui.windows.labels import joined, shortened
from domino_gui.windows.rule_set_texts import shown_points
from domino_gui.windows.tally import strokes
from domino_gui.windows.theme import room_of


def side_names(match: Match) -> list[str]:
    """Return each side by the names of its players."""
    seats = match.started.seats
    return [joined(seats[seat].name for seat in side) for side in match.rules.sides]


_SIDES_WITH_TALLY = 2
"""More sides have no room for strokes; where one round decides, there is nothing to keep."""


class ScoreRow(QWidget):
    """One side's score. What it shows is painted; a screen reader is told in words."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._name, self._score = "", ""
        self._raw: Points = 0
        self._target: Points | None = None
        self._pixels = 14
        self._tally = False
        self.in_turn = False

    def show_score(self, name: str, rules: Rules, raw: Points, *, in_turn: bool) -> None:
        """Show raw points as the rule set displays them."""
        self._name, self._raw, self._target = name, raw, rules.target
        self._score = shown_points(rules.rule_set, raw)
        self.in_turn = in_turn
        self._say()
        self.update()

    def _say(self) -> None:
        text = self.tr("{name}: {score} points").format(name=self._name, score=self._score)
        self.setAccessibleName(text)

    def set_look(self, pixels: int, *, tally: bool) -> None:
        """Set the size of plain text, and whether there is room for strokes."""
        self._pixels, self._tally = pixels, tally
        self.updateGeometry()
        self.update()

    @property
    def _colour(self) -> QColor:
        return room_of(self).sides[self._side]

    def sizeHint(self) -> QSize:
        """Return the height that name, bar and strokes need."""
        lines = 1.9 + (0.75 if self._target is not None else 0) + (2.6 if self._tally else 0)
        return QSize(10 * self._pixels, round(lines * self._pixels))

    def minimumSizeHint(self) -> QSize:
        """Return the same height: what is painted cannot shrink."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pixels, width = self._pixels, self.width()
        self._paint_words(painter, pixels, width)
        y = 1.9 * pixels
        if self._target is not None:
            self._paint_bar(painter, QRectF(0, y, width, 0.45 * pixels))
            y += 0.75 * pixels
        if self._tally:
            self._paint_tally(painter, y, 2.3 * pixels)

    def _paint_words(self, painter: QPainter, pixels: int, width: int) -> None:
        line = QRectF(0, 0, width, 1.8 * pixels)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(round(1.55 * pixels))
        painter.setFont(font)
        painter.setPen(room_of(self).ink)
        painter.drawText(
            line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._score
        )
        used = painter.fontMetrics().horizontalAdvance(self._score) + pixels
        left = 0.0
        if self.in_turn:
            painter.setBrush(self._colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(QRectF(0, 0.65 * pixels, 0.55 * pixels, 0.55 * pixels))
            left = 0.9 * pixels
        font.setPixelSize(round(1.1 * pixels))
        painter.setFont(font)
        painter.setPen(room_of(self).ink)
        room = int(width - used - left)
        name = shortened(self._name, painter.fontMetrics(), room)
        painter.drawText(
            line.adjusted(left, 0, -used, 0),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            name,
        )

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        assert self._target is not None
        radius = bar.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(room_of(self).trough)
        painter.drawRoundedRect(bar, radius, radius)
        share = min(1.0, max(0.0, self._raw / self._target))
        if share > 0:
            painter.setBrush(self._colour)
            bar.setWidth(max(bar.height(), share * bar.width()))
            painter.drawRoundedRect(bar, radius, radius)

    def _paint_tally(self, painter: QPainter, y: float, size: float) -> None:
        lines = strokes(self._raw, size)
        reach = max((line.x1() for line in lines), default=0.0) + size
        painter.translate(0, y)
        if reach > self.width():
            painter.scale(self.width() / reach, self.width() / reach)
        pen = QPen(room_of(self).tally, max(1.2, size / 18))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLines(lines)


class ScorePanel(QWidget):
    """A row for each side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._rows: list[ScoreRow] = []
        self._look = (14, False)
        self._room_for_tally = False

    def show_scores(
        self, rules: Rules, names: Sequence[str], scores: Sequence[Points], turn: int | None
    ) -> None:
        """Show raw ``scores`` by side under ``names``; ``turn`` is the side in turn, if any."""
        while len(self._rows) > len(names):
            row = self._rows.pop()
            self._layout.removeWidget(row)
            row.deleteLater()
        while len(self._rows) < len(names):
            row = ScoreRow(len(self._rows), self)
            self._rows.append(row)
            self._layout.addWidget(row)
        for side, row in enumerate(self._rows):
            row.show_score(names[side], rules, scores[side], in_turn=side == turn)
        self._room_for_tally = len(names) <= _SIDES_WITH_TALLY and rules.target is not None
        self.set_look(*self._look)

    def score_point(self, side: int, within: QWidget) -> QPoint | None:
        """Return where a side's score stands in a widget that holds this one; None: nowhere."""
        if side >= len(self._rows):
            return None
        row, (pixels, _) = self._rows[side], self._look
        return row.mapTo(within, QPoint(row.width() - pixels, pixels))

    def set_look(self, pixels: int, tally: bool) -> None:  # a pair kept as one
        """Set the size of plain text, and whether there is room for strokes."""
        self._look = (pixels, tally)
        self._layout.setSpacing(pixels // 2)
        for row in self._rows:
            row.set_look(pixels, tally=tally and self._room_for_tally)
