"""The words beside a lesson: an answer is shown, read out and brought into sight."""

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from domino_gui.windows.lesson_asking import Asking
from domino_gui.windows.lesson_panel import LessonPanel
from domino_gui.windows.menus import Menus


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    """What the panel lies in, and what has to live as long."""
    made = QMainWindow()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def panel(window: QMainWindow) -> LessonPanel:
    made = LessonPanel(Menus(window), window)
    window.setCentralWidget(made)
    made.set_look(14, 340)
    window.resize(340, 420)
    window.show()
    return made


def test_only_what_is_said_takes_room(panel: LessonPanel) -> None:
    panel.show_page("Words.", "", None)
    assert panel.text.isVisible()
    for label in (panel.question, panel.verdict, panel.reasons, panel.then):
        assert not label.isVisible()
    panel.judge("Right.", ["because", "so"], "Then.")
    assert panel.reasons.text() == "because\nso"
    assert panel.then.isVisible()
    panel.say("Other words.", "Question?")
    assert not panel.verdict.isVisible()


def test_a_long_answer_is_brought_into_sight(panel: LessonPanel, qtbot: QtBot) -> None:
    panel.show_page("Many words. " * 80, "Question?", None)
    QApplication.processEvents()
    assert panel.verdict.visibleRegion().isEmpty()
    panel.judge("Wrong.", ["because"], "")
    qtbot.waitUntil(lambda: not panel.verdict.visibleRegion().isEmpty(), timeout=5_000)


def test_what_asks_goes_with_its_page(panel: LessonPanel, qtbot: QtBot) -> None:
    asking = Asking(panel)
    panel.show_page("Words.", "", asking)
    assert asking.isVisible()
    with qtbot.waitSignal(asking.destroyed, timeout=5_000):
        panel.show_page("Words.", "", None)
    assert panel.asking is None
