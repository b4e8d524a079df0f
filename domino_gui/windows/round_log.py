"""What happened in the round being played: who, which tile, what it paid; draws and passes."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from domino_gui.engine.events import (
    Event,
    LotTurned,
    MatchEnded,
    Points,
    PointsClaimed,
    Resigned,
    RoundDealt,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from domino_gui.engine.match import Match
from domino_gui.engine.rules import Rules, RuleSet
from domino_gui.windows.rule_set_texts import shown_points, signed_points
from domino_gui.windows.theme import BASE_FONT, room_of, scroll_bar_style


class Entry(NamedTuple):
    """One line of the log."""

    words: str
    tile: str = ""
    points: str = ""
    name: str = ""
    """The part of the words that is shortened where there is no room."""


def events_of_round(events: Sequence[Event]) -> list[Event]:
    """Return what happened since the last deal, with the lots that came before it."""
    start = len(events) - 1
    while start > 0 and not isinstance(events[start], RoundDealt | LotTurned):
        start -= 1
    while start > 1 and isinstance(events[start - 1], LotTurned):
        start -= 1
    return [*events[start:]]


def _unclaimed(told: Sequence[Event], *, is_secret: bool) -> dict[int, Points]:
    """Return the raw points that nobody claimed, by the number of the event after which.

    House rule ``claim``. Where it ``is_secret`` what was placed last is worth, that is left out.
    """
    left: dict[int, Points] = {}
    for number, event in enumerate(told):
        if not isinstance(event, TilePlaced) or not event.points:
            continue
        claims = list(takewhile(_is_claim, told[number + 1 :]))
        last = number + len(claims)
        is_claimed = any(
            isinstance(claim, PointsClaimed) and claim.claimed == event.points for claim in claims
        )
        if not is_claimed and not (is_secret and last == len(told) - 1):
            left[last] = event.points
    return left


def _is_claim(event: Event) -> bool:
    return isinstance(event, PointsClaimed)


def _entry(words: str, name: str, tile: str = "") -> Entry:
    return Entry(words.format(name=name), tile, name=name)


def _fitting(entry: Entry, metrics: QFontMetrics, room: int) -> str:
    """Return an entry's words in at most ``room`` pixels: a long name is shortened, no fact."""
    too_much = metrics.horizontalAdvance(entry.words) - room
    if too_much <= 0:
        return entry.words
    left = metrics.horizontalAdvance(entry.name) - too_much
    short = metrics.elidedText(entry.name, Qt.TextElideMode.ElideRight, max(left, metrics.height()))
    words = entry.words.replace(entry.name, short, 1) if entry.name else entry.words
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)


