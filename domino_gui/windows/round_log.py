"""What happened in the round being played: who, which tile, what it paid; draws and passes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from domino_gui.engine.events import (
    Event,
    LotTurned,
    Resigned,
    RoundDealt,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from domino_gui.engine.match import Match
from domino_gui.windows import theme
from domino_gui.windows.rule_set_texts import signed_points


class Entry(NamedTuple):
    """One line of the log."""

    words: str
    tile: str = ""
    points: str = ""


def events_of_round(events: Sequence[Event]) -> list[Event]:
    """Return what happened since the last deal, with the lots that came before it."""
    start = len(events) - 1
    while start > 0 and not isinstance(events[start], RoundDealt | LotTurned):
        start -= 1
    while start > 1 and isinstance(events[start - 1], LotTurned):
        start -= 1
    return [*events[start:]]


class RoundLogModel(QAbstractListModel):
    """The lines of the log; each reads as one sentence to a screen reader."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []

    def show_match(self, match: Match) -> None:
        """Tell of the round that ``match`` is in, or that was its last."""
        self.beginResetModel()
        self.entries = self._entries(match)
        self.endResetModel()

    def _entries(self, match: Match) -> list[Entry]:
        names = [seat.name for seat in match.started.seats]
        rule_set = match.rules.rule_set
        entries: list[Entry] = []
        drawn = 0
        led = False
        for event in events_of_round(match.events):
            drawn = drawn + 1 if isinstance(event, TileDrawn) else 0
            if isinstance(event, LotTurned):
                entries += self._lot(event, names)
            elif isinstance(event, TilePlaced):
                words = names[event.seat]
                if not led:
                    words = self.tr("{name} led").format(name=words)
                led = True
                points = signed_points(rule_set, event.points) if event.points else ""
                entries.append(Entry(words, event.tile.name, points))
            elif isinstance(event, TileDrawn):
                if drawn > 1:
                    entries.pop()
                words = self.tr("{name} drew %n tile(s)", "", drawn)
                entries.append(Entry(words.format(name=names[event.seat])))
            elif isinstance(event, TurnPassed):
                entries.append(Entry(self.tr("{name} passed").format(name=names[event.seat])))
            elif isinstance(event, Resigned):
                words = self.tr("{name} gave up the match")
                entries.append(Entry(words.format(name=names[event.seat])))
        return entries

    def _lot(self, event: LotTurned, names: list[str]) -> list[Entry]:
        words = self.tr("{name}: lot")
        lines = [
            Entry(words.format(name=names[int(seat)]), tile.name)
            for seat, tile in event.tiles.items()
        ]
        return lines if event.leader is not None else [*lines, Entry(self.tr("Equal: another lot"))]

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        """Return the number of lines."""
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return a line as one sentence, or, for painting, its parts."""
        entry = self.entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return " ".join(part for part in entry if part)
        return entry if role == Qt.ItemDataRole.UserRole else None


class _Columns(QStyledItemDelegate):
    """Paints a line in three columns."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint who at the left, the tile in the middle, the points at the right."""
        entry: Entry = index.data(Qt.ItemDataRole.UserRole)
        rect: QRect = option.rect
        plain: QFont = option.font
        bold = QFont(plain)
        bold.setBold(True)
        middle = Qt.AlignmentFlag.AlignVCenter
        tile_at = rect.width() * 11 // 20 if entry.tile else rect.width()
        painter.setFont(plain)
        painter.setPen(QColor(theme.INK if entry.tile else theme.SOFT_INK))
        gap = painter.fontMetrics().horizontalAdvance(" ")
        words = painter.fontMetrics().elidedText(
            entry.words, Qt.TextElideMode.ElideRight, tile_at - gap
        )
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | middle, words)
        painter.setFont(bold)
        painter.drawText(
            rect.adjusted(tile_at, 0, 0, 0), Qt.AlignmentFlag.AlignLeft | middle, entry.tile
        )
        painter.setPen(QColor(theme.GAIN))
        painter.drawText(
            rect.adjusted(0, 0, -gap, 0), Qt.AlignmentFlag.AlignRight | middle, entry.points
        )

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the room for a line of text with some air."""
        del index
        return QSize(1, option.fontMetrics.height() * 3 // 2)


class RoundLog(QListView):
    """The log as it is seen; the last line is always in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = RoundLogModel(self)
        self.setModel(self.lines)
        self.setItemDelegate(_Columns(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the last line in sight when others need the room."""
        super().resizeEvent(event)
        self.scrollToBottom()

    def show_match(self, match: Match) -> None:
        """Tell of the round that ``match`` is in."""
        self.lines.show_match(match)
        self.scrollToBottom()
