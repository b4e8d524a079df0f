"""The program as it runs with a window: what is opened, what is kept, and when it ends."""

from __future__ import annotations

import os
import sys
from typing import Final

from PySide6.QtWidgets import QApplication

from domino_gui import __version__
from domino_gui.windows.fault_catcher import FaultCatcher
from domino_gui.windows.host import Host
from domino_gui.windows.play_options import PlayOptions

QUIT_AFTER_START: Final = "FIVES_QUIT_AFTER_START"
"""Set to 1, the program ends once its window has been painted: to measure and try the start."""


def run(options: PlayOptions) -> int:
    """Open the window and stay until it is closed; return the exit status."""
    app = application()
    catcher = FaultCatcher(app)
    catcher.install()
    try:
        host = Host(options)
        catcher.window = host.window
        host.open()
    except Exception as error:  # noqa: BLE001  # whatever it is: nobody would see why it ended
        return _say_why_it_cannot_open(app, catcher, error)
    if os.environ.get(QUIT_AFTER_START) == "1":
        # Only the start is of interest, and taking everything down takes time.
        host.painted.connect(lambda: os._exit(0))
    else:
        host.painted.connect(catcher.watch_for_crashes)
    status = app.exec()
    catcher.remove()
    return status


def _say_why_it_cannot_open(app: QApplication, catcher: FaultCatcher, error: Exception) -> int:
    """Show what can be told of a fault at the start, and return the exit status."""
    catcher.take(type(error), error, error.__traceback__)
    for window in app.topLevelWidgets():
        window.hide()  # what is half made
    from domino_gui.windows.fault_report_dialog import report_of_start

    report_of_start().show()
    app.exec()
    return 1


def application() -> QApplication:
    """Return the application with its names, made if there is none yet."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        # Pictures of this size one thread fills sooner than several that have to be woken for it.
        os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
        # Fusion takes the colours it is given, and so looks the same on every system. Asked for
        # by a method, it would come back as an object, which takes longer than the rest of this.
        app = QApplication([*sys.argv[:1], "-style", "Fusion"])
    app.setApplicationName("fives")
    app.setApplicationDisplayName("Fives")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("fives")
    return app
