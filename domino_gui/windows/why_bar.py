"""What is said while the ends of a table are walked along: the step, its reason, the sum so far."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_gui.windows.buttons import CommandButton, PaperButton
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.menus import Menus
from domino_gui.windows.theme import BASE_FONT, room_of

_ON = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_NEXT = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_END = (Qt.Key.Key_Escape, Qt.Key.Key_W)
_EDGE = 3
"""Pixels of the line towards the table."""


class WhyBar(QWidget):
    """Lies upon the lower edge of a table; which step it tells is another's business."""

    gone = Signal(int)
    """So many steps on, or back below 0, are wanted."""
    next_wanted = Signal()
    """On to whatever comes next: a step, or the end of the walk."""
    closed = Signal()
    """Enough."""

    def __init__(self, menus: Menus, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.head = Label(Role.TITLE, self)
        """What is said before all, such as how an answer was wrong; mostly nothing."""
        self.place = Label(Role.SMALL, self)
        """Which step it is, of how many."""
        self.reason = Label(Role.TITLE, self)
        self.sum = Label(Role.FIGURES, self)
        self.back, self.on = PaperButton(self), PaperButton(self, primary=True)
        self.rules = CommandButton(menus.rules, self)
        self.close_button = PaperButton(self)
        self.back.clicked.connect(lambda: self.gone.emit(-1))
        self.on.clicked.connect(self.next_wanted)
        self.close_button.clicked.connect(self.closed)
        self.buttons = (self.back, self.on, self.rules, self.close_button)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the bar
        self._lay_out()
        self.retranslate()
        self.set_pixels(BASE_FONT)
        self.hide()

    def _lay_out(self) -> None:
        self._column, self._row = QVBoxLayout(self), QHBoxLayout()
        for label in (self.head, self.place, self.reason):
            self._column.addWidget(label)
        self._column.addStretch(1)
        self._row.addWidget(self.sum, 1)
        for button in self.buttons:
            self._row.addWidget(button)
        self._column.addLayout(self._row)

    def say_head(self, text: str) -> None:
        """Say something above all steps; nothing where it is empty."""
        self.head.setText(text)
        self.head.setVisible(bool(text))

    def say(self, place: str, reason: str, total: str) -> None:
        """Tell a step: which it is, why it adds what it adds, and the sum so far."""
        self.place.setText(place)
        self.place.setVisible(bool(place))
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.sum.setText(total)
        told = "\n".join(filter(None, (self.head.text(), reason, total)))
        self.setAccessibleDescription(told)

    def announce(self, words: str) -> None:
        """Have something read out at once."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def offer(self, *, back: bool, on: str) -> None:
        """Offer a step back or not, and what comes next by these words."""
        self.back.setEnabled(back)
        self.on.setText(on)
        self.on.setAccessibleName(on)
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        for button in self.buttons:
            button.updateGeometry()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._column.setContentsMargins(
            round(1.4 * pixels), round(0.8 * pixels) + _EDGE, round(1.4 * pixels), pixels
        )
        self._column.setSpacing(pixels // 3)
        self._row.setSpacing(pixels // 2)
        for label in (self.head, self.place, self.reason, self.sum):
            label.set_pixels(pixels)
        font = QFont(self.sum.font())
        font.setPixelSize(round(1.35 * pixels))
        font.setBold(True)
        self.sum.setFont(font)
        for button in self.buttons:
            button.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now; the step has to be told again."""
        self.setAccessibleName(self.tr("Why this count?"))
        for button, text in (
            (self.back, self.tr("Back")),
            (self.close_button, self.tr("Close  Esc")),
        ):
            button.setText(text)
            button.setAccessibleName(text)

    def event(self, event: QEvent) -> bool:
        """Claim its keys before the menus take them, for Qt."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            and event.key() in (*_ON, *_BACK, *_NEXT, *_END)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk by the arrows, go on by Space and Enter, end by Escape."""
        key = event.key()
        if key in _ON:
            self.gone.emit(1)
        elif key in _BACK:
            self.gone.emit(-1)
        elif key in _NEXT:
            if not event.isAutoRepeat():
                self.next_wanted.emit()
        elif key in _END:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge towards the table."""
        super().paintEvent(event)
        QPainter(self).fillRect(0, 0, self.width(), _EDGE, room_of(self).heading)
