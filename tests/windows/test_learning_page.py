"""What is preferred of counting can be chosen by keys, holds at once and is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from domino_gui.storage.places import preferences_path
from domino_gui.storage.preferences import MOST_CLOCK_S, Preferences, read_preferences
from domino_gui.windows.learning_page import LearningPage
from domino_gui.windows.preferences_dialog import PreferencesDialog
from tests.windows.conftest import Person
from tests.windows.test_dialogs import dialog
from tests.windows.test_play_page import choose, turn_to

OpenWindow = Callable[..., Person]


def page_of(person: Person) -> LearningPage:
    person.host.window.menus.preferences.trigger()
    preferences = dialog(person, PreferencesDialog)
    turn_to(preferences, preferences.learning)
    return preferences.learning


def kept() -> Preferences:
    return read_preferences(preferences_path()).preferences


def test_every_choice_that_the_preferences_know_is_offered(parent: QWidget) -> None:
    page = LearningPage(Preferences(), 14, parent)
    kinds = get_type_hints(Preferences)
    for name, shown in page.lists.items():
        values = [shown.itemData(index) for index in range(shown.count())]
        assert sorted(values) == sorted(get_args(kinds[name]))
    assert page.numbers["count_clock_s"].maximum() == MOST_CLOCK_S


@pytest.mark.parametrize("is_on", [False, True])
def test_it_shows_what_is_preferred(parent: QWidget, is_on: bool) -> None:
    names = LearningPage(Preferences(), 14, parent).boxes
    chosen = {"count_yourself": "all", "count_what": "points", "claim_ms": 8000}
    preferred = replace(Preferences(), count_clock_s=20, **chosen, **dict.fromkeys(names, is_on))
    page = LearningPage(preferred, 14, parent)
    assert {box.isChecked() for box in page.boxes.values()} == {is_on}
    assert {name: each.currentData() for name, each in page.lists.items()} == chosen
    assert page.numbers["count_clock_s"].value() == 20


def test_what_is_chosen_by_keys_is_kept(open_window: OpenWindow) -> None:
    page = page_of(open_window())
    choose(page, "count_yourself", "own")
    choose(page, "count_what", "points")
    assert (kept().count_yourself, kept().count_what) == ("own", "points")
    clock = page.numbers["count_clock_s"]
    QTest.keyClick(clock, Qt.Key.Key_Up)
    assert kept().count_clock_s == 1
    QTest.keyClick(clock, Qt.Key.Key_Down)
    assert kept().count_clock_s == 0


def test_everything_on_it_is_reached_by_the_keyboard(open_window: OpenWindow) -> None:
    page = page_of(open_window())
    page.setFocus()
    reached: list[QWidget] = []
    while (focused := page.window().focusWidget()) not in reached:
        assert focused is not None
        reached.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert reached[0] is page.boxes["show_count"]
    wanted = {*page.boxes.values(), *page.lists.values(), *page.numbers.values()}
    assert wanted <= {*reached}
    for label in page.findChildren(QLabel):
        assert label.wordWrap() or label.buddy() is not None


def test_the_coach_can_be_asked_for(open_window: OpenWindow) -> None:
    person = open_window()
    box = page_of(person).boxes["coach"]
    assert not box.isChecked()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert kept().coach
    assert person.host.window.menus.switches["coach"].isChecked()
