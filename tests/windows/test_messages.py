from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui import __version__
from domino_gui.windows.messages import (
    about,
    give_up_question,
    remove_question,
    undo_question,
)
from tests.windows.conftest import press


def test_a_hasty_return_does_not_give_the_match_up(qtbot: QtBot, parent: QWidget) -> None:
    box = give_up_question(parent, 14)
    box.open()
    with qtbot.assertNotEmitted(box.accepted):
        press(box, Qt.Key.Key_Return)


def test_where_several_people_play_it_is_told_who_gives_up(parent: QWidget) -> None:
    assert give_up_question(parent, 14).text() == "Give this match up?"
    assert give_up_question(parent, 14, "<b>Ben").text() == "<b>Ben: give this match up?"


def test_a_hasty_return_does_not_make_a_match_practice(qtbot: QtBot, parent: QWidget) -> None:
    box = undo_question(parent, 14)
    assert "practice" in box.informativeText()
    box.open()
    with qtbot.assertNotEmitted(box.accepted):
        press(box, Qt.Key.Key_Return)


def test_a_hasty_return_does_not_remove_a_program_either(qtbot: QtBot, parent: QWidget) -> None:
    box = remove_question(parent, 14, "Bot <b>{x}")
    assert "“Bot <b>{x}”" in box.text()
    assert box.textFormat() is Qt.TextFormat.PlainText
    box.open()
    with qtbot.assertNotEmitted(box.accepted):
        press(box, Qt.Key.Key_Return)


def test_the_version_is_told(parent: QWidget) -> None:
    assert __version__ in about(parent, 14).text()
