"""How long nothing happens by itself; without waiting for it: paces are endless here, or none."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from domino_gui.game.pause import Pause
from tests.game.table import LONG

ENDLESS = 10**6


class Clock(QElapsedTimer):
    """Tells what a test wants it to tell."""

    passed = 0

    def elapsed(self) -> int:
        return self.passed


def is_over(pause: Pause) -> bool:
    """Look anew each time: it changes by itself."""
    return pause.is_over


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    monkeypatch.setattr("domino_gui.game.pause.QElapsedTimer", Clock)
    monkeypatch.setattr(Clock, "passed", 0)
    return Clock


def test_nothing_is_waited_for_before_something_has_happened() -> None:
    pause = Pause(ENDLESS)
    assert is_over(pause)
    pause.set_pace(ENDLESS + 1)
    assert is_over(pause)


def test_a_pause_of_no_length_waits_for_the_event_loop(qtbot: QtBot) -> None:
    pause = Pause(0)
    with qtbot.waitSignal(pause.over, timeout=LONG):
        pause.begin()
        assert not is_over(pause)
    assert is_over(pause)


def test_it_lasts_so_many_times_the_pace() -> None:
    pause = Pause(ENDLESS)
    pause.begin(4)
    assert pause._timer.interval() == 4 * ENDLESS
    pause.cut()


def test_what_has_passed_counts_when_the_pace_changes(clock: type[Clock]) -> None:
    pause = Pause(ENDLESS)
    pause.begin(3)
    clock.passed = 1000
    pause.set_pace(2 * ENDLESS)
    assert pause._timer.interval() == 6 * ENDLESS - 1000
    pause.set_pace(2 * ENDLESS)  # as every change of another preference says again
    assert pause._timer.interval() == 6 * ENDLESS - 1000
    pause.cut()


def test_it_ends_where_enough_has_passed_for_the_new_pace(clock: type[Clock], qtbot: QtBot) -> None:
    pause = Pause(ENDLESS)
    pause.begin()
    clock.passed = 500
    with qtbot.waitSignal(pause.over, timeout=LONG):
        pause.set_pace(400)


def test_one_that_has_run_out_goes_on_at_a_slower_pace(clock: type[Clock], qtbot: QtBot) -> None:
    pause = Pause(0)
    with qtbot.waitSignal(pause.over, timeout=LONG):
        pause.begin()
    clock.passed = 500
    pause.set_pace(400)
    assert is_over(pause)
    pause.set_pace(ENDLESS)
    assert not is_over(pause)
    pause.cut()


def test_one_that_was_cut_short_stays_so_until_the_next_begins() -> None:
    pause = Pause(ENDLESS)
    pause.begin()
    pause.cut()
    assert is_over(pause)
    pause.set_pace(2 * ENDLESS)
    assert is_over(pause)
    pause.begin()
    assert not is_over(pause)
    pause.cut()


def test_it_tells_how_much_of_it_is_left() -> None:
    pause = Pause(ENDLESS)
    assert pause.left == 0
    pause.begin()
    assert 0.9 < pause.left <= 1
    pause.cut()
    assert pause.left == 0


def test_some_pauses_last_a_least_time_whatever_the_pace(clock: type[Clock]) -> None:
    pause = Pause(1)
    pause.begin(2, least_ms=ENDLESS)
    assert pause.left == pytest.approx(1, abs=0.01)
    clock.passed = ENDLESS // 2
    pause.set_pace(2)
    assert pause.left == pytest.approx(0.5, abs=0.01)
    pause.set_pace(ENDLESS)
    assert pause.left == pytest.approx(0.75, abs=0.01)  # the paces are longer than that
    pause.set_pace(0)
    assert pause.left == 0
