"""Another's program from its adding to its removal, by real keys and clicks."""

import sys
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox, QPushButton

from domino_gui.engine.match import Phase
from domino_gui.engine.record import read_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.game import computer
from domino_gui.game.computer import Computer
from domino_gui.storage.bounded_log import read_log
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.storage.places import fault_log_path, finished_folder, preferences_path
from domino_gui.storage.preferences import read_preferences
from domino_gui.storage.programs import AddedProgram, join_arguments
from domino_gui.windows.desk import Stage
from domino_gui.windows.new_match import NewMatchDialog
from domino_gui.windows.preferences_dialog import PreferencesDialog
from domino_gui.windows.program_form import ProgramForm
from tests.game.table import LONG, PROGRAMS
from tests.windows.conftest import Person, press

pytestmark = pytest.mark.usefixtures("patient_trial")

OpenWindow = Callable[..., Person]
D = TypeVar("D", bound=QDialog)


def program(name: str, *arguments: str, levels: tuple[str, ...] = ("club",)) -> AddedProgram:
    command = (sys.executable, str(PROGRAMS / f"{name}.py"), *arguments)
    return AddedProgram("Rob", command, levels=levels)


def dialog(person: Person, kind: type[D]) -> D:
    """The dialog that is open."""
    (found,) = [child for child in person.host.window.findChildren(kind) if child.isVisible()]
    return found


def press_in_window(person: Person, key: Qt.Key) -> None:
    # Without a screen, nobody gives the keys back to the window when a dialog closes.
    person.host.window.activateWindow()
    person.qtbot.waitUntil(person.host.window.isActiveWindow)
    person.press(key, Qt.KeyboardModifier.ControlModifier)


def preferences_of(person: Person) -> PreferencesDialog:
    press_in_window(person, Qt.Key.Key_Comma)
    opened = dialog(person, PreferencesDialog)
    opened.pages.setCurrentIndex(opened.pages.count() - 1)
    return opened


def against(level: str = "club") -> MatchSetup:
    rob = SeatSetup(level=level, program="Rob")
    person, *_ = MatchSetup().players
    return MatchSetup(RuleSetId.DRAW, players=(person, rob, SeatSetup(), SeatSetup()))


def played_to_its_end(person: Person) -> None:
    while person.wait() is not Stage.MATCH_OVER:
        person.play_by_clicks()


def test_a_program_is_added_tested_played_against_and_removed(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW))
    person.wait(Stage.CHOOSING, Stage.ROUND_OVER)
    # Added, and with that tested.
    page = preferences_of(person).programs
    person.click(page.add)
    form = dialog(person, ProgramForm)
    QTest.keyClicks(form.name, "Rob")
    QTest.keyClicks(form.program, sys.executable)
    QTest.keyClicks(form.arguments, join_arguments([str(PROGRAMS / "fair.py")]))
    press(form, Qt.Key.Key_Return)
    person.qtbot.waitUntil(lambda: not page.trial.running, timeout=LONG)
    assert page.trial.status.text() == "Rob keeps the protocol."
    (rob,) = read_preferences(preferences_path()).preferences.programs
    assert rob.levels == ("beginner", "casual", "club", "expert", "master")
    press(dialog(person, PreferencesDialog), Qt.Key.Key_Escape)
    # Chosen for a seat: the last of the list, its strongest level.
    press_in_window(person, Qt.Key.Key_N)
    new_match = dialog(person, NewMatchDialog)
    who = new_match.rows.who[1]
    who.setFocus()
    QTest.keyClick(who, Qt.Key.Key_End)
    assert who.currentText() == "Rob, master"
    person.click(new_match.start)
    started = person.desk.match.started
    assert [(seat.name, seat.program, seat.level) for seat in started.seats[1:]] == [
        ("Rob", "Rob", "master"),
    ]
    played_to_its_end(person)
    (record,) = finished_folder().glob("*.domino")
    assert read_record(record).match.events == person.desk.match.events
    assert read_record(record).match.phase is Phase.OVER
    # Once more, by the button.
    person.click(person.host.window.panel.rematch)
    assert person.desk.match.started.seats == started.seats
    person.wait(Stage.CHOOSING, Stage.ROUND_OVER, Stage.MATCH_OVER)
    assert not person.host.window.has_notices
    # Removed: the next new match is against ours again.
    person.click(preferences_of(person).programs.remove)
    box = dialog(person, QMessageBox)
    (yes,) = [button for button in box.findChildren(QPushButton) if button.text() == "Remove"]
    person.click(yes)
    kept = read_preferences(preferences_path()).preferences
    assert kept.programs == ()
    assert kept.match.players[1] == SeatSetup()


MISBEHAVING = {
    "illegal": "illegal action: it",
    "silent_thinking": "silent",
    "garbage": "no protocol",
    "dies_thinking": "died: club is too hard",
}


@pytest.mark.parametrize(("name", "told"), MISBEHAVING.items(), ids=MISBEHAVING.keys())
def test_whatever_a_program_does_wrong_is_shown_and_logged_and_the_match_goes_on(
    name: str, told: str, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    grace_ms = 1000 if name == "silent_thinking" else LONG
    monkeypatch.setattr(computer, "Computer", partial(Computer, budget_ms=0, grace_ms=grace_ms))
    person = open_window(against(), programs=(program(name),))
    played_to_its_end(person)
    (notice,) = person.host.window.notices.texts  # the latest about a seat is what counts
    assert "built-in player" in notice
    first, second = [
        line for line in read_log(fault_log_path()).splitlines() if not line.startswith("    ")
    ]
    assert f"seat 2 (Rob), Rob at level club: {told}" in first
    assert first.endswith("; started again")
    assert second.endswith("; the built-in player takes its place")


def test_a_log_that_cannot_be_written_stops_no_match(open_window: OpenWindow) -> None:
    fault_log_path().mkdir(parents=True)
    person = open_window(against(), programs=(program("dies_thinking"),))
    played_to_its_end(person)
    assert any("built-in player" in text for text in person.host.window.notices.texts)


def test_a_match_whose_program_was_removed_is_gone_on_with_against_ours(
    open_window: OpenWindow,
) -> None:
    person = open_window(against("champion"), programs=(program("fair", levels=("champion",)),))
    person.wait(Stage.CHOOSING, Stage.ROUND_OVER)
    events = person.desk.match.events[:]
    person.host.window.close()
    again = open_window(programs=())
    assert again.desk.match.events[: len(events)] == events
    again.qtbot.waitUntil(lambda: again.host.window.has_notices, timeout=LONG)
    (notice,) = again.host.window.notices.texts
    assert "“Rob”" in notice
    played_to_its_end(again)
    assert again.host.window.notices.texts == [notice]
    assert read_log(fault_log_path()) == ""


def test_a_program_whose_levels_are_not_known_plays_at_its_strongest(
    open_window: OpenWindow,
) -> None:
    person = open_window(against(""), programs=(program("fair", levels=()),))
    played_to_its_end(person)
    assert not person.host.window.has_notices
