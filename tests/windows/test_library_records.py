from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import Undone, encode_events
from domino_gui.engine.record import read_record
from domino_gui.storage.places import matches_folder
from domino_gui.windows.library_bar import LibraryBar
from domino_gui.windows.library_records import LibraryRecords
from tests.engine.rigged import dealt, place
from tests.strategies import start


class Handled:
    """The records of a library, and a game that can or cannot open them."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.can_open, self.playing = True, None
        self.opened: list[Path] = []
        self.bar = LibraryBar(14, window)
        self.records = LibraryRecords(self.open, lambda: self.playing, self.bar, window)

    def open(self, path: Path) -> bool:
        self.opened.append(path)
        return self.can_open


@pytest.fixture
def handled(parent: QWidget) -> Handled:
    return Handled(parent)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The record of a match in which something was undone."""
    match = dealt(start(hand_size=2), "1|4 0|0", "5|6 1|1")
    place(match, "1|4")
    path = tmp_path / "a.domino"
    path.write_bytes(encode_events([*match.events, Undone(2)]))
    return path


def test_a_record_is_opened_in_the_game(handled: Handled, path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(handled.records.opened):
        handled.records.open(path)
    assert handled.opened == [path]
    handled.can_open = False
    with qtbot.assertNotEmitted(handled.records.opened):
        handled.records.open(path)
    assert handled.bar.texts == ["a.domino is being played in another window."]


def test_what_cannot_be_read_is_never_handed_to_the_game(
    handled: Handled, path: Path, qtbot: QtBot
) -> None:
    path.write_text("noise\n")
    for do in (handled.records.open, handled.records.copy):
        with qtbot.waitSignal(handled.records.unreadable):
            do(path)
    assert not handled.opened
    (text,) = handled.bar.texts
    assert "line 1 cannot be read" in text


def test_what_is_given_away_has_nothing_undone_in_it_and_is_for_practice(
    handled: Handled, path: Path, tmp_path: Path
) -> None:
    handled.records.copy(path)
    (tmp_path / "copied.domino").write_text(QApplication.clipboard().text())
    copied = read_record(tmp_path / "copied.domino").match
    assert copied.started.practice
    assert len(copied.events) == 2
    handled.records.save(path)
    (chooser,) = handled.window.findChildren(QFileDialog)
    chooser.fileSelected.emit(str(tmp_path / "saved.domino"))
    chooser.close()
    assert (tmp_path / "saved.domino").read_text() == (tmp_path / "copied.domino").read_text()


def test_a_record_that_is_gone_when_it_is_to_be_saved_is_told(
    handled: Handled, path: Path, tmp_path: Path
) -> None:
    handled.records.save(path)
    path.unlink()
    (chooser,) = handled.window.findChildren(QFileDialog)
    chooser.fileSelected.emit(str(tmp_path / "saved.domino"))
    chooser.close()
    assert handled.bar.texts == ["a.domino cannot be opened."]
    assert not (tmp_path / "saved.domino").exists()


def test_the_folder_is_shown_by_the_system_or_named(
    handled: Handled, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def show(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return len(shown) == 1

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    text = f"The records lie in {matches_folder()}, which cannot be shown here."
    handled.records.show_folder()
    assert handled.bar.texts == [text]
    assert not shown
    handled.bar.drop("folder")
    matches_folder().mkdir(parents=True)
    handled.records.show_folder()
    assert shown == [str(matches_folder())]
    assert not handled.bar.texts
    handled.records.show_folder()
    assert handled.bar.texts == [text]
