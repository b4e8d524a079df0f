"""The page of ways to learn: nothing cut off at any size, everything named, every key heard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from domino_gui.learning.lesson_reading import lesson_of
from domino_gui.learning.lessons import read_lessons
from domino_gui.resource_files import resource
from domino_gui.table.themes import theme
from domino_gui.windows.learn_page import LearnPage
from domino_gui.windows.main_window import MainWindow
from tests.learning.lesson_files import page, written
from tests.windows.conftest import Person, press
from tests.windows.test_first_page import SIZES
from tests.windows.test_main_window import cut_off, needs_translations

LESSONS, _ = read_lessons([resource("lessons")])


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """What the page lies in, and what has to live as long."""
    made = MainWindow()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def learn(window: MainWindow, qtbot: QtBot) -> LearnPage:
    made = LearnPage(window.menus, lambda: "en", window)
    made.offer(LESSONS, set())
    window.show_page(made)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5_000)
    return made


@pytest.mark.parametrize("way", ["drills", "review", "rule_book", "practice"])
def test_each_way_has_its_key_wherever_the_focus_is(
    learn: LearnPage, qtbot: QtBot, way: str
) -> None:
    for focused in (learn.cards[3], learn.ways["drills"]):
        focused.setFocus()
        with qtbot.waitSignal(getattr(learn, way), timeout=1000):
            press(learn.window(), getattr(Qt.Key, f"Key_{learn.ways[way].key}"))


def test_enter_goes_on_with_what_is_not_done(learn: LearnPage, qtbot: QtBot) -> None:
    ids = [lesson.id for lesson in LESSONS]
    learn.offer(LESSONS, set(ids[:3]))
    assert learn.first is learn.cards[3]
    learn.setFocus()
    with qtbot.waitSignal(learn.lesson_wanted, timeout=1000) as wanted:
        press(learn.window(), Qt.Key.Key_Return)
    assert wanted.args == [ids[3]]
    learn.offer(LESSONS, set(ids))
    assert learn.first is learn.ways["practice"]
    assert "10 of 10" in learn.heading.accessibleDescription()


def test_many_lessons_are_scrolled_to_by_the_focus(learn: LearnPage) -> None:
    many = [lesson_of(f"own {number}", written(page("5|5"))) for number in range(40)]
    learn.offer([*LESSONS, *many], set())
    QApplication.processEvents()
    last = learn.cards[-1]
    assert last.key == ""
    assert last.visibleRegion().isEmpty()
    last.setFocus()
    assert not last.visibleRegion().isEmpty()


def test_everything_that_is_pressed_has_a_name(learn: LearnPage) -> None:
    buttons = learn.findChildren(QAbstractButton)
    assert len(buttons) == len(LESSONS) + 4
    assert all(button.accessibleName() for button in buttons)


def test_other_colours_are_taken_at_once(learn: LearnPage) -> None:
    window = learn.window()
    assert isinstance(window, MainWindow)
    before = window.grab().toImage()
    window.set_theme(theme("contrast"))
    assert window.grab().toImage() != before


@needs_translations
@pytest.mark.parametrize("language", ["ko", "en"])
def test_nothing_is_cut_off_at_any_size(open_window: Callable[..., Person], language: str) -> None:
    person = open_window(comes_in=False, language=language)
    person.press(Qt.Key.Key_F5)
    window, shown = person.host.window, person.host.learning.page
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        assert cut_off(window) == []
        for card in (*shown.cards, *shown.ways.values()):
            assert card.height() >= card.heightForWidth(card.width())
        last = shown.ways["practice"]
        last.setFocus()
        assert last.visibleRegion().boundingRect() == last.rect()


@needs_translations
def test_another_language_is_spoken_at_once(open_window: Callable[..., Person]) -> None:
    person = open_window(comes_in=False, language="en")
    person.press(Qt.Key.Key_F5)
    shown = person.host.learning.page
    person.host.settings.change(language="ko")
    QApplication.processEvents()
    assert shown.cards[0].text() == LESSONS[0].title.in_("ko")
    assert "복기" in shown.ways["review"].text()
