from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import Place
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.choreography import Pace
from domino_gui.table.tile_art import HIGHEST
from tests.table.tables import Table, TableOf, given, must_draw, played, put, tiles, two_fives

ON_DOUBLE = ("0|5", "5|5", Port.STRAIGHT_B)
ON_PLAIN = ("0|5", "4|5", Port.HIGH)
MIDDLE = QPoint(490, 120)  # of the table, far from every tile


def _offered(table_of: TableOf, match: Match | None = None, pace: Pace = Pace.OFF) -> Table:
    table = table_of(match or two_fives(), 0, pace)
    table.offer()
    table.scene.finish()
    return table


def _place(tile: str, at: str, port: Port) -> Place:
    return Place(Tile.parse(tile), End(Tile.parse(at), port))


def test_click_a_tile_then_a_place(table_of: TableOf) -> None:
    for where in (ON_DOUBLE, ON_PLAIN):
        table = _offered(table_of)
        table.click(table.rack_point("0|5"))
        assert table.placed == []
        table.click(table.place_point(*where))
        assert table.placed == [_place(*where)]


def test_one_click_places_a_tile_that_has_only_one_place(table_of: TableOf) -> None:
    table = _offered(table_of, given(["5|5 0|0", "4|5 1|1"]))
    table.click(table.rack_point("5|5"))
    assert table.placed == [Place(Tile(5, 5), None)]


def test_drag_a_tile_to_a_place(table_of: TableOf) -> None:
    for where in (ON_DOUBLE, ON_PLAIN):
        table = _offered(table_of)
        table.press(table.rack_point("0|5"))
        table.move(MIDDLE)
        goal = table.place_point(*where)
        table.move(goal)
        table.release(goal)
        assert table.placed == [_place(*where)]


def test_a_dropped_tile_does_not_come_from_the_rack_again(table_of: TableOf) -> None:
    table = _offered(table_of, pace=Pace.NORMAL)
    goal = table.place_point(*ON_PLAIN)
    table.press(table.rack_point("0|5"))
    table.move(goal)
    table.release(goal)
    item = table.scene.board.tiles[Tile(0, 5)]
    assert (item.pos() - goal).manhattanLength() < 3
    table.act(table.placed[0])
    assert (item.pos() - goal).manhattanLength() < 3
    table.scene.finish()
    assert (item.pos() - table.stage.poses[Tile(0, 5)].centre).isNull()


def test_the_nearest_place_catches_a_dragged_tile(table_of: TableOf) -> None:
    table = _offered(table_of)
    table.press(table.rack_point("0|5"))
    near = table.place_point(*ON_PLAIN) + QPoint(30, 25)
    table.move(near)
    assert table.scene.chosen is not None
    assert table.scene.chosen.place == _place(*ON_PLAIN)
    bar = table.scene.board.dressing.bar
    assert bar is not None
    assert bar.total == "10 + 0 = 10"
    table.release(near)
    assert table.placed == [_place(*ON_PLAIN)]


@pytest.mark.parametrize("size", [(724, 546), (980, 740)])
def test_a_place_at_the_edge_catches_a_tile_that_is_dragged_beyond_it(
    table_of: TableOf, size: tuple[int, int]
) -> None:
    table = _offered(table_of, played(RuleSetId.ALL_FIVES, 2, 12, seed=15, in_turn=0))
    table.view.resize(*size)
    table.press(table.rack_point("2|3"))
    table.move(MIDDLE)
    beyond = [
        QPoint(x, table.stage.spread.rect(offered.laid).center().toPoint().y())
        for offered, x in zip(table.scene.places, (-40, size[0] + 40), strict=True)
    ]
    for offered, point in zip(table.scene.places, beyond, strict=True):
        table.move(point)
        assert table.scene.chosen == offered
        table.move(QPoint(point.x(), -300))
        assert table.scene.chosen is None
    table.move(beyond[0])
    table.release(beyond[0])
    assert table.placed == [table.scene.offers.of(Tile(2, 3))[0].place]


