"""A cribbage board: a track of holes for each side, with two pegs, in the wood of the table's rack.

The front peg stands at a side's score, the back one where the side was before its last score: the
front one is filled, the back one hollow. Each side has its own shape of peg besides its colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from domino_gui.engine.match import Match
from domino_gui.table.palettes import Palette, with_alpha
from domino_gui.windows.cribbage_board_holes import Spot, Track, track_of
from domino_gui.windows.labels import shortened
from domino_gui.windows.rule_set_texts import shown_points
from domino_gui.windows.score_panel import side_names
from domino_gui.windows.score_sheet_rounds import Pegs, pegs
from domino_gui.windows.theme import BASE_FONT, SMALLEST_PRINT, colours_of, room_of

_CORNERS: Final = (0, 4, 3, 6)
"""Of each side's pegs; 0 for round ones."""
_JUMP_MS: Final = 650
"""How long a peg is on its way at the normal pace."""
_LARGEST: Final = 22.0
"""Pixels of a pitch, at most."""


class TrackPainter:
    """Paints one side's track into a rectangle, as large as it fits."""

    def __init__(self, track: Track, where: QRectF, wood: Palette) -> None:
        self._track, self._wood = track, wood
        self.pitch = min(where.width() / track.width, where.height() / track.height, _LARGEST)
        size = QPointF(track.width, track.height) * self.pitch
        self._corner = where.center() - size / 2

    def _at(self, spot: Spot) -> QPointF:
        return self._corner + QPointF(spot.x, spot.y) * self.pitch

    def paint_holes(self, painter: QPainter) -> None:
        """Paint every hole, and the frames of start and finish."""
        track, wood, pitch = self._track, self._wood, self.pitch
        hole = QColor(wood.wood_dark).darker(190)
        edge = QPen(with_alpha(wood.wood_lip, 0.75), max(0.8, pitch / 14))
        for pair in (track.start, track.finish):
            frame = QRectF(self._at(pair[0]), self._at(pair[1])).normalized()
            frame.adjust(-0.62 * pitch, -0.62 * pitch, 0.62 * pitch, 0.62 * pitch)
            is_finish = pair == track.finish
            line = QPen(wood.turn if is_finish else wood.wood_lip, max(1.0, pitch / 8))
            painter.setPen(line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, 0.62 * pitch, 0.62 * pitch)
        painter.setBrush(hole)
        painter.setPen(edge)
        numbers = [track.hole(number) for number in range(1, track.holes)]
        for spot in (*track.start, *numbers, *track.finish):
            painter.drawEllipse(self._at(spot), 0.27 * pitch, 0.27 * pitch)

    def paint_numbers(self, painter: QPainter, font: QFont) -> None:
        """Write the tens above the first row and below the last, and the target at its holes."""
        track = self._track
        font = QFont(font)
        font.setPixelSize(SMALLEST_PRINT)
        painter.setFont(font)
        painter.setPen(self._wood.wood_text)
        top, bottom = track.hole(1).y, track.hole(track.holes).y
        for number in (*range(10, track.holes - 4, 10), track.holes):
            spot = track.hole(number)
            if spot.y in (top, bottom):
                away = -1.15 if spot.y == top else 1.15
                at = self._at(Spot(spot.x, spot.y + away))
                place = QRectF(at.x() - 30, at.y() - 10, 60, 20)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))

    def paint_pegs(
        self,
        painter: QPainter,
        side: int,
        colour: QColor,
        standing: Pegs,
        jump: tuple[Pegs, float] | None = None,
    ) -> None:
        """Paint both pegs; with ``jump``, those before the last score and how far it is told.

        It is the back peg that leaps over the front one, as on a board of wood.
        """
        front, back = map(self._at, self._track.spots(standing))
        if jump is not None:
            before, at = jump
            old_front, old_back = map(self._at, self._track.spots(before))
            back = old_front
            front = old_back + (front - old_back) * at
            front -= QPointF(0, 1.6 * self.pitch * math.sin(math.pi * at))
        self._paint_peg(painter, side, back, self._wood.wood_dark, colour)
        self._paint_peg(painter, side, front, colour, self._wood.wood_text)

    def _paint_peg(
        self, painter: QPainter, side: int, at: QPointF, fill: QColor, line: QColor
    ) -> None:
        radius = 0.46 * self.pitch
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(self._wood.shadow, 0.45))
        shape = peg_shape(side, radius * 1.12)
        shift = QPointF(0.08, 0.16) * self.pitch
        painter.drawPolygon(shape.translated(at + shift))
        painter.setBrush(fill)
        painter.setPen(QPen(line, max(1.2, self.pitch / 7)))
        painter.drawPolygon(peg_shape(side, radius).translated(at))


