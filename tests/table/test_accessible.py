from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table.accessible import TargetButton
from domino_gui.table.choreography import Pace
from domino_gui.table.items import TileItem
from domino_gui.table.labels import WordItem
from tests.table.tables import Table, TableOf, given, must_draw, played, tiles, two_fives


def _buttons(table: Table) -> list[TargetButton]:
    """Return the buttons that can be reached."""
    table.follow()
    viewport = table.view.viewport()
    return [button for button in viewport.findChildren(TargetButton) if button.isVisible()]


def _names(table: Table) -> list[str]:
    return [
        QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)
        for button in _buttons(table)
    ]


def test_each_tile_of_the_rack_and_each_place_has_a_name(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    assert _names(table) == [
        "tile 0|5, can be played",
        "tile 6|6, cannot be played now",
        "tile 0|0, cannot be played now",
        "sort the rack (S)",
    ]
    table.scene.pick(Tile(0, 5))
    names = _names(table)
    assert names[0] == "tile 0|5, picked"
    assert set(names[3:5]) == {
        "place on 5|5 straight B: count 5, scores 5",
        "place on 4|5 high end: count 10, scores 10",
    }


def test_they_are_buttons_where_tiles_and_places_are(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    for button in _buttons(table):
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface.role() is QAccessible.Role.Button
        assert button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    first = _buttons(table)[0]
    stage = table.scene.stage
    assert stage is not None
    assert first.geometry().contains(stage.poses[Tile(0, 5)].centre.toPoint())


def test_they_can_be_pressed_with_the_keyboard_alone(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    QTest.keyClick(_buttons(table)[0], Qt.Key.Key_Return)
    assert table.scene.picked is Tile(0, 5)
    place = _buttons(table)[4]
    place.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(place, Qt.Key.Key_Space)
    assert len(table.placed) == 1


def test_a_place_in_focus_shows_its_count(table_of: TableOf, qtbot: QtBot) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    place = _buttons(table)[4]
    place.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: table.scene.chosen == table.scene.places[-1])


def test_the_boneyard_can_be_pressed_when_it_may_be_drawn_from(
    table_of: TableOf,
) -> None:
    table = table_of(must_draw())
    table.offer()
    boneyard = _buttons(table)[-2]
    assert boneyard.accessibleName().startswith("draw from the boneyard")
    QTest.keyClick(boneyard, Qt.Key.Key_Enter)
    assert len(table.drawn) == 1


def test_the_rack_can_be_sorted_with_the_keyboard_alone(table_of: TableOf) -> None:
    table = table_of(two_fives())
    sorter = _buttons(table)[-1]
    QTest.keyClick(sorter, Qt.Key.Key_Return)
    assert table.scene.rack_tiles == tuple(tiles("0|0 0|5 6|6"))


def test_no_hidden_face_is_read_out(table_of: TableOf) -> None:
    match = played(RuleSetId.FIVE_UP, 4, 6, in_turn=0)
    table = table_of(match)
    table.offer()
    said = " ".join(_names(table))
    own = match.round.hands[0]
    lying = [placed.tile for placed in match.round.layout.placed]
    for tile in TILES:
        if tile not in own and tile not in lying:
            assert tile.name not in said


def test_the_table_itself_is_read_out_with_its_count(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.follow()
    assert table.view.accessibleName() == "table, scoring ends 10 + 5 = 15"


def test_buttons_left_over_are_hidden(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    assert len(_buttons(table)) == 6
    table.scene.cancel_pick()
    assert len(_buttons(table)) == 4


def test_a_tile_pressed_again_is_placed(table_of: TableOf) -> None:
    table = table_of(given(["5|5 0|0", "4|5 1|1"]))
    table.offer()
    button = _buttons(table)[0]
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert table.placed == []
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert [place.tile for place in table.placed] == [Tile(5, 5)]


def test_the_focus_goes_along_where_keys_pick_another_tile_or_place(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    _buttons(table)[2].setFocus(Qt.FocusReason.TabFocusReason)
    table.scene.pick_number(1)
    buttons = _buttons(table)
    assert buttons[0].hasFocus()
    buttons[3].setFocus(Qt.FocusReason.TabFocusReason)
    table.scene.choose_next_place(1)
    buttons = _buttons(table)
    assert buttons[4].hasFocus()
    QTest.keyClick(buttons[4], Qt.Key.Key_Return)
    assert table.placed == [table.scene.offers.of(Tile(0, 5))[1].place]


def test_a_button_that_goes_leaves_the_focus_at_the_table(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    _buttons(table)[4].setFocus(Qt.FocusReason.TabFocusReason)
    table.scene.cancel_pick()
    table.follow()
    assert table.view.isAncestorOf(table.view.window().focusWidget()) or table.view.hasFocus()
    assert not any(button.hasFocus() for button in table.view.findChildren(TargetButton))


def test_the_focus_is_seen_on_ivory_and_on_wood(table_of: TableOf) -> None:
    table = table_of(two_fives())
    button = _buttons(table)[0]
    before = table.picture()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    after, colours = table.picture(), table.scene.colours
    middle = button.geometry().center()
    for x in range(button.geometry().left(), middle.x()):
        if after.pixelColor(x, middle.y()) == colours.turn:
            break
    else:
        raise AssertionError("no line at the left of the tile")
    assert after.pixelColor(x - 2, middle.y()) != before.pixelColor(x - 2, middle.y())
    assert after.pixelColor(middle) == before.pixelColor(middle)


def test_nothing_of_a_covered_rack_can_be_found_at_once(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 0))  # refused, and said why
    assert len(_names(table)) == 4
    table.scene.cover(1)
    said = [button.accessibleName() for button in table.view.findChildren(TargetButton)]
    said += [item.toolTip() for item in table.scene.items()]
    said += [item.text for item in table.scene.items() if isinstance(item, WordItem)]
    assert set(said) == {""}
    faces = {key for key in table.scene.board.tiles if isinstance(key, Tile)}
    assert faces == {placed.tile for placed in table.match.round.layout.placed}
    looks = [item._look.tile for item in table.scene.items() if isinstance(item, TileItem)]
    assert {look for look in looks if look is not None} == faces


def test_space_is_left_to_others_while_something_moves(table_of: TableOf) -> None:
    table = table_of(two_fives(), 0, Pace.SLOW)
    table.offer()
    table.scene.finish()
    button = _buttons(table)[0]
    table.scene.pick(Tile(0, 5))
    table.act(table.scene.places[0].place)
    assert table.busy()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert table.busy()