def test_a_tile_is_lifted_while_it_is_dragged_and_lies_again_afterwards(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    tile = table.scene.board.tiles[Tile(0, 5)]
    table.press(table.rack_point("0|5"))
    assert tile._look.lift == 0
    table.move(QPoint(300, 500))
    assert tile._look.lift == HIGHEST
    table.release(QPoint(300, 500))
    table.scene.finish()
    assert tile._look.lift == 0


def test_a_dragged_tile_stays_below_the_pointer_whatever_else_is_shown(table_of: TableOf) -> None:
    match = given(["5|5 0|0", "4|5 1|1"])
    put(match, "5|5")
    table = table_of(match)
    table.press(table.rack_point("0|0"))
    table.move(QPoint(300, 500))
    item = table.scene.board.tiles[Tile(0, 0)]
    before = item.pos()
    table.scene.show_thinking(1)
    assert item.pos() == before


def test_dragging_back_cancels(table_of: TableOf) -> None:
    table = _offered(table_of)
    before = table.picture()
    home = table.rack_point("0|5")
    table.press(home)
    table.move(table.place_point(*ON_PLAIN))
    table.move(home)
    assert table.scene.chosen is None
    table.release(home)
    assert table.placed == []
    assert table.picture() == before


def test_letting_go_far_from_every_place_cancels(table_of: TableOf) -> None:
    table = _offered(table_of)
    before = table.picture()
    table.press(table.rack_point("0|5"))
    table.move(MIDDLE)
    table.release(MIDDLE)
    assert table.placed == []
    assert table.picked() is None
    assert table.picture() == before


def test_a_tile_let_go_glides_back_where_it_stood(table_of: TableOf, qtbot: QtBot) -> None:
    table = _offered(table_of, pace=Pace.FAST)
    before = table.picture()
    table.press(table.rack_point("0|5"))
    table.move(MIDDLE)
    with qtbot.waitSignal(table.scene.settled):
        table.release(MIDDLE)
        assert table.busy()
    assert table.picture() == before


def test_a_drag_with_only_one_place_still_waits_to_be_let_go(table_of: TableOf) -> None:
    table = _offered(table_of, given(["5|5 0|0", "4|5 1|1"]))
    table.press(table.rack_point("5|5"))
    table.move(MIDDLE)
    assert table.placed == []
    table.move(table.rack_point("5|5"))
    table.release(table.rack_point("5|5"))
    assert table.placed == []


def test_a_trembling_hand_still_clicks(table_of: TableOf) -> None:
    table = _offered(table_of)
    point = table.rack_point("0|5")
    table.press(point)
    table.move(point + QPoint(2, 1))
    table.release(point + QPoint(2, 1))
    assert table.picked() is Tile(0, 5)


def test_a_click_on_nothing_or_on_the_tile_again_puts_it_back(table_of: TableOf) -> None:
    for again in (MIDDLE, None):
        table = _offered(table_of)
        table.click(table.rack_point("0|5"))
        assert table.picked() is Tile(0, 5)
        table.click(again or table.rack_point("0|5"))
        assert table.picked() is None
        assert table.placed == []


def test_another_tile_takes_the_place_of_the_picked_one(table_of: TableOf) -> None:
    match = given(["5|5 2|5 3|5", "4|6 1|1 0|5"])
    put(match, "5|5")
    put(match, "0|5", "5|5", Port.STRAIGHT_A)
    table = _offered(table_of, match)
    table.scene.one_click = False
    table.click(table.rack_point("2|5"))
    table.click(table.rack_point("3|5"))
    assert table.picked() is Tile(3, 5)


def test_a_tile_that_cannot_be_played_is_refused_by_click_and_by_drag(table_of: TableOf) -> None:
    table = _offered(table_of)
    table.click(table.rack_point("6|6"))
    assert table.refused == [Tile(6, 6)]
    table.press(table.rack_point("0|0"))
    table.move(MIDDLE)
    table.release(MIDDLE)
    assert table.refused == [Tile(6, 6), Tile(0, 0)]
    assert table.placed == []


def test_pointing_at_a_place_shows_its_count(table_of: TableOf) -> None:
    table = _offered(table_of)
    table.click(table.rack_point("0|5"))
    table.move(table.place_point(*ON_DOUBLE), held=False)
    assert table.scene.chosen is not None
    assert table.scene.chosen.count == 5


def test_a_tile_dragged_along_the_rack_changes_its_place(table_of: TableOf) -> None:
    table = _offered(table_of)
    assert table.scene.rack_tiles == tuple(tiles("0|5 6|6 0|0"))
    goal = table.rack_point("0|0") + QPoint(12, 0)
    table.press(table.rack_point("0|5"))
    table.move(goal)
    table.release(goal)
    assert table.scene.rack_tiles == tuple(tiles("6|6 0|0 0|5"))
    assert not table.refused
    assert not table.placed


def test_a_rack_can_be_arranged_while_others_play(table_of: TableOf) -> None:
    table = table_of(two_fives())
    goal = table.rack_point("0|5") - QPoint(15, 0)
    table.press(table.rack_point("0|0"))
    table.move(goal)
    table.release(goal)
    assert table.scene.rack_tiles == tuple(tiles("0|0 0|5 6|6"))


def test_a_click_on_its_corner_of_the_wood_sorts_the_rack(table_of: TableOf) -> None:
    table = _offered(table_of)
    sorter = table.stage.sorter
    assert sorter is not None
    point = sorter.center().toPoint()
    table.move(point, held=False)
    assert table.view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    table.click(point)
    assert table.scene.rack_tiles == tuple(tiles("0|0 0|5 6|6"))
    (item,) = [item for item in table.scene.items(sorter.center()) if item.toolTip()]
    assert item.toolTip() == "sort the rack (S)"


def test_only_the_own_rack_can_be_sorted(table_of: TableOf) -> None:
    table = table_of(two_fives(), None)
    seen = [table.stage.sorter]
    table.scene.show_match(table.match, 0)
    seen.append(table.stage.sorter)
    table.scene.cover()
    seen.append(table.stage.sorter)
    assert [sorter is not None for sorter in seen] == [False, True, False]


def test_the_boneyard_is_drawn_from_by_a_click_when_that_is_offered(table_of: TableOf) -> None:
    table = _offered(table_of, must_draw())
    table.click(table.boneyard_point())
    assert len(table.drawn) == 1
    table = _offered(table_of)
    table.click(table.boneyard_point())
    assert table.drawn == []


def test_a_click_on_nothing_only_ends_an_animation(table_of: TableOf) -> None:
    table = table_of(two_fives(), 0, Pace.SLOW)
    table.act(_place(*ON_PLAIN))
    assert table.busy()
    table.click(MIDDLE)
    assert not table.busy()
    assert not table.placed
    assert not table.refused


def test_a_click_during_an_animation_acts_on_the_finished_picture(table_of: TableOf) -> None:
    table = table_of(must_draw(), 0, Pace.SLOW)
    table.draw()
    table.offer()
    assert table.busy()
    table.click(table.rack_point("2|5"))  # where the drawn tile will stand
    assert not table.busy()
    assert table.picked() is Tile(2, 5)


def test_an_event_in_the_middle_of_a_drag_ends_it(table_of: TableOf) -> None:
    table = _offered(table_of)
    table.press(table.rack_point("0|5"))
    table.move(MIDDLE)
    table.act(_place(*ON_DOUBLE))
    table.move(QPoint(300, 300))
    table.release(QPoint(300, 300))
    assert table.placed == []
    assert Tile(0, 5) not in table.scene.rack_tiles


def test_resizing_in_the_middle_of_a_drag_puts_the_tile_back(table_of: TableOf) -> None:
    table = _offered(table_of)
    table.press(table.rack_point("0|5"))
    table.move(MIDDLE)
    table.view.resize(1240, 700)
    fresh = _offered(table_of)
    fresh.view.resize(1240, 700)
    fresh.scene.pick(Tile(0, 5))
    assert table.picture() == fresh.picture()
    goal = table.place_point(*ON_PLAIN)
    table.move(goal)
    table.release(goal)
    assert table.placed == []
    table.click(table.rack_point("0|5"))
    assert table.picked() is None


def test_a_hasty_double_click_picks_a_tile_and_does_not_put_it_back(table_of: TableOf) -> None:
    table = _offered(table_of)
    point = table.rack_point("0|5")
    table.click(point)
    table.double_click(point)
    assert table.picked() is Tile(0, 5)
    assert table.placed == []


def test_a_double_click_at_the_boneyard_asks_twice(table_of: TableOf) -> None:
    table = _offered(table_of, must_draw())
    table.click(table.boneyard_point())
    table.double_click(table.boneyard_point())
    assert len(table.drawn) == 2


def test_the_pointer_shows_what_can_be_clicked(table_of: TableOf) -> None:
    table = _offered(table_of)
    cursor = table.view.viewport().cursor
    hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
    for point, shape in (
        (table.rack_point("0|5"), hand),
        (table.rack_point("6|6"), arrow),
        (MIDDLE, arrow),
    ):
        table.move(point, held=False)
        assert cursor().shape() is shape
    table.click(table.rack_point("0|5"))
    table.move(table.place_point(*ON_PLAIN), held=False)
    assert cursor().shape() is hand


def test_other_buttons_do_nothing(table_of: TableOf) -> None:
    table = _offered(table_of)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, pos=table.rack_point("0|5"))
    assert table.picked() is None
