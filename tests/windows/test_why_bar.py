"""What is said beside a walk is reached by keys, and read out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from domino_gui.windows.menus import Menus
from domino_gui.windows.why_bar import WhyBar


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[WhyBar]:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = WhyBar(Menus(window), window)
    window.setCentralWidget(bar)
    window.show()
    bar.show()
    bar.setFocus()
    yield bar
    window.close()


@pytest.mark.parametrize(
    ("key", "by"),
    [
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_Left, -1),
        (Qt.Key.Key_Up, -1),
    ],
)
def test_arrows_walk(qtbot: QtBot, bar: WhyBar, key: Qt.Key, by: int) -> None:
    with qtbot.waitSignal(bar.gone) as gone:
        QTest.keyClick(bar, key)
    assert gone.args == [by]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_space_and_enter_go_on(qtbot: QtBot, bar: WhyBar, key: Qt.Key) -> None:
    with qtbot.waitSignal(bar.next_wanted):
        QTest.keyClick(bar, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_W])
def test_escape_and_w_end_it(qtbot: QtBot, bar: WhyBar, key: Qt.Key) -> None:
    with qtbot.waitSignal(bar.closed):
        QTest.keyClick(bar, key)


def test_every_button_is_reached_by_tab_and_does_what_it_says(qtbot: QtBot, bar: WhyBar) -> None:
    bar.offer(back=True, on="Next")
    for button, signal in ((bar.back, bar.gone), (bar.on, bar.next_wanted)):
        QTest.keyClick(bar.window().focusWidget(), Qt.Key.Key_Tab)
        assert button.hasFocus()
        with qtbot.waitSignal(signal):
            QTest.keyClick(button, Qt.Key.Key_Space)
    for button in (bar.rules, bar.close_button):
        QTest.keyClick(bar.window().focusWidget(), Qt.Key.Key_Tab)
        assert button.hasFocus()
    with qtbot.waitSignal(bar.closed):
        QTest.keyClick(bar.close_button, Qt.Key.Key_Return)


def test_a_step_is_told_to_screen_readers(bar: WhyBar) -> None:
    bar.say_head("You said 9.")
    bar.say("Step 1 of 2", "The double counts: 8", "8")
    assert bar.accessibleName() == "Why this count?"
    assert bar.accessibleDescription() == "You said 9.\nThe double counts: 8\n8"
    bar.say_head("")
    assert not bar.head.isVisible()
