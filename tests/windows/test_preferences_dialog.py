import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from domino_gui.storage.preferences import Preferences
from domino_gui.storage.programs import AddedProgram
from domino_gui.table.themes import theme, theme_names
from domino_gui.windows import preferences_dialog, screen_room
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.preferences_dialog import PreferencesDialog
from tests.game.leftovers import running_processes
from tests.game.table import LONG, PROGRAMS
from tests.windows.conftest import press

DEAF = AddedProgram("Deaf", (sys.executable, str(PROGRAMS / "deaf.py")))


@pytest.fixture
def speak() -> Iterator[Callable[[Language], None]]:
    translators = Translators()
    yield translators.use
    translators.fall_silent()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_closing_leaves_nothing_running(qtbot: QtBot, key: Qt.Key) -> None:
    dialog = PreferencesDialog(Preferences(programs=(DEAF,)), 14)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.programs.begin_trial()
    qtbot.waitUntil(lambda: bool(running_processes()), timeout=LONG)
    press(dialog, key)
    assert not dialog.isVisible()
    qtbot.waitUntil(lambda: not running_processes(), timeout=LONG)


@pytest.mark.parametrize("language", [Language.KOREAN, Language.ENGLISH])
@pytest.mark.parametrize("name", theme_names())
def test_it_fits_into_the_smallest_window_in_every_theme_and_language(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    language: Language,
    speak: Callable[[Language], None],
) -> None:
    window = MainWindow(theme(name))
    qtbot.addWidget(window)
    window.resize(window.minimumSize())
    window.show()
    speak(language)
    for module in (screen_room, preferences_dialog):  # a window is as small on a small screen
        monkeypatch.setattr(module, "screen_room", lambda _: window.size())
    dialog = PreferencesDialog(Preferences(programs=(DEAF,)), window.pixels, window)
    dialog.show()
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()
