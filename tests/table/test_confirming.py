"""Where it is preferred, a tile lies on its place first, and is placed by a second click or key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from domino_gui.engine.events import Place
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match
from domino_gui.engine.tiles import Tile
from domino_gui.table.accessible import TargetButton
from domino_gui.table.choreography import Pace
from tests.table.tables import FIVE_ON_PLAIN, Table, TableOf, given, two_fives

FIVE = Tile(0, 5)
FIVE_ON_DOUBLE = Place(FIVE, End(Tile(5, 5), Port.STRAIGHT_B))
ON_DOUBLE = ("0|5", "5|5", Port.STRAIGHT_B)
ON_PLAIN = ("0|5", "4|5", Port.HIGH)
NOWHERE = QPoint(490, 120)  # of the table, far from every tile


@pytest.fixture
def confirming(table_of: TableOf) -> Callable[..., Table]:
    def make(match: Match | None = None, pace: Pace = Pace.OFF) -> Table:
        table = table_of(match or two_fives(), 0, pace)
        table.scene.set_confirming(True)
        table.offer()
        table.scene.finish()
        return table

    return make


def lies_at(table: Table, point: QPoint) -> bool:
    table.scene.finish()
    return (table.scene.board.tiles[FIVE].pose.centre - point).manhattanLength() < 2


def only_place(table: Table) -> QPoint:
    (offered,) = table.scene.places
    return table.stage.spread.rect(offered.laid).center().toPoint()


def targets(table: Table) -> dict[str, TargetButton]:
    """The buttons that a screen reader finds, by their names."""
    buttons = table.view.viewport().findChildren(TargetButton)
    return {button.accessibleName(): button for button in buttons if button.isVisible()}


def bar(table: Table) -> tuple[str, bool]:
    """The sum that the count bar shows, and whether it is one that would be."""
    shown = table.scene.board.dressing.bar
    assert shown is not None
    return shown.total, shown.is_preview


def test_the_first_click_lays_the_tile_there_and_shows_its_count_the_second_places_it(
    confirming: Callable[..., Table],
) -> None:
    table = confirming()
    goal = table.place_point(*ON_PLAIN)
    table.click(table.rack_point("0|5"))
    table.click(goal)
    assert table.placed == []
    assert lies_at(table, goal)
    assert bar(table) == ("10 + 0 = 10", True)
    table.click(goal)
    assert table.placed == [FIVE_ON_PLAIN]


def test_an_only_place_is_confirmed_too(confirming: Callable[..., Table]) -> None:
    table = confirming(given(["5|5 0|0", "4|5 1|1"]))
    table.click(table.rack_point("5|5"))
    assert table.placed == []
    assert bar(table) == ("10", True)
    table.click(only_place(table))
    assert table.placed == [Place(Tile(5, 5), None)]


def test_a_double_click_at_an_only_tile_only_lays_it_there(
    confirming: Callable[..., Table],
) -> None:
    table = confirming(given(["5|5 0|0", "4|5 1|1"]))
    start = table.rack_point("5|5")
    table.click(start)
    table.double_click(start)
    assert table.placed == []
    assert table.scene.tried is not None


def test_two_quick_clicks_at_a_place_are_two_clicks(confirming: Callable[..., Table]) -> None:
    table = confirming()
    goal = table.place_point(*ON_PLAIN)
    table.click(table.rack_point("0|5"))
    table.click(goal)
    table.double_click(goal)
    assert table.placed == [FIVE_ON_PLAIN]


def test_a_dropped_tile_lies_where_it_was_dropped_until_it_is_clicked_there(
    confirming: Callable[..., Table],
) -> None:
    table = confirming(pace=Pace.NORMAL)
    goal = table.place_point(*ON_PLAIN)
    table.press(table.rack_point("0|5"))
    table.move(NOWHERE)
    table.move(goal)
    table.release(goal)
    assert table.placed == []
    assert lies_at(table, goal)
    table.click(goal)
    assert table.placed == [FIVE_ON_PLAIN]
    table.act(table.placed[0])
    assert (table.scene.board.tiles[FIVE].pos() - goal).manhattanLength() < 3
    table.scene.finish()


def test_dragged_back_a_tile_is_in_the_rack_again(confirming: Callable[..., Table]) -> None:
    table = confirming()
    start, goal = table.rack_point("0|5"), table.place_point(*ON_PLAIN)
    table.click(start)
    table.click(goal)
    table.press(goal)
    table.move(NOWHERE)
    assert table.scene.tried is None
    table.move(start)
    table.release(start)
    assert (table.placed, table.picked()) == ([], None)
    assert lies_at(table, start)
    assert bar(table)[1] is False


def test_a_tile_is_dragged_on_to_another_place(confirming: Callable[..., Table]) -> None:
    table = confirming()
    goal, other = table.place_point(*ON_PLAIN), table.place_point(*ON_DOUBLE)
    table.click(table.rack_point("0|5"))
    table.click(goal)
    table.press(goal)
    table.move(NOWHERE)
    table.move(other)
    table.release(other)
    assert table.placed == []
    assert lies_at(table, other)
    table.click(other)
    assert table.placed == [FIVE_ON_DOUBLE]


@pytest.mark.parametrize("pace", [Pace.OFF, Pace.NORMAL])
def test_a_click_elsewhere_puts_it_back(confirming: Callable[..., Table], pace: Pace) -> None:
    table = confirming(pace=pace)
    start, shown = table.rack_point("0|5"), table.picture()
    table.click(start)
    table.click(table.place_point(*ON_PLAIN))
    table.scene.finish()
    table.click(NOWHERE)
    assert table.picked() is None
    assert lies_at(table, start)
    assert table.picture() == shown


def test_escape_puts_it_back(confirming: Callable[..., Table]) -> None:
    table = confirming()
    start = table.rack_point("0|5")
    table.click(start)
    table.click(table.place_point(*ON_PLAIN))
    table.scene.cancel_pick()
    assert table.picked() is None
    assert lies_at(table, start)


def test_a_click_at_another_place_goes_on_to_it(confirming: Callable[..., Table]) -> None:
    table = confirming()
    other = table.place_point(*ON_DOUBLE)
    table.click(table.rack_point("0|5"))
    table.click(table.place_point(*ON_PLAIN))
    table.click(other)
    assert table.placed == []
    assert lies_at(table, other)
    table.click(other)
    assert table.placed == [FIVE_ON_DOUBLE]


def test_a_click_at_another_tile_takes_that_up(confirming: Callable[..., Table]) -> None:
    table = confirming(given(["5|5 0|0", "4|5 1|1"]))
    table.click(table.rack_point("5|5"))
    table.click(table.rack_point("0|0"))
    assert table.picked() is Tile(0, 0)
    assert table.scene.tried is not None
    assert table.scene.tried.place == Place(Tile(0, 0), None)


def test_enter_twice_places_it(confirming: Callable[..., Table]) -> None:
    table = confirming()
    table.scene.pick_number(table.scene.rack_tiles.index(FIVE) + 1)
    table.scene.place_picked()
    assert table.placed == []
    assert table.scene.tried == table.scene.places[0]
    table.scene.place_picked()
    assert [place.tile for place in table.placed] == [FIVE]


def test_an_arrow_takes_it_up_again_for_the_next_place(confirming: Callable[..., Table]) -> None:
    table = confirming()
    table.scene.pick(FIVE)
    table.scene.place_picked()
    first, second = table.scene.places
    table.scene.choose_next_place(1)
    assert (table.scene.tried, table.scene.chosen) == (None, second)
    assert not lies_at(table, table.stage.spread.rect(first.laid).center().toPoint())
    table.scene.place_picked()
    assert table.scene.tried == second
    table.scene.place_picked()
    assert table.placed == [second.place]


def test_the_pointer_shows_no_other_count_while_a_tile_lies_on_its_place(
    confirming: Callable[..., Table],
) -> None:
    table = confirming()
    table.click(table.rack_point("0|5"))
    table.click(table.place_point(*ON_PLAIN))
    shown = bar(table)
    table.move(table.place_point(*ON_DOUBLE), held=False)
    assert bar(table) == shown
    assert table.scene.tried is not None


def test_what_is_preferred_holds_at_once(confirming: Callable[..., Table]) -> None:
    table = confirming()
    goal = table.place_point(*ON_PLAIN)
    table.click(table.rack_point("0|5"))
    table.click(goal)
    table.scene.set_confirming(False)
    table.scene.place_picked()
    assert table.placed == [FIVE_ON_PLAIN]


def test_another_window_size_keeps_it_on_its_place(confirming: Callable[..., Table]) -> None:
    table = confirming()
    table.click(table.rack_point("0|5"))
    table.click(table.place_point(*ON_PLAIN))
    table.view.resize(760, 560)
    assert table.scene.tried is not None
    assert lies_at(table, table.place_point(*ON_PLAIN))


def test_it_is_read_out_that_it_is_not_placed_yet(confirming: Callable[..., Table]) -> None:
    table = confirming()
    there = "place on 4|5 high end: count 10, scores 10"
    table.scene.pick(FIVE)
    table.follow()
    buttons = targets(table)
    QTest.keyClick(buttons[there], Qt.Key.Key_Return)
    table.follow()
    assert table.placed == []
    buttons = targets(table)
    assert "tile 0|5, on its place, not placed yet" in buttons
    QTest.keyClick(buttons[f"{there}; once more to place it"], Qt.Key.Key_Return)
    assert table.placed == [FIVE_ON_PLAIN]
