"""What the library has to tell beside its list: what failed, what was deleted, what is damaged."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_gui.windows.buttons import PaperButton
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.theme import filled, room_of


class LibraryBar(QWidget):
    """A line for each thing that is told, with what can be done about it; else out of sight."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self._pixels = pixels
        self.lines: dict[str, BarLine] = {}
        """By what they are about, the latest last."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(1)
        self.hide()

    def tell(
        self,
        about: str,
        text: str,
        detail: str = "",
        act: str = "",
        slot: Callable[[], object] | None = None,
    ) -> BarLine:
        """Say ``text`` in place of what was said ``about`` the same.

        The English ``detail`` is shown at the pointer; a button ``act`` does ``slot``.
        """
        self.drop(about)
        line = BarLine(text, detail, self._pixels, self)
        if slot is not None:
            line.offer(act, slot)
        line.close_button.clicked.connect(lambda: self.drop(about))
        self.lines[about] = line
        self._column.addWidget(line)
        self.show()
        return line

    def drop(self, about: str) -> None:
        """Say nothing any more about something."""
        line = self.lines.pop(about, None)
        if line is not None:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.setVisible(bool(self.lines))

    @property
    def texts(self) -> list[str]:
        """What is told, the latest last."""
        return [line.text for line in self.lines.values()]


class BarLine(QWidget):
    """One thing that is told, with a button to do something about it, and one to close it."""

    def __init__(self, text: str, detail: str, pixels: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = text
        self.act: PaperButton | None = None
        """What can be done about it."""
        self._pixels = pixels
        self._room = room_of(self)
        self.setPalette(filled(self._room.warning))
        self.setAutoFillBackground(True)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(pixels, pixels // 3, pixels // 2, pixels // 3)
        label = Label(Role.NOTICE, self)
        label.set_pixels(pixels)
        label.setText(text)
        label.setProperty("role", "notice")  # what a dialog's style knows it by
        # Escaped, for it may quote a file, and a tool tip cannot be told to be plain text.
        label.setToolTip(f"<p>{escape(detail)}</p>" if detail else "")
        self.setAccessibleName(text)
        self.setAccessibleDescription(detail)
        self._row.addWidget(label, 1)
        self.close_button = self._button(self.tr("Close"))

    def offer(self, words: str, slot: Callable[[], object]) -> None:
        """Add the button that does something about it."""
        self.act = self._button(words)
        self._row.insertWidget(1, self.act)
        self.act.clicked.connect(lambda _=False: slot())

    def _button(self, words: str) -> PaperButton:
        button = PaperButton(self)
        button.set_pixels(self._pixels)
        button.setText(words)
        button.setAutoDefault(False)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._row.addWidget(button)
        return button

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of the room when they change."""
        if event.type() == QEvent.Type.PaletteChange and room_of(self) is not self._room:
            self._room = room_of(self)
            self.setPalette(filled(self._room.warning))
        super().changeEvent(event)
