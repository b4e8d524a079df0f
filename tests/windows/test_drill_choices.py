"""What is drilled is chosen from lists, by mouse or by the arrows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.learning.positions import Difficulty
from domino_gui.storage.learner import Asked
from domino_gui.windows.drill_choices import CLOCKS, DrillChoices


@pytest.fixture
def choices(parent: QWidget, qtbot: QtBot) -> DrillChoices:
    choices = DrillChoices(parent)
    choices.show()
    parent.activateWindow()
    qtbot.waitUntil(parent.isActiveWindow, timeout=5_000)
    return choices


def test_the_schedule_is_followed_the_count_asked_and_no_time_kept_at_first(
    choices: DrillChoices,
) -> None:
    assert choices.difficulty.value is None
    assert choices.asked.value is Asked.COUNT
    assert choices.clock.value == 0
    assert choices.difficulty.count() == len(Difficulty) + 1


def test_the_clock_is_from_five_seconds_to_a_minute() -> None:
    off, *limits = CLOCKS
    assert off == 0
    assert (min(limits), max(limits)) == (5, 60)


def test_the_arrows_choose_without_being_done(
    choices: DrillChoices, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QComboBox, "showPopup", lambda _: None)  # warns where there is no screen
    choices.difficulty.setFocus()
    with qtbot.waitSignal(choices.difficulty_chosen):
        QTest.keyClick(choices.difficulty, Qt.Key.Key_Down)
    assert choices.difficulty.value is Difficulty.TWO_ENDS
    assert not choices.are_done
    choices.clock.setFocus()
    QTest.mousePress(choices.clock, Qt.MouseButton.LeftButton)
    assert choices.are_done


def test_every_list_has_its_name_and_keeps_its_choice_in_another_language(
    choices: DrillChoices,
) -> None:
    choices.asked.choose(Asked.POINTS)
    choices.clock.choose(30)
    choices.retranslate()
    assert choices.asked.value is Asked.POINTS
    assert choices.clock.value == 30
    names = [each.accessibleName() for each in (choices.difficulty, choices.asked, choices.clock)]
    assert names == ["Positions", "Tell", "Clock"]