def peg_shape(side: int, radius: float) -> QPolygonF:
    """Return the outline of a side's pegs around (0, 0)."""
    corners = _CORNERS[side] or 24
    reach = radius * (1.18 if corners < 24 else 1)
    return QPolygonF(
        [
            QPointF(
                reach * math.sin(2 * math.pi * corner / corners),
                -reach * math.cos(2 * math.pi * corner / corners),
            )
            for corner in range(corners)
        ]
    )


def peg_colour(sides: Sequence[QColor], side: int) -> QColor:
    """Return a side's colour as it stands out from dark wood."""
    colour = sides[side]
    return colour if colour.lightnessF() > 0.55 else colour.lighter(165)


def paint_board(painter: QPainter, where: QRectF, wood: Palette, radius: float) -> None:
    """Paint the plank that tracks are bored into."""
    shade = QLinearGradient(where.topLeft(), where.bottomLeft())
    shade.setColorAt(0, wood.wood_light)
    shade.setColorAt(0.25, wood.wood)
    shade.setColorAt(1, wood.wood_dark)
    painter.setBrush(shade)
    painter.setPen(QPen(wood.wood_lip, 1.2))
    painter.drawRoundedRect(where.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    painter.save()
    painter.setClipRect(where.adjusted(2, 2, -2, -2))
    lines = max(3, round(where.height() / 9))
    for line in range(lines):
        y = where.top() + where.height() * (line + 0.6) / lines
        colour = wood.wood_dark if line % 3 else wood.wood_light
        painter.setPen(QPen(with_alpha(colour, 0.35), 1))
        bend = ((line * 37) % 11 - 5) * 0.5
        painter.drawLine(QPointF(where.left(), y), QPointF(where.right(), y + bend))
    painter.restore()


class CribbageBoard(QWidget):
    """The board of a match of Five Up, the names and scores of the sides on it."""

    def __init__(self, parent: QWidget, pace: Callable[[], float] = lambda: 0.0) -> None:
        """``pace`` tells how long movements take now, as a factor; 0 for none."""
        super().__init__(parent)
        self._pace = pace
        self._pixels = BASE_FONT
        self._track: Track | None = None
        self._names: list[str] = []
        self._scores: list[str] = []
        self._pegs: list[Pegs] = []
        self._before: dict[int, Pegs] = {}  # of the sides whose peg is on its way
        self._jump = QVariantAnimation(self)
        self._jump.setStartValue(0.0)
        self._jump.setEndValue(1.0)
        self._jump.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._jump.valueChanged.connect(lambda _: self.update())
        self._jump.finished.connect(self._before.clear)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self.updateGeometry()
        self.update()

    def show_match(self, match: Match) -> None:
        """Show the scores of a match that is pegged; a peg that has moved by one score leaps."""
        before, after = self._pegs, pegs(match)
        same = len(before) == len(after) and self._names == side_names(match)
        rule_set = match.rules.rule_set
        self._track, self._names, self._pegs = track_of(match.rules), side_names(match), after
        self._scores = [shown_points(rule_set, each.front) for each in after]
        self._say(match)
        moved = {
            side: old
            for side, (old, new) in enumerate(zip(before, after, strict=False))
            if old != new and old.front == new.back
        }
        self._jump.stop()
        self._before.clear()
        if same and moved and self._pace() > 0 and self.isVisible():
            self._before.update(moved)
            self._jump.setDuration(round(_JUMP_MS * self._pace()))
            self._jump.start()
        self.updateGeometry()
        self.update()

    def _say(self, match: Match) -> None:
        rule_set = match.rules.rule_set
        lines = [
            self.tr("{name}: front peg {front}, back peg {back}").format(
                name=name,
                front=shown_points(rule_set, each.front),
                back=shown_points(rule_set, each.back),
            )
            for name, each in zip(self._names, self._pegs, strict=True)
        ]
        self.setAccessibleName(self.tr("Cribbage board"))
        self.setAccessibleDescription("\n".join(lines))

    @property
    def _label_height(self) -> float:
        return 1.8 * self._pixels

    def sizeHint(self) -> QSize:
        """Return a size at which the holes are told apart with ease."""
        if self._track is None:
            return QSize(0, 0)
        pitch = 1.2 * self._pixels
        height = self._track.height * pitch + self._label_height + 1.6 * self._pixels
        sides = max(2, len(self._pegs))
        return QSize(
            round(self._track.width * pitch + 2 * self._pixels),
            round(sides * height + 1.2 * self._pixels),
        )

    def minimumSizeHint(self) -> QSize:
        """Return the least at which they can be."""
        return self.sizeHint() * 0.55

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wood, and on it track after track."""
        del event
        if self._track is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wood, edge = colours_of(self), 0.6 * self._pixels
        whole = QRectF(self.rect())
        wanted = self.sizeHint()
        most = QSize(round(1.5 * wanted.width()), round(1.5 * wanted.height()))
        board = QRectF(0, 0, min(whole.width(), most.width()), min(whole.height(), most.height()))
        board.moveCenter(whole.center())
        board.moveTop(0)
        paint_board(painter, board, wood, edge)
        each = (board.height() - 2 * edge) / len(self._pegs)
        for side in range(len(self._pegs)):
            strip = QRectF(board.left() + edge, edge + side * each, board.width() - 2 * edge, each)
            self._paint_side(painter, strip, side, wood)

    def _paint_side(self, painter: QPainter, strip: QRectF, side: int, wood: Palette) -> None:
        assert self._track is not None
        colour = peg_colour(room_of(self).sides, side)
        label = QRectF(strip.left(), strip.top(), strip.width(), self._label_height)
        numbers = 0.95 * self._pixels
        bored = strip.adjusted(0, self._label_height + 0.6 * numbers, 0, -numbers)
        track = TrackPainter(self._track, bored, wood)
        track.paint_numbers(painter, self.font())
        self._paint_label(painter, label, side, colour, wood)
        if side:
            painter.setPen(QPen(with_alpha(wood.wood_lip, 0.4), 1))
            painter.drawLine(strip.topLeft(), strip.topRight())
        track.paint_holes(painter)
        jump = None
        if side in self._before:
            jump = self._before[side], float(self._jump.currentValue())
        track.paint_pegs(painter, side, colour, self._pegs[side], jump)

    def _paint_label(
        self, painter: QPainter, label: QRectF, side: int, colour: QColor, wood: Palette
    ) -> None:
        pixels = self._pixels
        painter.setPen(QPen(wood.wood_text, max(1.2, pixels / 10)))
        painter.setBrush(colour)
        middle = label.center().y()
        painter.drawPolygon(
            peg_shape(side, 0.42 * pixels).translated(QPointF(label.left() + 0.8 * pixels, middle))
        )
        font = QFont(self.font())
        font.setPixelSize(round(1.15 * pixels))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(wood.wood_text)
        score = self._scores[side]
        used = painter.fontMetrics().horizontalAdvance(score) + pixels
        right, left = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
        words = label.adjusted(1.8 * pixels, 0, -0.5 * pixels, 0)
        painter.drawText(words, right | Qt.AlignmentFlag.AlignVCenter, score)
        name = shortened(self._names[side], painter.fontMetrics(), words.width() - used)
        painter.drawText(words, left | Qt.AlignmentFlag.AlignVCenter, name)
