from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from domino_gui.windows.text_dialog import TextDialog


def opened(qtbot: QtBot) -> TextDialog:
    dialog = TextDialog("Much", "much.txt", 14)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_what_is_shown_can_be_copied_and_saved(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot)
    assert not dialog.copy.isEnabled()
    dialog.show_text("one\n둘\n")
    assert dialog.text.toPlainText() == "one\n둘\n"
    assert dialog.text.accessibleName() == "Much"
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "one\n둘\n"
    QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    (chooser,) = dialog.findChildren(QFileDialog)
    assert [Path(name).name for name in chooser.selectedFiles()] == ["much.txt"]
    chooser.fileSelected.emit(str(tmp_path / "mine.txt"))
    chooser.close()
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "one\n둘\n"


def test_why_something_cannot_be_saved_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot)
    dialog.show_text("x")
    dialog.save_as(tmp_path / "nowhere" / "mine.txt")
    assert dialog.about.text() == "It cannot be saved (No such file or directory)."
