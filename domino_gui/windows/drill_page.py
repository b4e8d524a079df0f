"""The drill: one table after the other is counted, and what was wrong comes back."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from domino_gui.engine.rules import RULE_SETS, Rules
from domino_gui.learning.drill import Drill
from domino_gui.storage.learner import accuracy
from domino_gui.table.palettes import Palette
from domino_gui.windows.count_table import CountTable
from domino_gui.windows.drill_panel import DrillPanel
from domino_gui.windows.menus import Menus
from domino_gui.windows.page import Page
from domino_gui.windows.rule_topics import RuleTopic, of_why
from domino_gui.windows.why_walk import WhyWalk

READING_MS: Final = 1800
"""Milliseconds that a right answer's verdict stands before the next position comes by itself."""


class DrillPage(Page):
    """Shows a `Drill`; who keeps what is answered is somebody else's business."""

    answered = Signal(object)
    """An `Answered`, to be kept."""
    progress_wanted = Signal()
    left = Signal()
    """The person is done."""

    def __init__(self, menus: Menus, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._menus = menus
        self._drill: Drill | None = None
        self._begun_at = 0  # how many answers there were before this drill
        self._time = QElapsedTimer()
        self.by_itself = QTimer(self, singleShot=True, interval=READING_MS)
        """Brings the next position after a right answer."""
        self.table = CountTable(colours, self)
        self.walk = WhyWalk(self.table.ground, self)
        self.panel = DrillPanel(self.walk, menus.rules, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(self.panel)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.table.restaged.connect(self.walk.refresh)
        self.by_itself.timeout.connect(self._next)
        panel, choices = self.panel, self.panel.choices
        panel.entry.entered.connect(self._answer)
        panel.clock.over.connect(lambda: self._answer(None))
        panel.verdict.next_wanted.connect(self._next)
        panel.progress.clicked.connect(self.progress_wanted)
        panel.leave.clicked.connect(self.left)
        choices.difficulty_chosen.connect(self._choose_difficulty)
        choices.asked_chosen.connect(self._choose_asked)
        choices.clock_chosen.connect(self._keep_time)

    # -- the drill -----------------------------------------------------------------------------

    @property
    def drill(self) -> Drill | None:
        """What is drilled; None before it has begun."""
        return self._drill

    @property
    def is_asking(self) -> bool:
        """Whether an answer is awaited."""
        return self._drill is not None and self.panel.is_asking

    def begin(self, drill: Drill) -> None:
        """Ask from now on what ``drill`` wants asked; what was chosen stays chosen."""
        self._drill = drill
        self._begun_at = len(drill.answers)
        choices = self.panel.choices
        drill.difficulty, drill.asked = choices.difficulty.value, choices.asked.value
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
        if self._drill is not None:
            self.panel.ask(self._drill, self.table.accessibleDescription())
            self._keep_time()

    def _keep_time(self) -> None:
        """Begin the time of an answer: what was chosen anew counts from now on."""
        self._time.start()
        if self.is_asking:
            choices = self.panel.choices
            self.panel.clock.start(1000 * choices.clock.value if self.isVisible() else 0)
            if choices.are_done:
                self.panel.focus()

    def _answer(self, given: int | None) -> None:
        drill = self._drill
        if drill is None or not self.is_asking:
            return
        self.panel.clock.stop()
        answered = drill.answer(given, self._time.elapsed(), _now())
        self.panel.tell(drill, answered, given)
        self._say()
        self.answered.emit(answered)
        if answered.is_right:
            self.by_itself.start()

    def pause(self) -> None:
        """Keep no time while something else is looked at."""
        self.panel.clock.stop()
        self.by_itself.stop()

    def go_on(self) -> None:
        """Let the position that is shown be answered, as from now."""
        if self.is_asking:
            self._keep_time()

    def _choose_difficulty(self) -> None:
        if self._drill is not None:
            self._drill.difficulty = self.panel.choices.difficulty.value
            if self.is_asking:
                self._next()

    def _choose_asked(self) -> None:
        if self._drill is not None:
            self._drill.asked = self.panel.choices.asked.value
            if self.is_asking:
                self._drill.ask_this()
                self._await()

    def _say(self) -> None:
        """Tell how it goes."""
        drill = self._drill
        if drill is not None:
            now = accuracy(drill.answers[self._begun_at :])
            self.panel.say(now, drill.schedule.learning())

    # -- a page of the window ------------------------------------------------------------------

    def set_look(self, pixels: int, width: int, height: int) -> None:
        """Fit a window of this size, with plain text of ``pixels``."""
        del height
        self.panel.set_look(pixels, width)

    def set_colours(self, colours: Palette) -> None:
        """Let table and tiles look otherwise."""
        self.table.set_colours(colours)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.caption = [self.tr("Counting drill")]
        self.captioned.emit()
        self.table.retranslate()
        self.panel.retranslate()
        if self.is_asking and self._drill is not None:
            self.panel.ask_again(self._drill, self.table.accessibleDescription())
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
        self.panel.focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk by the arrows while a wrong answer is explained; Enter leads to what is to do."""
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
        if step is not None and self.walk.step >= 0:
            self.walk.go(step)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.panel.focus()
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
