"""The library as it is used: by mouse and keys, on records that lie on the disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import PlayerKind, RoundDealt, SeatInfo, encode_events
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import read_record
from domino_gui.storage.append_file import AppendFile
from domino_gui.storage.library import Library, LibraryError, Trouble
from domino_gui.storage.places import (
    deleted_folder,
    finished_folder,
    library_path,
    matches_folder,
)
from domino_gui.windows.desk import Stage
from domino_gui.windows.library_list import Empty
from domino_gui.windows.library_window import LibraryWindow
from tests.engine.rigged import dealt, place
from tests.strategies import start
from tests.windows.conftest import Person, press
from tests.windows.test_dropping import drop, files

CONTROL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Ann", "Bo", "Cy", "Di")


def match(name: str, *, over: bool) -> Match:
    """A match between You and somebody; the first tile ends it, if it is to be over."""
    seats = [SeatInfo("You", PlayerKind.HUMAN), SeatInfo(name, PlayerKind.COMPUTER, level="club")]
    started = replace(start(hand_size=2, target=5 if over else 250), seats=seats)
    made = dealt(started, "1|4 0|0", "5|6 1|1")
    place(made, "1|4")
    assert (made.phase is Phase.OVER) == over
    return made


def written(path: Path, name: str, *, day: int, over: bool = True) -> Path:
    """Write the record of a match of some day."""
    started, *events = match(name, over=over).events
    dated = replace(started, started=f"2026-11-{day:02}T12:00:00+00:00")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode_events([dated, *events]))
    return path


class Game:
    """What stands beside the library: opens what it is told to, if it can."""

    def __init__(self) -> None:
        self.opened: list[Path] = []
        self.can_open = True
        self.playing: Path | None = None

    def open(self, path: Path) -> bool:
        self.opened.append(path)
        return self.can_open


@pytest.fixture
def game() -> Game:
    return Game()


@pytest.fixture
def records() -> list[Path]:
    """Four matches, the latest first; the latest is not over."""
    return [
        written(
            (finished_folder() if number else matches_folder()) / f"{name}.domino",
            name,
            day=28 - number,
            over=number > 0,
        )
        for number, name in enumerate(NAMES)
    ]


@pytest.fixture
def open_library(
    qtbot: QtBot, game: Game, parent: QWidget
) -> Iterator[Callable[[], LibraryWindow]]:
    """Open the library, and wait until all files have been looked at."""
    opened: list[LibraryWindow] = []

    def opener() -> LibraryWindow:
        library = LibraryWindow(game.open, lambda: game.playing, 14, parent)
        opened.append(library)
        with qtbot.waitSignal(library.index.refreshed):
            library.show()
        library.activateWindow()
        qtbot.waitUntil(library.isActiveWindow)
        return library

    yield opener
    for library in opened:
        library.close()


@pytest.fixture
def library(open_library: Callable[[], LibraryWindow], records: list[Path]) -> LibraryWindow:
    del records  # lie on the disk before
    return open_library()


def listed(library: LibraryWindow) -> list[str]:
    """Who plays against You in the matches of the list, from above."""
    model = library.list.model
    pages = model.entries(range(model.rowCount()))
    return [one.seats[1].name for page in pages for one in page]


def focus_list(library: LibraryWindow, row: int = 0) -> None:
    """Click a row of the list."""
    table = library.list.table
    at = table.visualRect(library.list.model.index(row, 2)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert library.focusWidget() is table


def moved(qtbot: QtBot, library: LibraryWindow, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    """Press a key that deletes or brings back, and wait until that is done."""
    back = key is Qt.Key.Key_Z
    with qtbot.waitSignal(library.bin.put_back if back else library.bin.deleted):
        press(library, key, modifier)


def delete(qtbot: QtBot, library: LibraryWindow) -> None:
    moved(qtbot, library, Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier)


def click_in_bar(library: LibraryWindow, about: str) -> None:
    act = library.bar.lines[about].act
    assert act is not None
    QTest.mouseClick(act, Qt.MouseButton.LeftButton)


# -- finding -----------------------------------------------------------------------------------


def test_all_matches_are_shown_the_latest_first(library: LibraryWindow) -> None:
    assert listed(library) == [*NAMES]
    assert library.status.text().startswith("4 ")
    assert library.list.current() == library.list.model.entry(0)


def test_a_name_is_found_while_it_is_typed_and_escape_shows_all_again(
    library: LibraryWindow,
) -> None:
    assert library.focusWidget() is library.filters.words
    QTest.keyClicks(library.filters.words, "c")
    assert listed(library) == ["Cy"]
    press(library, Qt.Key.Key_Escape)
    assert listed(library) == [*NAMES]
    assert library.isVisible()
    press(library, Qt.Key.Key_Escape)
    assert not library.isVisible()


def test_what_is_chosen_in_a_list_is_looked_for(library: LibraryWindow) -> None:
    boxes = library.filters
    for box, words, found in (
        (boxes.rules, "Draw", []),
        (boxes.rules, "All Fives", [*NAMES]),
        (boxes.over, "Unfinished", ["Ann"]),
        (boxes.over, "Finished", ["Bo", "Cy", "Di"]),
        (boxes.opponent, "Cy", ["Cy"]),
    ):
        box.setCurrentIndex(box.findText(words))
        assert listed(library) == found


def test_the_keys_lead_from_the_search_to_the_list_and_back(library: LibraryWindow) -> None:
    press(library, Qt.Key.Key_Down)
    assert library.focusWidget() is library.list.table
    press(library, Qt.Key.Key_Down)
    assert library.list.rows == [1]
    QTest.keyClick(library, Qt.Key.Key_F, CONTROL)
    assert library.focusWidget() is library.filters.words


def test_where_nothing_fits_one_button_shows_all_again(library: LibraryWindow) -> None:
    QTest.keyClicks(library.filters.words, "nobody")
    assert library.list.empty is Empty.NOTHING_FITS
    assert not library.preview.isVisible()
    QTest.mouseClick(library.list.way_out, Qt.MouseButton.LeftButton)
    assert listed(library) == [*NAMES]
    assert library.preview.isVisible()


def test_lists_offer_who_has_played(library: LibraryWindow, qtbot: QtBot) -> None:
    opponents = library.filters.opponent
    qtbot.waitUntil(lambda: opponents.count() > 1)
    assert [opponents.itemText(row) for row in range(1, opponents.count())] == [*NAMES]
    QTest.keyClicks(library.filters.over, "U")
    assert listed(library) == ["Ann"]


def test_before_the_first_match_it_is_said_what_to_do(
    open_library: Callable[[], LibraryWindow],
) -> None:
    library = open_library()
    assert library.list.empty is Empty.NOTHING_YET
    assert not library.commands.open.isEnabled()
    QTest.mouseClick(library.list.way_out, Qt.MouseButton.LeftButton)
    assert library.findChildren(QFileDialog)


def test_the_chosen_match_is_shown_beside_the_list(library: LibraryWindow, qtbot: QtBot) -> None:
    focus_list(library, 1)
    with qtbot.waitSignal(library.preview.shown):
        press(library, Qt.Key.Key_Down)
    assert "Cy (club)" in library.preview.about.text()
    assert "Round 1: You reached 5" in library.preview.words.toPlainText()


def test_what_comes_meanwhile_is_found_with_one_key(library: LibraryWindow, qtbot: QtBot) -> None:
    written(finished_folder() / "new.domino", "Zed", day=29)
    with qtbot.waitSignal(library.index.refreshed):
        QTest.keyClick(library, Qt.Key.Key_F5)
    assert listed(library) == ["Zed", *NAMES]
    current = library.list.current()
    assert current is not None
    assert current.seats[1].name == "Ann"


def test_what_the_game_has_filed_is_there_when_one_comes_back(
    library: LibraryWindow, parent: QWidget, records: list[Path], qtbot: QtBot
) -> None:
    parent.activateWindow()
    qtbot.waitUntil(parent.isActiveWindow)
    filed = written(finished_folder() / "filed.domino", "Zed", day=29)
    game_s_own = Library.open(library_path())
    game_s_own.take_in(filed)
    game_s_own.take_in(records[3].rename(records[3].with_name("moved.domino")), formerly=records[3])
    game_s_own.close()
    library.activateWindow()
    qtbot.waitUntil(lambda: listed(library) == ["Zed", *NAMES])
    moved_match = library.list.model.entry(4)
    assert moved_match is not None
    assert moved_match.path.name == "moved.domino"


# -- opening -----------------------------------------------------------------------------------


def test_return_opens_the_chosen_match_and_the_library_gives_way(
    library: LibraryWindow, game: Game, records: list[Path]
) -> None:
    focus_list(library, 2)
    press(library, Qt.Key.Key_Return)
    assert game.opened == [records[2]]
    assert not library.isVisible()
    assert library.index.library is None


def test_return_in_the_search_field_opens_what_was_found(
    library: LibraryWindow, game: Game, records: list[Path]
) -> None:
    QTest.keyClicks(library.filters.words, "Bo")
    press(library, Qt.Key.Key_Return)
    assert game.opened == [records[1]]


def test_a_double_click_opens_a_match(
    library: LibraryWindow, game: Game, records: list[Path]
) -> None:
    focus_list(library, 3)
    table = library.list.table
    at = table.visualRect(library.list.model.index(3, 2)).center()
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert game.opened == [records[3]]


def test_return_on_another_button_is_for_that_button(library: LibraryWindow, game: Game) -> None:
    library.commands.button(library.commands.copy).setFocus()
    press(library, Qt.Key.Key_Space)
    assert QApplication.clipboard().text()
    assert not game.opened


def test_the_match_that_is_played_is_not_opened_twice(
    library: LibraryWindow, game: Game, records: list[Path]
) -> None:
    game.playing = records[0]
    focus_list(library)
    press(library, Qt.Key.Key_Return)
    assert not game.opened
    assert not library.isVisible()


def test_a_match_that_another_copy_plays_is_said_to_be_so(
    library: LibraryWindow, game: Game
) -> None:
    game.can_open = False
    focus_list(library)
    press(library, Qt.Key.Key_Return)
    assert library.bar.texts == ["Ann.domino is being played in another window."]
    assert library.isVisible()


def test_a_record_that_was_damaged_meanwhile_is_explained_and_offered_to_be_set_aside(
    library: LibraryWindow, game: Game, records: list[Path], qtbot: QtBot
) -> None:
    records[1].write_text("noise\n")
    focus_list(library, 1)
    with qtbot.waitSignal(library.index.refreshed):
        press(library, Qt.Key.Key_Return)
    assert not game.opened
    assert "line 1 cannot be read" in library.bar.texts[0]
    assert "damaged" in library.bar.lines
    assert listed(library) == ["Ann", "Cy", "Di"]
    click_in_bar(library, "damaged")
    assert not records[1].exists()
    assert "Kept aside" in library.bar.texts[-1]


def test_a_record_of_a_newer_version_is_told_of_and_stays_where_it_is(
    library: LibraryWindow, records: list[Path], qtbot: QtBot
) -> None:
    newer = records[1].with_name("newer.domino")
    newer.write_bytes(records[1].read_bytes().replace(b'"format":1', b'"format":2', 1))
    with qtbot.waitSignal(library.index.refreshed):
        press(library, Qt.Key.Key_F5)
    (text,) = library.bar.texts
    assert text.startswith("newer.domino cannot be read")
    assert "format 2" in text
    assert library.bar.lines["unread"].act is None
    assert listed(library) == [*NAMES]


def test_a_record_of_somebody_else_is_opened_and_stays_where_it_is(
    library: LibraryWindow, game: Game, tmp_path: Path
) -> None:
    theirs = written(tmp_path / "theirs.domino", "Eve", day=29)
    QTest.keyClick(library, Qt.Key.Key_O, CONTROL)
    (chooser,) = library.findChildren(QFileDialog)
    chooser.fileSelected.emit(str(theirs))
    chooser.close()
    assert game.opened == [theirs]
    assert theirs.exists()


def test_a_record_dropped_on_the_library_is_opened(
    library: LibraryWindow, game: Game, tmp_path: Path
) -> None:
    theirs = written(tmp_path / "theirs.domino", "Eve", day=29)
    assert drop(library.list.table.viewport(), files(theirs.as_uri()))
    assert game.opened == [theirs]


@pytest.mark.parametrize("content", [b"", b"\x89PNG\r\n", b"{}\n"])
def test_what_is_no_record_is_said_to_be_none(
    library: LibraryWindow, game: Game, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "holiday.png").write_bytes(content)
    assert drop(library.filters.words, files((tmp_path / "holiday.png").as_uri()))
    (text,) = library.bar.texts
    assert text.startswith("holiday.png is damaged or no record")
    assert not library.filters.words.text()
    assert not game.opened


# -- giving away -------------------------------------------------------------------------------


def test_a_record_is_copied_without_its_secrets(library: LibraryWindow, tmp_path: Path) -> None:
    focus_list(library)
    QTest.keyClick(library.list.table, Qt.Key.Key_C, CONTROL)
    (tmp_path / "copied.domino").write_text(QApplication.clipboard().text())
    events = read_record(tmp_path / "copied.domino").match.events
    deals = [event for event in events if isinstance(event, RoundDealt)]
    assert deals
    assert not any(deal.key for deal in deals)
    assert library.status.text() == "The record has been copied."


def test_a_record_is_saved_where_it_is_wanted(
    library: LibraryWindow, tmp_path: Path, records: list[Path]
) -> None:
    focus_list(library, 1)
    QTest.keyClick(library, Qt.Key.Key_S, CONTROL)
    (chooser,) = library.findChildren(QFileDialog)
    assert [Path(name).name for name in chooser.selectedFiles()] == ["Bo.domino"]
    chooser.fileSelected.emit(str(tmp_path / "mine.domino"))
    chooser.fileSelected.emit(str(records[2]))
    chooser.close()
    library.activateWindow()
    assert library.status.text() == f"Saved: {tmp_path / 'mine.domino'}"
    assert read_record(tmp_path / "mine.domino").match.started.seats[1].name == "Bo"
    assert read_record(records[2]).match.started.seats[1].name == "Cy"
    (text,) = library.bar.texts
    assert text.startswith("Cy.domino has not been saved")


def test_a_record_that_is_gone_cannot_be_given_away_and_that_is_said(
    library: LibraryWindow, records: list[Path]
) -> None:
    focus_list(library, 1)
    records[1].unlink()
    QTest.keyClick(library.list.table, Qt.Key.Key_C, CONTROL)
    assert library.bar.texts == ["Bo.domino cannot be opened."]


# -- deleting ----------------------------------------------------------------------------------


def test_several_matches_are_deleted_and_brought_back(
    library: LibraryWindow, records: list[Path], qtbot: QtBot
) -> None:
    focus_list(library, 1)
    QTest.keyClick(library.list.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    delete(qtbot, library)
    assert listed(library) == ["Ann", "Di"]
    assert not records[1].exists()
    assert len([*deleted_folder().iterdir()]) == 2
    assert library.status.text().startswith("2 ")
    with qtbot.waitSignal(library.bin.put_back):
        click_in_bar(library, "deleted")
    assert listed(library) == [*NAMES]
    assert all(path.exists() for path in records)
    assert not library.bar.texts


def test_undo_has_its_key_and_is_for_what_was_deleted_last(
    library: LibraryWindow, qtbot: QtBot
) -> None:
    assert not library.commands.undo.isEnabled()
    focus_list(library, 1)
    delete(qtbot, library)
    delete(qtbot, library)
    assert listed(library) == ["Ann", "Di"]
    moved(qtbot, library, Qt.Key.Key_Z, CONTROL)
    assert listed(library) == ["Ann", "Cy", "Di"]
    assert not library.commands.undo.isEnabled()


def test_the_key_that_deletes_deletes_no_match_while_a_name_is_typed(
    library: LibraryWindow, records: list[Path]
) -> None:
    QTest.keyClicks(library.filters.words, "y")
    press(library, Qt.Key.Key_Home)
    press(library, Qt.Key.Key_Delete)
    assert not library.filters.words.text()
    assert not library.bin.busy
    assert all(path.exists() for path in records)


def test_the_match_that_is_being_played_is_kept_and_the_others_go(
    library: LibraryWindow, game: Game, records: list[Path], qtbot: QtBot
) -> None:
    game.playing = records[0]
    focus_list(library)
    delete(qtbot, library)
    assert library.bar.texts == ["The match that is being played cannot be deleted."]
    QTest.keyClick(library.list.table, Qt.Key.Key_A, CONTROL)
    delete(qtbot, library)
    assert listed(library) == ["Ann"]
    assert records[0].exists()


def test_a_match_that_another_copy_plays_is_kept_with_the_reason(
    library: LibraryWindow, records: list[Path], qtbot: QtBot
) -> None:
    other = AppendFile.open(records[0])
    focus_list(library)
    delete(qtbot, library)
    other.close()
    assert records[0].exists()
    (text,) = library.bar.texts
    assert "could not be deleted: Ann.domino" in text


def test_a_library_that_refuses_to_delete_is_told_and_finds_out_what_is_left(
    library: LibraryWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def refuse(*_: object) -> None:
        raise LibraryError(Trouble.FULL, "no space left")

    monkeypatch.setattr(Library, "remove", refuse)
    focus_list(library, 1)
    with qtbot.waitSignal(library.index.refreshed):
        press(library, Qt.Key.Key_Delete)
    assert listed(library) == [*NAMES]
    (text,) = library.bar.texts
    assert text.startswith("The disk is full")


def test_what_is_deleted_while_the_files_are_read_does_not_end_the_reading(
    library: LibraryWindow, qtbot: QtBot
) -> None:
    written(finished_folder() / "new.domino", "Zed", day=29)
    focus_list(library, 1)
    with qtbot.waitSignal(library.index.refreshed):
        library.index.refresh()
        delete(qtbot, library)
    assert listed(library) == ["Zed", "Ann", "Cy", "Di"]


def test_what_was_deleted_stays_so_when_the_library_is_closed(
    library: LibraryWindow, open_library: Callable[[], LibraryWindow], qtbot: QtBot
) -> None:
    focus_list(library)
    delete(qtbot, library)
    library.close()
    again = open_library()
    assert listed(again) == ["Bo", "Cy", "Di"]
    assert not again.commands.undo.isEnabled()


# -- the window --------------------------------------------------------------------------------


def test_every_command_is_in_the_menu_of_the_list(
    library: LibraryWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[QMenu] = []
    # Shown in earnest, a menu wants to be above all others, which is nothing without a screen.
    monkeypatch.setattr(QMenu, "popup", lambda menu, _: shown.append(menu))
    focus_list(library, 2)
    viewport, at = library.list.table.viewport(), QPoint(5, 5)
    for reason in (QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard):
        event = QContextMenuEvent(reason, at, viewport.mapToGlobal(at))
        QApplication.sendEvent(viewport, event)
    menu, _ = shown
    texts = [action.text().replace("&", "") for action in menu.actions() if action.text()]
    assert texts[:4] == ["Open", "Copy record", "Save as…", "Delete"]
    assert all(action.shortcuts() for action in menu.actions() if action.text())


def test_with_several_chosen_only_deleting_is_offered(library: LibraryWindow) -> None:
    focus_list(library)
    QTest.keyClick(library.list.table, Qt.Key.Key_A, CONTROL)
    commands = library.commands
    assert commands.delete.isEnabled()
    for action in (commands.open, commands.copy, commands.save):
        assert not action.isEnabled()
        assert not commands.button(action).isEnabled()


def test_everything_has_a_name_for_screen_readers(library: LibraryWindow) -> None:
    for kind in (QLineEdit, QPushButton):
        for widget in library.findChildren(kind):
            if widget.isVisible() and widget.parent() is not library.filters.dates.since:
                assert widget.accessibleName() or getattr(widget, "text", str)()
    assert library.list.table.accessibleName()
    assert library.preview.words.accessibleName()


def test_trouble_with_the_library_is_told_and_the_matches_are_shown(
    open_library: Callable[[], LibraryWindow],
    records: list[Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    del records
    really = Library.open
    tries: list[Path] = []

    def fail_first(path: Path) -> Library:
        tries.append(path)
        if len(tries) == 1:
            raise LibraryError(Trouble.READ_ONLY, "read-only")
        return really(path)

    monkeypatch.setattr(Library, "open", fail_first)
    library = open_library()
    assert "cannot be written" in library.bar.texts[0]
    assert listed(library) == [*NAMES]


def test_another_language_is_spoken_at_once(library: LibraryWindow) -> None:
    QTest.keyClicks(library.filters.words, "a")
    QApplication.sendEvent(library, QEvent(QEvent.Type.LanguageChange))
    assert library.filters.words.text() == "a"
    assert listed(library) == ["Ann"]
    assert library.windowTitle() == "Library"


# -- beside the game ---------------------------------------------------------------------------


def opened(person: Person) -> LibraryWindow:
    """The library that stands beside the game."""
    window = person.host.window
    (library,) = [found for found in window.findChildren(LibraryWindow) if found.isVisible()]
    return library


def test_the_library_opens_beside_the_game_and_only_once(
    open_window: Callable[..., Person],
) -> None:
    person = open_window()
    window = person.host.window
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    library = opened(person)
    assert not library.isModal()
    window.menus.library.trigger()
    assert opened(person) is library
    library.close()
    person.qtbot.waitUntil(lambda: not window.findChildren(LibraryWindow))
    window.menus.library.trigger()
    assert opened(person) is not library


def test_the_match_that_is_played_is_listed_in_the_library_and_cannot_be_deleted(
    open_window: Callable[..., Person],
) -> None:
    person = open_window(file=written(matches_folder() / "a.domino", "Ann", day=1, over=False))
    person.wait(Stage.CHOOSING)
    person.host.dialogs.show_library()
    library = opened(person)
    person.qtbot.waitUntil(lambda: library.list.current() is not None)
    with person.qtbot.waitSignal(library.bin.deleted):
        library.commands.delete.trigger()
    assert library.bar.texts == ["The match that is being played cannot be deleted."]
