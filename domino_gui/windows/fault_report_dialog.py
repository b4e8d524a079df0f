"""The dialog in which a fault is reported: the whole report, to be read first."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QWidget

from domino_gui.storage.places import preferences_path
from domino_gui.storage.preferences import read_preferences
from domino_gui.windows.fault_report import Scene, report
from domino_gui.windows.text_dialog import TextDialog
from domino_gui.windows.theme import BASE_FONT


class FaultReportDialog(TextDialog):
    """Shows a report as it would be given away; nothing is sent."""

    def __init__(
        self, scene: Scene, now: datetime, pixels: int, parent: QWidget | None = None
    ) -> None:
        """``now`` has its time zone; ``pixels`` is the size of plain text."""
        title = QCoreApplication.translate("FaultReportDialog", "Report a fault")
        super().__init__(title, f"fives-report-{now:%Y-%m-%d}.txt", pixels, parent)
        self.setObjectName("faultReport")
        self._scene, self._now = scene, now
        self.about.setText(
            self.tr(
                "This is the whole report. The program sends it to nobody: copy or save it, and"
                " give it to whom you like. The hands of the round being played are left out."
            )
        )
        self.names = QCheckBox(self.tr("With the &names of the players"), self)
        self.names.toggled.connect(self._tell)
        self.column.insertWidget(2, self.names)
        self._tell()
        self.text.setFocus()

    def _tell(self) -> None:
        self.show_text(report(self._scene, self._now, names=self.names.isChecked()))


def report_of_start() -> FaultReportDialog:
    """Return the dialog for a program that has no window, because its start failed."""
    preferences = read_preferences(preferences_path()).preferences
    scene = Scene(preferences, "", (0, 0), None)
    dialog = FaultReportDialog(scene, datetime.now().astimezone(), BASE_FONT)
    dialog.about.setText(
        QCoreApplication.translate(
            "FaultReportDialog",
            "Fives cannot be opened: something went wrong in the program. What was played is on"
            " the disk. This is what can be told of it; the program sends it to nobody.",
        )
    )
    return dialog
