import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from domino_gui.windows.buttons import CommandButton, PaperButton, without_mnemonic


@pytest.mark.parametrize(
    ("text", "words"),
    [("&Draw", "Draw"), ("뽑기(&D)", "뽑기"), ("New match…", "New match"), ("Ne&xt", "Next")],
)
def test_a_button_shows_words_without_the_letter_of_the_menu(text: str, words: str) -> None:
    assert without_mnemonic(text) == words


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_return_presses_like_space(parent: QWidget, key: Qt.Key) -> None:
    button = PaperButton(parent)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    QTest.keyClick(button, key)
    assert pressed == [True]


@pytest.mark.parametrize("primary", [True, False])
def test_every_state_looks_different(parent: QWidget, primary: bool) -> None:
    button = PaperButton(parent, primary=primary)
    button.setText("Next round")
    button.set_pixels(14)
    button.resize(button.sizeHint())
    button.show()
    usual = button.grab().toImage()
    button.setFocus()
    parent.activateWindow()
    pictures = [usual]
    button.setDown(True)
    pictures.append(button.grab().toImage())
    button.setDown(False)
    button.setEnabled(False)
    pictures.append(button.grab().toImage())
    assert usual != pictures[-1]
    assert primary or pictures[0] != pictures[1]


def test_a_command_can_be_said_in_other_words(parent: QWidget) -> None:
    action = QAction("&Go on", parent)
    action.setShortcut("Space")
    button = CommandButton(action, parent)
    assert button.text() == "Go on  Space"
    button.say("Ben & Co: show my tiles")
    assert button.text() == "Ben && Co: show my tiles  Space"
    assert button.accessibleName() == "Ben & Co: show my tiles"
    action.setEnabled(False)
    assert not button.isEnabled()
