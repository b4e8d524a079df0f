"""One run of an opponent program: lines in, lines out, and an end that leaves nothing behind."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QProcess,
    QProcessEnvironment,
    Qt,
    QTimer,
    Signal,
)

import domino_gui
from domino_gui.engine.json_limits import PROTOCOL_LINE
from domino_gui.game.notices import Fault
from domino_gui.opponents.lines import LineSplitter, TooLong

PATIENCE_MS: Final = 500
"""How long a program may take to leave when asked, and again when told."""
_AT_ONCE_MS: Final = 200
_COMPLAINTS: Final = 2000
"""Bytes kept of what a program writes to standard error."""


OWN_FOLDER: Final = str(Path(domino_gui.__file__).resolve().parent.parent)
"""Where ``-m domino_gui`` finds this package and nothing else that a current folder may hold."""


def own_program(command: str) -> list[str]:
    """Return what runs a subcommand of this very program, in `OWN_FOLDER`."""
    if getattr(sys, "frozen", False):
        return [sys.executable, command]
    return [sys.executable, "-m", "domino_gui", command]


def _environment_of_others() -> QProcessEnvironment:
    """Return the environment as it was before a frozen program named its own libraries in it.

    Others would be given those instead of the system's, and might not even start.
    """
    environment = QProcessEnvironment.systemEnvironment()
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = environment.value(f"{name}_ORIG")
        environment.remove(name)
        if before:
            environment.insert(name, before)
    return environment


class Program(QObject):
    """A program that is spoken to over standard input and output. Nothing here waits in place.

    It sees to its own end: `end` asks it to leave, then tells it to, then kills it, and the
    object goes when the process is gone. Quitting the application ends it as well. What it has
    started itself goes with it, where the system knows process groups.
    """

    said = Signal(bytes)
    """A line of its output, without the line break."""
    failed = Signal(object, str)
    """The `Fault` that ends its use, once and never within `start`, and more about it. Nothing is
    heard after it."""

    def __init__(self, command: Sequence[str], folder: str = "") -> None:
        """``command`` is run in ``folder``, by default the current one, and never by a shell."""
        application = QCoreApplication.instance()
        super().__init__(application)
        self._lines = LineSplitter(PROTOCOL_LINE)
        self._complaints = b""
        self._heard = True
        self._ending = self._told = False
        self._group = 0
        self.exit_status: int | None = None
        """With which it ended by itself; None while it runs, and where something ended it."""
        self._process = process = QProcess(self)
        if sys.platform != "win32":
            process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        if getattr(sys, "frozen", False):
            process.setProcessEnvironment(_environment_of_others())
        process.setProgram(command[0])
        process.setArguments([*command[1:]])
        process.setWorkingDirectory(folder)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_complaints)
        process.started.connect(self._started)
        # Some systems tell within `start` that there is no such program: nobody expects it yet.
        process.errorOccurred.connect(self._error_occurred, Qt.ConnectionType.QueuedConnection)
        process.finished.connect(self._finished)
        process.stateChanged.connect(self._state_changed)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._lose_patience)
        self._unread = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._unread.timeout.connect(self._stays_unread)
        if application is not None:
            application.aboutToQuit.connect(self._end_at_once)

    def start(self) -> None:
        """Start it in the background."""
        self._process.start()

    @property
    def complaints(self) -> str:
        """The last of what it wrote to standard error."""
        return self._complaints.decode(errors="replace")

    def say(self, line: bytes) -> None:
        """Write to its input, as fast as it reads."""
        if self._heard and self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.write(line)

    def end(self, farewell: bytes = b"") -> None:
        """Have it leave: with ``farewell`` on its input, and gently at first; without, at once."""
        if self._ending:
            return
        if farewell:
            self.say(farewell)
        self._heard = False
        self._ending = True
        if self._process.state() is QProcess.ProcessState.NotRunning:
            self.deleteLater()
        elif farewell:
            self._process.closeWriteChannel()
            self._patience.start()
        else:
            self._kill()

    def _started(self) -> None:
        self._group = self._process.processId()

    def _kill(self) -> None:
        self._process.kill()
        self._kill_group()

    def _kill_group(self) -> None:
        """Kill what the program has started, which could outlive it or keep its output open."""
        group, self._group = self._group, 0
        if group and sys.platform != "win32":
            with contextlib.suppress(OSError):  # nobody is left of it
                os.killpg(group, signal.SIGKILL)

    def _lose_patience(self) -> None:
        # One that has not left by the second time is killed.
        if self._told:
            self._kill()
        else:
            self._told = True
            self._process.terminate()
            self._patience.start()

    def _end_at_once(self) -> None:
        """The application quits, so nobody is left to see the end but here."""
        self._heard = False
        if self._process.state() is QProcess.ProcessState.NotRunning:
            return
        self._process.closeWriteChannel()
        if not self._process.waitForFinished(_AT_ONCE_MS if self._ending else 0):
            self._kill()
            self._process.waitForFinished(PATIENCE_MS)
        self._kill_group()

    def _state_changed(self, state: QProcess.ProcessState) -> None:
        if self._ending and state is QProcess.ProcessState.NotRunning:
            self._patience.stop()
            self.deleteLater()

    # -- what it says --------------------------------------------------------------------------

    def _read(self) -> None:
        data = bytes(self._process.readAllStandardOutput().data())
        for line in self._lines.feed(data):
            if not self._heard:
                return
            if isinstance(line, TooLong):
                self._fail(Fault.FLOODED)
            else:
                self.said.emit(line)
        if self._lines.overflowing:
            self._fail(Fault.FLOODED)

    def _read_complaints(self) -> None:
        data = bytes(self._process.readAllStandardError().data())
        self._complaints = (self._complaints + data)[-_COMPLAINTS:]

    # -- how it fails --------------------------------------------------------------------------

    def _error_occurred(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._fail(Fault.NOT_STARTED, self._process.errorString())
        elif error is QProcess.ProcessError.WriteError:
            # It reads no more, mostly because it has ended: its end tells more, a moment later.
            self._unread.start()

    def _stays_unread(self) -> None:
        self._fail(Fault.DIED, self._last_complaint())

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._unread.stop()
        self._read()
        self._kill_group()
        crashed = status is QProcess.ExitStatus.CrashExit
        self.exit_status = None if crashed else code
        self._fail(Fault.DIED, self._last_complaint() or ("" if crashed else f"exit {code}"))

    def _last_complaint(self) -> str:
        """Return the last line of standard error."""
        self._read_complaints()
        lines = self.complaints.split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def _fail(self, fault: Fault, detail: str = "") -> None:
        if self._heard:
            self._heard = False
            self.failed.emit(fault, detail)
