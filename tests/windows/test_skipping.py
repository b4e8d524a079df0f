"""Whatever is pressed while the table moves finishes it, and then acts on the finished picture."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.windows.desk import Stage
from tests.windows.conftest import Person, people

OpenWindow = Callable[..., Person]
Key, Button = Qt.Key, Qt.MouseButton


def _set_off(person: Person) -> list[None]:
    """Place a tile that is then on its way; return a list of each time the table comes to rest."""
    person.wait(Stage.CHOOSING)
    scene = person.host.window.scene
    scene.finish()
    scene.pick(scene.offers.places[0].place.tile, places_at_once=False)
    scene.place_picked()
    assert scene.busy
    rests: list[None] = []
    scene.settled.connect(lambda: rests.append(None))
    return rests


@pytest.fixture
def person(open_window: OpenWindow) -> Person:
    return open_window(MatchSetup(RuleSetId.ALL_FIVES), pace="slow")


@pytest.fixture
def rests(person: Person) -> list[None]:
    """A tile of the person is on its way; what is moved by it is over each time this grows."""
    return _set_off(person)


def _focus(person: Person, where: str) -> None:
    window = person.host.window
    focused = window.focusWidget()
    assert focused is not None
    focused.clearFocus()
    widget: QWidget | None = {
        "table": window.view, "log": window.panel.log, "button": window.panel.undo
    }.get(where)  # fmt: skip
    if widget is not None:
        widget.setFocus()
        assert widget.hasFocus()


@pytest.mark.parametrize("where", ["table", "log", "nothing"])
@pytest.mark.parametrize(
    "key",
    [
        *(Key.Key_X, Key.Key_D, Key.Key_P, Key.Key_H, Key.Key_1, Key.Key_0, Key.Key_S),
        *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_PageDown),
        *(Key.Key_Return, Key.Key_Enter, Key.Key_Backspace, Key.Key_Delete, Key.Key_Plus),
        *(Key.Key_F8, Key.Key_F9, Key.Key_MediaPlay, Key.Key_Space, Key.Key_Escape),
    ],
    ids=lambda key: key.name,
)
def test_every_key_finishes_what_moves_once(
    person: Person, rests: list[None], where: str, key: Qt.Key
) -> None:
    _focus(person, where)
    person.press(key)
    assert rests == [None]
    assert not person.desk.is_behind


@pytest.mark.parametrize("key", [Key.Key_Shift, Key.Key_Control, Key.Key_Alt, Key.Key_Meta])
def test_a_key_that_does_nothing_by_itself_finishes_nothing(
    person: Person, rests: list[None], key: Qt.Key
) -> None:
    person.press(key)
    assert rests == []
    assert person.host.window.scene.busy


def _click(widget: QWidget, button: Qt.MouseButton, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, button, pos=at or widget.rect().center())


@pytest.mark.parametrize("button", [Button.LeftButton, Button.RightButton, Button.MiddleButton])
@pytest.mark.parametrize("where", ["table", "log", "panel", "label", "disabled", "menus"])
def test_every_click_finishes_what_moves_once(
    person: Person, rests: list[None], where: str, button: Qt.MouseButton
) -> None:
    window = person.host.window
    panel = window.panel
    widget, at = {
        "table": (window.view.viewport(), QPoint(20, window.view.height() // 2)),
        "log": (panel.log.viewport(), None),
        "panel": (panel, QPoint(3, panel.height() // 2)),
        "label": (next(label for label in panel.findChildren(QLabel) if label.isVisible()), None),
        "disabled": (panel.undo, None),
        "menus": (window.menuBar(), QPoint(window.width() - 4, 4)),
    }[where]
    panel.undo.setEnabled(where != "disabled")
    _click(widget, button, at)
    assert rests == [None]
    assert not person.desk.is_behind


def test_space_on_a_button_only_finishes(person: Person, rests: list[None]) -> None:
    _focus(person, "button")
    events = len(person.desk.match.events)
    person.press(Key.Key_Space)
    assert rests == [None]
    assert len(person.desk.match.events) == events
    assert person.desk.can_undo


def test_return_on_a_button_finishes_and_presses_it(person: Person, rests: list[None]) -> None:
    _focus(person, "button")
    events = len(person.desk.match.events)
    person.press(Key.Key_Return)
    assert rests
    person.say_yes()
    assert len(person.desk.match.events) < events


def test_a_click_on_a_button_finishes_and_presses_it(person: Person, rests: list[None]) -> None:
    events = len(person.desk.match.events)
    _click(person.host.window.panel.undo, Button.LeftButton)
    assert rests
    person.say_yes()
    assert len(person.desk.match.events) < events


def test_escape_that_finishes_does_not_leave_the_full_screen(person: Person) -> None:
    person.press(Key.Key_F11)
    rests = _set_off(person)
    person.press(Key.Key_Escape)
    assert rests == [None]
    assert person.host.window.isFullScreen()
    person.press(Key.Key_Escape)
    assert not person.host.window.isFullScreen()


def test_space_that_finishes_does_not_lift_the_curtain(open_window: OpenWindow) -> None:
    person = open_window(people("Ada", "Ben"), pace="slow")
    person.wait(Stage.CURTAIN)
    person.press(Key.Key_Space)
    _set_off(person)
    person.press(Key.Key_Space)
    assert person.wait(Stage.CURTAIN, Stage.CHOOSING) is Stage.CURTAIN
    person.press(Key.Key_Space)
    assert person.desk.stage is Stage.CHOOSING


def test_a_key_that_is_held_goes_on_once(person: Person) -> None:
    assert not person.host.window.menus.go_on.autoRepeat()


def test_a_digit_picks_from_the_finished_picture(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), pace="fast")
    person.wait(Stage.CHOOSING)
    scene, desk = person.host.window.scene, person.desk
    for _ in range(40):
        _set_off(person)
        scene.finish()
        person.wait(Stage.CHOOSING)
        person.qtbot.waitUntil(lambda: desk.stage is not Stage.WAITING, timeout=20_000)
        if scene.busy and scene.offers.places:
            break
    assert scene.busy
    number, tile = next(
        (number, tile)
        for number, tile in enumerate(scene.rack_tiles, start=1)
        if tile in scene.offers.playable
    )
    person.press(Qt.Key(Key.Key_0 + number))
    assert scene.picked is tile
    assert not desk.is_behind


def test_keys_are_looked_at_only_while_something_moves(person: Person, rests: list[None]) -> None:
    skipping = person.host.window.table.skipping
    assert skipping is not None
    assert skipping.is_looking
    person.press(Key.Key_X)
    person.press(Key.Key_X)
    assert rests == [None]
    assert not skipping.is_looking
