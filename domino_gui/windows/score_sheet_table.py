"""The figures of the score sheet: round by round, placements and settlement, running totals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSet
from domino_gui.windows.labels import shortened
from domino_gui.windows.rule_set_texts import shown_points, signed_points
from domino_gui.windows.score_panel import side_names
from domino_gui.windows.score_sheet_rounds import SheetRound, sheet_rounds
from domino_gui.windows.theme import BASE_FONT, SMALLEST_PRINT, room_of

_NOT_YET = "–"
_LONGEST = "262.5"
"""As long as a number gets, but for those of a match to an enormous target."""


class SideHeader(QHeaderView):
    """A heading in two lines: a side's name over all its columns, and what each of them is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._pixels = BASE_FONT
        self._names: Sequence[str] = ()
        self._columns: Sequence[str] = ()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels

    def show_columns(self, names: Sequence[str], columns: Sequence[str]) -> None:
        """Head each of ``names`` and, below, its ``columns``."""
        self._names, self._columns = names, columns

    def _font(self, *, bold: bool) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._pixels if bold else max(SMALLEST_PRINT, round(0.88 * self._pixels)))
        font.setBold(bold)
        return font

    @property
    def narrowest(self) -> int:
        """The width of a column in which every word and every number can be read."""
        metrics, bold = QFontMetrics(self._font(bold=False)), QFontMetrics(self._font(bold=True))
        words = (*self._columns, self.tr("Round"))
        widest = max(*map(metrics.horizontalAdvance, words), bold.horizontalAdvance(_LONGEST))
        return widest + round(0.8 * self._pixels)

    def sizeHint(self) -> QSize:
        """Return the room of two lines."""
        return QSize(super().sizeHint().width(), round(3.5 * self._pixels))

    def paintSection(  # noqa: N802 - as Qt calls it
        self, painter: QPainter, rect: QRect, section: int
    ) -> None:
        """Paint one column's heading, and its part of the name above."""
        if not rect.isValid():
            return
        room, pixels = room_of(self), self._pixels
        painter.save()
        painter.setClipRect(rect)
        painter.fillRect(rect, room.paper)
        line = QRectF(rect)
        lower = line.adjusted(0, 0.5 * line.height(), -0.4 * pixels, -0.2 * pixels)
        painter.setPen(room.heading)
        painter.setFont(self._font(bold=False))
        side, column = divmod(section - 1, len(self._columns)) if section else (0, 0)
        words = self._columns[column] if section else self.tr("Round")
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(lower, flags, words)
        if section:
            self._paint_name(painter, line, side, section - column)
        painter.setPen(QPen(room.line, 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if column == 0 and section:
            painter.drawLine(rect.topLeft(), rect.bottomLeft())
        painter.restore()

    def _paint_name(self, painter: QPainter, line: QRectF, side: int, first: int) -> None:
        pixels = self._pixels
        left = self.sectionViewportPosition(first)
        width = sum(self.sectionSize(first + number) for number in range(len(self._columns)))
        upper = QRectF(left, 0.2 * pixels, width, 0.5 * line.height())
        upper.adjust(0.6 * pixels, 0, -0.5 * pixels, 0)
        painter.setPen(room_of(self).ink)
        painter.setFont(self._font(bold=True))
        name = shortened(self._names[side], painter.fontMetrics(), upper.width())
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, name)


class SheetTable(QTableWidget):
    """A line for each round, in displayed points."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._header = SideHeader(self)
        self._pixels = BASE_FONT
        self.setHorizontalHeader(self._header)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self._header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self._header.set_pixels(pixels)
        self.verticalHeader().setDefaultSectionSize(round(1.9 * pixels))

    def show_match(self, match: Match) -> None:
        """Show the rounds of a match, the one being played included, which stays in sight."""
        names, rounds = side_names(match), sheet_rounds(match)
        columns = [self.tr("settled"), self.tr("total")]
        if match.rules.rule_set.scores_placements:
            columns.insert(0, self.tr("placed"))
        self._header.show_columns(names, columns)
        self.setColumnCount(1 + len(names) * len(columns))
        self.setHorizontalHeaderLabels(
            [self.tr("Round"), *(f"{name}: {column}" for name in names for column in columns)]
        )
        self._header.setMinimumSectionSize(self._header.narrowest)
        self.setMinimumWidth(self._header.narrowest * self.columnCount() + 2 * self._pixels)
        self.setRowCount(len(rounds))
        for row, each in enumerate(rounds):
            figures = self._figures(each, match.rules.rule_set, len(names))
            for column, text in enumerate([str(each.number), *figures]):
                self._write(row, column, text, is_total=column > 0 and column % len(columns) == 0)
        self.setAccessibleName(self.tr("Points by round"))
        self.scrollToBottom()

    def _figures(self, each: SheetRound, rule_set: RuleSet, sides: int) -> list[str]:
        texts = []
        for side in range(sides):
            if rule_set.scores_placements:
                texts.append(shown_points(rule_set, each.placements[side]))
            settled = each.settlement
            texts.append(_NOT_YET if settled is None else signed_points(rule_set, settled[side]))
            texts.append(shown_points(rule_set, each.totals[side]))
        return texts

    def _write(self, row: int, column: int, text: str, *, is_total: bool) -> None:
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.setItem(row, column, item)
        font = QFont(self.font())
        font.setPixelSize(self._pixels)
        font.setBold(is_total)
        item.setFont(font)
        item.setText(text)
