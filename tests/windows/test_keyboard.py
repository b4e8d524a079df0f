"""Everything can be done with the keys of the menus alone."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QMessageBox

from domino_gui.engine.events import Draw, Pass, Place
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.windows.desk import Stage
from tests.table.tables import played
from tests.windows.conftest import Person, press

OpenWindow = Callable[..., Person]
DIGITS = (
    *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5),
    *(Qt.Key.Key_6, Qt.Key.Key_7, Qt.Key.Key_8, Qt.Key.Key_9, Qt.Key.Key_0),
)


def play_by_keys(person: Person) -> None:
    """Do what is asked with digits, arrows, Enter, D, P and Space."""
    scene = person.host.window.scene
    if person.wait() is not Stage.CHOOSING:
        person.press(Qt.Key.Key_Space)
        return
    if person.desk.may(Draw):
        person.press(Qt.Key.Key_D)
    elif person.desk.may(Pass):
        person.press(Qt.Key.Key_P)
    else:
        (*_, place) = person.desk.match.legal_actions()
        assert isinstance(place, Place)
        number = scene.rack_tiles.index(place.tile)
        alt, none = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier
        person.press(DIGITS[number % len(DIGITS)], none if number < len(DIGITS) else alt)
        if scene.places:
            for _ in scene.places:
                person.press(Qt.Key.Key_Right)
                if scene.chosen is not None and scene.chosen.place == place:
                    break
            person.press(Qt.Key.Key_Return)


@pytest.mark.parametrize("rules", RuleSetId)
def test_two_rounds_are_played_by_keys(open_window: OpenWindow, rules: RuleSetId) -> None:
    person = open_window(MatchSetup(rules), automatic_draws=False, automatic_passes=False)
    rounds = 0
    for _ in range(200):
        if person.wait() is Stage.MATCH_OVER or rounds == 2:
            break
        rounds += person.desk.stage is Stage.ROUND_OVER
        play_by_keys(person)
    assert rounds == 2 or rules is RuleSetId.DRAW


def several_places(person: Person) -> Place:
    """Play on until a tile has several places; return one of them."""
    for _ in range(200):
        person.wait(Stage.CHOOSING, Stage.ROUND_OVER)
        scene = person.host.window.scene
        many = [tile for tile in scene.rack_tiles if len(scene.offers.of(tile)) > 1]
        if many:
            return scene.offers.of(many[0])[0].place
        play_by_keys(person)
    raise AssertionError("no tile ever had several places")


def test_arrows_choose_the_place_and_escape_puts_the_tile_back(open_window: OpenWindow) -> None:
    person = open_window()
    scene = person.host.window.scene
    place = several_places(person)
    person.press(DIGITS[scene.rack_tiles.index(place.tile)])
    assert scene.picked is place.tile
    person.press(Qt.Key.Key_Right)
    first = scene.chosen
    person.press(Qt.Key.Key_Right)
    assert scene.chosen not in (None, first)
    person.press(Qt.Key.Key_Left)
    assert scene.chosen == first
    person.press(Qt.Key.Key_Escape)
    assert not scene.places
    assert person.desk.stage is Stage.CHOOSING


def test_ctrl_z_goes_back_to_the_own_last_choice_with_the_same_deal(
    open_window: OpenWindow,
) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    before, deal = person.desk.match.events[:], person.desk.match.deal
    play_by_keys(person)
    person.wait()
    assert len(person.desk.match.events) > len(before)
    person.press(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    (asked,) = person.host.window.findChildren(QMessageBox)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return):  # from "Play on" to the other answer
        press(asked, key)
    person.wait(Stage.CHOOSING)
    assert person.desk.match.events == before
    assert person.desk.match.deal == deal
    assert person.desk.practice
    person.press(Qt.Key.Key_Y, modifier=Qt.KeyboardModifier.ControlModifier)
    person.wait()
    assert len(person.desk.match.events) > len(before)


def test_f11_fills_the_screen_and_escape_leaves_it(open_window: OpenWindow) -> None:
    person = open_window()
    person.press(Qt.Key.Key_F11)
    assert person.host.window.isFullScreen()
    person.press(Qt.Key.Key_Escape)
    assert not person.host.window.isFullScreen()


def test_space_ends_what_moves(open_window: OpenWindow) -> None:
    person = open_window(pace="slow")
    person.wait(Stage.CHOOSING)
    scene = person.host.window.scene
    scene.pick(scene.offers.places[0].place.tile, places_at_once=False)
    scene.place_picked()
    assert scene.busy
    person.press(Qt.Key.Key_Space)
    assert not scene.busy


def test_space_after_the_next_round_has_begun_does_not_undo(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    for _ in range(200):
        if person.wait() is Stage.ROUND_OVER:
            break
        play_by_keys(person)
    person.press(Qt.Key.Key_Space)
    person.wait(Stage.CHOOSING)
    play_by_keys(person)
    person.wait(Stage.CHOOSING)
    events = person.desk.match.events[:]
    person.press(Qt.Key.Key_Space)
    person.press(Qt.Key.Key_Return)
    assert person.desk.match.events == events
    assert person.host.window.view.hasFocus()


def test_a_rematch_is_offered_only_at_the_end(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    started = person.desk.match.started
    person.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert person.desk.match.started is started
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)
    person.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert person.desk.match.started is not started


def test_a_hasty_key_does_not_start_a_rematch(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    person.host.window.panel.undo.setFocus()
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)
    started = person.desk.match.started
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        person.press(key)
    assert person.desk.match.started is started
    person.host.window.panel.rematch.setFocus()
    person.press(Qt.Key.Key_Return)
    assert person.desk.match.started is not started


def test_a_digit_picks_and_only_enter_places(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    scene = person.host.window.scene
    (place, *_) = person.desk.match.legal_actions()
    assert isinstance(place, Place)
    before = person.desk.match.events[:]
    person.press(DIGITS[scene.rack_tiles.index(place.tile)])
    assert scene.picked is place.tile
    assert person.desk.match.events == before
    person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Return)
    assert len(person.desk.match.events) > len(before)


def test_every_tile_is_reached_by_arrows_without_its_number(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    window = person.host.window
    person.qtbot.waitUntil(lambda: window.view.targets is not None, timeout=5_000)
    (place, *_) = person.desk.match.legal_actions()
    assert isinstance(place, Place)
    for _ in range(window.scene.rack_tiles.index(place.tile) + 1):
        person.press(Qt.Key.Key_Right)
    before = person.desk.match.events[:]
    person.press(Qt.Key.Key_Return)
    assert window.scene.picked is place.tile
    assert person.desk.match.events == before
    person.press(Qt.Key.Key_Left)
    person.press(Qt.Key.Key_Return)
    assert len(person.desk.match.events) > len(before)
    assert window.view.isAncestorOf(window.focusWidget())


def test_plus_and_minus_zoom_and_one_key_shows_all_of_the_table(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    play_by_keys(person)
    person.wait(Stage.CHOOSING)
    scene, ctrl = person.host.window.scene, Qt.KeyboardModifier.ControlModifier
    assert scene.stage is not None
    for back in ((Qt.Key.Key_Home,), (Qt.Key.Key_0, ctrl)):
        whole = scene.stage.spread
        person.press(Qt.Key.Key_Plus)
        larger = scene.stage.spread
        assert larger.unit == pytest.approx(whole.unit * 1.25, abs=1)
        person.press(Qt.Key.Key_Equal, ctrl)
        person.press(Qt.Key.Key_Minus)
        assert scene.stage.spread == larger
        person.press(*back)
        assert scene.stage.spread == whole
        assert not scene.is_zoomed


def test_ctrl_and_arrows_look_around_a_zoomed_table(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    scene, ctrl = person.host.window.scene, Qt.KeyboardModifier.ControlModifier
    scene.show_match(played(RuleSetId.FIVE_UP, 4, 16), 0)
    scene.zoom(2.5)
    assert scene.stage is not None
    scene.pan(QPointF(9999, 9999))  # to the upper left corner
    for key, way in (
        (Qt.Key.Key_Right, QPointF(-80, 0)),
        (Qt.Key.Key_Left, QPointF(80, 0)),
        (Qt.Key.Key_Down, QPointF(0, -80)),
        (Qt.Key.Key_Up, QPointF(0, 80)),
    ):
        before = scene.stage.spread.origin
        person.press(key, ctrl)
        assert scene.stage.spread.origin - before == way
    assert scene.picked is None


def test_s_sorts_the_rack(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    scene = person.host.window.scene
    person.press(Qt.Key.Key_S)
    tiles = scene.rack_tiles
    assert [tile.index for tile in tiles] == sorted(tile.index for tile in tiles)
    scene.cover()
    assert not person.host.window.menus.sort_rack.isEnabled()
