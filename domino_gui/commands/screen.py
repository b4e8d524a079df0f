"""What to say where Qt cannot be loaded or finds no screen: one line that tells what to do."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from domino_gui.commands.errors import UNUSABLE, CommandError

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType

    from domino_gui.table.themes import Theme
    from domino_gui.windows.portrait import Portrait

_WITHOUT_SCREEN: Final = "`domino-gui demo --out DIR` plays without a screen"

# Debian's names; a program without a window needs the first alone.
_LIBRARIES: Final = "libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3"
_WINDOW_LIBRARIES: Final = (
    "libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 "
    "libxcb-image0 libxcb-randr0 libxcb-render-util0 libxcb-xkb1"
)

USUAL_SIZE: Final = (1280, 800)
"""Of the window, where no other is asked for."""

_ASKED_OF_QT: Final = re.compile(r"QT_.*(SCAL|DPI|THEME|STYLE)")
"""What the environment may ask of Qt that makes windows larger, smaller or of another look."""


@contextmanager
def explaining_failure_to_start() -> Iterator[None]:
    """Within it, say in one line why no window can be opened; `CommandError` or the program ends.

    Qt ends the program itself when it finds no screen, so that no exception can tell.
    """
    _check_for_screen()
    with explaining_missing_libraries():
        from PySide6.QtCore import qInstallMessageHandler

        before = qInstallMessageHandler(_Messages())
        try:
            yield
        finally:
            qInstallMessageHandler(before)


@contextmanager
def ending_on_ctrl_c() -> Iterator[None]:
    """Within it, Ctrl-C ends the program at once: nothing that must not be cut off happens there.

    Python would hear of it only when Qt next calls it, and then in the middle of anything.
    """
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def portrait_without_screen(
    size: tuple[int, int] = USUAL_SIZE, theme_name: str | None = None
) -> Iterator[Portrait]:
    """Within it, have a window of that size to take pictures of, whatever screen there may be.

    A pixel of the window is one of the picture, and it speaks English, like the command line; it
    wears the usual theme where none is named. `CommandError` where there is none of that name.
    Ctrl-C ends the program at once, so nothing should be written here.
    """
    _ask_nothing_else_of_qt()
    with ending_on_ctrl_c():
        with explaining_missing_libraries():
            from PySide6.QtCore import QSize

            from domino_gui.windows.languages import Language, Translators
            from domino_gui.windows.portrait import Portrait
        portrait = Portrait(QSize(*size), _theme(theme_name))
        translators = Translators()
        translators.use(Language.ENGLISH)
        try:
            yield portrait
        finally:
            portrait.close()
            translators.fall_silent()


def _ask_nothing_else_of_qt() -> None:
    """Let the environment change nothing about pictures, nor about what is said."""
    import locale

    for name in [name for name in os.environ if _ASKED_OF_QT.match(name)]:
        del os.environ[name]
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if locale.getencoding().lower() != "utf-8":
        os.environ["LC_ALL"] = "C.UTF-8"  # Qt wants to know all letters, and says so at length


def _theme(name: str | None) -> Theme:
    from domino_gui.table.colours import ThemeError
    from domino_gui.table.themes import DEFAULT, theme, theme_names

    names = theme_names()
    if name is not None and name not in names:
        raise CommandError(f"there is no theme {name!r}; choose from {', '.join(names)}")
    try:
        return theme(name or DEFAULT)
    except ThemeError as error:
        raise CommandError(f"the theme cannot be used: {error}") from None


@contextmanager
def explaining_missing_libraries() -> Iterator[None]:
    """Within it, turn a failing import of Qt into a `CommandError`."""
    try:
        yield
    except ImportError as error:
        if error.name and not error.name.startswith(("PySide6", "shiboken6")):
            raise
        raise CommandError(_missing_library(str(error))) from None


def _check_for_screen() -> None:
    wanted = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in wanted):
        raise CommandError(
            "there is no screen here to open the game on (neither DISPLAY nor WAYLAND_DISPLAY "
            f"is set); {_WITHOUT_SCREEN}"
        )


def _missing_library(error: str) -> str:
    if error.startswith("No module named"):
        return f"{error}; install it with: pip install 'PySide6-Essentials>=6.8,<6.12'"
    return f"Qt cannot be loaded ({error}); on Debian: apt-get install {_LIBRARIES}"


class _Messages:
    """Passes Qt's messages on, those apart by which it would explain why it cannot start."""

    def __init__(self) -> None:
        self._held: list[str] = []

    def __call__(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        from PySide6.QtCore import QtMsgType
        from PySide6.QtGui import QGuiApplication

        if kind is QtMsgType.QtFatalMsg:
            _end(_why_no_window(self._held) if self._held else message)
        looking_for_screen = QGuiApplication.primaryScreen() is None
        if looking_for_screen and (context.category or "").startswith("qt.qpa"):
            self._held.append(message)
        elif sys.stderr is not None:
            print(message, file=sys.stderr)


def _why_no_window(said: list[str]) -> str:
    """Return what keeps Qt from opening a window, told better than by ``said``.

    Qt names libxcb-cursor0 whichever library is missing, even where none is.
    """
    if library := _library_missing_for_windows():
        return (
            f"Qt cannot open a window ({library}); on Debian: apt-get install "
            f"{_WINDOW_LIBRARIES}; {_WITHOUT_SCREEN}"
        )
    return f"Qt cannot open a window ({said[0].strip()}); {_WITHOUT_SCREEN}"


def _library_missing_for_windows() -> str | None:
    import ctypes

    from PySide6.QtCore import QLibraryInfo

    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    plugin = Path(plugins, "platforms", "libqxcb.so")
    if plugin.is_file():
        try:
            ctypes.CDLL(str(plugin))
        except OSError as error:
            return str(error)
    return None


def _end(message: str) -> NoReturn:
    """End the program at once: when this returned, Qt would abort it."""
    from domino_gui.commands.terminal import printable

    if sys.stderr is not None:
        print(f"domino-gui: {printable(message)}", file=sys.stderr, flush=True)
    os._exit(UNUSABLE)
