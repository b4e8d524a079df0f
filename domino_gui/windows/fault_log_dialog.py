"""The dialog that shows what opponent programs have done wrong, to be sent to who wrote them."""

from __future__ import annotations

from pathlib import Path

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

from domino_gui.storage.bounded_log import read_log
from domino_gui.storage.places import fault_log_path
from domino_gui.windows.theme import dress


class FaultLogDialog(QDialog):
    """The log, the latest last; it can be copied and saved."""

    def __init__(self, pixels: int, parent: QWidget | None = None) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Faults of opponent programs"))
        self.setObjectName("faultLog")
        dress(self, pixels)
        self._log = ""
        self.about = QLabel(self)
        self.about.setWordWrap(True)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.windowTitle())
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.copy = buttons.addButton(self.tr("&Copy"), role)
        self.save = buttons.addButton(self.tr("&Save as…"), role)
        for button in (self.copy, self.save):
            button.setAutoDefault(False)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._log))
        self.save.clicked.connect(self.ask_where_to_save)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (self.about, self.text, buttons):
            layout.addWidget(widget)
        layout.setSpacing(pixels // 2)
        self.resize(52 * pixels, 32 * pixels)
        self._show()

    def _show(self) -> None:
        try:
            self._log = read_log(fault_log_path())
        except OSError as error:
            text = self.tr("The log cannot be read ({reason}).")
            self.about.setText(text.format(reason=error.strerror))
        else:
            self.about.setText(
                self.tr(
                    "What programs did wrong in matches, the latest last. What looks like a tile"
                    " is left out: a program sees a hand that nobody else may see."
                )
                if self._log
                else self.tr("No program has done anything wrong in a match yet.")
            )
        self.text.setPlainText(self._log)
        self.text.verticalScrollBar().setValue(self.text.verticalScrollBar().maximum())
        for button in (self.copy, self.save):
            button.setEnabled(bool(self._log))

    def ask_where_to_save(self) -> None:
        """Let a file be named, and write the log there."""
        dialog = QFileDialog(self, self.tr("Save the log"), str(Path.home()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(fault_log_path().name)
        dialog.fileSelected.connect(lambda name: self.save_as(Path(name)))
        dialog.open()

    def save_as(self, path: Path) -> None:
        """Write the log to a file; why that fails is said."""
        try:
            path.write_text(self._log, encoding="utf-8")
        except OSError as error:
            text = self.tr("The log cannot be saved ({reason}).")
            self.about.setText(text.format(reason=error.strerror))
