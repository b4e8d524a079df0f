from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.page import Page


class Titled(Page):
    """Says what happens to it."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.caption = [title, "still"]
        self.rests = False
        self.escaped = 0

    def put_back(self) -> bool:
        self.escaped += 1
        return True

    def enable(self) -> None:
        window = self.window()
        assert isinstance(window, MainWindow)
        window.menus.put_back.setEnabled(True)

    def come_to_rest(self) -> None:
        self.rests = True


def test_the_window_is_called_as_the_page_that_it_shows(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    one, other = Titled(window, "one"), Titled(window, "other")
    window.show_page(one)
    assert window.windowTitle() == "one · still"
    window.show_page(other)
    assert window.windowTitle() == "other · still"
    assert window.bar.caption == "other  ·  still"
    assert (one.is_shown, other.is_shown) == (False, True)
    assert window.page is other
    other.caption = ["changed"]
    other.captioned.emit()
    assert window.windowTitle() == "changed"


def test_what_concerns_a_match_is_disabled_until_a_page_enables_it(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    page = Titled(window, "one")
    window.show_page(page)
    enabled = [action for action in window.menus.of_a_match if action.isEnabled()]
    assert enabled == [window.menus.put_back]
    window.menus.put_back.trigger()
    assert page.escaped == 1


def test_every_page_comes_to_rest_with_the_window(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    pages = [Titled(window, "one"), Titled(window, "other")]
    for page in pages:
        window.show_page(page)
    assert not any(page.rests for page in pages)
    window.close()
    assert all(page.rests for page in pages)
