"""The panel beside a drill's table shows the question or the verdict, and how it goes."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from domino_gui.learning.drill import Drill
from domino_gui.learning.positions import Difficulty
from domino_gui.storage.learner import Accuracy
from domino_gui.windows.drill_panel import DrillPanel
from domino_gui.windows.why_walk import WhyWalk

NOW = datetime(2026, 12, 1, 12, tzinfo=UTC)


@pytest.fixture
def panel(parent: QWidget) -> DrillPanel:
    panel = DrillPanel(WhyWalk(lambda: None, parent), QAction("&Rules", parent), parent)
    panel.set_look(14, 1280)
    panel.show()
    return panel


@pytest.fixture
def drill() -> Drill:
    drill = Drill([], Random(1))
    drill.ask(NOW)
    return drill


def test_question_and_verdict_take_turns(panel: DrillPanel, drill: Drill) -> None:
    panel.ask(drill, "Line: 1|2.")
    asking = [panel.is_asking]
    assert panel.entry.field.accessibleDescription() == "Line: 1|2."
    panel.tell(drill, drill.answer(99, 1000, NOW), 99)
    asking.append(panel.is_asking)
    assert asking == [True, False]
    assert panel.verdict.isVisible()
    assert not panel.about.isVisible()


def test_what_was_entered_stays_when_it_is_asked_again(panel: DrillPanel, drill: Drill) -> None:
    panel.ask(drill, "")
    panel.entry.field.setText("12")
    panel.ask_again(drill, "")
    assert panel.entry.field.text() == "12"
    panel.ask(drill, "")
    assert panel.entry.field.text() == ""


def test_a_chosen_difficulty_needs_no_reason(panel: DrillPanel, drill: Drill) -> None:
    panel.ask(drill, "")
    assert panel.about.text() == "Level: Two ends"
    drill.difficulty = Difficulty.TREES
    drill.ask(NOW)
    panel.ask(drill, "")
    assert not panel.about.isVisible()


def test_nothing_is_told_of_answers_before_there_are_any(panel: DrillPanel) -> None:
    panel.say(Accuracy(0, 0, 0), 0)
    assert panel.score.text() == ""
    panel.say(Accuracy(4, 0, 0), 4)
    assert panel.score.text().startswith("0 of 4")
    assert "within" not in panel.score.text()
    panel.say(Accuracy(4, 3, 2500), 1)
    assert "2.5" in panel.score.text()
