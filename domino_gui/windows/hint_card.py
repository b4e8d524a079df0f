"""The card beside the table on which a hint, or the coach's word, is told."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_gui.windows.buttons import PaperButton
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.theme import room_of

_HELD_TOGETHER: Final = "\u2060|\u2060"
"""Keeps the halves of a tile on one line."""


class HintCard(QWidget):
    """A title, some words, and what can be done about them; decides nothing."""

    all_the_same = Signal()
    """The placement is to stay as it was chosen."""
    instead = Signal()
    """The better one is to be placed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Label(Role.TITLE, self)
        self.words = Label(Role.PLAIN, self)
        self.more = Label(Role.SMALL, self)
        self.keep = PaperButton(self, primary=True)
        self.take = PaperButton(self)
        self.keep.clicked.connect(self.all_the_same)
        self.take.clicked.connect(self.instead)
        self._column = QVBoxLayout(self)
        for part in (self.title, self.words, self.more, self.keep, self.take):
            self._column.addWidget(part)
        self.hide()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        for label in (self.title, self.words, self.more):
            label.set_pixels(pixels)
        for button in (self.keep, self.take):
            button.set_pixels(pixels)
        margin = pixels * 3 // 4
        self._column.setContentsMargins(margin * 3 // 2, margin, margin, margin)
        self._column.setSpacing(pixels // 3)

    def tell(self, title: str, words: str, more: str = "") -> None:
        """Show a hint; ``more`` says what comes next."""
        self._show(title, words, more)
        self.keep.hide()
        self.take.hide()

    def warn(self, title: str, words: str, *, keep: str, take: str) -> None:
        """Show the coach's word, with the words of both ways on."""
        self._show(title, words, "")
        for button, text in ((self.keep, keep), (self.take, take)):
            button.setText(text)
            button.setAccessibleName(text)
            button.show()

    def _show(self, title: str, words: str, more: str) -> None:
        self.title.setText(title)
        self.words.setText(words.replace("|", _HELD_TOGETHER))
        self.words.setAccessibleName(words)
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.setAccessibleName(f"{title}: {words}")
        self.show()
        if QAccessible.isActive():
            # The focus stays at the table: who does not see the card is told.
            said = QAccessibleAnnouncementEvent(self, self.accessibleName())
            said.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
            QAccessible.updateAccessibility(said)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, with an edge at which the eye stops."""
        del event
        painter, room = QPainter(self), room_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(room.heading, 1.5))
        painter.setBrush(room.card)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(room.primary)
        painter.drawRoundedRect(QRectF(4, 8, 4, self.height() - 16), 2, 2)
