from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from domino_gui.windows.menu_bar import MenuBar


def test_the_caption_stands_right_of_the_menus_and_is_never_too_long(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = MenuBar(window)
    window.setMenuBar(bar)
    bar.addMenu("Game")
    bar.set_pixels(14)
    window.resize(400, 100)
    window.show()
    empty = bar.grab().toImage()
    bar.say("All Fives · Round 3 · first to 250")
    told = bar.grab().toImage()
    assert told != empty
    bar.say("x" * 500)
    assert bar.width() == window.width()
    assert not bar.grab().isNull()
