"""The question whose statistics are to begin anew."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from domino_gui.windows.statistics_since import EVERYBODY
from domino_gui.windows.theme import dress


def ask_whose(parent: QWidget, pixels: int, name: str, slot: Callable[[str], object]) -> None:
    """Ask whether the statistics of ``name`` or of all begin anew; ``slot`` is told whose.

    It is not called where nothing is to change, which is the answer at hand.
    """
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    dress(box, pixels)
    box.setWindowTitle(QCoreApplication.translate("Statistics", "Reset statistics"))
    box.setText(QCoreApplication.translate("Statistics", "Let statistics begin anew?"))
    box.setInformativeText(
        QCoreApplication.translate(
            "Statistics",
            "Matches played until now will not be counted any more. They stay in the library, and"
            " you can undo this until the window of the statistics is closed.",
        )
    )
    one = QCoreApplication.translate("Statistics", "Of “{name}”")
    shown = " ".join(name.splitlines()).replace("&", "&&")
    role = QMessageBox.ButtonRole
    whose = {
        box.addButton(one.format(name=shown), role.AcceptRole): name,
        box.addButton(
            QCoreApplication.translate("Statistics", "Of everybody"), role.DestructiveRole
        ): EVERYBODY,
    }
    keep = box.addButton(QCoreApplication.translate("Statistics", "Keep"), role.RejectRole)
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    for button, each in whose.items():
        button.clicked.connect(lambda _=False, each=each: slot(each))
    box.open()
