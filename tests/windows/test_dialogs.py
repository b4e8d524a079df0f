"""What is asked for in a menu opens, and what is chosen there is done."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QPushButton

from domino_gui.engine.events import Resigned, encode_events
from domino_gui.engine.match import Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.places import preferences_path
from domino_gui.storage.preferences import read_preferences
from domino_gui.windows.desk import Stage
from domino_gui.windows.new_match import NewMatchDialog
from domino_gui.windows.replay_page import ReplayPage
from tests.engine.rigged import dealt
from tests.strategies import start
from tests.windows.conftest import Person, people, press
from tests.windows.test_host import HANDS, written

OpenWindow = Callable[..., Person]

D = TypeVar("D", bound=QDialog)


def dialog(person: Person, kind: type[D]) -> D:
    """The dialog that is open."""
    (found,) = [child for child in person.host.window.findChildren(kind) if child.isVisible()]
    return found


def test_enter_alone_starts_the_new_match_that_was_chosen_last(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS, 3))
    person.wait(Stage.CHOOSING, Stage.ROUND_OVER)
    before = person.desk
    person.host.window.menus.new_match.trigger()
    opened = dialog(person, NewMatchDialog)
    press(opened, Qt.Key.Key_Return)
    assert person.desk is not before
    assert person.desk.match.rules.rule_set.id is RuleSetId.MUGGINS
    assert person.desk.match.rules.seats == 3


def test_what_was_chosen_is_offered_again_after_the_next_start(open_window: OpenWindow) -> None:
    person = open_window()
    person.host.window.menus.new_match.trigger()
    opened = dialog(person, NewMatchDialog)
    opened.rule_sets.button(2).click()
    opened.start.click()
    assert person.desk.match.rules.rule_set.id is RuleSetId.FIVE_UP
    kept = read_preferences(preferences_path()).preferences
    assert kept.match.rules is RuleSetId.FIVE_UP


def test_giving_up_asks_first(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    person.host.window.menus.give_up.trigger()
    box = dialog(person, QMessageBox)
    assert person.desk.match.phase is Phase.PLAY
    assert box.defaultButton().text() == "Play on"
    (yes,) = [button for button in box.findChildren(QPushButton) if button.text() == "Give up"]
    yes.click()
    assert person.wait() is Stage.MATCH_OVER
    assert not person.host.window.menus.give_up.isEnabled()


def test_taking_back_asks_the_first_time_in_a_match(open_window: OpenWindow) -> None:
    person = open_window()
    for _ in range(3):
        person.wait(Stage.CHOOSING)
        person.play_by_clicks()
    person.wait(Stage.CHOOSING)
    undo, events = person.host.window.menus.undo, person.desk.match.events[:]
    undo.trigger()
    box = dialog(person, QMessageBox)
    assert box.defaultButton().text() == "Play on"
    box.defaultButton().click()
    assert person.desk.match.events == events
    practice = [person.desk.practice]
    undo.trigger()
    person.say_yes()
    practice.append(person.desk.practice)
    assert practice == [False, True]
    before = len(person.desk.match.events)
    assert before < len(events)
    person.wait(Stage.CHOOSING)
    undo.trigger()
    assert len(person.desk.match.events) < before


def test_where_several_people_play_whoever_is_in_turn_gives_up(open_window: OpenWindow) -> None:
    person = open_window(people("Ada", "Ben", rules=RuleSetId.DRAW))
    person.wait(Stage.CURTAIN)
    turn = person.desk.match.round.turn
    person.host.window.menus.give_up.trigger()
    assert dialog(person, QMessageBox).text().startswith(("Ada:", "Ben:")[turn])
    person.say_yes()
    assert person.wait() is Stage.MATCH_OVER
    assert person.desk.match.winners == [1 - turn]
    assert isinstance(resigned := person.desk.match.events[-2], Resigned)
    assert resigned.seat == turn


def test_a_record_is_chosen_among_files(open_window: OpenWindow, tmp_path: Path) -> None:
    match = dealt(start(), *HANDS)
    match.resign(0)
    path = written(tmp_path, encode_events(match.events))
    person = open_window()
    person.host.window.menus.open_record.trigger()
    chooser = dialog(person, QFileDialog)
    chooser.fileSelected.emit(str(path))
    chooser.close()
    assert isinstance(person.host.window.page, ReplayPage)


def test_the_rules_stand_beside_the_table_and_the_program_tells_about_itself(
    open_window: OpenWindow,
) -> None:
    person = open_window()
    person.press(Qt.Key.Key_F1)
    assert "All Fives" in dialog(person, QDialog).windowTitle()
    assert not dialog(person, QDialog).isModal()
    dialog(person, QDialog).close()
    person.host.window.menus.about.trigger()
    assert "Fives" in dialog(person, QMessageBox).text()
    dialog(person, QMessageBox).close()
