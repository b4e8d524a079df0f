"""What is drilled: how hard it is, what is to be told, and how long one may take."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from domino_gui.learning.positions import Difficulty
from domino_gui.storage.learner import Asked
from domino_gui.windows.drill_texts import DrillCounts, asked_name, difficulty_name
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.statistics_choices import Choice

CLOCKS: Final = (0, 5, 10, 15, 20, 30, 45, 60)
"""Seconds to choose from; 0 keeps no time."""


class _List(Choice):
    """Knows whether what is chosen now was chosen from the open list, or by the arrows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_from_list = False

    def showPopup(self) -> None:  # noqa: N802  # as Qt calls it
        """Open the list."""
        self.is_from_list = True
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by the arrows, and leave Enter to whom the list stands in."""
        self.is_from_list = False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class DrillChoices(QWidget):
    """Three lists below each other, each with its name."""

    difficulty_chosen = Signal()
    asked_chosen = Signal()
    clock_chosen = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.difficulty, self.asked, self.clock = _List(self), _List(self), _List(self)
        self._labels = tuple(Label(Role.SMALL, self) for _ in range(3))
        self._counts = DrillCounts(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        rows = zip(
            (self.difficulty, self.asked, self.clock),
            self._labels,
            (self.difficulty_chosen, self.asked_chosen, self.clock_chosen),
            strict=True,
        )
        for row, (choice, label, chosen) in enumerate(rows):
            label.setWordWrap(False)
            label.setBuddy(choice)
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(choice, row, 1)
            choice.activated.connect(chosen)
        self.retranslate()

    @property
    def are_done(self) -> bool:
        """Whether what was chosen last was chosen from an open list: nothing is to follow."""
        lists = (self.difficulty, self.asked, self.clock)
        return not any(each.hasFocus() and not each.is_from_list for each in lists)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._grid.setHorizontalSpacing(pixels // 2)
        self._grid.setVerticalSpacing(round(0.35 * pixels))
        font = QFont(self.font())
        font.setPixelSize(pixels)
        for choice in (self.difficulty, self.asked, self.clock):
            choice.setFont(font)
        for label in self._labels:
            label.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now; what is chosen stays chosen."""
        self.difficulty.offer([(difficulty_name(each), each) for each in (None, *Difficulty)])
        self.asked.offer([(asked_name(each), each) for each in Asked])
        self.clock.offer([(self._counts.clock(limit), limit) for limit in CLOCKS])
        words = (self.tr("Positions"), self.tr("Tell"), self.tr("Clock"))
        choices = (self.difficulty, self.asked, self.clock)
        for choice, label, text in zip(choices, self._labels, words, strict=True):
            label.setText(text)
            choice.setAccessibleName(text)
