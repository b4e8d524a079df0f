"""What stands beside the table of a lesson: its words, what is asked, what is said of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from domino_gui.windows.buttons import CommandButton, PaperButton
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.lesson_dots import LessonDots
from domino_gui.windows.menus import Menus
from domino_gui.windows.theme import BASE_FONT, room_of, scroll_bar_style

if TYPE_CHECKING:
    from domino_gui.windows.lesson_asking import Asking


class LessonPanel(QWidget):
    """Shows what it is told; decides nothing."""

    back = Signal()
    forward = Signal()

    def __init__(self, menus: Menus, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._pixels = BASE_FONT
        self.heading = Label(Role.SMALL, self)
        self.title = Label(Role.TITLE, self)
        self.dots = LessonDots(self)
        self._words = QWidget(self)
        self.text = Label(Role.PLAIN, self._words)
        self.question = Label(Role.TITLE, self._words)
        self.verdict = Label(Role.HEADING, self._words)
        self.reasons = Label(Role.PLAIN, self._words)
        self.then = Label(Role.PLAIN, self._words)
        self.area = QScrollArea(self)
        self.back_button = PaperButton(self)
        self.rules_button = CommandButton(menus.rules, self)
        self.why_button = CommandButton(menus.why, self)
        menus.why.changed.connect(self._offer_why)
        self.next_button = PaperButton(self, primary=True)
        self.back_button.clicked.connect(self.back)
        self.next_button.clicked.connect(self.forward)
        self.asking: Asking | None = None
        """What asks on the page that is shown."""
        self._lay_out()
        self.retranslate()

    def _offer_why(self) -> None:
        """Offer what can be asked only once a count is told."""
        self.why_button.setVisible(self.why_button.isEnabled())

    def _lay_out(self) -> None:
        words = self._word_column = QVBoxLayout(self._words)
        words.setContentsMargins(0, 0, 0, 0)
        for label in self._labels:
            words.addWidget(label)
        words.addStretch(1)
        self.area.setWidget(self._words)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.viewport().setAutoFillBackground(False)
        self._words.setAutoFillBackground(False)
        self._column = column = QVBoxLayout(self)
        for widget in (self.heading, self.title, self.dots):
            column.addWidget(widget)
        column.addWidget(self.area, 1)
        self._row = row = QHBoxLayout()
        row.addWidget(self.back_button)
        row.addWidget(self.rules_button)
        row.addWidget(self.next_button, 1)
        column.addWidget(self.why_button)
        column.addLayout(row)

    @property
    def _labels(self) -> tuple[Label, ...]:
        return self.text, self.question, self.verdict, self.reasons, self.then

    def show_page(self, text: str, question: str, asking: Asking | None) -> None:
        """Show another page; ``asking`` stands below its words."""
        if self.asking is not None:
            self._column.removeWidget(self.asking)
            self.asking.deleteLater()
        self.asking = asking
        if asking is not None:
            asking.set_pixels(self._pixels)
            self._column.insertWidget(self._column.indexOf(self.area) + 1, asking)
            asking.show()  # at once: what is hidden cannot take the focus
        self.say(text, question)
        self.area.verticalScrollBar().setValue(0)

    def say(self, text: str, question: str) -> None:
        """Say what the page says, and what it asks; of an answer nothing."""
        self.text.setText(text)
        self.question.setText(question)
        self.question.setVisible(bool(question))
        self.judge("", (), "")

    def judge(self, verdict: str, reasons: Sequence[str], then: str) -> None:
        """Show what is said of an answer."""
        for label, text in (
            (self.verdict, verdict),
            (self.reasons, "\n".join(reasons)),
            (self.then, then),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        if verdict:
            QTimer.singleShot(0, self, self._show_verdict)

    def _show_verdict(self) -> None:
        """Bring what is said of the answer into sight, its beginning first."""
        last = self.then if self.then.isVisible() else self.reasons
        for label in (last, self.verdict):
            if label.isVisible():
                self.area.ensureWidgetVisible(label, 0, 0)

    def set_look(self, pixels: int, width: int) -> None:
        """Take a width, for plain text of ``pixels``."""
        self._pixels = pixels
        self.setFixedWidth(width)
        self._column.setContentsMargins(pixels * 3 // 2, pixels, pixels * 3 // 2, pixels)
        self._column.setSpacing(pixels * 2 // 3)
        self._word_column.setSpacing(pixels * 2 // 3)
        self._row.setSpacing(pixels * 2 // 3)
        self.heading.set_pixels(pixels)
        self.title.set_pixels(round(1.3 * pixels))
        self.dots.set_pixels(pixels)
        for label in self._labels:
            label.set_pixels(round(1.07 * pixels))
        self.back_button.set_pixels(pixels)
        self.rules_button.set_pixels(pixels)
        self.why_button.set_pixels(pixels)
        self.next_button.set_pixels(round(1.1 * pixels))
        if self.asking is not None:
            self.asking.set_pixels(pixels)
        self.dress()

    def dress(self) -> None:
        """Take the colours of the room."""
        self.area.setStyleSheet(scroll_bar_style(self._pixels, room_of(self), "QScrollArea"))

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.back_button.setText(self.tr("Back"))
        self.area.setAccessibleName(self.tr("Lesson"))
        if self.asking is not None:
            self.asking.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge towards the table."""
        super().paintEvent(event)
        QPainter(self).fillRect(0, 0, 1, self.height(), room_of(self).line)
