"""The buttons of the window: rounded, on paper, with a focus that is seen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from domino_gui.table.themes import Room
from domino_gui.windows.theme import room_of


class PaperButton(QPushButton):
    """A button painted by itself: a style sheet would take longer than the whole window."""

    def __init__(self, parent: QWidget, *, primary: bool = False) -> None:
        """``primary`` for what is most likely to be pressed next."""
        super().__init__(parent)
        self._primary = primary
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of the words."""
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(self._primary)
        self.setFont(font)

    def sizeHint(self) -> QSize:
        """Return the words with some air around them."""
        metrics = self.fontMetrics()
        text = self.text().replace("&&", "&")
        return QSize(
            metrics.horizontalAdvance(text) + metrics.height() * 4 // 3, metrics.height() * 2
        )

    def minimumSizeHint(self) -> QSize:
        """Return the same: words are not cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button as it stands now."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = room_of(self)
        fill, edge, ink = self._colours(room)
        painter.setBrush(fill)
        # The focus is a wider line too: not everybody tells it by its colour.
        painter.setPen(QPen(room.focus, 3) if self.hasFocus() else QPen(edge, 2))
        inset, radius = painter.pen().widthF() / 2, self.height() * 0.2
        outline = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(outline, radius, radius)
        painter.setPen(ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text().replace("&&", "&"))

    @property
    def ink(self) -> QColor:
        """The colour of what is written on the button as it stands now."""
        return self._colours(room_of(self))[2]

    def _colours(self, room: Room) -> tuple[QColor, QColor, QColor]:
        """Return the colours of surface, edge and words."""
        if not self.isEnabled():
            return room.paper, room.trough, room.faint_ink
        if self._primary:
            fill = room.primary_lit if self.underMouse() and not self.isDown() else room.primary
            return fill, fill, room.primary_ink
        if self.isDown():
            return room.trough, room.heading, room.ink
        return room.card, room.heading if self.underMouse() else room.line, room.ink

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Return like Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)


class CommandButton(PaperButton):
    """A button for a command of the menus."""

    def __init__(
        self, action: QAction, parent: QWidget, *, primary: bool = False, shows_keys: bool = True
    ) -> None:
        super().__init__(parent, primary=primary)
        self._action = action
        self._shows_keys = shows_keys
        self._words = ""
        self.clicked.connect(action.trigger)
        action.changed.connect(self.follow)
        self.follow()

    def say(self, words: str) -> None:
        """Say ``words`` instead of the command's own."""
        self._words = words
        self.follow()

    def follow(self) -> None:
        """Say what the command says, and be enabled when it is."""
        text = self._words or without_mnemonic(self._action.text())
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setAccessibleName(text)
        shown = f"{text}  {keys}" if keys and self._shows_keys else text
        shown = shown.replace("&", "&&")
        if shown != self.text():
            self.setText(shown)
        self.setEnabled(self._action.isEnabled())


def without_mnemonic(text: str) -> str:
    """Return the words of a command alone; Korean ones have their letter in brackets: "(&D)"."""
    before, _, after = text.replace("…", "").partition("&")
    bracketed = before.endswith("(") and after[1:2] == ")"
    return before[:-1] + after[2:] if bracketed else before + after
