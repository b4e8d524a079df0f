"""A lesson before somebody: what is enabled, how it fits, and how it speaks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from domino_gui.learning.lesson_tasks import Lay, PlayOn
from domino_gui.learning.lessons import read_lessons
from domino_gui.resource_files import resource
from domino_gui.table.choreography import Pace
from domino_gui.table.themes import theme
from domino_gui.windows.lesson_page import LessonPage
from domino_gui.windows.rule_book import RuleBookDialog
from domino_gui.windows.rule_topics import RuleTopic
from tests.windows.conftest import Person
from tests.windows.test_first_page import SIZES
from tests.windows.test_main_window import cut_off, needs_translations

OpenWindow = Callable[..., Person]
LESSONS, _ = read_lessons([resource("lessons")])


def begin(person: Person, lesson: str, at: int = 0) -> LessonPage:
    """Open a lesson at one of its pages."""
    person.host.learning.show()
    person.host.learning.begin(lesson)
    page = person.host.learning.lesson_page
    page._show(at)
    person.qtbot.waitUntil(lambda: page.view.targets is not None, timeout=5_000)
    return page


@needs_translations
@pytest.mark.parametrize("language", ["ko", "en"])
def test_nothing_is_cut_off_at_any_size(open_window: OpenWindow, language: str) -> None:
    person = open_window(comes_in=False, language=language)
    window = person.host.window
    for size in SIZES[1:]:
        window.resize(*size)
        for lesson in ("first-count", "settlement"):
            for at in (2, 4):
                page = begin(person, lesson, at)
                QApplication.processEvents()
                inside = page.panel.findChildren(QLabel)
                assert cut_off(window) == []
                assert page.panel.area.height() > 6 * window.pixels
                assert all(label.width() <= page.panel.width() for label in inside)


def test_commands_of_play_are_there_only_where_a_tile_is_asked_for(
    open_window: OpenWindow,
) -> None:
    person = open_window(comes_in=False)
    menus = person.host.window.menus
    page = begin(person, "first-count", 1)
    assert not menus.pick[0].isEnabled()
    assert not menus.place.isEnabled()
    page._show(5)
    assert menus.pick[0].isEnabled()
    assert not menus.draw.isEnabled()
    person.press(Qt.Key.Key_1)
    assert menus.place.isEnabled()
    begin(person, "drawing", 1)
    assert menus.draw.isEnabled()
    assert menus.pass_turn.isEnabled()
    person.host.learning.show()
    assert not menus.pick[0].isEnabled()
    assert menus.leave.isEnabled()


def test_escape_puts_a_tile_back_before_it_leaves(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False)
    page = begin(person, "first-count", 5)
    person.press(Qt.Key.Key_1)
    steps = [(page.scene.picked is not None, page.is_shown)]
    for _ in range(2):
        person.press(Qt.Key.Key_Escape)
        steps.append((page.scene.picked is not None, page.is_shown))
    assert steps == [(True, True), (False, True), (False, False)]
    assert person.host.learning.page.is_shown


def test_the_rule_book_opens_at_what_the_page_is_about(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False)
    topics = {
        ("first-count", 0): None,
        ("first-count", 1): RuleTopic.COUNT,
        ("drawing", 1): RuleTopic.DRAWING,
        ("drawing", 2): RuleTopic.PASSING,
        ("settlement", 0): RuleTopic.SETTLEMENT,
    }
    page = person.host.learning.lesson_page
    for (lesson, at), topic in topics.items():
        assert begin(person, lesson, at).topic is topic
    assert page.rules is not None
    person.click(page.panel.rules_button)
    assert person.host.window.findChild(RuleBookDialog) is not None


def test_what_moves_is_seen_and_can_be_skipped(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False, pace="slow")
    page = begin(person, "first-count", 5)
    assert page.scene.pace is not Pace.OFF
    person.press(Qt.Key.Key_1)
    person.press(Qt.Key.Key_Return)
    assert page.done[5]
    assert page.scene.busy
    person.press(Qt.Key.Key_Escape)
    person.qtbot.waitUntil(lambda: not page.scene.busy, timeout=5_000)
    assert page.is_shown


def test_colours_and_closing_reach_the_table(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False)
    page = begin(person, "first-count", 3)
    person.host.window.set_theme(theme("contrast"))
    assert page.scene.colours is theme("contrast").table
    person.host.window.close()
    assert page.asking is not None
    assert not page.asking.isEnabled()


@needs_translations
def test_another_language_is_spoken_at_once(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False, language="en")
    page = begin(person, "first-count", 1)
    person.host.settings.change(language="ko")
    QApplication.processEvents()
    assert page.panel.text.text() == LESSONS[0].pages[1].text.in_("ko")
    assert page.panel.question.text() == "끝 합계는 얼마일까요?"
    assert page.caption[1] == LESSONS[0].title.in_("ko")


def test_enter_does_nothing_while_something_is_asked(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False)
    page = begin(person, "drawing", 1)
    person.press(Qt.Key.Key_Return)
    person.press(Qt.Key.Key_PageDown)
    assert page.at == 1


def test_the_last_button_says_where_it_leads(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False, language="en")
    page = begin(person, "on-purpose", 4)
    assert page.leaf is not None
    assert isinstance(page.leaf.task, PlayOn)
    assert page.panel.next_button.text() == "Play"
    page = begin(person, "first-count", 5)
    assert page.leaf is not None
    assert isinstance(page.leaf.task, Lay)
    assert page.panel.next_button.text() == "Next lesson"
