"""The drill: one table after the other is counted, and what was wrong comes back."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from domino_gui.engine.rules import RULE_SETS, Rules
from domino_gui.learning.drill import Drill
from domino_gui.storage.learner import accuracy
from domino_gui.table.palettes import Palette
from domino_gui.windows import drill_texts
from domino_gui.windows.buttons import PaperButton
from domino_gui.windows.count_entry import CountEntry
from domino_gui.windows.count_table import CountTable
from domino_gui.windows.drill_choices import DrillChoices
from domino_gui.windows.drill_clock import DrillClock
from domino_gui.windows.drill_texts import DrillCounts
from domino_gui.windows.drill_verdict import DrillVerdict
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.menus import Menus
from domino_gui.windows.page import Page
from domino_gui.windows.rule_topics import RuleTopic, of_why
from domino_gui.windows.theme import panel_width, room_of
from domino_gui.windows.why_walk import WhyWalk

READING_MS: Final = 1800
"""Milliseconds that a right answer's verdict stands before the next position comes by itself."""


class _Panel(QWidget):
    """What stands beside the table."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge towards the table."""
        super().paintEvent(event)
        QPainter(self).fillRect(0, 0, 1, self.height(), room_of(self).line)


class DrillPage(Page):
    """Shows a `Drill`; who keeps what is answered is somebody else's business."""

    answered = Signal(object)
    """An `Answered`, to be kept."""
    progress_wanted = Signal()
    left = Signal()
    """The person is done."""

    def __init__(self, menus: Menus, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._menus, self._counts = menus, DrillCounts(self)
        self._drill: Drill | None = None
        self._begun_at = 0  # how many answers there were before this drill
        self._time = QElapsedTimer()
        self.by_itself = QTimer(self, singleShot=True, interval=READING_MS)
        """Brings the next position after a right answer."""
        self.table = CountTable(colours, self)
        self.walk = WhyWalk(self.table.ground, self)
        self.choices, self.clock = DrillChoices(self), DrillClock(self)
        self.entry, self.verdict = CountEntry(self), DrillVerdict(self.walk, menus.rules, self)
        self.about = Label(Role.SMALL, self)
        """Why this position is asked."""
        self.score, self.learning = Label(Role.FIGURES, self), Label(Role.FIGURES, self)
        self.progress, self.leave = PaperButton(self), PaperButton(self)
        self._panel = _Panel(self)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._row, self._column = QHBoxLayout(self), QVBoxLayout(self._panel)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.table, 1)
        self._row.addWidget(self._panel)
        self._stack = QStackedWidget(self._panel)
        self._stack.addWidget(self.entry)
        self._stack.addWidget(self.verdict)
        foot = QHBoxLayout()
        foot.addWidget(self.progress, 1)
        foot.addWidget(self.leave, 1)
        self._column.addWidget(self.choices)
        self._column.addWidget(self.clock)
        self._column.addWidget(self.about)
        self._column.addWidget(self._stack)
        self._column.addStretch(1)
        self._column.addWidget(self.score)
        self._column.addWidget(self.learning)
        self._column.addLayout(foot)
        self._panel.setAutoFillBackground(True)

    def _connect(self) -> None:
        self.table.restaged.connect(self.walk.refresh)
        self.entry.entered.connect(self._answer)
        self.clock.over.connect(lambda: self._answer(None))
        self.verdict.next_wanted.connect(self._next)
        self.by_itself.timeout.connect(self._next)
        self.choices.difficulty_chosen.connect(self._choose_difficulty)
        self.choices.asked_chosen.connect(self._choose_asked)
        self.choices.clock_chosen.connect(self._keep_time)
        self.progress.clicked.connect(self.progress_wanted)
        self.leave.clicked.connect(self.left)

    # -- the drill -----------------------------------------------------------------------------

    @property
    def drill(self) -> Drill | None:
        """What is drilled; None before it has begun."""
        return self._drill

    @property
    def is_asking(self) -> bool:
        """Whether an answer is awaited."""
        return self._drill is not None and self._stack.currentWidget() is self.entry

    def begin(self, drill: Drill) -> None:
        """Ask from now on what ``drill`` wants asked; what was chosen stays chosen."""
        self._drill = drill
        self._begun_at = len(drill.answers)
        drill.difficulty, drill.asked = self.choices.difficulty.value, self.choices.asked.value
        self._next()
        self._say()

    def _next(self) -> None:
        drill = self._drill
        if drill is None:
            return
        self.by_itself.stop()
        self.walk.end()
        self.table.show_layout(drill.ask(_now()).layout)
        self._await()

    def _await(self) -> None:
        """Let the position that is shown be answered, from now on."""
        drill = self._drill
        if drill is not None:
            self._ask(drill)
            self._stack.setCurrentWidget(self.entry)
            self._keep_time()

    def _ask(self, drill: Drill) -> None:
        self.about.setText(drill_texts.about(drill))
        self.about.setVisible(bool(self.about.text()))
        self.entry.ask(drill_texts.question(drill))
        # Who cannot see the table is told of it with the question.
        self.entry.field.setAccessibleDescription(self.table.accessibleDescription())

    def _keep_time(self) -> None:
        """Begin the time of an answer: what was chosen anew counts from now on."""
        self._time.start()
        if self.is_asking:
            self.clock.start(1000 * self.choices.clock.value if self.isVisible() else 0)
            if self.choices.are_done:
                self.entry.setFocus()

    def _answer(self, given: int | None) -> None:
        drill = self._drill
        if drill is None or not self.is_asking:
            return
        self.clock.stop()
        answered = drill.answer(given, self._time.elapsed(), _now())
        self._stack.setCurrentWidget(self.verdict)
        self.about.hide()
        self.verdict.tell(drill, answered, given)
        self._say()
        self.answered.emit(answered)
        if answered.is_right:
            self.by_itself.start()

    def pause(self) -> None:
        """Keep no time while something else is looked at."""
        self.clock.stop()
        self.by_itself.stop()

    def go_on(self) -> None:
        """Let the position that is shown be answered, as from now."""
        if self.is_asking:
            self._keep_time()

    def _choose_difficulty(self) -> None:
        if self._drill is not None:
            self._drill.difficulty = self.choices.difficulty.value
            if self.is_asking:
                self._next()

    def _choose_asked(self) -> None:
        if self._drill is not None:
            self._drill.asked = self.choices.asked.value
            if self.is_asking:
                self._drill.ask_this()
                self._await()

    def _say(self) -> None:
        """Tell how it goes."""
        drill = self._drill
        if drill is not None:
            now = accuracy(drill.answers[self._begun_at :])
            words = self._counts.right_of(now.right, now.asked) if now.asked else ""
            if now.right:
                words = self.tr("{right}, half of them within {time}").format(
                    right=words, time=drill_texts.seconds(now.median_ms)
                )
            self.score.setText(words)
            self.learning.setText(self._counts.learning(drill.schedule.learning()))

    # -- a page of the window ------------------------------------------------------------------

    def set_look(self, pixels: int, width: int, height: int) -> None:
        """Fit a window of this size, with plain text of ``pixels``."""
        del height
        self._panel.setFixedWidth(panel_width(width, pixels))
        margin = round(0.8 * pixels)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(round(0.7 * pixels))
        for part in (
            *(self.choices, self.clock, self.about, self.entry, self.verdict),
            *(self.score, self.learning, self.progress, self.leave),
        ):
            part.set_pixels(pixels)

    def set_colours(self, colours: Palette) -> None:
        """Let table and tiles look otherwise."""
        self.table.set_colours(colours)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.caption = [self.tr("Counting drill")]
        self.captioned.emit()
        self.progress.setText(self.tr("Progress…"))
        self.leave.setText(self.tr("Leave"))
        for button in (self.progress, self.leave):
            button.setAccessibleName(button.text())
        for part in (self.table, self.choices, self.clock, self.entry, self.verdict):
            part.retranslate()
        if self.is_asking and self._drill is not None:
            typed = self.entry.field.text()
            self._ask(self._drill)
            self.entry.field.setText(typed)
        self._say()

    def enable(self) -> None:
        """Let it be left, also by Escape."""
        if self.is_shown:
            self._menus.leave.setEnabled(True)
            self._menus.put_back.setEnabled(True)

    def put_back(self) -> bool:
        """Leave."""
        self.left.emit()
        return True

    @property
    def rules(self) -> Rules | None:
        """The rules that the position which is shown belongs to."""
        if self._drill is None:
            return None
        return Rules(RULE_SETS[self._drill.position.rules], 2, partners=False)

    @property
    def topic(self) -> RuleTopic | None:
        """What the rules say of the step that is lit, else of the count."""
        step = self.walk.step
        return of_why(self.walk.steps[step].why) if step >= 0 else RuleTopic.COUNT

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on to what is to be done."""
        del event
        self._focus()

    def _focus(self) -> None:
        (self.entry if self.is_asking else self.verdict.on).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk by the arrows while a wrong answer is explained; Enter leads to what is to do."""
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
        if step is not None and self.walk.step >= 0:
            self.walk.go(step)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._focus()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Keep time from when the table is seen."""
        super().showEvent(event)
        self.go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no time of what is not seen."""
        super().hideEvent(event)
        self.come_to_rest()

    def come_to_rest(self) -> None:
        """Let nothing happen by itself any more."""
        self.pause()


def _now() -> datetime:
    return datetime.now().astimezone()
