"""The dialog that shows what opponent programs have done wrong, to be sent to who wrote them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from domino_gui.storage.bounded_log import read_log
from domino_gui.storage.places import fault_log_path
from domino_gui.windows.text_dialog import TextDialog


class FaultLogDialog(TextDialog):
    """The log, the latest last; it can be copied and saved."""

    def __init__(self, pixels: int, parent: QWidget | None = None) -> None:
        """``pixels`` is the size of plain text."""
        title = QCoreApplication.translate("FaultLogDialog", "Faults of opponent programs")
        super().__init__(title, fault_log_path().name, pixels, parent)
        self.setObjectName("faultLog")
        self._show_log()

    def _show_log(self) -> None:
        try:
            log = read_log(fault_log_path())
        except OSError as error:
            text = self.tr("The log cannot be read ({reason}).")
            self.about.setText(text.format(reason=error.strerror))
            return
        self.about.setText(
            self.tr(
                "What programs did wrong in matches, the latest last. What looks like a tile is"
                " left out: a program sees a hand that nobody else may see."
            )
            if log
            else self.tr("No program has done anything wrong in a match yet.")
        )
        self.show_text(log)
        self.text.verticalScrollBar().setValue(self.text.verticalScrollBar().maximum())
