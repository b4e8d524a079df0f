"""The scores: each side's name and points, a bar towards the target, and strokes or pegs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_gui.engine.events import Points
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import Rules
from domino_gui.windows.labels import joined, shortened
from domino_gui.windows.rule_set_texts import shown_points
from domino_gui.windows.tally import TallyPen, one_row_size, paint_tally
from domino_gui.windows.theme import BASE_FONT, colours_of, room_of

if TYPE_CHECKING:
    from domino_gui.windows.cribbage_board_holes import Track
    from domino_gui.windows.score_sheet_rounds import Pegs


def side_names(match: Match) -> list[str]:
    """Return each side by the names of its players."""
    seats = match.started.seats
    return [joined(seats[seat].name for seat in side) for side in match.rules.sides]


_MARK: Final = {2: 2.3, 3: 1.7, 4: 1.5}
"""How large a mark of strokes is beside so many sides, in sizes of plain text."""
_TRACK: Final = 2.5
"""How high the track of a cribbage board is, in the same."""


class ScoreRow(QWidget):
    """One side's score. What it shows is painted; a screen reader is told in words."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._name, self._score = "", ""
        self._raw: Points = 0
        self._target: Points | None = None
        self._pixels = BASE_FONT
        self._mark = 0.0
        self._track: Track | None = None
        self._pegs: Pegs | None = None
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

    def peg(self, track: Track | None, standing: Pegs | None) -> None:
        """Show a track with its pegs instead of bar and strokes; None for no track."""
        self._track, self._pegs = track, standing
        self.updateGeometry()
        self.update()

    def set_look(self, pixels: int, *, mark: float) -> None:
        """Set the size of plain text, and that of a mark of strokes in it; 0 for no strokes."""
        self._pixels, self._mark = pixels, mark
        self.updateGeometry()
        self.update()

    @property
    def _colour(self) -> QColor:
        return room_of(self).sides[self._side]

    def sizeHint(self) -> QSize:
        """Return the height that name, bar and strokes need, or name and track."""
        lines = 1.9
        if self._track is not None:
            lines += _TRACK
        elif self._target is not None:
            lines += 0.75 + (self._mark + 0.3 if self._mark else 0)
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
        if self._track is not None:
            self._paint_track(painter, QRectF(0, y, width, (_TRACK - 0.1) * pixels))
        elif self._target is not None:
            self._paint_bar(painter, QRectF(0, y, width, 0.45 * pixels))
            if self._mark:
                self._paint_tally(painter, y + 0.75 * pixels)

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

    def _paint_tally(self, painter: QPainter, y: float) -> None:
        where = QRectF(0, y, self.width(), self._mark * self._pixels)
        size = one_row_size(self._raw, where.height(), where.width())
        ink = room_of(self).tally
        paint_tally(painter, where, self._raw, size, TallyPen(ink, ink, self.font()))

    def _paint_track(self, painter: QPainter, where: QRectF) -> None:
        from domino_gui.windows.cribbage_board import TrackPainter, paint_board, peg_colour

        assert self._track is not None
        assert self._pegs is not None
        wood, edge = colours_of(self), 0.2 * self._pixels
        paint_board(painter, where, wood, 2 * edge)
        track = TrackPainter(self._track, where.adjusted(edge, edge, -edge, -edge), wood)
        track.paint_holes(painter)
        track.paint_pegs(
            painter, self._side, peg_colour(room_of(self).sides, self._side), self._pegs
        )


class ScorePanel(QWidget):
    """A row for each side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._rows: list[ScoreRow] = []
        self._look = (14, False)
        self._match: Match | None = None
        self._pegs_five_up = False

    @property
    def sides(self) -> int:
        """How many sides are shown."""
        return len(self._rows)

    def show_match(self, match: Match) -> None:
        """Show the scores of a match, and whose turn it is."""
        self._match = match
        names = side_names(match)
        while len(self._rows) > len(names):
            row = self._rows.pop()
            self._layout.removeWidget(row)
            row.deleteLater()
        while len(self._rows) < len(names):
            row = ScoreRow(len(self._rows), self)
            self._rows.append(row)
            self._layout.addWidget(row)
        turn = match.rules.side_of[match.round.turn] if match.phase is Phase.PLAY else None
        for side, row in enumerate(self._rows):
            row.show_score(names[side], match.rules, match.scores[side], in_turn=side == turn)
        self._peg()
        self.set_look(*self._look)

    def peg_five_up(self, *, wanted: bool) -> None:
        """Show matches of Five Up on a cribbage board, or not, where there is room for one."""
        if wanted is not self._pegs_five_up:
            self._pegs_five_up = wanted
            self._peg()

    def _peg(self) -> None:
        """Give each row its track, where the score is pegged."""
        track, standing = None, None
        _, is_roomy = self._look
        if self._pegs_five_up and is_roomy and self._match is not None:
            # Loaded late: most matches are kept in strokes.
            from domino_gui.windows.cribbage_board_holes import track_of
            from domino_gui.windows.score_sheet_rounds import pegs

            track, standing = track_of(self._match.rules), pegs(self._match)
        for side, row in enumerate(self._rows):
            row.peg(track, standing[side] if standing else None)

    def score_point(self, side: int, within: QWidget) -> QPoint | None:
        """Return where a side's score stands in a widget that holds this one; None: nowhere."""
        if side >= len(self._rows):
            return None
        row, (pixels, _) = self._rows[side], self._look
        return row.mapTo(within, QPoint(row.width() - pixels, pixels))

    def set_look(self, pixels: int, is_roomy: bool) -> None:  # a pair kept as one
        """Set the size of plain text, and whether there is room for strokes or pegs."""
        was_roomy = self._look[1]
        self._look = (pixels, is_roomy)
        self._layout.setSpacing(pixels // 2)
        for row in self._rows:
            row.set_look(pixels, mark=_MARK[max(2, len(self._rows))] if is_roomy else 0.0)
        if is_roomy is not was_roomy:
            self._peg()
