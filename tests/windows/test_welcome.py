"""From the first page into a match, and back; what waits there after crashes."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import PlayerKind
from domino_gui.engine.record import write_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.append_file import AppendFile
from domino_gui.storage.library import Query
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.places import damaged_folder, finished_folder, matches_folder
from domino_gui.windows import welcome
from domino_gui.windows.desk import Stage
from domino_gui.windows.library_window import LibraryWindow
from domino_gui.windows.new_match import NewMatchDialog
from domino_gui.windows.rule_book import RuleBookDialog
from domino_gui.windows.table_page import TablePage
from tests.simulated import short_match
from tests.windows.conftest import Person, people, press
from tests.windows.test_unfinished import unfinished

OpenWindow = Callable[..., Person]


@pytest.fixture
def arrive(open_window: OpenWindow) -> Callable[..., Person]:
    """Open the window, and stay on its first page."""

    def opened(setup: MatchSetup | None = None, **how: object) -> Person:
        person = open_window(setup, comes_in=False, **how)
        person.qtbot.waitUntil(lambda: person.host._painted)
        return person

    return opened


def dialogs(person: Person, kind: type[QDialog]) -> list[QDialog]:
    return [child for child in person.host.window.findChildren(kind) if child.isVisible()]


def test_the_program_starts_on_its_first_page_and_begins_nothing(arrive: OpenWindow) -> None:
    person = arrive()
    window = person.host.window
    assert window.page is person.host.welcome.page
    assert window.desk is None
    assert window.findChild(TablePage) is None
    assert window.windowTitle() == ""
    assert not matches_folder().exists()


def test_enter_plays_the_computer_at_once(arrive: OpenWindow) -> None:
    person = arrive()
    press(person.host.window, Qt.Key.Key_Return)
    person.wait(Stage.CHOOSING)
    started = person.desk.match.started
    assert started.rules is RuleSetId.ALL_FIVES
    assert [seat.player for seat in started.seats] == [PlayerKind.HUMAN, PlayerKind.COMPUTER]
    assert not person.desk.practice


def test_the_computer_is_played_as_it_was_last(arrive: OpenWindow) -> None:
    person = arrive(MatchSetup(RuleSetId.MUGGINS, 3))
    press(person.host.window, Qt.Key.Key_1)
    assert person.desk.match.rules.rule_set.id is RuleSetId.MUGGINS
    assert person.desk.match.rules.seats == 3


def test_around_one_machine_names_are_asked_for(arrive: OpenWindow) -> None:
    person = arrive()
    press(person.host.window, Qt.Key.Key_2)
    (dialog,) = dialogs(person, NewMatchDialog)
    assert isinstance(dialog, NewMatchDialog)
    kinds = [player.player for player in dialog.setup().players[:2]]
    assert kinds == [PlayerKind.HUMAN, PlayerKind.HUMAN]
    press(dialog, Qt.Key.Key_Return)
    person.wait(Stage.CURTAIN)
    assert len(person.desk.people) == 2


def test_counting_is_learnt_on_a_page_of_its_own(arrive: OpenWindow) -> None:
    person = arrive(MatchSetup(RuleSetId.DRAW))
    press(person.host.window, Qt.Key.Key_3)
    assert person.host.learning.page.is_shown
    person.press(Qt.Key.Key_Escape)
    assert person.host.welcome.page.is_shown


def test_four_computers_can_be_watched(arrive: OpenWindow) -> None:
    person = arrive()
    person.click(person.host.welcome.page.watch_button)
    seats = person.desk.match.started.seats
    assert [seat.player for seat in seats] == [PlayerKind.COMPUTER] * 4


def test_the_rules_can_be_read_before_any_match(arrive: OpenWindow) -> None:
    person = arrive(MatchSetup(RuleSetId.FIVE_UP))
    person.press(Qt.Key.Key_F1)
    (book,) = dialogs(person, RuleBookDialog)
    assert "Five Up" in book.windowTitle()


# -- leaving and coming back -----------------------------------------------------------------------


def test_a_match_that_is_left_is_offered_at_once_and_gone_on_with(arrive: OpenWindow) -> None:
    person = arrive()
    press(person.host.window, Qt.Key.Key_1)
    person.wait(Stage.CHOOSING)
    person.play_by_clicks()
    person.wait(Stage.CHOOSING)
    events = person.desk.match.events[:]
    window, page = person.host.window, person.host.welcome.page
    window.menus.leave.trigger()
    assert window.desk is None
    assert window.page is page
    person.qtbot.waitUntil(lambda: page.unfinished.table.miniature is not None)  # type: ignore[union-attr]
    assert page.unfinished is not None
    assert page.unfinished.go_on_button.hasFocus()
    press(window, Qt.Key.Key_Return)
    assert person.desk.match.events == events
    person.wait(Stage.CHOOSING)
    assert window.scene.rack_tiles


def test_a_match_of_several_people_goes_on_behind_the_curtain(arrive: OpenWindow) -> None:
    person = arrive(people("Ada", "Bo"))
    press(person.host.window, Qt.Key.Key_2)
    press(dialogs(person, NewMatchDialog)[0], Qt.Key.Key_Return)
    person.wait(Stage.CURTAIN)
    person.play_by_clicks()
    person.wait(Stage.CHOOSING)
    person.host.show_first_page()
    person.qtbot.waitUntil(lambda: bool(person.host.welcome.page.unfinished))
    press(person.host.window, Qt.Key.Key_Return)
    assert person.wait() is Stage.CURTAIN
    assert person.desk.viewer is None


# -- what waits -------------------------------------------------------------------------------


def test_several_matches_are_kept_and_the_latest_is_offered(arrive: OpenWindow) -> None:
    unfinished(matches_folder() / "older.domino", 100)
    newer = unfinished(matches_folder() / "newer.domino")
    unfinished(matches_folder() / "oldest.domino", 200)
    person = arrive()
    page = person.host.welcome.page
    assert page.unfinished is not None
    assert page.unfinished.more_button.text() == "2 more unfinished matches…"
    press(person.host.window, Qt.Key.Key_Return)
    assert person.host.playing == newer


def test_a_damaged_match_is_explained_and_kept_aside_and_the_next_is_offered(
    arrive: OpenWindow,
) -> None:
    matches_folder().mkdir(parents=True)
    noise = os.urandom(400)
    (matches_folder() / "noise.domino").write_bytes(noise)
    good = unfinished(matches_folder() / "good.domino", 100)
    person = arrive()
    (notice,) = person.host.window.notices.texts
    assert "noise.domino" in notice
    assert "kept aside" in notice
    assert (damaged_folder() / "noise.domino").read_bytes() == noise
    assert person.host.welcome.page.unfinished is not None
    press(person.host.window, Qt.Key.Key_Return)
    assert person.host.playing == good


def test_nothing_but_damage_leaves_the_ways_in(arrive: OpenWindow) -> None:
    matches_folder().mkdir(parents=True)
    for number in range(3):
        (matches_folder() / f"{number}.domino").write_text(f"{number}\n")
    person = arrive()
    assert len(person.host.window.notices.texts) == 3
    assert person.host.welcome.page.unfinished is None
    assert not list(matches_folder().glob("*.domino"))
    assert len(list(damaged_folder().iterdir())) == 3
    press(person.host.window, Qt.Key.Key_Return)
    assert person.wait() is Stage.CHOOSING


def test_a_match_that_is_played_in_another_window_is_told_and_the_next_is_offered(
    arrive: OpenWindow,
) -> None:
    held = AppendFile.open(unfinished(matches_folder() / "held.domino"))
    free = unfinished(matches_folder() / "free.domino", 100)
    person = arrive()
    (notice,) = person.host.window.notices.texts
    assert "held.domino is being played in another window" in notice
    press(person.host.window, Qt.Key.Key_Return)
    assert person.host.playing == free
    held.close()


def test_a_match_that_goes_while_it_is_offered_is_not_offered_any_more(
    arrive: OpenWindow,
) -> None:
    path = unfinished(matches_folder() / "one.domino")
    person = arrive()
    path.unlink()
    press(person.host.window, Qt.Key.Key_Return)
    assert "one.domino" in person.host.window.notices.texts[0]
    assert person.host.welcome.page.unfinished is None
    assert person.host.window.page is person.host.welcome.page


def test_what_is_over_is_filed_after_a_crash(arrive: OpenWindow) -> None:
    matches_folder().mkdir(parents=True)
    write_record(matches_folder() / "over.domino", short_match().events)
    (matches_folder() / "empty.domino").touch()
    person = arrive()
    person.qtbot.waitUntil((finished_folder() / "over.domino").exists, timeout=5_000)
    person.qtbot.waitUntil((damaged_folder() / "empty.domino").exists, timeout=5_000)
    assert not list(matches_folder().glob("*.domino"))


def test_a_file_that_cannot_be_opened_leads_to_the_first_page(
    arrive: OpenWindow, tmp_path: Path
) -> None:
    person = arrive(file=tmp_path / "nowhere.domino")
    assert person.host.window.page is person.host.welcome.page
    assert "nowhere.domino" in person.host.window.notices.texts[0]


@pytest.mark.parametrize("short", [False, True])
def test_a_long_match_is_read_once_the_page_has_been_seen(
    arrive: OpenWindow, monkeypatch: pytest.MonkeyPatch, short: bool
) -> None:
    begun: list[bool] = []
    fill = welcome.Welcome.fill

    def watched(self: welcome.Welcome) -> None:
        begun.append(self._host._painted)
        fill(self)

    monkeypatch.setattr(welcome.Welcome, "fill", watched)
    path = unfinished(matches_folder() / "one.domino")
    monkeypatch.setattr(welcome, "_SHORT", path.stat().st_size - (not short))
    person = arrive()
    assert begun[0] is not short
    card = person.host.welcome.page.unfinished
    assert card is not None
    assert card.table.miniature is not None


def test_the_other_matches_are_shown_in_the_library(arrive: OpenWindow) -> None:
    for number in range(3):
        unfinished(matches_folder() / f"{number}.domino", number)
    person = arrive()
    card = person.host.welcome.page.unfinished
    assert card is not None
    person.click(card.more_button)
    (library,) = dialogs(person, LibraryWindow)
    assert isinstance(library, LibraryWindow)
    assert library.filters.query() == Query(over=False)
    library.close()


def test_what_has_gone_meanwhile_is_offered_no_more_to_who_comes_back(
    arrive: OpenWindow, qtbot: QtBot
) -> None:
    path = unfinished(matches_folder() / "one.domino")
    person = arrive()
    page = person.host.welcome.page
    other = QDialog(person.host.window)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow, timeout=5_000)
    path.unlink()
    other.close()
    person.host.window.activateWindow()
    qtbot.waitUntil(lambda: page.unfinished is None, timeout=5_000)
