"""The choices of a round as a list: the tile, what it cost, and a sign at the costliest."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from domino_gui.engine.rules import RuleSet
from domino_gui.learning.review import Judged, costliest
from domino_gui.windows import review_texts as texts
from domino_gui.windows.own_keys import ARROWS, ENDS, PAGES, OwnKeys
from domino_gui.windows.review_signs import paint_sign, paint_small_tile
from domino_gui.windows.row_tables import read_by_rows
from domino_gui.windows.theme import SMALLEST_PRINT, room_of, scroll_bar_style


class Column(IntEnum):
    """What stands where."""

    NUMBER = 0
    TILE = 1
    COST = 2
    SIGN = 3


class _Cells(QStyledItemDelegate):
    """Paints tiles and signs; the words are Qt's business."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a cell."""
        drawn = index.data(Qt.ItemDataRole.UserRole)
        if drawn is None:
            super().paint(painter, option, index)
            return
        view = self.parent()
        assert isinstance(view, QWidget)
        room = room_of(view)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, room.primary)
        painter.save()
        if isinstance(drawn, str):
            paint_small_tile(painter, drawn, option.rect, room)
        else:
            paint_sign(painter, drawn, option.rect.toRectF().center(), room)
        painter.restore()


class ReviewList(QTableWidget):
    """Shows the choices of one round; one of them is the current one."""

    walked = Signal(int)
    """A person went to this choice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(0, len(Column), parent)
        self.setItemDelegate(_Cells(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        read_by_rows(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.hide()
        header.setMinimumSectionSize(1)
        for column in Column:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(Column.COST, QHeaderView.ResizeMode.Stretch)
        self.currentCellChanged.connect(self._walk)
        self.clicked.connect(lambda index: self.walked.emit(index.row()))
        self.activated.connect(lambda index: self.walked.emit(index.row()))
        OwnKeys(self, (*ARROWS, *ENDS, *PAGES))
        self._pixels = 0

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        if pixels == self._pixels:
            return
        self._pixels = pixels
        font = QFont(self.font())
        font.setPixelSize(max(SMALLEST_PRINT, pixels))
        self.setFont(font)
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(round(1.75 * pixels))
        rows.setDefaultSectionSize(round(1.75 * pixels))
        for column, width in ((Column.NUMBER, 2.1), (Column.TILE, 3.1), (Column.SIGN, 2.2)):
            self.setColumnWidth(column, round(width * pixels))
        self.setMinimumHeight(round(3.5 * pixels))
        self._reach()
        self._dress()

    def _reach(self) -> None:
        """Be no higher than all rows need."""
        rows = self.verticalHeader().defaultSectionSize() * self.rowCount()
        self.setMaximumHeight(max(rows + 2, self.minimumHeight()))

    def _dress(self) -> None:
        self.verticalScrollBar().setStyleSheet(scroll_bar_style(self._pixels, room_of(self)))

    def show_choices(self, rule_set: RuleSet, made: Sequence[Judged]) -> None:
        """Show other choices, or the same with more known of them; the current one stays."""
        costly = costliest(made)
        with QSignalBlocker(self):
            if len(made) != self.rowCount():
                self.setRowCount(len(made))
                self._reach()
                self.setCurrentIndex(QModelIndex())
            for row, each in enumerate(made):
                number = costly.index(each) + 1 if each in costly else None
                self._show(row, each, number, rule_set)

    def _show(self, row: int, made: Judged, sign: int | None, rule_set: RuleSet) -> None:
        tile = made.choice.place.tile.name
        whole = self.tr("Choice {number}: {tile}, {cost}").format(
            number=row + 1, tile=tile, cost=texts.cost(rule_set, made)
        )
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, text, drawn in (
            (Column.NUMBER, str(row + 1), None),
            (Column.TILE, "", tile),
            (Column.COST, texts.cost(rule_set, made), None),
            (Column.SIGN, "", sign),
        ):
            item = self.item(row, column)
            if item is None:
                item = QTableWidgetItem()
                self.setItem(row, column, item)
            item.setText(text)
            item.setData(Qt.ItemDataRole.UserRole, drawn)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, whole)
            if column is Column.COST:
                item.setTextAlignment(right)
                font = QFont(self.font())
                font.setBold(made.is_clear)
                item.setFont(font)
            elif column is Column.NUMBER:
                item.setTextAlignment(right)

    def go_to(self, row: int) -> None:
        """Make a choice the current one without telling anybody; -1 for none."""
        with QSignalBlocker(self):
            if row < 0:
                self.clearSelection()
                self.setCurrentIndex(QModelIndex())
            else:
                self.setCurrentCell(row, Column.TILE)
                self.scrollTo(self.model().index(row, Column.TILE))
        self.viewport().update()

    def _walk(self, row: int, _: int, before: int, __: int) -> None:
        if row >= 0 and row != before:
            self.walked.emit(row)

    def changeEvent(self, event: QEvent) -> None:
        """Let the scroll bar take the colours of the room when they change."""
        if event.type() == QEvent.Type.PaletteChange and self._pixels:
            self._dress()
        super().changeEvent(event)
