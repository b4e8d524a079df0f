"""A value that is shown in full, to be compared digit by digit, and can be copied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget


class CopiedField(QWidget):
    """A value in full, and a button that copies it."""

    def __init__(self, pixels: int, copy: Callable[[str], None], parent: QWidget) -> None:
        """``pixels`` is the size of plain text; ``copy`` is called with the value."""
        super().__init__(parent)
        self.value = ""
        self.label = QLabel(parent)
        self.line = QLineEdit(self)
        self.line.setReadOnly(True)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(round(0.9 * pixels))
        # A style sheet sets the size of a field's text, but not what it is written in.
        self.line.setStyleSheet(
            f"font-family: '{font.family()}'; font-size: {round(pixels * 0.9)}px;"
        )
        self.button = QPushButton(self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(lambda: copy(self.value))
        self.label.setBuddy(self.line)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.line, 1)
        layout.addWidget(self.button)

    def show_value(self, shown: str, value: str) -> None:
        """Show a value, written so that it is easily read."""
        self.value = value
        self.line.setText(shown)
        self.line.setCursorPosition(0)
