"""The panel of a review beside the table: the graph of a round, its choices, and its grade."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QProgressBar,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from domino_gui.engine.rules import RuleSet
from domino_gui.learning.review import Judged
from domino_gui.windows import review_texts as texts
from domino_gui.windows.buttons import CommandButton, PaperButton
from domino_gui.windows.labels import Label, Role, shortened
from domino_gui.windows.own_keys import ARROWS, ENDS, OwnKeys
from domino_gui.windows.review_chart import ReviewChart
from domino_gui.windows.review_list import ReviewList
from domino_gui.windows.theme import BASE_FONT, room_of

_STEPS = 1000
"""Of the bar that tells how far the review is."""


class ReviewPanel(QWidget):
    """Shows what is known; decides nothing."""

    chosen = Signal(int)
    """A person went to this choice of the round, from 0."""
    person_chosen = Signal(int)
    """A person wants to see the choices of this seat."""
    stop_wanted = Signal()
    """The review is to be stopped or, where it stands, to go on."""
    over_time_wanted = Signal()

    def __init__(self, go_on: QAction, close: QAction, parent: QWidget) -> None:
        """``go_on`` plays on from where the replay stands, ``close`` puts this panel away."""
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._pixels = BASE_FONT
        self._seats: list[tuple[int, str]] = []
        self.title = Label(Role.TITLE, self)
        self.people = QComboBox(self)
        self.people.activated.connect(self._choose_person)
        OwnKeys(self.people, (*ARROWS, *ENDS, Qt.Key.Key_Space))
        self.progress = QProgressBar(self)
        self.progress.setRange(0, _STEPS)
        self.progress.setTextVisible(False)
        self.stop = PaperButton(self)
        self.stop.clicked.connect(self.stop_wanted)
        self.chart = ReviewChart(BASE_FONT, self)
        self.list = ReviewList(self)
        self.told = Label(Role.PLAIN, self)
        self.grade = Label(Role.HEADING, self)
        self.of_match = Label(Role.SMALL, self)
        self.go_on = CommandButton(go_on, self, primary=True, shows_keys=False)
        self.over_time = PaperButton(self)
        self.over_time.clicked.connect(self.over_time_wanted)
        self.close_button = CommandButton(close, self, shows_keys=False)
        self.chart.chosen.connect(self._choose_point)
        self.list.walked.connect(self.chosen)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        working, below = QHBoxLayout(), QHBoxLayout()
        working.addWidget(self.progress, 1)
        working.addWidget(self.stop)
        for button in (self.over_time, self.close_button):
            below.addWidget(button, 1)
        for part in (self.title, self.people, self.grade, self.of_match):
            column.addWidget(part)
        column.addLayout(working)
        column.addWidget(self.chart, 1)
        column.addWidget(self.list, 1)
        column.addWidget(self.told)
        expanding, least = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum
        column.addItem(QSpacerItem(0, 0, least, expanding))
        column.addWidget(self.go_on)
        column.addLayout(below)
        self._rows = (working, below)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge towards the table."""
        super().paintEvent(event)
        QPainter(self).fillRect(0, 0, 1, self.height(), room_of(self).line)

    def set_look(self, pixels: int, *, roomy: bool) -> None:
        """Set the size of plain text, and whether there is room for a high graph."""
        self._pixels = pixels
        edge = pixels if roomy else pixels * 2 // 3
        self._column.setContentsMargins(pixels * 5 // 4, edge, pixels * 5 // 4, edge)
        self._column.setSpacing(pixels // 2 if roomy else pixels // 3)
        for row in self._rows:
            row.setSpacing(pixels // 2)
        for label in (self.title, self.told, self.grade, self.of_match):
            label.set_pixels(pixels)
        for button in (self.stop, self.go_on, self.over_time, self.close_button):
            button.set_pixels(pixels)
        font = QFont(self.people.font())
        font.setPixelSize(pixels)
        self.people.setFont(font)
        self.progress.setFixedHeight(max(6, pixels // 2))
        self.list.set_pixels(pixels)
        self.chart.set_pixels(pixels)
        self.chart.setMinimumHeight(round(9.5 * pixels))
        self.chart.setMaximumHeight(28 * pixels)
        self.told.setMinimumHeight(round((6.5 if roomy else 5) * pixels))
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.offer_people(self._seats, self.people.currentIndex())

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.people.setAccessibleName(self.tr("Whose choices"))
        self.list.setAccessibleName(self.tr("Choices of the round"))
        self.progress.setAccessibleName(self.tr("Progress of the review"))
        self.over_time.setText(self.tr("Over time…"))
        self.close_button.say(self.tr("Close review"))
        self.go_on.say(self.tr("Play on from here"))
        self.chart.retranslate()

    # -- what is shown -------------------------------------------------------------------------

    def offer_people(self, seats: Sequence[tuple[int, str]], current: int) -> None:
        """Offer the choices of these seats, by number and name; the one at ``current`` is shown."""
        self._seats = [*seats]
        with QSignalBlocker(self.people):
            self.people.clear()
            for _, name in seats:
                metrics = self.people.fontMetrics()
                self.people.addItem(shortened(name, metrics, 15 * self._pixels))
            self.people.setCurrentIndex(current)
        self.people.setVisible(len(seats) > 1)

    def _choose_person(self, index: int) -> None:
        self.person_chosen.emit(self._seats[index][0])

    def show_round(self, number: int, rule_set: RuleSet, made: Sequence[Judged]) -> None:
        """Show the choices of a round as far as they are known."""
        self.title.setText(self.tr("Review: round {number}").format(number=number))
        self.chart.show_choices(rule_set, made)
        self.list.show_choices(rule_set, made)
        known = [each for each in made if each.estimates]
        text = ""
        if len(known) == len(made):
            text = texts.grade(rule_set, sum(each.lost for each in made), len(made))
        self.grade.setText(text or self.tr("Being looked at…"))
        self.chart.setVisible(bool(made))
        self.list.setVisible(bool(made))

    def show_match(self, text: str) -> None:
        """Say how the match was played altogether."""
        self.of_match.setText(text)
        self.of_match.setVisible(bool(text))

    def show_progress(self, share: float, *, running: bool, over: bool) -> None:
        """Show how far it is; ``over``: there is nothing left to find out."""
        self.progress.setValue(round(share * _STEPS))
        self.progress.setVisible(not over)
        self.stop.setVisible(not over)
        self.stop.setText(self.tr("Stop") if running else self.tr("Go on reviewing"))
        self.progress.setAccessibleDescription(f"{round(100 * share)} %")

    def go_to(self, number: int, told: str) -> None:
        """Show which choice of the round the replay stands at, from 0, and say what of it."""
        self.list.go_to(number)
        numbers = self.chart.numbers
        self.chart.current = numbers.index(number) if number in numbers else -1
        self.chart.update()
        self.told.setText(told)

    def _choose_point(self, point: int) -> None:
        self.chosen.emit(self.chart.numbers[point])
