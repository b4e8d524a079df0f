"""The drill in the window: how it is reached and left, and that answers are kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from domino_gui.storage.learner import Answered, read_learner
from domino_gui.storage.places import learner_path
from domino_gui.windows import kept_answers
from domino_gui.windows.drill_page import DrillPage
from domino_gui.windows.drill_progress import DrillProgress
from tests.windows.conftest import Person

LEFT = Qt.MouseButton.LeftButton


def drilling(person: Person) -> DrillPage:
    """Open the drill by its key."""
    person.press(Qt.Key.Key_F7)
    page = person.host.window.page
    assert isinstance(page, DrillPage)
    page.by_itself.setInterval(3_600_000)
    return page


def answer(person: Person, page: DrillPage, *, off: int = 0) -> None:
    assert page.drill is not None
    QTest.keyClicks(page.panel.entry.field, str(page.drill.right + off))
    person.press(Qt.Key.Key_Return)


def test_the_drill_comes_from_the_first_page_and_goes_back_there(
    open_window: Callable[..., Person],
) -> None:
    person = open_window(comes_in=False)
    page = drilling(person)
    assert page.panel.entry.field.hasFocus()
    person.press(Qt.Key.Key_F7)
    assert person.host.window.page is page
    person.press(Qt.Key.Key_Escape)
    assert person.host.welcome.is_shown


def test_a_match_that_is_played_comes_back_after_the_drill(
    open_window: Callable[..., Person],
) -> None:
    person = open_window()
    person.wait()
    playing = person.host.playing
    placed = len(person.desk.match.events)
    page = drilling(person)
    assert person.host.window.desk is None
    assert page.panel.entry.field.hasFocus()
    person.press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert person.host.playing == playing
    assert len(person.desk.match.events) >= placed


def test_answers_are_kept_and_gone_on_from(open_window: Callable[..., Person]) -> None:
    person = open_window(comes_in=False)
    page = drilling(person)
    answer(person, page)
    person.press(Qt.Key.Key_Return)
    answer(person, page, off=40)
    kept = read_learner(learner_path())
    assert [each.is_right for each in kept if isinstance(each, Answered)] == [True, False]
    person.press(Qt.Key.Key_Escape)
    assert drilling(person) is page
    assert page.drill is not None
    assert page.drill.answers == kept
    assert page.panel.learning.text() == "1 position still being learnt"


def test_a_disk_that_fails_is_told_once_and_the_drill_goes_on(
    open_window: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_answers, "write_learnt", lambda *_: "No space left on device")
    person = open_window(comes_in=False)
    page = drilling(person)
    for _ in range(3):
        answer(person, page)
        person.press(Qt.Key.Key_Return)
    assert page.is_asking
    assert person.host.window.notices.texts == [
        "Your answers cannot be kept for another day; everything else goes on."
    ]


def test_answers_that_cannot_be_read_are_told_and_the_drill_begins_anew(
    open_window: Callable[..., Person],
) -> None:
    learner_path().mkdir(parents=True)
    person = open_window(comes_in=False)
    page = drilling(person)
    assert person.host.window.notices.texts == [
        "What you answered in earlier drills cannot be read."
    ]
    assert page.is_asking


def test_progress_is_shown_upon_the_drill_whose_clock_waits(
    open_window: Callable[..., Person],
) -> None:
    person = open_window(comes_in=False)
    page = drilling(person)
    page.panel.choices.clock.choose(60)
    page.go_on()
    QTest.mouseClick(page.panel.progress, LEFT)
    (dialog,) = person.host.window.findChildren(DrillProgress)
    assert dialog.isVisible()
    assert not page.panel.clock.is_running
    dialog.reject()
    assert page.panel.clock.is_running
