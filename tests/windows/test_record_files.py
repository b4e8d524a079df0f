from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import encode_events
from domino_gui.engine.record import read_record
from domino_gui.storage.places import matches_folder
from domino_gui.windows.record_files import (
    ask_for_record,
    ask_where_to_save,
    copy_record,
    save_record,
)
from tests.strategies import start


def chooser(parent: QWidget) -> QFileDialog:
    (dialog,) = parent.findChildren(QFileDialog)
    return dialog


def test_a_record_is_chosen_among_records(parent: QWidget, tmp_path: Path) -> None:
    chosen: list[Path] = []
    ask_for_record(parent, tmp_path, chosen.append)
    dialog = chooser(parent)
    assert dialog.nameFilters() == ["Records (*.domino)"]
    assert Path(dialog.directory().absolutePath()) == tmp_path
    dialog.fileSelected.emit(str(tmp_path / "a.domino"))
    assert chosen == [tmp_path / "a.domino"]


def test_a_file_that_is_named_to_be_saved_becomes_a_record(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    ask_where_to_save(parent, "a.domino", lambda _: None)
    dialog = chooser(parent)
    assert dialog.defaultSuffix() == "domino"
    assert [Path(name).name for name in dialog.selectedFiles()] == ["a.domino"]


def test_a_dialog_that_is_closed_is_gone(parent: QWidget, qtbot: QtBot, tmp_path: Path) -> None:
    ask_for_record(parent, tmp_path, lambda _: None)
    chooser(parent).reject()
    qtbot.waitUntil(lambda: not parent.findChildren(QFileDialog))


def test_a_record_is_copied_as_its_text(qapp: QApplication) -> None:
    copy_record([start(), start()])
    text = qapp.clipboard().text()
    assert text.encode() == encode_events([start(), start()])


def test_a_record_is_saved_where_it_is_wanted(tmp_path: Path) -> None:
    assert not save_record([start()], tmp_path / "a.domino")
    assert read_record(tmp_path / "a.domino").match.started == start()


def test_why_a_record_cannot_be_saved_is_said(tmp_path: Path) -> None:
    why = save_record([start()], tmp_path / "nowhere" / "a.domino")
    assert why == "a.domino cannot be saved (No such file or directory)."


@pytest.mark.parametrize("inside", ["", "finished"])
def test_the_game_s_own_records_are_never_written_over(inside: str) -> None:
    folder = matches_folder() / inside
    folder.mkdir(parents=True)
    (folder / "a.domino").write_text("kept")
    assert "keeps its own records" in save_record([start()], folder / "a.domino")
    assert (folder / "a.domino").read_text() == "kept"
