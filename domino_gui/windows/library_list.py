"""The list of matches, and what stands in its place where there is none."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from domino_gui.storage.library import Entry, Library, Query
from domino_gui.windows.library_model import Column, LibraryModel
from domino_gui.windows.row_tables import read_by_rows

_WIDTHS: Final = {
    Column.TIME: 10.5,
    Column.RULES: 10.5,
    Column.SCORES: 8.5,
    Column.ROUNDS: 5,
    Column.STATE: 11,
}
"""In sizes of plain text; the players have what is left."""
_LEAST_FOR_PLAYERS: Final = 13


class Empty(Enum):
    """Why there is nothing in the list."""

    NOTHING_YET = "nothing yet"
    NOTHING_FITS = "nothing fits"
    READING = "reading"


class LibraryList(QStackedWidget):
    """Shows the matches that fit a query, one of them chosen, or several."""

    chosen = Signal()
    """Other matches are chosen than before."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.model = LibraryModel(self)
        self.empty = Empty.READING
        self._least_for_players = _LEAST_FOR_PLAYERS * pixels
        self.table = QTableView(self)
        self._set_up_table(pixels)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.way_out = QPushButton(self)
        """What can be done where the list is empty."""
        self.way_out.setAutoDefault(False)
        self._lay_out_empty(pixels)
        self.addWidget(self.table)

    def _set_up_table(self, pixels: int) -> None:
        table = self.table
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Matches"))
        read_by_rows(table)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setAlternatingRowColors(True)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        rows, columns = table.verticalHeader(), table.horizontalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(round(1.9 * pixels))
        columns.setHighlightSections(False)
        # Painting it asks whether all rows of a column are chosen, each by itself: let none be.
        columns.setSelectionModel(QItemSelectionModel(self.model, columns))
        columns.setSectionsClickable(False)
        columns.setMinimumSectionSize(3 * pixels)
        for column in Column:
            if column in _WIDTHS:
                columns.resizeSection(column, round(_WIDTHS[column] * pixels))
        table.setMinimumWidth(30 * pixels)
        table.viewport().installEventFilter(self)
        table.selectionModel().selectionChanged.connect(self._choose)
        table.selectionModel().currentRowChanged.connect(self._choose)

    def _lay_out_empty(self, pixels: int) -> None:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(3 * pixels, pixels, 3 * pixels, pixels)
        column.setSpacing(pixels)
        column.addStretch(1)
        column.addWidget(self._words)
        column.addWidget(self.way_out, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._empty_page = page
        self.addWidget(page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the players what room there is, for Qt; where there is too little, one scrolls."""
        if event.type() == QEvent.Type.Resize:
            columns = self.table.horizontalHeader()
            others = columns.length() - columns.sectionSize(Column.PLAYERS)
            left = self.table.viewport().width() - others
            columns.resizeSection(Column.PLAYERS, max(left, self._least_for_players))
        return super().eventFilter(watched, event)

    # -- what is chosen ------------------------------------------------------------------------

    def _choose(self) -> None:
        self.chosen.emit()

    @property
    def number(self) -> int:
        """How many matches are chosen."""
        return sum(len(part) for part in self._parts())

    @property
    def rows(self) -> list[int]:
        """The rows that are chosen, from above."""
        return sorted(row for part in self._parts() for row in part)

    def _parts(self) -> list[range]:
        """Return the rows that are chosen, those below one another together."""
        selection = self.table.selectionModel().selection()
        parts = (selection.at(number) for number in range(selection.count()))
        return [range(part.top(), part.bottom() + 1) for part in parts]

    def current(self) -> Entry | None:
        """Return the match that the keys are at, if it is chosen."""
        row = self.table.currentIndex().row()
        selected = self.table.selectionModel().isRowSelected(row)
        return self.model.entry(row) if row >= 0 and selected else None

    def entries(self) -> Iterator[list[Entry]]:
        """Yield all matches that are chosen now, a page at a time (see `LibraryModel.entries`)."""
        return self.model.entries(self.rows)

    def choose(self, row: int) -> None:
        """Choose the match in a row, or the last there is."""
        last = self.model.rowCount() - 1
        if last < 0:
            return
        index = self.model.index(min(row, last), 0)
        flags = QItemSelectionModel.SelectionFlag
        self.table.selectionModel().select(
            QItemSelection(index, index), flags.ClearAndSelect | flags.Rows
        )
        self.table.selectionModel().setCurrentIndex(index, flags.NoUpdate)
        self.table.scrollTo(index)

    # -- what is shown -------------------------------------------------------------------------

    def show_matches(self, library: Library | None, query: Query) -> None:
        """Show what fits a query, the first of it chosen."""
        self.model.show(library, query)
        self.choose(0)
        self.chosen.emit()

    def look_again(self) -> bool:
        """Show what has changed meanwhile, and tell whether anything has.

        What was chosen stays chosen where it is still there.
        """
        row, before = self.table.currentIndex().row(), self.current()
        top = self.table.verticalScrollBar().value()
        if not self.model.look_again():
            return False
        self.table.verticalScrollBar().setValue(top)
        found = None if before is None else self.model.row_of(before.id, near=row)
        self.choose(max(row, 0) if found is None else found)
        self.chosen.emit()
        return True

    def show_empty(self, why: Empty) -> None:
        """Show the list or, where it is empty, why that is so and what to do."""
        self.empty = why
        if self.model.rowCount():
            self.setCurrentWidget(self.table)
            return
        self._words.setText(
            {
                Empty.NOTHING_YET: self.tr(
                    "Nothing has been played yet.\n\nEvery match is kept here from its first tile"
                    " on, finished or not: begin one with Game > New match. Records of others are"
                    " opened with “Open file…”, or dropped here."
                ),
                Empty.NOTHING_FITS: self.tr("No match is what you look for."),
                Empty.READING: self.tr("The records are being read…"),
            }[why]
        )
        self.way_out.setVisible(why is not Empty.READING)
        opens = self.tr("Open file…")
        self.way_out.setText(opens if why is Empty.NOTHING_YET else self.tr("Show all matches"))
        self.setCurrentWidget(self._empty_page)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.table.setAccessibleName(self.tr("Matches"))
        self.model.retranslate()
        self.show_empty(self.empty)
