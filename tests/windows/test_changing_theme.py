"""Other colours while a match is played: from the menu, and as the system is set."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from domino_gui.resource_files import resource
from domino_gui.storage.places import preferences_path
from domino_gui.storage.preferences import read_preferences
from domino_gui.table.themes import theme, theme_names
from domino_gui.windows import settings
from domino_gui.windows.desk import Stage
from domino_gui.windows.new_match import NewMatchDialog
from domino_gui.windows.system_theme import AUTOMATIC
from domino_gui.windows.theme import dialog_style, dress_application
from tests.windows.conftest import Person

Opener = Callable[..., Person]


@pytest.fixture(autouse=True)
def undressed() -> Iterator[None]:
    """Leave the application as other tests know it."""
    yield
    dress_application(theme().room)


def shown(person: Person, qtbot: QtBot) -> Person:
    """Wait until the themes are offered, which is once the table has been seen."""
    menus = person.host.window.menus
    qtbot.waitUntil(lambda: len(menus.themes) > 1, timeout=5_000)
    return person


def choose(person: Person, name: str) -> None:
    """Choose a theme from the menu; what Qt paints hears of it with the next events."""
    person.host.window.menus.themes[name].trigger()
    QApplication.processEvents()


def name_of(person: Person) -> str:
    """Return the theme that all of the window wears."""
    window = person.host.window
    (name,) = [name for name in theme_names() if theme(name).room is window.room]
    assert window.scene.colours is theme(name).table
    assert QApplication.palette().color(QPalette.ColorRole.Window) == window.room.paper
    return name


def test_every_theme_there_is_can_be_chosen_by_its_title(open_window: Opener, qtbot: QtBot) -> None:
    person = shown(open_window(language="ko"), qtbot)
    menus = person.host.window.menus
    titles = {name: action.text() for name, action in menus.themes.items()}
    assert [*titles] == [AUTOMATIC, *theme_names()]
    assert titles["contrast"] == theme("contrast").title("ko")
    menus.languages["en"].trigger()
    title = theme("contrast").title("en")
    qtbot.waitUntil(lambda: menus.themes["contrast"].text() == title, timeout=5_000)


def test_another_theme_is_taken_at_once_and_remembered(open_window: Opener, qtbot: QtBot) -> None:
    person = shown(open_window(), qtbot)
    person.wait(Stage.CHOOSING)
    window, events = person.host.window, len(person.desk.match.events)
    light = window.grab().toImage()
    for name in ("dark", "contrast", "light"):
        choose(person, name)
        assert name_of(person) == name
        assert window.menus.themes[name].isChecked()
        assert read_preferences(preferences_path()).preferences.theme == name
        assert (window.grab().toImage() == light) is (name == "light")
    assert len(person.desk.match.events) == events
    assert person.desk.stage is Stage.CHOOSING


def test_a_window_opens_in_the_theme_that_was_chosen(open_window: Opener) -> None:
    assert name_of(open_window(theme="dark")) == "dark"


def test_nothing_of_the_former_colours_is_left(open_window: Opener, qtbot: QtBot) -> None:
    changed = shown(open_window(), qtbot)
    changed.wait(Stage.CHOOSING)
    changed.host.window.notices.add("Something happened.")
    choose(changed, "contrast")
    image = changed.host.window.grab().toImage()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    }
    light = theme("light").room
    for former in (light.paper, light.card, light.warning, light.menu, light.primary):
        assert former.name() not in colours


def test_a_dialog_that_is_open_is_dressed_anew(open_window: Opener, qtbot: QtBot) -> None:
    person = shown(open_window(), qtbot)
    window = person.host.window
    window.menus.rules.trigger()
    window.menus.new_match.trigger()
    dialog = window.findChild(NewMatchDialog)
    assert dialog is not None
    window.menus.themes["dark"].trigger()
    assert dialog.styleSheet() == dialog_style(window.pixels, theme("dark").room)
    dialog.reject()


def test_the_system_is_followed_while_nothing_else_is_chosen(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Callable[[], None]] = []
    system = ["dark"]
    monkeypatch.setattr(settings, "system_theme", lambda: system[0])
    monkeypatch.setattr(settings, "follow_system", told.append)
    person = shown(open_window(), qtbot)
    assert name_of(person) == "dark"
    system[0] = "contrast"
    told[0]()
    assert name_of(person) == "contrast"
    person.host.window.menus.themes["light"].trigger()
    system[0] = "dark"
    told[0]()
    assert name_of(person) == "light"
    person.host.window.menus.themes[AUTOMATIC].trigger()
    assert name_of(person) == "dark"


def test_a_theme_that_is_gone_is_replaced_and_that_is_said(
    open_window: Opener, qtbot: QtBot
) -> None:
    person = shown(open_window(theme="gone"), qtbot)
    notices = person.host.window.notices
    qtbot.waitUntil(lambda: bool(notices.texts), timeout=5_000)
    assert "gone.json" in notices.accessibleDescription()
    assert name_of(person) == "light"
    assert person.host.window.menus.themes[AUTOMATIC].isChecked()
    # It may come back.
    assert read_preferences(preferences_path()).preferences.theme == "gone"


def test_a_damaged_theme_is_not_offered_and_the_others_are(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [*theme_names(), "odd"]
    monkeypatch.setattr(settings, "theme_names", lambda: names)
    person = shown(open_window(), qtbot)
    assert [*person.host.window.menus.themes] == [AUTOMATIC, *theme_names()]
    assert "odd.json" in person.host.window.notices.accessibleDescription()


def test_a_name_that_leads_elsewhere_is_no_theme() -> None:
    path = preferences_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"theme": "../icons/fives"}))
    assert resource("icons").is_dir()
    assert read_preferences(path).problem is not None
