"""What is told of a move once its tile lies: the sum of the ends, points that fly, words at a seat.

Lengths of time are milliseconds at the pace of whoever plays them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from domino_gui.table.board import Board
from domino_gui.table.dressing import Dressing
from domino_gui.table.framing import Spread
from domino_gui.table.items import Item
from domino_gui.table.labels import WordItem
from domino_gui.table.motion import cue, eased, in_turn, unfold
from domino_gui.table.staging import Stage, is_mirrored, other_label, others

_SWELL: Final = QEasingCurve(QEasingCurve.Type.OutBack)
_SMALL: Final = 0.4
"""How large something is when it begins to appear."""


def count_up(board: Board, stage: Stage, each: float, rest: float) -> QAbstractAnimation:
    """Light the scoring ends one after another while the sum is added up.

    ``each`` is the time of one end, ``rest`` that in which the other ends appear.
    """
    told = _Sum(board.dressing, stage)
    parts = [cue(told.begin, 1)]
    if told.scoring:
        total = each * len(told.scoring)
        parts.append(unfold(told.add_up, total, QEasingCurve.Type.Linear))
    return in_turn([*parts, cue(told.end, 1), unfold(told.show_others, rest)])


class _Sum:
    """The sum of a table while it is added up."""

    def __init__(self, dressing: Dressing, stage: Stage) -> None:
        self._dressing, self._stage = dressing, stage
        self.scoring = [adds for _, _, adds in stage.marks if adds is not None]
        self._lit = 0  # how many of them

    def begin(self) -> None:
        """Show everything but the marks, and the first number of the sum."""
        self._dressing.dress_table(self._stage)
        self._dressing.dress_bar(self._stage)
        for mark in self._dressing.marks:
            mark.setVisible(False)
        self._light(1)

    def _light(self, number: int) -> None:
        """Light so many ends."""
        marks = self._dressing.marks[: min(number, len(self.scoring))]
        for mark in marks[: number - 1]:
            mark.swell(1)
        for mark in marks[self._lit :]:
            mark.setVisible(True)
        self._lit = number
        self._reveal(" + ".join(str(adds) for adds in self.scoring[:number] or [0]))

    def add_up(self, at: float) -> None:
        """Light as many ends as there should be by now, the last of them growing."""
        now = at * len(self.scoring)
        number = min(int(now) + 1, len(self.scoring))
        if number > self._lit:
            self._light(number)
        self._dressing.marks[number - 1].swell(_grown(now - number + 1))

    def end(self) -> None:
        """Show the whole sum and what it pays."""
        self._reveal(None)
        for mark in self._dressing.marks[len(self.scoring) :]:
            mark.setVisible(True)
            mark.setOpacity(0)

    def show_others(self, at: float) -> None:
        """Let the ends that do not count appear."""
        for mark in self._dressing.marks[len(self.scoring) :]:
            mark.setOpacity(at)

    def _reveal(self, text: str | None) -> None:
        if self._dressing.bar is not None:
            self._dressing.bar.reveal(text)


def _grown(at: float) -> float:
    """Return how large something is that appears: a little more than it will be, on the way."""
    return _SMALL + (1 - _SMALL) * _SWELL.valueForProgress(min(at / 0.8, 1.0))


def say(board: Board, text: str, stage: Stage, seat: int, last: float) -> QAbstractAnimation:
    """Say a word at a seat, for so long."""
    word = WordItem(text, 22 * stage.arrangement.scale, board.palette, board.palette.text)
    board.add_extra(word, beside_label(word, stage, seat))
    word.setOpacity(0)

    def step(at: float) -> None:
        word.setOpacity(min(1.0, at / 0.18, (1 - at) / 0.18))

    return unfold(step, last)


def fly_points(
    board: Board,
    text: str,
    stage: Stage,
    seat: int,
    last: float,
    *,
    placed_at: QPointF | None = None,
    aim: QPointF | None = None,
) -> QAbstractAnimation:
    """Let points appear where they are told, and fly to the score, or else to the seat.

    Those of a placement come out of the count bar, or of the tile where there is no bar.
    """
    word = WordItem(text, 26 * stage.arrangement.scale, board.palette, board.palette.turn)
    at_seat = beside_label(word, stage, seat)
    board.add_extra(word, at_seat)
    word.setOpacity(0)

    def start() -> QPointF:
        bar = board.dressing.bar
        if placed_at is None or bar is None:
            return placed_at or at_seat
        return bar.pos() + QPointF(bar.bounds.right() + word.bounds.width() * 0.6, 0)

    def step(at: float) -> None:
        rise, fly = min(at / 0.25, 1.0), eased(max(0.0, (at - 0.42) / 0.58))
        before = start() - QPointF(word.bounds.width() * 0.4 * (1 - rise), 0)
        word.setPos(before + ((aim or at_seat) - before) * fly)
        word.swell(_grown(rise) - 0.3 * fly)
        # Beside the picture they go below what shows the score.
        word.setOpacity(rise if aim or at < 0.85 else (1 - at) / 0.15)

    return unfold(step, last, QEasingCurve.Type.Linear)


def beside_label(word: WordItem, stage: Stage, seat: int) -> QPointF:
    """Return where a word for a seat stands: at its label, where no tiles are."""
    sight, arrangement = stage.sight, stage.arrangement
    width, height = word.bounds.width(), word.bounds.height()
    if seat == sight.bottom:
        label = arrangement.own_label
        return label.topLeft() + QPointF(width, -height) / 2
    place = others(sight).index(seat)
    label = other_label(arrangement, place)
    if is_mirrored(arrangement, place):
        return label.bottomRight() + QPointF(-width, height) / 2
    return label.bottomLeft() + QPointF(width, height) / 2


def go_along(
    items: Iterable[Item], before: Spread, after: Spread, *, fades: bool
) -> Callable[[float], None]:
    """Return what moves items of the table along with its tiles, for a time from 0 to 1.

    They fade where they are no longer true.
    """
    grown = after.unit / before.unit
    ways = [
        (item, item.pos(), after.origin + (item.pos() - before.origin) * grown - item.pos())
        for item in items
    ]

    def step(at: float) -> None:
        done = eased(at)
        for item, start, way in ways:
            item.setPos(start + way * done)
            item.swell(1 + (grown - 1) * done)
            if fades:
                item.setOpacity(max(0.0, 1 - at / 0.35))

    return step
