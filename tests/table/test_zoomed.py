"""A table that a hand has zoomed: what a person does there, and what moves."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.choreography import Pace
from domino_gui.table.geometry import Laid
from tests.table.tables import Table, TableOf, played, started

FAR_ENDS, ONE_END = Tile(1, 3), Tile(0, 2)
"""In the hand of who is in turn: a tile with places at both ends of the table, and with one."""
CORNER = QPointF(0, 720)


def wide() -> Match:
    return played(RuleSetId.FIVE_UP, 4, 12, seed=4, in_turn=0)


def _zoomed(table_of: TableOf, pace: Pace = Pace.OFF, *, at: QPointF = CORNER) -> Table:
    table = table_of(wide(), 0, pace)
    table.offer()
    table.scene.finish()
    table.scene.zoom(2.2, at)
    return table


def _window(table: Table) -> QRectF:
    return table.stage.arrangement.window


def _place(table: Table, number: int, tile: Tile = FAR_ENDS) -> Laid:
    return table.scene.offers.of(tile)[number].laid


def _middle(table: Table, laid: Laid) -> QPoint:
    return table.stage.spread.rect(laid).center().toPoint()


# -- what comes of it while tiles move --------------------------------------------------------


def test_what_moves_ends_in_the_picture_of_the_match(table_of: TableOf) -> None:
    match, rng = started(RuleSetId.FIVE_UP, 3, house=HouseRules(hand_size=7)), random.Random(2)
    table = table_of(match, 0, Pace.NORMAL)
    for event in match.open_round(ShuffledDealer(2)):
        table.scene.play(event, match)
    while match.phase is Phase.PLAY:
        table.scene.zoom(1.3, QPointF(rng.uniform(0, 980), rng.uniform(0, 740)))
        table.scene.pan(QPointF(rng.uniform(-300, 300), rng.uniform(-200, 200)))
        table.act(rng.choice(match.legal_actions()))
        assert table.busy()
        table.scene.finish()
        picture = table.picture()
        table.scene.show_match(match, 0)
        assert table.picture() == picture
        if match.round.layout.placed and match.phase is Phase.PLAY:
            last = table.stage.poses[match.round.layout.placed[-1].tile]
            assert _window(table).contains(last.centre)


def test_an_animation_that_ends_by_itself_lands_in_the_zoomed_table(
    table_of: TableOf, qtbot: QtBot
) -> None:
    table = _zoomed(table_of, Pace.FAST)
    unit = table.stage.spread.unit
    with qtbot.waitSignal(table.scene.settled):
        table.act(table.scene.offers.of(FAR_ENDS)[1].place)
    assert table.stage.spread.unit == unit
    picture = table.picture()
    table.scene.show_match(table.match, 0)
    assert table.picture() == picture


def test_a_hand_that_zooms_ends_what_moves(table_of: TableOf) -> None:
    table = _zoomed(table_of, Pace.SLOW)
    table.act(table.scene.offers.of(FAR_ENDS)[1].place)
    assert table.busy()
    table.scene.zoom(1.2, QPointF(400, 300))
    assert not table.busy()
    picture = table.picture()
    table.scene.show_match(table.match, 0)
    assert table.picture() == picture


def test_a_tile_placed_out_of_sight_comes_into_sight_and_what_a_hand_chose_stays(
    table_of: TableOf,
) -> None:
    table = _zoomed(table_of, at=QPointF(0, 280))
    before = table.stage.spread
    right = _place(table, 1)
    assert not table.stage.shows(right)
    table.act(table.scene.offers.of(FAR_ENDS)[1].place)
    assert table.stage.shows(right)
    assert table.stage.spread.unit == before.unit
    assert table.stage.spread.origin.y() == before.origin.y()
    table.scene.pan(QPointF(9999, 0))
    assert not table.stage.shows(right)


def test_the_marks_of_a_tile_placed_out_of_sight_come_into_sight_with_it(
    table_of: TableOf,
) -> None:
    table = _zoomed(table_of, at=QPointF(0, 280))
    place = table.scene.offers.of(FAR_ENDS)[1].place
    table.act(place)
    marks = [at for end, at, _ in table.stage.marks if end.tile is place.tile]
    half = table.stage.spread.unit / 2
    window = table.stage.arrangement.window.adjusted(half, half, -half, -half)
    assert marks
    assert all(window.contains(at) for at in marks)


def test_a_new_round_and_another_match_are_seen_whole_and_another_language_is_not(
    table_of: TableOf,
) -> None:
    table = _zoomed(table_of)
    told = []
    for match in (table.match, played(RuleSetId.FIVE_UP, 3, 9)):
        table.scene.show_match(match, 0)
        told.append(table.scene.is_zoomed)
    table.match = played(RuleSetId.FIVE_UP, 4, 99)
    table.scene.show_match(table.match, 0)
    table.scene.zoom(2)
    told.append(table.scene.is_zoomed)
    for event in table.match.open_round(ShuffledDealer(3)):
        table.scene.play(event, table.match)
    told.append(table.scene.is_zoomed)
    assert told == [True, False, True, False]


def test_a_resized_window_shows_the_same_part(table_of: TableOf) -> None:
    table = _zoomed(table_of)
    here = table.stage.spread.units(_window(table).center())
    table.view.resize(1600, 1200)
    there = table.stage.spread.units(_window(table).center())
    assert table.scene.is_zoomed
    assert (here - there).manhattanLength() < 1.5


# -- choosing ---------------------------------------------------------------------------------


def test_a_picked_tile_has_all_its_places_in_sight(table_of: TableOf) -> None:
    table = _zoomed(table_of)
    before = table.stage.spread
    table.click(table.rack_point(FAR_ENDS.name))
    assert len(table.scene.places) == 2
    for offered in table.scene.places:
        assert table.stage.shows(offered.laid)
    table.click(table.rack_point(FAR_ENDS.name))
    assert table.stage.spread == before


def test_they_come_into_sight_by_a_movement(table_of: TableOf, qtbot: QtBot) -> None:
    table = _zoomed(table_of, Pace.NORMAL)
    with qtbot.waitSignal(table.scene.settled):
        table.click(table.rack_point(FAR_ENDS.name))
        assert table.busy()
    assert len(table.scene.board.dressing.ghosts) == 2
    with qtbot.waitSignal(table.scene.settled):
        table.scene.cancel_pick()


def test_a_click_on_nothing_meanwhile_only_ends_it(table_of: TableOf) -> None:
    table = _zoomed(table_of, Pace.SLOW)
    table.click(table.rack_point(FAR_ENDS.name))
    assert table.busy()
    table.click(_bare(table))
    assert (table.busy(), table.picked()) == (False, FAR_ENDS)
    table.click(_bare(table))
    assert table.picked() is None


def test_a_click_places_where_it_is(table_of: TableOf) -> None:
    for number in (0, 1):
        table = _zoomed(table_of)
        table.click(table.rack_point(FAR_ENDS.name))
        table.click(_middle(table, _place(table, number)))
        assert table.placed == [table.scene.offers.of(FAR_ENDS)[number].place]


def test_until_a_placed_tile_moves_its_place_stays_where_it_was_chosen(table_of: TableOf) -> None:
    table = _zoomed(table_of)
    table.click(table.rack_point(FAR_ENDS.name))
    before = table.stage.spread
    table.click(_middle(table, _place(table, 1)))
    assert table.stage.spread == before
    table.act(table.placed[0])
    assert table.stage.spread != before


def test_an_only_place_out_of_sight_is_brought_by_the_tile_itself(table_of: TableOf) -> None:
    table = _zoomed(table_of, at=QPointF(980, 0))
    before = table.stage.spread
    place = _place(table, 0, ONE_END)
    assert not table.stage.shows(place)
    table.click(table.rack_point(ONE_END.name))
    assert table.stage.spread == before
    table.act(table.placed[0])
    assert table.stage.shows(place)


@pytest.mark.parametrize("number", [0, 1])
def test_a_tile_is_dragged_to_a_place(table_of: TableOf, number: int) -> None:
    table = _zoomed(table_of, Pace.NORMAL)
    table.press(table.rack_point(FAR_ENDS.name))
    table.move(QPoint(490, 500))
    assert not table.busy()
    goal = _middle(table, _place(table, number))
    table.move(goal)
    table.release(goal)
    assert table.placed == [table.scene.offers.of(FAR_ENDS)[number].place]


def test_zooming_in_the_middle_of_a_drag_leaves_the_tile_below_the_pointer(
    table_of: TableOf,
) -> None:
    table = _zoomed(table_of)
    held, at = table.rack_point(FAR_ENDS.name), QPoint(400, 470)
    table.press(held)
    table.move(at)
    item = table.scene.board.tiles[FAR_ENDS]
    before = item.pos()
    table.scene.zoom(1.1, QPointF(at))
    assert (item.pos() - before).manhattanLength() < 2
    table.scene.pan(QPointF(70, 0))
    assert (item.pos() - before).manhattanLength() < 2
    goal = _middle(table, _place(table, 0))
    table.move(goal)
    table.release(goal)
    assert table.placed == [table.scene.offers.of(FAR_ENDS)[0].place]


def test_what_lies_below_labels_and_racks_cannot_be_clicked(table_of: TableOf) -> None:
    table = _zoomed(table_of)
    table.scene.pick(FAR_ENDS)
    table.scene.zoom(3)
    table.scene.pan(QPointF(9999, 9999))
    below = _middle(table, _place(table, 0))
    assert below.y() > _window(table).bottom()
    table.click(below)
    assert table.placed == []


def test_keys_bring_the_place_they_choose_into_sight(table_of: TableOf) -> None:
    table = _zoomed(table_of)
    table.scene.pick(FAR_ENDS)
    table.scene.zoom(3, CORNER)
    assert not table.stage.shows(_place(table, 1))
    for _ in range(2):
        table.scene.choose_next_place(1)
        assert table.scene.chosen is not None
        assert table.stage.shows(table.scene.chosen.laid)


def test_tab_reaches_a_place_out_of_sight_and_brings_it_there(table_of: TableOf) -> None:
    table = _zoomed(table_of)
    table.scene.pick(FAR_ENDS)
    table.scene.zoom(3, CORNER)
    table.follow()
    assert table.view.targets is not None
    tiles = len(table.scene.rack_tiles)
    buttons = table.view.targets.buttons
    visible = QRectF(table.view.viewport().rect())
    for button in buttons[: tiles + 2]:
        assert visible.intersects(QRectF(button.geometry()))
    buttons[tiles - 1].setFocus(Qt.FocusReason.TabFocusReason)
    for number in (0, 1):
        QTest.keyClick(table.view.window().focusWidget(), Qt.Key.Key_Tab)
        table.follow()
        assert buttons[tiles + number].hasFocus()
        assert table.stage.shows(_place(table, number))
        around = QRectF(buttons[tiles + number].geometry()).adjusted(-2, -2, 2, 2)
        assert around.contains(table.stage.spread.rect(_place(table, number)))


# -- panning by hand --------------------------------------------------------------------------


def _drag(table: Table, start: QPoint, *steps: QPoint) -> None:
    table.press(start)
    for step in steps:
        table.move(start + step)
    table.release(start + steps[-1])


def _bare(table: Table) -> QPoint:
    """Return a point of the table at which there is nothing."""
    for x in range(80, 900, 20):
        for y in range(120, 460, 20):
            point = QPointF(x, y)
            if table.scene.board.find(lambda _: True, point) is None:
                return point.toPoint()
    raise AssertionError("no bare table")


def test_dragging_the_bare_table_pans_it(table_of: TableOf) -> None:
    table = _zoomed(table_of, at=QPointF(490, 300))
    before = table.stage.spread.origin
    start = _bare(table)
    table.press(start)
    table.move(start + QPoint(-30, 12))
    shape = table.view.viewport().cursor().shape()
    assert shape is Qt.CursorShape.ClosedHandCursor
    table.move(start + QPoint(-60, 20))
    table.release(start + QPoint(-60, 20))
    assert table.stage.spread.origin - before == QPointF(-60, 20)
    assert table.view.viewport().cursor().shape() is not Qt.CursorShape.ClosedHandCursor


def test_a_picked_tile_stays_picked_while_the_table_is_dragged_and_a_click_puts_it_back(
    table_of: TableOf,
) -> None:
    table = _zoomed(table_of)
    table.scene.pick(FAR_ENDS)
    table.scene.zoom(1.5, QPointF(490, 300))
    start = _bare(table)
    _drag(table, start, QPoint(20, 0), QPoint(40, 10))
    assert table.picked() is FAR_ENDS
    table.click(start)
    assert table.picked() is None


def test_a_table_that_is_all_in_sight_cannot_be_dragged(table_of: TableOf) -> None:
    table = table_of(wide())
    before = table.picture()
    _drag(table, QPoint(490, 480), QPoint(50, 20), QPoint(90, 20))
    assert table.picture() == before


def test_whoever_drags_a_tile_of_the_table_pans_too(table_of: TableOf) -> None:
    table = _zoomed(table_of, at=QPointF(490, 300))
    before = table.stage.spread.origin
    lying = next(
        pose.centre.toPoint()
        for key, pose in table.stage.poses.items()
        if isinstance(key, Tile)
        and key not in table.scene.rack_tiles
        and _window(table).adjusted(150, 60, -150, -60).contains(pose.centre)
    )
    _drag(table, lying, QPoint(0, 15), QPoint(0, 25))
    assert table.stage.spread.origin - before == QPointF(0, 25)


def test_the_rack_is_no_handle_of_the_table(table_of: TableOf) -> None:
    table = _zoomed(table_of)
    before = table.stage.spread
    table.press(table.rack_point(FAR_ENDS.name))
    table.move(QPoint(490, 500))
    table.move(QPoint(490, 300))
    assert table.stage.spread.unit <= before.unit
    table.release(table.rack_point(FAR_ENDS.name))
    QApplication.processEvents()
    assert table.stage.spread == before


def test_a_window_too_small_for_anything_bears_zooming(table_of: TableOf) -> None:
    table = table_of(wide())
    table.view.resize(QSize(480, 380))
    for factor in (3.0, 0.7, 9.0, 0.01):
        table.scene.zoom(factor)
        assert not table.picture().isNull()
    assert not table.scene.is_zoomed
