"""The clock of the drill: out of sight or calm, and heard once."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.table.themes import theme
from domino_gui.windows.drill_clock import DrillClock

FULL = theme().room.primary


@pytest.fixture
def clock(parent: QWidget) -> DrillClock:
    clock = DrillClock(parent)
    clock.resize(200, 10)
    return clock


def test_no_time_is_kept_and_nothing_seen_unless_it_is_wanted(clock: DrillClock) -> None:
    clock.start(0)
    assert not clock.isVisible()
    assert not clock.is_running


def test_it_tells_once_that_the_time_is_over(clock: DrillClock, qtbot: QtBot) -> None:
    heard: list[None] = []
    clock.over.connect(lambda: heard.append(None))
    with qtbot.waitSignal(clock.over):
        clock.start(1)
    assert not clock.is_running
    assert len(heard) == 1
    assert _colour_at_the_left(clock) != FULL  # the bar is empty


def test_what_is_stopped_is_never_over(clock: DrillClock, qtbot: QtBot) -> None:
    clock.start(1)
    clock.stop()
    with qtbot.assertNotEmitted(clock.over, wait=20):
        pass
    assert clock.isVisible()


def test_the_bar_is_full_when_it_begins(clock: DrillClock) -> None:
    clock.start(3_600_000)
    assert _colour_at_the_left(clock) == FULL
    assert clock.accessibleName() == "Time left"


def _colour_at_the_left(clock: DrillClock) -> QColor:
    return clock.grab().toImage().pixelColor(8, clock.height() // 2)
