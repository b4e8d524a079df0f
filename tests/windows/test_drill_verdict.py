"""What is said to an answer, by itself; how it is walked through stands in test_drill_page."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.learning.drill import Drill
from domino_gui.learning.positions import Difficulty
from domino_gui.table.themes import theme
from domino_gui.windows.drill_verdict import DrillVerdict
from domino_gui.windows.why_walk import WhyWalk

NOW = datetime(2026, 12, 1, 12, tzinfo=UTC)


@pytest.fixture
def drill() -> Drill:
    drill = Drill([], Random(1))
    drill.difficulty = Difficulty.BRANCHES
    drill.ask(NOW)
    return drill


@pytest.fixture
def verdict(parent: QWidget) -> DrillVerdict:
    rules = QAction("&Rules", parent)
    verdict = DrillVerdict(WhyWalk(lambda: None, parent), rules, parent)
    verdict.set_pixels(14)
    verdict.resize(280, 500)
    verdict.show()
    return verdict


def test_a_tick_and_a_cross_differ_in_shape(verdict: DrillVerdict, drill: Drill) -> None:
    verdict.tell(drill, drill.answer(drill.right, 4200, NOW), drill.right)
    tick = verdict.mark.grab().toImage()
    assert "4.2" in verdict.head.text()
    drill.ask(NOW)
    verdict.tell(drill, drill.answer(1, 100, NOW), 1)
    cross = verdict.mark.grab().toImage()
    ink = {theme().room.gain.rgb(), theme().room.loss.rgb()}
    shapes = [
        {(x, y) for x in range(image.width()) for y in range(image.height())
         if image.pixel(x, y) in ink}
        for image in (tick, cross)
    ]  # fmt: skip
    assert shapes[0]
    assert shapes[1]
    assert shapes[0] != shapes[1]


def test_a_right_answer_offers_nothing_but_to_go_on(
    verdict: DrillVerdict, drill: Drill, qtbot: QtBot
) -> None:
    verdict.tell(drill, drill.answer(drill.right, 4200, NOW), drill.right)
    for hidden in (verdict.back, verdict.skip, verdict.rules, verdict.reason, verdict.missed):
        assert not hidden.isVisible()
    with qtbot.waitSignal(verdict.next_wanted):
        QTest.mouseClick(verdict.on, Qt.MouseButton.LeftButton)


def test_a_wrong_one_leads_along_the_steps_and_to_the_rules(
    verdict: DrillVerdict, drill: Drill, qtbot: QtBot
) -> None:
    verdict.tell(drill, drill.answer(99, 4200, NOW), 99)
    for shown in (verdict.back, verdict.skip, verdict.rules, verdict.reason, verdict.sum):
        assert shown.isVisible()
    assert verdict.rules.accessibleName() == "Rules"
    for _ in drill.steps[1:]:
        QTest.mouseClick(verdict.on, Qt.MouseButton.LeftButton)
    assert not verdict.skip.isVisible()
    with qtbot.waitSignal(verdict.next_wanted):
        QTest.mouseClick(verdict.on, Qt.MouseButton.LeftButton)
