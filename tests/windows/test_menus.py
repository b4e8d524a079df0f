from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from domino_gui.windows.menus import Menus

KEYS = {
    "draw": "D",
    "pass_turn": "P",
    "go_on": "Space",
    "undo": "Ctrl+Z",
    "rules": "F1",
    "full_screen": "F11",
    "new_match": "Ctrl+N",
    "preferences": "Ctrl+,",
    "put_back": "Esc",
    "place": "Return",
    "next_place": "Right",
    "previous_place": "Left",
}


def test_every_key_of_the_game_stands_in_a_menu(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window)
    in_menus = {action for menu in window.findChildren(QMenu) for action in menu.actions()}
    for name, keys in KEYS.items():
        action: QAction = getattr(menus, name)
        assert action.shortcut().toString() == keys
        assert action in in_menus
    digits = [*"1234567890"]
    picks = [pick.shortcut().toString() for pick in menus.pick]
    assert picks == [*digits, *(f"Alt+{digit}" for digit in digits)]


def test_no_two_commands_share_a_key_or_within_a_menu_a_letter(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    Menus(window)
    keys = [key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    for menu in window.findChildren(QMenu):
        texts = [action.text() for action in menu.actions()]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), texts
