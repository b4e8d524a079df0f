"""What a test could leave behind."""

from __future__ import annotations

import gc

import shiboken6
from PySide6.QtCore import QCoreApplication, QProcess, QTimer


def running_timers() -> list[QTimer]:
    # By the very type, for there are half a million objects to look at.
    timers = [thing for thing in gc.get_objects() if type(thing) is QTimer]
    return [timer for timer in timers if shiboken6.isValid(timer) and timer.isActive()]


def running_processes() -> list[QProcess]:
    application = QCoreApplication.instance()
    assert application is not None
    return [
        process
        for process in application.findChildren(QProcess)
        if process.state() is not QProcess.ProcessState.NotRunning
    ]
