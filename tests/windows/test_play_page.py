"""What is preferred of play holds at once, and menus and page say the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.places import preferences_path
from domino_gui.storage.preferences import Preferences, read_preferences
from domino_gui.table.choreography import Pace
from domino_gui.windows.desk import Stage
from domino_gui.windows.play_options import PlayOptions, Watch
from domino_gui.windows.play_page import PlayPage
from domino_gui.windows.preferences_dialog import PreferencesDialog
from domino_gui.windows.preferences_page import PreferencesPage
from tests.windows.conftest import Person
from tests.windows.test_dialogs import dialog

OpenWindow = Callable[..., Person]


def page_of(person: Person) -> PlayPage:
    return dialog_of(person).play


def turn_to(preferences: PreferencesDialog, page: QWidget) -> None:
    """Show a page of the dialog."""
    pages = preferences.pages
    for number in range(pages.count()):
        holder = pages.widget(number)
        if holder is not None and holder.isAncestorOf(page):
            pages.setCurrentIndex(number)
    assert page.isVisible()


def dialog_of(person: Person) -> PreferencesDialog:
    person.host.window.menus.preferences.trigger()
    return dialog(person, PreferencesDialog)


def pace_of(person: Person) -> Pace:
    return person.host.window.scene._choreography.pace


def choose(page: PreferencesPage, name: str, value: str) -> None:
    """Choose from a list with the keyboard."""
    shown = page.lists[name]
    while shown.currentData() != value:
        at = shown.currentIndex()
        key = Qt.Key.Key_Down if shown.findData(value) > at else Qt.Key.Key_Up
        QTest.keyClick(shown, key)
        assert shown.currentIndex() != at


def test_every_choice_that_the_preferences_know_is_offered(parent: QWidget) -> None:
    page = PlayPage(Preferences(), 14, parent)
    kinds = get_type_hints(Preferences)
    for name, shown in page.lists.items():
        values = [shown.itemData(index) for index in range(shown.count())]
        assert sorted(values) == sorted(get_args(kinds[name]))


@pytest.mark.parametrize("is_on", [False, True])
def test_it_shows_what_is_preferred(parent: QWidget, is_on: bool) -> None:
    names = PlayPage(Preferences(), 14, parent).boxes
    chosen = {"pace": "slow", "motion": "off", "score_sheet": "board"}
    preferred = replace(Preferences(), **chosen, **dict.fromkeys(names, is_on))
    page = PlayPage(preferred, 14, parent)
    assert {box.isChecked() for box in page.boxes.values()} == {is_on}
    shown = {name: each.currentData() for name, each in page.lists.items()}
    assert shown == chosen


def test_the_first_box_is_at_hand_and_everything_is_reached_by_the_keyboard(
    open_window: OpenWindow,
) -> None:
    page = page_of(open_window())
    reached: list[QWidget] = []
    while (focused := page.window().focusWidget()) not in reached:
        assert focused is not None
        reached.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert reached[0] is page.boxes["automatic_draws"]
    assert {*page.boxes.values(), *page.lists.values()} <= {*reached}
    for label in page.findChildren(QLabel):
        assert label.wordWrap() or label.buddy() is not None


def test_boxes_and_menus_say_the_same_and_it_is_kept(open_window: OpenWindow) -> None:
    person = open_window()
    preferences, switches = dialog_of(person), person.host.window.menus.switches
    boxes = {
        name: (page, box)
        for page in (preferences.play, preferences.learning)
        for name, box in page.boxes.items()
    }
    assert boxes.keys() == switches.keys()
    for name, (page, box) in boxes.items():
        turn_to(preferences, page)
        before = box.isChecked()
        assert switches[name].isChecked() is before
        QTest.keyClick(box, Qt.Key.Key_Space)
        assert box.isChecked() is switches[name].isChecked() is not before
        kept = read_preferences(preferences_path()).preferences
        assert getattr(kept, name) is not before


def test_pace_and_animation_hold_at_once(open_window: OpenWindow) -> None:
    person = open_window(pace="normal")
    page, menus = page_of(person), person.host.window.menus
    choose(page, "pace", "slow")
    assert menus.paces["slow"].isChecked()
    assert pace_of(person) is Pace.SLOW
    choose(page, "motion", "off")
    assert menus.motions["off"].isChecked()
    assert pace_of(person) is Pace.OFF


def test_a_demonstration_takes_up_the_pace_that_is_chosen(open_window: OpenWindow) -> None:
    options = PlayOptions(watch=Watch(RuleSetId.MUGGINS), speed="max")
    person = open_window(options=options, pace="fast")
    assert pace_of(person) is Pace.OFF
    page = page_of(person)
    choose(page, "motion", "off")
    choose(page, "motion", "on")
    assert pace_of(person) is Pace.FAST


def test_a_second_click_is_asked_for_at_once(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS, 2))
    person.wait(Stage.CHOOSING)
    scene = person.host.window.scene
    scene.pick(next(iter(scene.offers.playable)), places_at_once=False)
    page_of(person).boxes["confirm_placements"].click()
    placed = len(person.desk.match.round.layout)
    dialog(person, PreferencesDialog).close()
    person.press(Qt.Key.Key_Return)
    assert len(person.desk.match.round.layout) == placed
    assert scene.tried is not None
    assert person.host.window.panel.message.text().startswith("Once more")
    person.press(Qt.Key.Key_Return)
    assert len(person.desk.match.round.layout) > placed
