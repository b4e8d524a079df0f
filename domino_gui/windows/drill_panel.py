"""What stands beside the table of a drill: choices, the question, the verdict, how it goes."""

from __future__ import annotations

from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from domino_gui.learning.drill import Drill
from domino_gui.storage.learner import Accuracy, Answered
from domino_gui.windows import drill_texts
from domino_gui.windows.buttons import PaperButton
from domino_gui.windows.count_entry import CountEntry
from domino_gui.windows.drill_choices import DrillChoices
from domino_gui.windows.drill_clock import DrillClock
from domino_gui.windows.drill_texts import DrillCounts
from domino_gui.windows.drill_verdict import DrillVerdict
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.theme import panel_width, room_of
from domino_gui.windows.why_walk import WhyWalk


class DrillPanel(QWidget):
    """Asks, or says what an answer was worth; what comes when is the page's business."""

    def __init__(self, walk: WhyWalk, rules: QAction, parent: QWidget) -> None:
        """``walk`` explains on the table; ``rules`` is the command that opens the rule book."""
        super().__init__(parent)
        self._counts = DrillCounts(self)
        self.choices, self.clock = DrillChoices(self), DrillClock(self)
        self.entry, self.verdict = CountEntry(self), DrillVerdict(walk, rules, self)
        self.about = Label(Role.SMALL, self)
        """Why this position is asked."""
        self.score, self.learning = Label(Role.FIGURES, self), Label(Role.FIGURES, self)
        self.progress, self.leave = PaperButton(self), PaperButton(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.entry)
        self._stack.addWidget(self.verdict)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._column, foot = QVBoxLayout(self), QHBoxLayout()
        for widget in (self.choices, self.clock, self.about, self._stack):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        for widget in (self.score, self.learning):
            self._column.addWidget(widget)
        for button in (self.progress, self.leave):
            foot.addWidget(button, 1)
        self._column.addLayout(foot)
        self.setAutoFillBackground(True)

    # -- question and verdict ------------------------------------------------------------------

    @property
    def is_asking(self) -> bool:
        """Whether the question stands, not the verdict."""
        return self._stack.currentWidget() is self.entry

    def ask(self, drill: Drill, table: str) -> None:
        """Ask for an answer to what ``drill`` asks; ``table`` tells how the tiles lie."""
        self._stack.setCurrentWidget(self.entry)
        self.about.setText(drill_texts.about(drill))
        self.about.setVisible(bool(self.about.text()))
        self.entry.ask(drill_texts.question(drill))
        # Who cannot see the table is told of it with the question.
        self.entry.field.setAccessibleDescription(table)

    def ask_again(self, drill: Drill, table: str) -> None:
        """Ask the same in the language of now: what was entered stays."""
        entered = self.entry.field.text()
        self.ask(drill, table)
        self.entry.field.setText(entered)

    def tell(self, drill: Drill, answered: Answered, given: int | None) -> None:
        """Say what an answer is worth."""
        self.about.hide()
        self._stack.setCurrentWidget(self.verdict)
        self.verdict.tell(drill, answered, given)

    def say(self, now: Accuracy, learning: int) -> None:
        """Tell how it goes ``now``, and how many positions are still being learnt."""
        words = self._counts.right_of(now.right, now.asked) if now.asked else ""
        if now.right:
            words = self.tr("{right}, half of them within {time}").format(
                right=words, time=drill_texts.seconds(now.median_ms)
            )
        self.score.setText(words)
        self.learning.setText(self._counts.learning(learning))

    def focus(self) -> None:
        """Put the focus where something is to be done."""
        (self.entry if self.is_asking else self.verdict.on).setFocus()

    # -- looks ---------------------------------------------------------------------------------

    def set_look(self, pixels: int, width: int) -> None:
        """Fit a window of this width, with plain text of ``pixels``."""
        self.setFixedWidth(panel_width(width, pixels))
        margin = round(0.8 * pixels)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(round(0.7 * pixels))
        for part in (
            *(self.choices, self.clock, self.about, self.entry, self.verdict),
            *(self.score, self.learning, self.progress, self.leave),
        ):
            part.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now; whoever asked has to `ask_again`."""
        self.progress.setText(self.tr("Progress…"))
        self.leave.setText(self.tr("Leave"))
        for button in (self.progress, self.leave):
            button.setAccessibleName(button.text())
        for part in (self.choices, self.clock, self.entry, self.verdict):
            part.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge towards the table."""
        super().paintEvent(event)
        QPainter(self).fillRect(0, 0, 1, self.height(), room_of(self).line)
