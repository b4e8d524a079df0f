"""A dialog that shows a long text, to be read, copied and saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from domino_gui.storage.given_files import write_given
from domino_gui.windows.screen_room import screen_room
from domino_gui.windows.theme import dress


class TextDialog(QDialog):
    """Says in `about` what the text is; whoever makes it says so, and shows the text."""

    def __init__(
        self, title: str, file_name: str, pixels: int, parent: QWidget | None = None
    ) -> None:
        """``file_name`` is what is proposed for saving; ``pixels`` the size of plain text."""
        super().__init__(parent)
        self.setWindowTitle(title)
        dress(self, pixels)
        self._file_name = file_name
        self._told = ""
        self.about = QLabel(self)
        self.about.setWordWrap(True)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(title)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.copy = buttons.addButton(self.tr("&Copy"), role)
        self.save = buttons.addButton(self.tr("&Save as…"), role)
        for button in (self.copy, self.save):
            button.setAutoDefault(False)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._told))
        self.save.clicked.connect(self.ask_where_to_save)
        buttons.rejected.connect(self.reject)
        self.column = QVBoxLayout(self)
        for widget in (self.about, self.text, buttons):
            self.column.addWidget(widget)
        self.column.setSpacing(pixels // 2)
        self.resize((QSize(52, 32) * pixels).boundedTo(screen_room(self)))
        self.show_text("")

    def show_text(self, text: str) -> None:
        """Show ``text``; an empty one is neither copied nor saved."""
        self._told = text
        self.text.setPlainText(text)
        for button in (self.copy, self.save):
            button.setEnabled(bool(text))

    def ask_where_to_save(self) -> None:
        """Let a file be named, and write the text there."""
        dialog = QFileDialog(self, self.tr("Save as"), str(Path.home()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(self._file_name)
        dialog.fileSelected.connect(lambda name: self.save_as(Path(name)))
        dialog.open()

    def save_as(self, path: Path) -> None:
        """Write the text to a file; why that fails is said."""
        try:
            write_given(path, self._told.encode())
        except OSError as error:
            text = self.tr("It cannot be saved ({reason}).")
            self.about.setText(text.format(reason=error.strerror))
