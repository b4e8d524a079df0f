from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.storage.library import LibraryError, Progress, Refused, Trouble, Unreadable
from domino_gui.storage.places import damaged_folder, matches_folder
from domino_gui.windows.library_bar import LibraryBar
from domino_gui.windows.library_bin import LibraryBin
from domino_gui.windows.library_index import LibraryIndex
from domino_gui.windows.library_telling import LibraryTelling


class Told:
    """A bar, and those who have something to say in it."""

    def __init__(self, parent: QWidget) -> None:
        self.bar = LibraryBar(14, parent)
        self.index = LibraryIndex(parent)
        self.bin = LibraryBin(parent)
        self.telling = LibraryTelling(self.bar, self.index, self.bin)

    def press(self, about: str) -> None:
        act = self.bar.lines[about].act
        assert act is not None
        QTest.mouseClick(act, Qt.MouseButton.LeftButton)


@pytest.fixture
def told(parent: QWidget) -> Told:
    parent.resize(800, 200)
    told = Told(parent)
    told.bar.resize(800, 200)
    return told


def damaged(name: str) -> Unreadable:
    matches_folder().mkdir(parents=True, exist_ok=True)
    path = matches_folder() / name
    path.write_text("noise\n")
    return Unreadable(path, "line 1: no JSON")


def test_what_is_wrong_with_the_library_is_said_once(told: Told) -> None:
    for _ in range(3):
        told.index.troubled.emit(LibraryError(Trouble.BUSY, "database is locked"))
    (text,) = told.bar.texts
    assert text.startswith("Another copy of the game")
    assert told.bar.lines["trouble"].accessibleDescription() == "database is locked"


def test_what_takes_its_time_says_how_far_it_has_come(told: Told, qtbot: QtBot) -> None:
    with qtbot.waitSignal(told.telling.progressed) as read:
        told.index.progressed.emit(Progress(1200, 50_000))
    assert read.args == ["Reading the records: 1,200 of 50,000"]
    with qtbot.waitSignal(told.telling.progressed) as moved:
        told.bin.went_on.emit(10, 30)
    assert moved.args == ["Moving the records: 10 of 30"]


def test_a_damaged_record_is_named_with_its_reason_and_can_be_set_aside(told: Told) -> None:
    found = damaged("a.domino")
    told.index.unreadable.emit(found)
    told.index.unreadable.emit(found)
    assert told.bar.texts == ["a.domino is damaged, and so is not listed (line 1: no JSON)."]
    told.press("damaged")
    assert not found.path.exists()
    assert (damaged_folder() / "a.domino").read_text() == "noise\n"
    assert told.bar.texts == [f"Kept aside in {damaged_folder()}."]


def test_several_damaged_records_are_told_together(told: Told) -> None:
    for name in "abcde":
        told.index.unreadable.emit(damaged(f"{name}.domino"))
    (text,) = told.bar.texts
    assert text.startswith("5 ")
    assert text.endswith(": a.domino, b.domino, c.domino…")
    assert "e.domino: line 1" in told.bar.lines["damaged"].accessibleDescription()
    (matches_folder() / "c.domino").unlink()
    told.press("damaged")
    assert sorted(path.name for path in damaged_folder().iterdir()) == [
        *("a.domino", "b.domino", "d.domino", "e.domino"),
    ]


def test_a_record_that_is_not_damaged_is_never_set_aside(told: Told) -> None:
    newer, closed = (damaged(name)._replace(is_damaged=False) for name in ("new", "closed"))
    told.index.unreadable.emit(newer)
    told.index.unreadable.emit(newer)
    assert told.bar.texts == ["new cannot be read (line 1: no JSON)."]
    assert told.bar.lines["unread"].act is None
    told.index.unreadable.emit(closed)
    told.index.unreadable.emit(damaged("a.domino"))
    unread, _ = told.bar.texts
    assert unread.startswith("2 ")
    assert unread.endswith("cannot be read: new, closed")
    told.press("damaged")
    assert [path.name for path in damaged_folder().iterdir()] == ["a.domino"]
    assert newer.path.exists()


def test_a_damaged_record_that_cannot_be_moved_stays_told(told: Told, tmp_path: Path) -> None:
    elsewhere = tmp_path / "theirs.domino"
    elsewhere.write_text("noise\n")
    told.index.unreadable.emit(Unreadable(elsewhere, "line 1: no JSON"))
    told.press("damaged")
    assert elsewhere.exists()
    (text,) = told.bar.texts
    assert "theirs.domino is damaged" in text
    assert "own folder" in text


def test_what_was_deleted_can_be_undone_from_the_bar(told: Told, qtbot: QtBot) -> None:
    told.bin.deleted.emit(3, [])
    assert told.bar.texts[0].startswith("3 ")
    with qtbot.waitSignal(told.telling.undo_wanted):
        told.press("deleted")
    told.bin.put_back.emit(3)
    assert not told.bar.texts


def test_what_could_not_be_deleted_is_named_with_the_reason(told: Told) -> None:
    told.bin.deleted.emit(0, [Refused(Path("a.domino"), "is being played")])
    (text,) = told.bar.texts
    assert text.endswith("could not be deleted: a.domino")
    assert told.bar.lines["kept"].accessibleDescription() == "a.domino: is being played"
    told.telling.tell_being_played()
    assert told.bar.texts == ["The match that is being played cannot be deleted."]


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (OSError(28, "No space left"), "The records cannot be moved (No space left)."),
        (LibraryError(Trouble.OTHER, "odd"), "The library cannot be used."),
    ],
)
def test_a_disk_that_refuses_is_told(told: Told, error: OSError, text: str) -> None:
    told.bin.failed.emit(error)
    assert told.bar.texts[0].startswith(text)
