"""The first page in front of somebody: every key, every size, nothing cut off."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from domino_gui.engine.record import write_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.places import matches_folder
from domino_gui.table.themes import theme
from domino_gui.windows.first_page import FirstPage
from domino_gui.windows.main_window import MainWindow
from tests.engine.rigged import dealt
from tests.simulated import begun
from tests.strategies import start
from tests.windows.conftest import Person, press
from tests.windows.test_main_window import cut_off, needs_translations
from tests.windows.test_unfinished import HANDS, unfinished

OpenWindow = Callable[..., Person]


@pytest.fixture
def page(qtbot: QtBot) -> FirstPage:
    window = MainWindow()
    qtbot.addWidget(window)
    made = FirstPage(window.menus, window)
    made.expect(0)
    made.offer("All Fives")
    window.show_page(made)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5_000)
    return made


@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_way_has_its_digit_wherever_the_focus_is(
    page: FirstPage, qtbot: QtBot, number: int
) -> None:
    way = (page.computer, page.people, page.learn)[number - 1]
    for focused in (page.cards[2], page.small[3]):
        focused.setFocus()
        with qtbot.waitSignal(way, timeout=1000):
            press(page.window(), Qt.Key(Qt.Key.Key_0 + number))


def test_enter_plays_the_computer_where_nothing_is_unfinished(
    page: FirstPage, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(page.computer, timeout=1000):
        press(page.window(), Qt.Key.Key_Return)


def test_enter_goes_on_where_something_is(page: FirstPage, qtbot: QtBot) -> None:
    page.expect(2)
    page.window().show_page(page)  # type: ignore[attr-defined]
    with qtbot.waitSignal(page.go_on, timeout=1000):
        press(page.window(), Qt.Key.Key_Return)
    assert page.unfinished is not None
    with qtbot.waitSignal(page.more, timeout=1000):
        QTest.mouseClick(page.unfinished.more_button, Qt.MouseButton.LeftButton)
    page.expect(0)
    assert page.unfinished is None


def test_arrows_go_to_the_button_in_their_direction(page: FirstPage) -> None:
    page.expect(2)
    page.window().show_page(page)  # type: ignore[attr-defined]
    QApplication.processEvents()
    assert page.unfinished is not None
    go_on, (one, two, three) = page.unfinished.go_on_button, page.cards
    steps = (
        (one, Qt.Key.Key_Right, two),
        (two, Qt.Key.Key_Right, three),
        (three, Qt.Key.Key_Right, three),
        (three, Qt.Key.Key_Left, two),
        (three, Qt.Key.Key_Up, go_on),
        (go_on, Qt.Key.Key_Right, page.unfinished.more_button),
    )
    for begin, key, reached in steps:
        begin.setFocus()
        press(page.window(), key)
        assert page.window().focusWidget() is reached
    two.setFocus()
    press(page.window(), Qt.Key.Key_Down)
    assert page.window().focusWidget() in page.small


def test_tab_reaches_everything(page: FirstPage) -> None:
    page.expect(2)
    page.window().show_page(page)  # type: ignore[attr-defined]
    QApplication.processEvents()
    wanted = {button for button in page.findChildren(QAbstractButton) if button.isEnabled()}
    reached = set()
    for _ in range(len(wanted) + 2):
        reached.add(page.window().focusWidget())
        press(page.window(), Qt.Key.Key_Tab)
    assert wanted <= reached


def test_everything_that_is_pressed_has_a_name(page: FirstPage) -> None:
    page.expect(2)
    for button in page.findChildren(QAbstractButton):
        assert button.accessibleName() or button.text()


def test_no_key_of_a_match_does_anything_here(page: FirstPage) -> None:
    menus = page.window().menus  # type: ignore[attr-defined]
    assert not any(action.isEnabled() for action in menus.of_a_match)
    assert menus.new_match.isEnabled()


def test_other_colours_are_taken_at_once(page: FirstPage) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    before = window.grab().toImage()
    window.set_theme(theme("contrast"))
    assert window.grab().toImage() != before


SIZES = [(800, 500), (1024, 640), (1280, 800), (2560, 1600), (3840, 2160)]


@needs_translations
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("matches", [0, 1, 2])
def test_nothing_is_cut_off_at_any_size(
    open_window: OpenWindow, language: str, matches: int
) -> None:
    for number in range(matches):
        unfinished(matches_folder() / f"{number}.domino")
    if matches > 1:
        alone = begun(RuleSetId.MUGGINS, 4, partners=False)
        write_record(matches_folder() / "four.domino", [alone])
    person = open_window(comes_in=False, language=language)
    window = person.host.window
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        assert cut_off(window) == []
        page = person.host.welcome.page
        buttons = [button for button in page.findChildren(QAbstractButton) if button.isVisible()]
        assert buttons
        for button in buttons:
            corner = button.mapTo(page, button.rect().bottomRight())
            assert page.rect().contains(corner)
        if page.unfinished is not None:
            lines, button = page.unfinished.scores, page.unfinished.go_on_button
            assert lines.geometry().bottom() < button.geometry().top()
        assert all(card.height() >= card.heightForWidth(card.width()) for card in page.cards)


def test_the_match_that_is_offered_is_told_to_who_cannot_see_its_table(
    open_window: OpenWindow,
) -> None:
    matches_folder().mkdir(parents=True)
    write_record(matches_folder() / "one.domino", dealt(start(), *HANDS).events)
    person = open_window(comes_in=False)
    page = person.host.welcome.page
    person.qtbot.waitUntil(lambda: person.host._painted)
    assert page.unfinished is not None
    told = page.unfinished.go_on_button.accessibleDescription()
    for fact in ("All Fives", "Round 1", "Seat 0: 0", "Seat 1: 0", "Last played today"):
        assert fact in told
