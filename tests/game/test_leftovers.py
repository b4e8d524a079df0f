import sys

from PySide6.QtCore import QCoreApplication, QProcess, QTimer
from pytestqt.qtbot import QtBot

from tests.game.leftovers import running_processes, running_timers
from tests.game.table import LONG


def test_a_running_timer_is_found() -> None:
    timer = QTimer()
    assert running_timers() == []
    timer.start(LONG)
    assert running_timers() == [timer]
    timer.stop()
    assert running_timers() == []


def test_a_running_process_is_found(qtbot: QtBot) -> None:
    process = QProcess(QCoreApplication.instance())
    assert running_processes() == []
    with qtbot.waitSignal(process.started, timeout=LONG):
        process.start(sys.executable, ["-c", "input()"])
    assert running_processes() == [process]
    with qtbot.waitSignal(process.finished, timeout=LONG):
        process.kill()
    process.deleteLater()
    assert running_processes() == []
