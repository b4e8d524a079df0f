"""How a lesson asks: with a number to be entered, or with two answers to choose from.

What is placed or pointed at on the table stands in `lesson_placing` and `lesson_pointing`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_gui.engine.events import Points
from domino_gui.engine.rules import RuleSetId
from domino_gui.learning.lesson_tasks import Blocked, Count, Pays, Position, Settle
from domino_gui.windows import lesson_texts
from domino_gui.windows.amount_entry import AmountEntry
from domino_gui.windows.buttons import PaperButton
from domino_gui.windows.count_entry import CountEntry

TRIES: Final = 2
"""After so many wrong answers the right one is told."""


class Asking(QWidget):
    """Asks for what one page wants to know, below its words."""

    answered = Signal(bool, list)
    """Whether it was right, and what is said of it, a line each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.wrong = 0
        """How often a wrong answer was given."""
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)

    @property
    def is_last(self) -> bool:
        """Whether a wrong answer now would be the last: then the right one is told."""
        return self.wrong + 1 >= TRIES

    def begin(self) -> None:
        """Ask from now on."""

    def end(self) -> None:
        """Ask no more: it has been answered, or another page is shown."""
        self.setEnabled(False)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""

    def retranslate(self) -> None:
        """Speak the language of now."""

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key is for that nothing else took; False where that is nothing."""
        del event
        return False

    def judge(self, lines: Sequence[str], *, is_right: bool) -> None:
        """Tell of an answer."""
        self.wrong += not is_right
        self.answered.emit(is_right, [*lines])


class NumberAsking(Asking):
    """Asks for a count, for what it pays, or for a settlement."""

    def __init__(
        self,
        task: Count | Pays | Settle,
        position: Position,
        names: Sequence[str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._task, self._position, self._names = task, position, names
        self.entry: CountEntry
        if isinstance(task, Settle):
            rules = position.rules
            splits = rules.rule_set.id is RuleSetId.ALL_FIVES and rules.seats == 3
            self.entry = amount = AmountEntry(self, halves=splits)
            amount.given.connect(self._settle)
        else:
            self.entry = CountEntry(self)
            self.entry.entered.connect(self._count if isinstance(task, Count) else self._pay)
        self.column.addWidget(self.entry)

    def begin(self) -> None:
        """Ask from now on."""
        self.entry.ask("")
        question = lesson_texts.asked(self._task, self._position, self._names)
        self.entry.field.setAccessibleName(question)
        self.entry.setFocus()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self.entry.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.entry.retranslate()

    def _count(self, given: int) -> None:
        assert isinstance(self._task, Count)
        if given == self._task.answer:
            self.judge([lesson_texts.right()], is_right=True)
        else:
            lines = lesson_texts.count_wrong(self._position, given, is_last=self.is_last)
            self._be_wrong(lines)

    def _pay(self, given: int) -> None:
        assert isinstance(self._task, Pays)
        raw, answer = self._raw(given), self._task.answer
        if raw == answer:
            self.judge([lesson_texts.right()], is_right=True)
        else:
            lines = lesson_texts.pays_wrong(self._position, raw, answer, is_last=self.is_last)
            self._be_wrong(lines)

    def _settle(self, given: Points) -> None:
        assert isinstance(self._task, Settle)
        raw = self._raw(given)
        if raw == abs(self._task.answer):
            self.judge([lesson_texts.right()], is_right=True)
        else:
            lines = lesson_texts.settle_wrong(
                self._position, self._task, raw, self._names, is_last=self.is_last
            )
            self._be_wrong(lines)

    def _raw(self, given: Points) -> Points:
        """Return what was entered, as it is displayed, in raw points."""
        return given * self._position.rules.rule_set.points_shown_in

    def _be_wrong(self, lines: Sequence[str]) -> None:
        self.judge(lines, is_right=False)
        self.entry.clear()
        self.entry.setFocus()


class BlockedAsking(Asking):
    """Asks whether the round is blocked."""

    def __init__(
        self, task: Blocked, position: Position, names: Sequence[str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._task, self._position, self._names = task, position, names
        self.yes, self.no = PaperButton(self), PaperButton(self)
        self.yes.clicked.connect(lambda: self._say(blocked=True))
        self.no.clicked.connect(lambda: self._say(blocked=False))
        row = QHBoxLayout()
        for button in (self.yes, self.no):
            row.addWidget(button, 1)
        self.column.addLayout(row)
        self.retranslate()

    def begin(self) -> None:
        """Ask from now on."""
        self.yes.setFocus()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        for button in (self.yes, self.no):
            button.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.yes.setText(self.tr("1  Blocked"))
        self.yes.setAccessibleName(self.tr("The round is blocked"))
        self.no.setText(self.tr("2  Not blocked"))
        self.no.setAccessibleName(self.tr("The round is not blocked"))

    def take_key(self, event: QKeyEvent) -> bool:
        """Answer by digits, and go from one answer to the other by arrows."""
        digits = {int(Qt.Key.Key_1): self.yes, int(Qt.Key.Key_2): self.no}
        arrows = {int(Qt.Key.Key_Left): self.yes, int(Qt.Key.Key_Right): self.no}
        if event.key() in digits:
            digits[event.key()].click()
        elif event.key() in arrows:
            arrows[event.key()].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            return False
        return True

    def _say(self, *, blocked: bool) -> None:
        is_right = blocked == self._task.answer
        lines = lesson_texts.blocked_reason(self._position, self._names)
        if is_right:
            lines.insert(0, lesson_texts.right())
        else:
            lines.insert(0, lesson_texts.not_so())
            self.wrong = TRIES - 1  # there is no other answer to be tried
        self.judge(lines, is_right=is_right)
