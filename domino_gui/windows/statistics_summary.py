"""The summary above the tables: the win rate, large, and the other figures beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QGroupBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from domino_gui.storage.statistics import Figures
from domino_gui.windows.interval_bar import QUARTERS, IntervalBar, Share
from domino_gui.windows.statistics_texts import (
    Fact,
    bar_text,
    captions,
    out_of_text,
    percent,
    verdict,
    won_text,
)

_COLUMNS = 4


def _readable(parent: QWidget, pixels: float, *, bold: bool = False) -> QLabel:
    """Return a label whose words can be selected and copied; none of them is markup."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    weight = "bold" if bold else "normal"
    # Here, for the style sheet of the dialog sets the size of all labels.
    label.setStyleSheet(f"QLabel {{ font-size: {round(pixels)}px; font-weight: {weight}; }}")
    return label


class WinBox(QGroupBox):
    """How often somebody wins: in large figures, as a bar with whiskers, and in words."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.rate = _readable(self, 2.4 * pixels, bold=True)
        self.out_of = _readable(self, pixels)
        self.bar = IntervalBar(self)
        font = QFont(self.font())
        font.setPixelSize(max(11, round(0.85 * pixels)))
        self.bar.setFont(font)
        self.sentence = _readable(self, pixels, bold=True)
        self.verdict = _readable(self, pixels)
        for label in (self.sentence, self.verdict):
            label.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(self.rate, 0, Qt.AlignmentFlag.AlignBaseline)
        head.addWidget(self.out_of, 1, Qt.AlignmentFlag.AlignBaseline)
        head.setSpacing(pixels * 2 // 3)
        column = QVBoxLayout(self)
        column.setSpacing(pixels // 3)
        column.addLayout(head)
        for widget in (self.bar, self.sentence, self.verdict):
            column.addWidget(widget)
        column.addStretch(1)

    def show_share(self, share: Share, figures: Figures) -> None:
        """Show another win rate."""
        self.setTitle(captions().won)
        self.rate.setText(percent(share.value))
        self.out_of.setText(out_of_text(figures))
        self.sentence.setText(won_text(share))
        self.bar.show_share(share, bar_text(share), tuple(percent(quarter) for quarter in QUARTERS))
        self.verdict.setText(verdict(share, figures.matches))


class FactsBox(QGroupBox):
    """The other figures, each with what it is."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixels = pixels
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(pixels)
        self._grid.setVerticalSpacing(0)
        self._labels: list[tuple[QLabel, QLabel, QLabel]] = []
        self.facts: tuple[Fact, ...] = ()

    def show_facts(self, title: str, facts: Sequence[Fact]) -> None:
        """Show other figures."""
        self.setTitle(title)
        self.facts = tuple(facts)
        while len(self._labels) < len(facts):
            self._add()
        for fact, labels in zip(facts, self._labels, strict=True):
            for label, text in zip(labels, (fact.value, fact.caption, fact.note), strict=True):
                label.setText(text)
            labels[0].setAccessibleName(": ".join(filter(None, (fact.caption, fact.value))))

    def _add(self) -> None:
        pixels = self._pixels
        labels = (
            _readable(self, 1.5 * pixels, bold=True),
            _readable(self, pixels),
            _readable(self, max(11, 0.85 * pixels)),
        )
        row, column = divmod(len(self._labels), _COLUMNS)
        for place, label in enumerate(labels):
            self._grid.addWidget(label, 4 * row + place, column)
        self._grid.setRowMinimumHeight(4 * row + 3, pixels // 2)
        self._grid.setColumnStretch(column, 1)
        self._labels.append(labels)
