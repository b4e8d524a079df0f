import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView, QWidget

from domino_gui.windows.library_actions import LibraryActions


@pytest.fixture
def commands(parent: QWidget) -> LibraryActions:
    return LibraryActions(parent, QTableView(parent))


def test_every_command_has_words_and_keys_of_its_own(commands: LibraryActions) -> None:
    actions = [action for action, _ in commands._texts]
    keys = [key.toString() for action in actions for key in action.shortcuts()]
    assert all(action.text() and action.shortcuts() for action in actions)
    assert len({*keys}) == len(keys)
    letters = [action.text().partition("&")[2][:1].lower() for action in actions]
    assert all(letters)
    assert len({*letters}) == len(letters)


def test_the_menu_offers_every_command_with_its_keys(commands: LibraryActions) -> None:
    offered = [action for action in commands.menu().actions() if not action.isSeparator()]
    assert offered == [action for action, _ in commands._texts if action in offered]
    assert len(offered) == len(commands._texts)
    assert all(action.isShortcutVisibleInContextMenu() for action in offered)


def test_a_button_does_what_its_command_does(commands: LibraryActions) -> None:
    button, done = commands.button(commands.copy), list[bool]()
    commands.copy.triggered.connect(lambda: done.append(True))
    button.show()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    commands.copy.setEnabled(False)
    assert not button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == [True]
    assert commands.button(commands.copy) is button
    assert button.text() == "&Copy record"
    assert button.toolTip() == "Ctrl+C"