def _tile_at(entry: Entry, width: int, pixels: int, metrics: QFontMetrics) -> int:
    """Return where an entry's tile begins: below the others, unless its words need the room."""
    if not entry.tile:
        return width
    usual, last = width * 12 // 20, width - 3 * pixels
    if entry.points or entry.words == entry.name:
        return usual
    return max(usual, min(metrics.horizontalAdvance(entry.words) + pixels // 2, last))


class RoundLog(QAbstractScrollArea):
    """The log of a round, painted in three columns; the last line is in sight unless scrolled."""

    pressed = Signal(int)
    """A line was pressed: how many events of the match had happened with what it tells of."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []
        self._lengths: list[int] = []  # how many events had happened with each entry
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # One of our own: Qt's would have to be looked up among all kinds of widget first.
        self.setViewport(QWidget(self))
        self.viewport().setAutoFillBackground(False)
        self._pixels = BASE_FONT

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        font = QFont(self.font())
        font.setPixelSize(pixels)
        self.setFont(font)
        if self.verticalScrollBar().styleSheet():
            self._dress_bar()
        self._reach()

    def show_match(self, match: Match, *, is_secret: bool = False) -> None:
        """Tell of the round that ``match`` is in, or that was its last.

        Where it ``is_secret`` what was placed last is worth, it is not told.
        """
        self.entries = self._tell(match, is_secret=is_secret)
        self.setAccessibleDescription(
            "\n".join(" ".join(filter(None, e[:3])) for e in self.entries)
        )
        self._reach()
        self.viewport().update()

    def _tell(self, match: Match, *, is_secret: bool) -> list[Entry]:
        names = [seat.name for seat in match.started.seats]
        entries: list[Entry] = []
        drawn = 0
        led = False
        self._lengths = []
        told = events_of_round(match.events)
        before = match.events[: len(match.events) - len(told)]
        unclaimed = _unclaimed(told, is_secret=is_secret) if match.rules.house.claim else {}
        for length, event in enumerate(told, start=len(before) + 1):
            drawn = drawn + 1 if isinstance(event, TileDrawn) else 0
            if isinstance(event, LotTurned):
                entries += self._lot(event, names)
            elif isinstance(event, RoundDealt) and not entries:
                entries += self._highest_double(event, before, names, told)
            elif isinstance(event, TilePlaced):
                entries.append(self._placed(event, names[event.seat], match.rules, led=led))
                led = True
            else:
                if drawn > 1:
                    entries.pop()
                entries += self._of_a_seat(event, names, match.rules.rule_set, drawn)
            points = unclaimed.get(length - len(before) - 1)
            if points is not None:
                shown = shown_points(match.rules.rule_set, points)
                entries.append(Entry(self.tr("Nobody claimed {points}").format(points=shown)))
            if drawn > 1:
                self._lengths[-1] = length
            self._lengths += [length] * (len(entries) - len(self._lengths))
        return entries

    def _placed(self, event: TilePlaced, name: str, rules: Rules, *, led: bool) -> Entry:
        words = name if led else self.tr("{name} led").format(name=name)
        scores = event.points and not rules.house.claim
        points = signed_points(rules.rule_set, event.points) if scores else ""
        return Entry(words, event.tile.name, points, name)

    def _of_a_seat(
        self, event: Event, names: list[str], rule_set: RuleSet, drawn: int
    ) -> list[Entry]:
        """Tell of what somebody did who placed no tile; ``drawn`` tiles in a row with this one."""
        if isinstance(event, PointsClaimed):
            name, claimed = names[event.seat], shown_points(rule_set, event.claimed)
            words = self.tr("{name} claimed {points}").format(name=name, points=claimed)
            return [Entry(words, "", signed_points(rule_set, event.points), name)]
        if isinstance(event, TileDrawn):
            return [_entry(self.tr("{name} drew %n tile(s)", "", drawn), names[event.seat])]
        if isinstance(event, TurnPassed):
            return [_entry(self.tr("{name} passed"), names[event.seat])]
        if isinstance(event, Resigned):
            return [_entry(self.tr("{name} gave up the match"), names[event.seat])]
        return []

    def _highest_double(
        self,
        event: RoundDealt,
        before: Sequence[Event],
        names: list[str],
        told: Sequence[Event],
    ) -> list[Entry]:
        """Say whose double makes them lead, where that is why; and which, once the round is over.

        Any tile may be led: also when a double lies on the table it stays a secret whether its
        holder had a higher one.
        """
        last, hand = before[-1] if before else None, event.hands[event.leader]
        went_out = isinstance(last, RoundSettled) and last.seat is not None
        if went_out or isinstance(hand, int):
            return []
        doubles = [tile for tile in hand if tile.double]
        if not doubles:
            return []
        highest = max(doubles, key=lambda tile: tile.low)
        is_known = any(isinstance(each, RoundSettled | MatchEnded) for each in told)
        words, name = self.tr("{name}: highest double"), names[event.leader]
        return [_entry(words, name, highest.name if is_known else "")]

    def _lot(self, event: LotTurned, names: list[str]) -> list[Entry]:
        words = self.tr("{name}: lot")
        lines = [_entry(words, names[int(seat)], tile.name) for seat, tile in event.tiles.items()]
        return lines if event.leader is not None else [*lines, Entry(self.tr("Equal: another lot"))]

    # -- how it is seen ------------------------------------------------------------------------

    @property
    def _line_height(self) -> int:
        return round(1.75 * self._pixels)

    def _reach(self) -> None:
        """Let the scroll bar reach over all lines, and show the last."""
        room, bar = self.viewport().height(), self.verticalScrollBar()
        most = max(0, len(self.entries) * self._line_height - room)
        if most and not bar.styleSheet():
            # Not before it is needed: style sheets take their time.
            self._dress_bar()
        bar.setRange(0, most)
        bar.setPageStep(room)
        bar.setSingleStep(self._line_height)
        bar.setValue(most)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which line lies below the mouse, for Qt."""
        line = int(event.position().y() + self.verticalScrollBar().value()) // self._line_height
        if event.button() is Qt.MouseButton.LeftButton and 0 <= line < len(self.entries):
            self.pressed.emit(self._lengths[line])

    def changeEvent(self, event: QEvent) -> None:
        """Let the scroll bar take the colours of the room when they change."""
        is_dressed = bool(self.verticalScrollBar().styleSheet())
        if event.type() == QEvent.Type.PaletteChange and is_dressed:
            self._dress_bar()
        super().changeEvent(event)

    def _dress_bar(self) -> None:
        style = scroll_bar_style(self._pixels, room_of(self))
        self.verticalScrollBar().setStyleSheet(style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the last line in sight when others need the room."""
        super().resizeEvent(event)
        self._reach()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines that are in sight."""
        del event
        painter = QPainter(self.viewport())
        plain, bold = QFont(self.font()), QFont(self.font())
        bold.setBold(True)
        top, height = -self.verticalScrollBar().value(), self._line_height
        for entry in self.entries:
            # Of a line that is partly out of sight nothing is shown: half a name reads badly.
            if -height / 4 < top < self.viewport().height():
                self._paint_line(painter, entry, top, (plain, bold))
            top += height

    def _paint_tile(self, painter: QPainter, tile: str, room: QRect) -> None:
        """Paint a small tile at the left of its room: a bar of text could be taken for a 1."""
        side, pixels = round(1.25 * self._pixels), self._pixels
        face = QRectF(room.left() + 0.5, room.center().y() - side // 2 + 0.5, 2 * side, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = room_of(self)
        painter.setBrush(colours.card)
        painter.setPen(QPen(colours.heading, max(1, pixels // 14)))
        painter.drawRoundedRect(face, side * 0.18, side * 0.18)
        middle = face.center().x()
        painter.drawLine(
            QPointF(middle, face.top() + side * 0.18), QPointF(middle, face.bottom() - side * 0.18)
        )
        painter.setPen(colours.ink)
        for number, number_of_pips in enumerate(tile.split("|")):
            half = QRectF(face.left() + number * side, face.top(), side, side)
            painter.drawText(half, Qt.AlignmentFlag.AlignCenter, number_of_pips)

    def _paint_line(
        self, painter: QPainter, entry: Entry, top: int, fonts: tuple[QFont, QFont]
    ) -> None:
        """Paint who at the left, the tile in the middle, the points at the right."""
        colours = room_of(self)
        width, height, gap = self.viewport().width(), self._line_height, self._pixels // 3
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(fonts[0])
        tile_at = _tile_at(entry, width, self._pixels, painter.fontMetrics())
        painter.setPen(colours.ink if entry.tile else colours.soft_ink)
        room = tile_at - gap
        if entry.points and not entry.tile:
            room -= QFontMetrics(fonts[1]).horizontalAdvance(entry.points) + gap
        words = _fitting(entry, painter.fontMetrics(), room)
        painter.drawText(0, top, tile_at, height, Qt.AlignmentFlag.AlignLeft | middle, words)
        painter.setFont(fonts[1])
        if entry.tile:
            self._paint_tile(painter, entry.tile, QRect(tile_at, top, width - tile_at, height))
        painter.setPen(colours.loss if entry.points.startswith("−") else colours.gain)
        painter.drawText(
            0, top, width - gap, height, Qt.AlignmentFlag.AlignRight | middle, entry.points
        )
