"""How the counting goes is drawn, and can be read in numbers beside it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from domino_gui.engine.rules import RuleSetId
from domino_gui.learning.drill import Drill
from domino_gui.learning.positions import Difficulty
from domino_gui.learning.repetition import Schedule
from domino_gui.storage.learner import Answered, Asked
from domino_gui.windows.drill_progress import DrillProgress
from domino_gui.windows.interval_bar import Share
from domino_gui.windows.statistics_table import Cell, StatisticsModel, StatisticsTable

NOW = datetime(2026, 12, 1, 12, tzinfo=UTC)


@pytest.fixture
def drill() -> Drill:
    """Four days of spinners, better each day, and a wrong answer to trees."""
    drill = Drill([], Random(1))
    drill.difficulty = Difficulty.SPINNER
    for day in range(4):
        for number in range(4):
            now = NOW + timedelta(days=day, minutes=number)
            drill.ask(now)
            given = drill.right if number <= day else 99
            drill.answer(given, 5000 - 1000 * day + 100 * number, now)
    drill.difficulty = Difficulty.TREES
    drill.ask(NOW + timedelta(days=4))
    drill.answer(99, 1000, NOW + timedelta(days=4))
    return drill


@pytest.fixture
def dialog(drill: Drill, parent: QWidget) -> DrillProgress:
    parent.resize(1100, 700)
    dialog = DrillProgress(drill.answers, drill.schedule, 14, parent)
    dialog.show()
    return dialog


def rows_of(table: StatisticsTable) -> Sequence[tuple[Cell, ...]]:
    model = table.model()
    assert isinstance(model, StatisticsModel)
    return model.content.rows


def test_each_difficulty_has_its_numbers_and_its_bar(dialog: DrillProgress, drill: Drill) -> None:
    spinner, trees = rows_of(dialog.difficulties)
    learning = drill.schedule.learning(Difficulty.SPINNER)
    assert spinner[:2] == ("Spinner", "16")
    assert isinstance(spinner[3], Share)
    assert spinner[3].value == pytest.approx(10 / 16)
    assert spinner[5] == str(learning)
    assert learning > 0
    assert trees[1] == "1"
    assert trees[4] == "–"  # nothing was right, and no time is told


def test_what_was_counted_in_matches_stands_below(drill: Drill, parent: QWidget) -> None:
    played = Answered(NOW, RuleSetId.MUGGINS, Asked.POINTS, 10, 10, 800)
    dialog = DrillProgress([*drill.answers, played], drill.schedule, 14, parent)
    *_, last = rows_of(dialog.difficulties)
    assert last[:2] == ("In matches", "1")
    assert last[5] == "–"  # matches bring nothing back
    assert dialog.head.text().startswith("11 of 18 right")
    alone = DrillProgress([played], Schedule(), 14, parent)
    assert len(rows_of(alone.difficulties)) == 1
    assert alone.head.text().startswith("1 of 1 right")


def test_accuracy_over_time_is_drawn_and_stands_beside(dialog: DrillProgress) -> None:
    page = dialog.over_time
    dialog.tabs.setCurrentWidget(page)
    assert [round(point.value, 2) for point in page.chart.points] == [0.25, 0.5, 0.75, 1, 0]
    for point in page.chart.points:
        assert point.low - 1e-9 <= point.value <= point.high + 1e-9
    assert [row[1] for row in rows_of(page.table)] == ["4"] * 4 + ["1"]


def test_time_is_drawn_where_something_was_right(dialog: DrillProgress) -> None:
    page = dialog.over_time
    dialog.tabs.setCurrentWidget(page)
    QTest.keyClick(page.measure, Qt.Key.Key_Down)
    points = page.chart.points
    assert len(points) == 4
    assert [point.value for point in points] == sorted(
        (point.value for point in points), reverse=True
    )
    assert all(point.low <= point.value <= point.high for point in points)
    assert "s" in points[0].told[1]


def test_nothing_counted_yet_is_said_without_empty_tables(parent: QWidget) -> None:
    dialog = DrillProgress([], Schedule(), 14, parent)
    dialog.show()
    assert dialog.head.text() == "Nothing has been counted yet."
    assert not dialog.tabs.isVisible()
