"""The matches that are found, as a table of which only what is looked at is read."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from html import escape
from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from domino_gui.storage.library import Entry, Library, LibraryError, Query
from domino_gui.windows import library_texts as texts
from domino_gui.windows.rule_set_texts import rule_set_name

PAGE: Final = 200
"""Matches that are read at once."""
_PAGES_KEPT: Final = 12
_IN_SIGHT: Final = 2
"""Pages that are looked at at a time, at most."""
_NOWHERE: Final = QModelIndex()

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """What is told of a match, from left to right."""

    TIME = 0
    RULES = 1
    PLAYERS = 2
    SCORES = 3
    ROUNDS = 4
    STATE = 5


_COLUMNS: Final = len(Column)
_WORDS: Final = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)
_CENTRED: Final = (Column.SCORES, Column.ROUNDS)


class LibraryModel(QAbstractTableModel):
    """The matches that fit a query, the latest first; pages of them are read when they are seen."""

    failed = Signal(object)
    """The library could not be read: a `LibraryError`. What is not read stays empty."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library: Library | None = None
        self.query = Query()
        self._number = 0
        self._pages: OrderedDict[int, list[Entry]] = OrderedDict()  # those used last come last
        self._today = texts.today()
        self._cells: dict[Column, Callable[[Entry], str]] = {
            Column.TIME: lambda entry: texts.time_text(texts.begun(entry), self._today),
            Column.RULES: lambda entry: rule_set_name(entry.rules),
            Column.PLAYERS: lambda entry: texts.players_text(entry, short=True),
            Column.SCORES: texts.scores_text,
            Column.ROUNDS: lambda entry: str(entry.rounds),
            Column.STATE: texts.state_text,
        }

    def show(self, library: Library | None, query: Query) -> None:
        """Show what fits ``query`` now; nothing without a library."""
        self.beginResetModel()
        self._library, self.query = library, query
        self._today = texts.today()
        self._pages.clear()
        self._number = 0 if library is None else self._count(library)
        self.endResetModel()

    def look_again(self) -> bool:
        """Show what has changed meanwhile; tell whether anything has that had been looked at."""
        if self._library is None:
            return False
        for number in [*self._pages][:-_IN_SIGHT]:
            del self._pages[number]  # read again when it is looked at
        same = self._today == texts.today() and self._number == self._count(self._library)
        if same and all(page == self._read(number) for number, page in self._pages.items()):
            return False
        self.show(self._library, self.query)
        return True

    def entry(self, row: int) -> Entry | None:
        """Return the match in a row; None if there is none, or it cannot be read."""
        if self._library is None or not 0 <= row < self._number:
            return None
        number, place = divmod(row, PAGE)
        page = self._pages.get(number)
        if page is None:
            page = self._pages[number] = self._read(number)
            if len(self._pages) > _PAGES_KEPT:
                self._pages.popitem(last=False)
        self._pages.move_to_end(number)
        return page[place] if place < len(page) else None

    def row_of(self, wanted: int, near: int) -> int | None:
        """Return the row of the match of that id; None if it is not close to the row ``near``."""
        for row in sorted(range(near - PAGE, near + PAGE), key=lambda row: abs(row - near)):
            entry = self.entry(row)
            if entry is not None and entry.id == wanted:
                return row
        return None

    def entries(self, rows: Sequence[int]) -> Iterator[list[Entry]]:
        """Yield the matches in these rows, which ascend, a page at a time.

        `LibraryError` where they cannot be read.
        """
        library, query = self._library, self.query
        for number, some in groupby(rows, key=lambda row: row // PAGE):
            if library is not None:
                page = library.search(query, first=number * PAGE, most=PAGE)
                yield [page[row % PAGE] for row in some if row % PAGE < len(page)]

    def _count(self, library: Library) -> int:
        try:
            return library.number(self.query)
        except LibraryError as error:
            self.failed.emit(error)
            return 0

    def _read(self, number: int) -> list[Entry]:
        assert self._library is not None
        try:
            return self._library.search(self.query, first=number * PAGE, most=PAGE)
        except LibraryError as error:
            self.failed.emit(error)
            return []

    def retranslate(self) -> None:
        """Speak the language of now."""
        if self._number:
            last = self.index(self._number - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    # -- for Qt --------------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many matches there are, read or not."""
        return 0 if parent.isValid() else self._number

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return how much is told of each."""
        return 0 if parent.isValid() else _COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what stands in a cell, or what else Qt asks about it."""
        if role == Qt.ItemDataRole.TextAlignmentRole and index.isValid():
            return _alignment(Column(index.column()))
        entry = self.entry(index.row()) if role in _WORDS else None
        if entry is None:
            return None
        column = Column(index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            whole = texts.sentence(entry, self._today)
            return f"<p>{escape(whole)}</p>"  # it cannot be told to be plain text
        if role == Qt.ItemDataRole.AccessibleTextRole and column is Column.TIME:
            return texts.sentence(entry, self._today)
        return self._cells[column](entry)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Return what a column is called."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = Column(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            Column.TIME: self.tr("Begun"),
            Column.RULES: self.tr("Rules"),
            Column.PLAYERS: self.tr("Players ({mark}: won)").format(mark=texts.WON.strip()),
            Column.SCORES: self.tr("Points"),
            Column.ROUNDS: self.tr("Rounds"),
            Column.STATE: self.tr("State"),
        }[column]


def _alignment(column: Column) -> Qt.AlignmentFlag:
    across = Qt.AlignmentFlag
    return across.AlignVCenter | (across.AlignHCenter if column in _CENTRED else across.AlignLeft)
