"""What a test could leave behind."""

from __future__ import annotations

import gc

import shiboken6
from PySide6.QtCore import QCoreApplication, QProcess, QTimer


def running_timers() -> list[QTimer]:
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, QTimer) and shiboken6.isValid(thing) and thing.isActive()
    ]


def running_processes() -> list[QProcess]:
    application = QCoreApplication.instance()
    assert application is not None
    return [
        process
        for process in application.findChildren(QProcess)
        if process.state() is not QProcess.ProcessState.NotRunning
    ]
