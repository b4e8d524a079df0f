"""The score sheet as players write it: the score of each in strokes, then round by round."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from domino_gui.engine.events import Points
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSet
from domino_gui.windows.labels import shortened
from domino_gui.windows.rule_set_texts import shown_points, signed_points
from domino_gui.windows.score_panel import side_names
from domino_gui.windows.score_sheet_rounds import Pegs, SheetRound, pegs, sheet_rounds
from domino_gui.windows.tally import TallyPen, paint_tally, rows, tally
from domino_gui.windows.theme import BASE_FONT, SMALLEST_PRINT, room_of

_LARGE: Final = {2: 2.7, 3: 2.2, 4: 1.8}
"""How large a mark of the score is beside so many sides, in sizes of plain text."""
_SMALL: Final = 1.35
"""The same of a mark of one round."""
_PITCH: Final = 1.15
_HEAD: Final = 4.3
"""How high names and scores are."""
_GUTTER: Final = 2.2
"""How wide the numbers of the rounds are."""
_PAD: Final = 0.6


class SheetPaper(QWidget):
    """A sheet of paper with a column for each side; as long as the match makes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixels = BASE_FONT
        self._rule_set: RuleSet | None = None
        self._names: list[str] = []
        self._scores: list[Points] = []
        self._pegs: list[Pegs] = []
        self._rounds: list[SheetRound] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self.updateGeometry()

    def show_match(self, match: Match) -> None:
        """Write down the scores of a match as they stand."""
        self._rule_set, self._names = match.rules.rule_set, side_names(match)
        self._scores, self._pegs = [*match.scores], pegs(match)
        self._rounds = sheet_rounds(match)
        self.setAccessibleName(self.tr("Score sheet"))
        self.setAccessibleDescription(
            "\n".join(
                self.tr("{name}: {score} points").format(
                    name=name, score=shown_points(match.rules.rule_set, score)
                )
                for name, score in zip(self._names, self._scores, strict=True)
            )
        )
        self.updateGeometry()
        self.update()

    # -- how large it is -----------------------------------------------------------------------

    @property
    def _mark(self) -> float:
        return _LARGE[max(2, len(self._names))] * self._pixels

    @property
    def _small_mark(self) -> float:
        return max(15.0, _SMALL * self._pixels)

    def _column(self, width: float) -> float:
        return (width - _GUTTER * self._pixels) / max(1, len(self._names))

    def _marks_width(self, width: float, *, small: bool = False) -> float:
        """Return the room of the strokes in a column; beside small ones stands their number."""
        return self._column(width) - (2 * _PAD + (2.6 if small else 0)) * self._pixels

    def _score_height(self, width: float) -> float:
        room = self._marks_width(width)
        most = max((rows(score, self._mark, room) for score in self._scores), default=1)
        return most * self._mark * _PITCH + 2 * _PAD * self._pixels

    def _round_height(self, each: SheetRound, width: float) -> float:
        size, room = self._small_mark, self._marks_width(width, small=True)
        sides = range(len(self._names))
        most = max((rows(each.gained(side), size, room) for side in sides), default=1)
        return most * size * _PITCH + _PAD * self._pixels

    def heightForWidth(self, width: int) -> int:
        """Return how long the sheet is when it is so wide."""
        written = sum(self._round_height(each, width) for each in self._rounds)
        return round(
            (_HEAD + 2 * _PAD) * self._pixels + self._score_height(width) + written + self._pixels
        )

    def sizeHint(self) -> QSize:
        """Return a width in which the marks of a long match take two rows or three."""
        width = round((_GUTTER + 10.5 * max(2, len(self._names))) * self._pixels)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least width in which two marks stand side by side."""
        least = len(self._names) * (2.4 * _PITCH * self._mark + 2 * _PAD * self._pixels)
        return QSize(round(_GUTTER * self._pixels + least), 8 * self._pixels)

    # -- how it looks --------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        del event
        if self._rule_set is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, pixels, width = room_of(self), self._pixels, float(self.width())
        painter.fillRect(self.rect(), room.card)
        column, gutter = self._column(width), _GUTTER * pixels
        top = _HEAD * pixels
        for side in range(len(self._names)):
            left = gutter + side * column
            self._paint_head(painter, QRectF(left, 0, column, top), side)
            where = QRectF(left + _PAD * pixels, top + _PAD * pixels, self._marks_width(width), 0)
            self._paint_score(painter, where, side)
        self._rule(painter, top - 3)
        self._rule(painter, top)
        y = top + self._score_height(width)
        self._rule(painter, y)
        for each in self._rounds:
            height = self._round_height(each, width)
            self._paint_round(painter, each, y, height)
            y += height
            self._rule(painter, y, room.trough)
        painter.setPen(QPen(room.line, 1))
        for side in range(1, len(self._names)):
            x = gutter + side * column
            painter.drawLine(QPointF(x, 0.4 * pixels), QPointF(x, max(y, self.height())))

    def _rule(self, painter: QPainter, y: float, colour: QColor | None = None) -> None:
        painter.setPen(QPen(colour or room_of(self).line, 1))
        painter.drawLine(QPointF(0, round(y) + 0.5), QPointF(self.width(), round(y) + 0.5))

    def _font(self, size: float, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(SMALLEST_PRINT, round(size * self._pixels)))
        font.setBold(bold)
        return font

    def _paint_head(self, painter: QPainter, where: QRectF, side: int) -> None:
        assert self._rule_set is not None
        room, pixels = room_of(self), self._pixels
        inner = where.adjusted(_PAD * pixels, 0.3 * pixels, -_PAD * pixels, -0.5 * pixels)
        painter.setPen(room.ink)
        painter.setFont(self._font(1.05, bold=True))
        name = shortened(self._names[side], painter.fontMetrics(), inner.width())
        flags = Qt.AlignmentFlag.AlignLeft
        painter.drawText(inner, flags | Qt.AlignmentFlag.AlignTop, name)
        painter.setFont(self._font(1.6, bold=True))
        score = shown_points(self._rule_set, self._scores[side])
        painter.drawText(inner, flags | Qt.AlignmentFlag.AlignBottom, score)

    def _paint_score(self, painter: QPainter, where: QRectF, side: int) -> None:
        room, standing = room_of(self), self._pegs[side]
        added = tally(standing.front).strokes - tally(standing.back).strokes
        fresh = added if 0 <= standing.back < standing.front else 0
        pen = TallyPen(room.tally, room.sides[side], self.font())
        paint_tally(painter, where, standing.front, self._mark, pen, fresh)

    def _paint_round(self, painter: QPainter, each: SheetRound, y: float, height: float) -> None:
        assert self._rule_set is not None
        room, pixels = room_of(self), self._pixels
        gutter, column = _GUTTER * pixels, self._column(self.width())
        size = self._small_mark
        line = QRectF(0, y, gutter, size * _PITCH + _PAD * pixels)
        painter.setPen(room.heading)
        painter.setFont(self._font(0.9))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, str(each.number))
        for side in range(len(self._names)):
            gained = each.gained(side)
            left = gutter + side * column + _PAD * pixels
            marks = QRectF(
                left, y + 0.45 * _PAD * pixels, self._marks_width(self.width(), small=True), height
            )
            pen = TallyPen(room.tally, room.tally, self.font())
            paint_tally(painter, marks, gained, size, pen)
            painter.setPen(room.loss if gained < 0 else room.soft_ink)
            painter.setFont(self._font(0.95, bold=gained != 0))
            number = QRectF(left, y, column - 2 * _PAD * pixels, line.height())
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(number, flags, signed_points(self._rule_set, gained))
