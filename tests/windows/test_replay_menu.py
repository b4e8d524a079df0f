from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from domino_gui.windows.menus import Menus
from domino_gui.windows.replay_menu import ReplayMenu
from domino_gui.windows.replaying import Hands

KEYS = {
    "play": ["Space"],
    "step": ["Right"],
    "back": ["Left"],
    "next_round": ["Down", "PgDown"],
    "previous_round": ["Up", "PgUp"],
    "start": ["Home"],
    "end": ["End"],
    "go_on": ["Ctrl+G"],
}


def menu_in(qtbot: QtBot) -> ReplayMenu:
    window = QMainWindow()
    qtbot.addWidget(window)
    return ReplayMenu(Menus(window), window)


def test_every_command_of_a_replay_stands_in_its_menu_with_its_keys(qtbot: QtBot) -> None:
    menu = menu_in(qtbot)
    for name, keys in KEYS.items():
        action: QAction = getattr(menu, name)
        assert [key.toString() for key in action.shortcuts()] == keys


def test_no_two_commands_within_a_menu_share_a_letter(qtbot: QtBot) -> None:
    menu = menu_in(qtbot)
    menu.show(wanted=True)
    window = menu.parent()
    assert isinstance(window, QMainWindow)
    for each in (*window.findChildren(QMenu), window.menuBar()):
        texts = [action.text() for action in each.actions() if action.isVisible()]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), texts


def test_it_takes_the_place_of_the_moves_and_gives_it_back(qtbot: QtBot) -> None:
    menu = menu_in(qtbot)
    window = menu.parent()
    assert isinstance(window, QMainWindow)

    def shown() -> list[str]:
        return [action.text() for action in window.menuBar().actions() if action.isVisible()]

    assert shown() == ["&Game", "&Move", "&View", "&Help"]
    menu.show(wanted=True)
    assert shown() == ["&Game", "&Replay", "&View", "&Help"]
    menu.show(wanted=False)
    assert shown() == ["&Game", "&Move", "&View", "&Help"]


def test_what_plays_can_be_paused(qtbot: QtBot) -> None:
    menu = menu_in(qtbot)
    assert menu.play.text() == "&Play"
    menu.show_playing(is_playing=True)
    assert menu.play.text() == "&Pause"
    menu.show_playing(is_playing=False)
    assert menu.play.text() == "&Play"


def test_the_hands_of_everybody_at_the_table_are_offered(qtbot: QtBot) -> None:
    menu = menu_in(qtbot)
    menu.offer_seats(["Ada & Ben", "W" * 64])
    *_, one, other = menu.hands.actions()
    assert one.text() == "As Ada && Ben saw them"
    assert len(other.text()) < 40
    chosen: list[Hands] = []
    menu.hands_chosen.connect(chosen.append)
    for action in menu.hands.actions():
        action.trigger()
    closed = Hands(are_open=False)
    assert chosen == [Hands(), closed, closed._replace(seat=0), closed._replace(seat=1)]
    menu.check_hands(Hands())
    assert [action.isChecked() for action in menu.hands.actions()] == [True, False, False, False]
    assert menu.hands_text(chosen[2]) == "Hands: Ada & Ben"
    menu.offer_seats(["Cleo"])
    assert [action.text() for action in menu.hands.actions()][2:] == ["As Cleo saw them"]
