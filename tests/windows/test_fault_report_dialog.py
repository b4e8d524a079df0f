from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from domino_gui.storage.preferences import Preferences
from domino_gui.windows.fault_report import Scene, report
from domino_gui.windows.fault_report_dialog import FaultReportDialog, report_of_start
from tests.windows.test_fault_report import playing

NOW = datetime(2026, 12, 1, 19, 30, tzinfo=UTC)


def test_the_whole_report_is_read_before_it_is_given_away(qtbot: QtBot) -> None:
    scene = Scene(Preferences(), "en", (1280, 800), playing())
    dialog = FaultReportDialog(scene, NOW, 14)
    qtbot.addWidget(dialog)
    dialog.show()
    assert "sends it to nobody" in dialog.about.text()
    assert dialog.text.toPlainText() == report(scene, NOW)
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == report(scene, NOW)
    dialog.names.setChecked(True)
    assert dialog.text.toPlainText() == report(scene, NOW, names=True)
    assert "Anna Kim" in dialog.text.toPlainText()


def test_a_program_that_cannot_start_tells_what_it_can(qtbot: QtBot) -> None:
    dialog = report_of_start()
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.about.text().startswith("Fives cannot be opened")
    assert "Version:" in dialog.text.toPlainText()
