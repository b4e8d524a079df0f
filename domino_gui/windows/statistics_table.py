"""Tables of statistics: a row for each rule set, opponent or month, with a small drawn bar."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import wrap
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from domino_gui.windows.interval_bar import Share, paint_share
from domino_gui.windows.row_tables import read_by_rows
from domino_gui.windows.theme import room_of

_NOWHERE: Final = QModelIndex()
_LONGEST_LINE: Final = 9
"""Letters of a title before it is broken."""
_WIDEST_NAME: Final = 15
"""In sizes of plain text; what is longer is cut short, and told at the pointer."""
_NARROWEST_BAR: Final = 8
"""In sizes of plain text."""

Index = QModelIndex | QPersistentModelIndex
Cell = str | Share
"""Words, or a share that is drawn."""


class Content(NamedTuple):
    """Everything that a table says. In a column of shares, ``told`` says each in words."""

    titles: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]
    told: Sequence[str] = ()
    """What each row's bar is called for who does not see it."""


class StatisticsModel(QAbstractTableModel):
    """The rows as Qt asks for them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.content = Content((), ())

    def show(self, content: Content) -> None:
        """Hold something else."""
        self.beginResetModel()
        self.content = content
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self.content.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(self.content.titles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what stands in a cell; of a bar, its share, and what it is called."""
        cell = self.content.rows[index.row()][index.column()]
        if isinstance(cell, Share):
            if role == Qt.ItemDataRole.UserRole:
                return cell
            told = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
            return self.content.told[index.row()] if role in told else None
        if role == Qt.ItemDataRole.DisplayRole:
            return cell
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == 0:
            return f"<p>{escape(cell)}</p>"  # it cannot be told to be plain text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column()) | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Return what a column is called."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self.content.titles):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._wrapped(self.content.titles[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = self._side(0 if self.is_drawn(section) else section)
            return side | Qt.AlignmentFlag.AlignBottom
        return None

    @staticmethod
    def _wrapped(title: str) -> str:
        """Return a title in lines: columns are as narrow as their numbers then."""
        return "\n".join(wrap(title, _LONGEST_LINE, break_long_words=False))

    def is_drawn(self, column: int) -> bool:
        """Tell whether a column holds shares."""
        return any(isinstance(row[column], Share) for row in self.content.rows)

    @staticmethod
    def _side(column: int) -> Qt.AlignmentFlag:
        """Return where a column's words stand: names at the left, numbers at the right."""
        return Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft

    def as_text(self, rows: Sequence[int]) -> str:
        """Return the titles and some rows as lines with tabs, as spreadsheets take them in."""
        words = [each for each in range(self.columnCount()) if not self.is_drawn(each)]
        lines = [[self.content.titles[column] for column in words]]
        lines += [[str(self.content.rows[row][column]) for column in words] for row in rows]
        return "".join("\t".join(line) + "\n" for line in lines)


class _Bars(QStyledItemDelegate):
    """Draws the shares."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        """Paint the cell as any other, and the bar into it."""
        super().paint(painter, option, index)
        share = index.data(Qt.ItemDataRole.UserRole)
        if isinstance(share, Share):
            rect = QRectF(option.rect)
            high = min(rect.height() * 0.8, 2.0 * option.fontMetrics.height())
            gap = rect.height() * 0.25
            bar = QRectF(rect.left() + gap, 0, rect.width() - 2 * gap, high)
            bar.moveCenter(rect.center())
            view = self.parent()
            assert isinstance(view, QWidget)
            paint_share(painter, bar, share, room_of(view))


class StatisticsTable(QTableView):
    """A table that is read, walked through with the arrow keys, and copied."""

    walked = Signal(int)
    """A person went to this row."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = StatisticsModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(_Bars(self))
        read_by_rows(self)
        self.verticalHeader().setDefaultSectionSize(round(2.1 * pixels))
        self.verticalHeader().setMinimumSectionSize(round(1.5 * pixels))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignBottom)
        self._pixels = pixels
        self.selectionModel().currentRowChanged.connect(lambda now, _: self.walked.emit(now.row()))

    def show_content(self, content: Content) -> None:
        """Show other rows, each column as wide as it has to be."""
        self.rows.show(content)
        self._fit()

    def _fit(self) -> None:
        """Share the width among the columns: drawn ones take the room that the others leave."""
        header, columns = self.horizontalHeader(), range(self.rows.columnCount())
        drawn = [column for column in columns if self.rows.is_drawn(column)]
        widths = {
            column: _NARROWEST_BAR * self._pixels
            if column in drawn
            else max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
            for column in columns
        }
        if columns:
            widths[0] = min(widths[0], _WIDEST_NAME * self._pixels)
        left = max(0, self.viewport().width() - sum(widths.values()))
        sharing = drawn or columns
        for column in columns:
            more = left // len(sharing) if column in sharing else 0
            header.resizeSection(column, widths[column] + more)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._fit()

    def go_to(self, row: int) -> None:
        """Select a row, and bring it into sight, without telling anybody."""
        if not 0 <= row < self.rows.rowCount():
            return
        index, flag = self.rows.index(row, 0), QItemSelectionModel.SelectionFlag
        with QSignalBlocker(self):
            self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy by the usual keys."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Put the selected rows on the clipboard; all of them where none or one is selected."""
        chosen = sorted({index.row() for index in self.selectionModel().selectedRows()})
        rows = chosen if len(chosen) > 1 else range(self.rows.rowCount())
        QGuiApplication.clipboard().setText(self.rows.as_text(rows))
