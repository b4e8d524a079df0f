"""The ends of a lesson's table are walked along once its count is told, and not before."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from domino_gui.windows.rule_topics import RuleTopic
from domino_gui.windows.why_bar import WhyBar
from tests.windows.conftest import Person
from tests.windows.test_lesson_page import begin

OpenWindow = Callable[..., Person]


def test_why_is_asked_only_once_the_count_is_told(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False, language="en")
    page = begin(person, "doubles", 2)
    assert not page.panel.why_button.isVisible()
    person.press(Qt.Key.Key_1)
    person.press(Qt.Key.Key_0)
    person.press(Qt.Key.Key_Return)
    assert page.done[2]
    person.click(page.panel.why_button)
    (bar,) = page.findChildren(WhyBar)
    assert bar.isVisible()
    assert page.topic in (RuleTopic.DOUBLES, RuleTopic.COUNT)


def test_the_walk_ends_with_its_last_step_and_the_lesson_goes_on(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False, language="en")
    page = begin(person, "doubles", 0)
    person.press(Qt.Key.Key_W)
    (bar,) = page.findChildren(WhyBar)
    for _ in range(3):  # 3, both halves of 6|6, its branches that are closed
        assert bar.isVisible()
        person.press(Qt.Key.Key_Return)
    assert not bar.isVisible()
    assert page.panel.next_button.hasFocus()
    person.press(Qt.Key.Key_Return)
    assert page.at == 1


def test_escape_ends_the_walk_before_it_leaves_the_lesson(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False, language="en")
    page = begin(person, "doubles", 0)
    person.press(Qt.Key.Key_W)
    person.press(Qt.Key.Key_Escape)
    assert page.is_shown
    (bar,) = page.findChildren(WhyBar)
    assert not bar.isVisible()


def test_where_no_count_is_told_nothing_is_asked(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False, language="en")
    page = begin(person, "settlement", 0)
    for figure in (Qt.Key.Key_2, Qt.Key.Key_5, Qt.Key.Key_Return):
        person.press(figure)
    assert page.done[0]
    assert not person.host.window.menus.why.isEnabled()
