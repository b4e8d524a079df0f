"""Where a count is entered: large figures, by keys or by buttons on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegularExpressionValidator,
)
from PySide6.QtWidgets import QGridLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from domino_gui.windows.buttons import PaperButton
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.theme import BASE_FONT, room_of

_MOST_FIGURES: Final = 3
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CountField(QLineEdit):
    """Takes figures alone, and Enter even where that is a command of the menus."""

    submitted = Signal()
    """Enter was pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        figures = QRegularExpression(f"[0-9]{{0,{_MOST_FIGURES}}}")
        self.setValidator(QRegularExpressionValidator(figures, self))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFrame(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text; the figures are several times as large."""
        font = QFont(self.font())
        font.setPixelSize(round(2.6 * pixels))
        font.setBold(True)
        self.setFont(font)
        self.setFixedHeight(round(4.2 * pixels))

    def event(self, event: QEvent) -> bool:
        """Let Enter come here instead of placing a tile, for Qt."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in _ENTER
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter for what has been entered."""
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self.submitted.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the figures, and an edge that is wider in focus."""
        super().paintEvent(event)
        room, painter = room_of(self), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(room.focus, 3) if self.hasFocus() else QPen(room.line, 2))
        inset = painter.pen().widthF() / 2
        painter.drawRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))


class _Pad(PaperButton):
    """A key on the screen; the focus stays where it is."""

    def __init__(self, parent: QWidget, *, primary: bool = False) -> None:
        super().__init__(parent, primary=primary)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        super().set_pixels(round(1.3 * pixels))

    def sizeHint(self) -> QSize:
        """Return room for a finger."""
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self.text()) + metrics.height()
        return QSize(max(wide, metrics.height() * 2), round(1.9 * metrics.height()))


class CountEntry(QWidget):
    """Asks for a number; what is entered is not judged here."""

    entered = Signal(int)
    """A number was entered; it still stands in the field."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixels = BASE_FONT
        self.question = Label(Role.TITLE, self)
        self.question.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.question.hide()
        self.field = CountField(self)
        self.field.submitted.connect(self._submit)
        self.setFocusProxy(self.field)
        self.digits = tuple(self._digit(number) for number in range(10))
        """The keys on the screen, by their figures."""
        self.erase = self._key(self.field.backspace)
        self.enter = self._key(self._submit, primary=True)
        self.field.textChanged.connect(self._follow)
        self._column, self._pad = QVBoxLayout(self), QGridLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.question)
        self._column.addWidget(self.field)
        self._column.addLayout(self._pad)
        for number in range(9):  # as on a keyboard: 7 8 9 above
            self._pad.addWidget(self.digits[number + 1], 2 - number // 3, number % 3)
        for column, button in enumerate((self.erase, self.digits[0], self.enter)):
            self._pad.addWidget(button, 3, column)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_pixels(BASE_FONT)
        self.retranslate()
        self._follow()

    def _key(self, slot: Callable[[], object], *, primary: bool = False) -> PaperButton:
        button = _Pad(self, primary=primary)
        button.clicked.connect(lambda _=False: slot())
        return button

    def _digit(self, number: int) -> PaperButton:
        button = self._key(lambda: self.field.insert(str(number)))
        button.setText(str(number))
        button.setAccessibleName(str(number))
        return button

    def ask(self, question: str) -> None:
        """Ask anew: the question stands above the empty field, or nothing where it is empty."""
        self.question.setText(question)
        self.question.setVisible(bool(question))
        self.field.setAccessibleName(question or self.tr("count"))
        self.clear()

    def clear(self) -> None:
        """Empty the field."""
        self.field.clear()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self._column.setSpacing(round(0.6 * pixels))
        self._pad.setSpacing(round(0.4 * pixels))
        self.question.set_pixels(pixels)
        self.field.set_pixels(pixels)
        for button in (*self.digits, self.erase, self.enter):
            button.set_pixels(pixels)
        font = self.enter.font()
        font.setPixelSize(pixels)
        self.enter.setFont(font)
        self.erase.setFont(font)
        high = max(button.sizeHint().height() for button in self.digits)
        for button in (*self.digits, self.erase, self.enter):
            button.setFixedHeight(high)

    def minimumSizeHint(self) -> QSize:
        """Return room for the words of its keys."""
        words = max(
            QFontMetrics(button.font()).horizontalAdvance(button.text())
            for button in (self.erase, self.enter)
        )
        return QSize(3 * (words + 2 * self._pixels), super().minimumSizeHint().height())

    def retranslate(self) -> None:
        """Speak the language of now; whoever asked has to ask again."""
        self.erase.setText(self.tr("Erase"))
        self.erase.setAccessibleName(self.tr("Erase the last figure"))
        self.enter.setText(self.tr("Enter", "the key"))
        self.enter.setAccessibleName(self.tr("Answer with the number entered"))
        if not self.question.text():
            self.field.setAccessibleName(self.tr("count"))

    def _follow(self) -> None:
        for button in (self.erase, self.enter):
            button.setEnabled(bool(self.field.text()))

    def _submit(self) -> None:
        if text := self.field.text():
            self.entered.emit(int(text))
