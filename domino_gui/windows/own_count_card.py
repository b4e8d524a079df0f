"""The card beside the table on which a count is asked in play; decides nothing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_gui.windows import own_count_texts as texts
from domino_gui.windows.buttons import PaperButton
from domino_gui.windows.count_entry import CountEntry
from domino_gui.windows.drill_clock import DrillClock
from domino_gui.windows.drill_verdict import VerdictMark
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.own_count import Answer, Question
from domino_gui.windows.theme import BASE_FONT

PRAISE_MS: Final = 2500
"""Milliseconds for which a right answer is said to be right, while play goes on."""


class OwnCountCard(QWidget):
    """A question with its clock; then, for a moment, the yes to a right answer."""

    entered = Signal(int)
    """A number was entered."""
    time_over = Signal()
    skipped = Signal()
    """It is to be shown unasked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._asked: tuple[Question, str] | None = None
        self._said: Answer | None = None
        self.clock, self.entry = DrillClock(self), CountEntry(self)
        self.skip = PaperButton(self)
        self.mark, self.verdict = VerdictMark(self), Label(Role.PLAIN, self)
        self._praise = QTimer(self, singleShot=True, interval=PRAISE_MS)
        self._praise.timeout.connect(self.put_away)
        self.setFocusProxy(self.entry)
        self._column, self._row = QVBoxLayout(self), QHBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self.clock, self.entry, self.skip):
            self._column.addWidget(part)
        self._row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.verdict, 1, Qt.AlignmentFlag.AlignVCenter)
        self._column.addLayout(self._row)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clock.over.connect(self.time_over)
        self.entry.entered.connect(self.entered)
        self.skip.clicked.connect(self.skipped)
        self.set_pixels(BASE_FONT)
        self.retranslate()
        self.put_away()

    def ask(self, question: Question, name: str) -> None:
        """Ask; ``name`` is who is asked, where several share the screen."""
        self._praise.stop()
        self._asked, self._said = (question, name), None
        self._show(asks=True)
        words = texts.question(question, name)
        self.entry.ask(words)
        self.clock.start(1000 * question.clock_s)
        self._announce(words)
        self.entry.setFocus()

    def praise(self, answer: Answer) -> None:
        """Say that an answer was right."""
        self._asked, self._said = None, answer
        self.clock.stop()
        self.verdict.setText(texts.right(answer))
        self._show(asks=False)
        self._announce(self.verdict.text())
        self._praise.start()

    def put_away(self) -> None:
        """Show nothing."""
        self._praise.stop()
        self.clock.stop()
        self._asked = self._said = None
        self.hide()

    def _show(self, *, asks: bool) -> None:
        for part in (self.clock, self.entry, self.skip):
            part.setVisible(asks)
        for told in (self.mark, self.verdict):
            told.setVisible(not asks)
        self.show()

    def _announce(self, words: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._column.setSpacing(round(0.5 * pixels))
        parts = (self.clock, self.entry, self.skip, self.mark, self.verdict)
        for part in parts:
            part.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now; what was typed stays."""
        for part in (self.clock, self.entry):
            part.retranslate()
        self.skip.setText(self.tr("Show it  Esc"))
        self.skip.setAccessibleName(self.tr("Show it without an answer"))
        if self._asked is not None:
            typed = self.entry.field.text()
            self.entry.ask(texts.question(*self._asked))
            self.entry.field.setText(typed)
        if self._said is not None:
            self.verdict.setText(texts.right(self._said))
