from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from domino_gui.storage.bounded_log import read_log
from domino_gui.storage.fault_log import LoggedFault, log_fault
from domino_gui.storage.places import fault_log_path
from domino_gui.windows.fault_log_dialog import FaultLogDialog
from tests.windows.conftest import press


def opened(qtbot: QtBot) -> FaultLogDialog:
    dialog = FaultLogDialog(14)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def log() -> str:
    now = datetime(2026, 12, 1, tzinfo=UTC)
    for number in range(30):
        log_fault(fault_log_path(), LoggedFault(now, 1, f"<b>{number}", "Bot", "", "died", "x"))
    return read_log(fault_log_path())


def test_before_the_first_fault_there_is_nothing_to_copy_or_save(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert "No program" in dialog.about.text()
    assert not dialog.copy.isEnabled()
    assert not dialog.save.isEnabled()


def test_the_latest_fault_is_in_sight_and_the_whole_log_is_copied(qtbot: QtBot, log: str) -> None:
    dialog = opened(qtbot)
    assert dialog.text.toPlainText() == log
    bar = dialog.text.verticalScrollBar()
    assert 0 < bar.maximum() == bar.value()
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == log
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_log_is_saved_where_it_is_wanted(qtbot: QtBot, log: str, tmp_path: Path) -> None:
    dialog = opened(qtbot)
    QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    (chooser,) = dialog.findChildren(QFileDialog)
    chooser.fileSelected.emit(str(tmp_path / "mine.log"))
    chooser.close()
    assert (tmp_path / "mine.log").read_text(encoding="utf-8") == log
    dialog.save_as(tmp_path / "nowhere" / "mine.log")
    assert "cannot be saved (No such file" in dialog.about.text()


def test_a_log_that_cannot_be_read_is_told(qtbot: QtBot) -> None:
    fault_log_path().mkdir(parents=True)
    assert "cannot be read (Is a directory)" in opened(qtbot).about.text()
