"""What nobody else has caught: written down, told in the window, and play goes on.

Exceptions of slots, timers, events and threads all come here, and what Qt complains of is written
down as well. A crash of the machine code, which ends the program, leaves its last words in a file
for the next start. Hardly anything is loaded here before something goes wrong.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable
from types import ModuleType, TracebackType
from typing import TYPE_CHECKING, Final, TextIO

from PySide6.QtCore import QObject, Qt, QtMsgType, Signal, qInstallMessageHandler

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext

    from domino_gui.windows.main_window import MainWindow

MOST: Final = 50
"""Exceptions of one run that are told, and messages of Qt: what fails at every frame would fill the
log with itself."""
_HARMLESS: Final = "This plugin does not support propagateSizeHints"
"""What Qt says whenever a dialog is shown without a screen."""


class FaultCatcher(QObject):
    """Catches what would end the program, or would be lost on a terminal that nobody sees."""

    caught = Signal(str)
    """An exception, in one line, soon after it was raised."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Nothing is caught before `install`."""
        super().__init__(parent)
        self.window: MainWindow | None = None
        """Where faults are told; None while there is no window."""
        self._exceptions = self._messages = 0
        self._words: TextIO | None = None
        self._put_back: list[Callable[[], object]] = []
        self._handler: Callable[[QtMsgType, QMessageLogContext, str], object] | None = None
        # By way of the event loop: it may have been raised in the middle of painting, or of an
        # event that is being told, or in another thread.
        self.caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch from now on."""

        def take(told: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
            self.take(told.exc_type, told.exc_value, told.exc_traceback)

        self._replace(sys, "excepthook", self.take)
        self._replace(threading, "excepthook", take)
        self._replace(sys, "unraisablehook", take)
        self._handler = qInstallMessageHandler(self._hear)
        self._put_back.append(lambda: qInstallMessageHandler(self._handler))

    def _replace(self, where: ModuleType, name: str, hook: Callable[..., None]) -> None:
        before = getattr(where, name)
        self._put_back.append(lambda: setattr(where, name, before))
        setattr(where, name, hook)

    def remove(self) -> None:
        """Catch no more; who caught before does again."""
        while self._put_back:
            self._put_back.pop()()
        self._leave_no_words()

    # -- exceptions ----------------------------------------------------------------------------

    def take(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        """Write an exception down, and have it told; a fault in doing so changes nothing."""
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error or kind(), where)
            return
        self._exceptions += 1
        if self._exceptions <= MOST:
            with contextlib.suppress(Exception):
                from domino_gui.windows.fault_texts import exception_entry, exception_line

                line = exception_line(kind, error)
                self._log(lambda now: exception_entry(kind, error, where, now))
                self.caught.emit(line)

    def _tell(self, line: str) -> None:
        window = self.window
        if window is None:
            return
        with contextlib.suppress(Exception):
            text = self.tr(
                "Something went wrong in the program. What was played is on the disk, and you can"
                " go on."
            )
            window.notices.add(text, line, "fault", reportable=True)
        # Whatever the table was in the middle of, it is shown as the match stands.
        with contextlib.suppress(Exception):
            if window.desk is not None:
                window.scene.finish()
                window.desk.show_again()

    def _log(self, entry: Callable[..., str]) -> None:
        from datetime import datetime

        from domino_gui.storage.bounded_log import write_to_log
        from domino_gui.storage.places import program_log_path

        text = entry(datetime.now().astimezone())
        write_to_log(program_log_path(), text)
        if sys.stderr is not None:
            head = text.partition("\n")[0]
            print(f"domino-gui: {head} (more in {program_log_path()})", file=sys.stderr)  # noqa: T201

    # -- what Qt says --------------------------------------------------------------------------

    def _hear(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not message.startswith(_HARMLESS):
            self._messages += 1
            if self._messages <= MOST:
                with contextlib.suppress(Exception):
                    self._write_message(kind, message)
        if self._handler is not None:
            self._handler(kind, context, message)

    @staticmethod
    def _write_message(kind: QtMsgType, message: str) -> None:
        from datetime import datetime

        from domino_gui.engine.json_limits import one_line
        from domino_gui.storage.bounded_log import write_to_log
        from domino_gui.storage.places import program_log_path
        from domino_gui.windows.fault_texts import entry, fit_to_send

        what = f"{kind.name}: {one_line(fit_to_send(message))}"
        write_to_log(program_log_path(), entry(what, [], datetime.now().astimezone()))

    # -- crashes -------------------------------------------------------------------------------

    def watch_for_crashes(self) -> None:
        """Tell of a crash of the run before, and let one of this run leave its last words."""
        import faulthandler

        from domino_gui.storage.places import crash_path

        with contextlib.suppress(OSError):
            self._tell_of_crash()
            path = crash_path()
            path.parent.mkdir(parents=True, exist_ok=True)
            self._words = path.open("a", encoding="utf-8")
            faulthandler.enable(self._words)

    def _tell_of_crash(self) -> None:
        from domino_gui.storage.places import crash_path

        path = crash_path()
        if not path.exists():
            return
        words = path.read_text(encoding="utf-8", errors="replace")
        if words.strip() and self.window is not None:
            path.unlink()
            from domino_gui.windows.fault_texts import entry

            self._log(lambda now: entry("the run before ended by a crash", words.splitlines(), now))
            text = self.tr(
                "The program ended unexpectedly the last time. What was played is on the disk."
            )
            self.window.notices.add(text, "", "crash", reportable=True)

    def _leave_no_words(self) -> None:
        """End without a crash: nothing is left for the next start."""
        import faulthandler

        if self._words is not None:
            words, self._words = self._words, None
            faulthandler.disable()
            from domino_gui.storage.places import crash_path

            with contextlib.suppress(OSError):
                words.close()
                if crash_path().stat().st_size == 0:
                    crash_path().unlink()
