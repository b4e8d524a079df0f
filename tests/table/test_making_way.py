"""A placement for which tiles that lie have to make way, as the scene shows it."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import Place
from domino_gui.engine.tiles import Tile
from domino_gui.table.choreography import Pace
from domino_gui.table.staging import Key
from tests.table.tables import Table, TableOf, making_way


class Making(NamedTuple):
    """A table at which a placement makes others move, and that placement, of its viewer."""

    table: Table
    place: Place


@pytest.fixture
def making(table_of: TableOf) -> Making:
    match, place = making_way()
    return Making(table_of(match, match.round.turn, Pace.NORMAL), place)


def _settled(table: Table) -> QImage:
    """Return the picture of the match at last, as a scene shows it that waits for every table."""
    fresh = Table(table.match, None)
    fresh.view.resize(table.view.size())
    fresh.scene.laying.at_once = True
    fresh.scene.show_match(table.match, table.viewer, bottom=table.stage.sight.bottom)
    if table.scene.offers.is_asked:
        fresh.offer()
    return fresh.picture()


def _on_table(table: Table) -> dict[Key, tuple[float, float]]:
    lying = [placed.tile for placed in table.match.round.layout.placed]
    return {tile: table.stage.poses[tile].centre.toTuple() for tile in lying}


def _wait(making: Making, qtbot: QtBot) -> None:
    with qtbot.waitSignal(making.table.scene.laying.laid):
        pass


def test_the_tile_goes_where_its_ghost_stood_and_the_table_makes_way_once_it_can(
    making: Making, qtbot: QtBot
) -> None:
    table, place = making
    table.offer()
    (ghost,) = [o.laid for o in table.scene.offers.places if o.place == place]
    table.act(place)
    assert table.busy()
    table.scene.finish()
    for_now, shown = _on_table(table), table.picture()
    assert for_now[place.tile] == table.stage.spread.rect(ghost).center().toTuple()
    table.scene.show_match(table.match, table.viewer)
    assert table.picture() == shown != _settled(table)
    _wait(making, qtbot)
    assert table.busy()
    with qtbot.waitSignal(table.scene.settled):
        pass
    assert _on_table(table) != for_now
    assert table.picture() == _settled(table)


@pytest.mark.parametrize("pace", [Pace.FAST, Pace.OFF])
def test_the_table_comes_to_lie_as_it_should_at_every_pace(
    making: Making, qtbot: QtBot, pace: Pace
) -> None:
    table, place = making
    table.scene.set_pace(pace)
    table.act(place)
    _wait(making, qtbot)
    qtbot.waitUntil(lambda: not table.busy())
    assert table.picture() == _settled(table)


def test_a_table_that_makes_way_can_be_finished(making: Making, qtbot: QtBot) -> None:
    table, place = making
    table.act(place)
    _wait(making, qtbot)
    assert table.busy()
    table.scene.finish()
    assert table.picture() == _settled(table)


def test_moves_that_come_meanwhile_are_seen(making: Making, qtbot: QtBot) -> None:
    table, place = making
    table.act(place)
    for _ in range(2):
        table.act(table.match.legal_actions()[0])
    table.scene.finish()
    assert _on_table(table)
    _wait(making, qtbot)
    table.scene.finish()
    qtbot.waitUntil(lambda: table.picture() == _settled(table))


def test_going_back_and_forth_shows_at_once_what_was_laid(making: Making, qtbot: QtBot) -> None:
    table, place = making
    before = table.match.copy()
    table.act(place)
    _wait(making, qtbot)
    table.scene.show_match(before, table.viewer)
    table.scene.show_match(table.match, table.viewer)
    assert not table.busy()
    assert table.picture() == _settled(table)


def test_going_back_meanwhile_leaves_the_old_table(making: Making, qtbot: QtBot) -> None:
    table, place = making
    before, shown = table.match.copy(), table.picture()
    table.act(place)
    qtbot.waitUntil(lambda: table.scene.laying._program is not None)
    table.scene.show_match(before, table.viewer)
    assert table.picture() == shown
    assert table.scene.laying._program is None


def test_a_record_is_shown_at_once_and_its_table_makes_way(table_of: TableOf, qtbot: QtBot) -> None:
    match, place = making_way()
    match.act(match.round.turn, place)
    table = table_of(match)
    assert [*_on_table(table)] == [placed.tile for placed in match.round.layout.placed]
    with qtbot.waitSignal(table.scene.laying.laid):
        pass
    assert table.picture() == _settled(table)


def test_a_rack_is_covered_at_once_whatever_is_laid(making: Making, qtbot: QtBot) -> None:
    table, place = making
    table.act(place)
    qtbot.waitUntil(lambda: table.scene.laying._program is not None)
    table.scene.cover()
    on_racks = [key for key in table.scene.board.tiles if key not in _on_table(table)]
    assert not any(isinstance(key, Tile) for key in on_racks)
    _wait(making, qtbot)
    table.viewer = None
    table.scene.finish()
    assert table.picture() == _settled(table)


@pytest.fixture
def choosing(table_of: TableOf) -> Table:
    """A table that is about to make way while its viewer has to choose."""
    match, place = making_way()
    seat = match.round.turn
    match.act(seat, place)
    while not isinstance(match.legal_actions()[0], Place):
        match.act(match.round.turn, match.legal_actions()[0])
    table = table_of(match, match.round.turn, Pace.NORMAL)
    table.offer()
    return table


def test_what_is_picked_meanwhile_stays_picked(choosing: Table, qtbot: QtBot) -> None:
    table, scene = choosing, choosing.scene
    tile = next(iter(scene.offers.playable))
    scene.pick(tile, places_at_once=False)
    scene.choose_next_place(1)
    assert scene.chosen is not None
    place, ghosts = scene.chosen.place, [offered.laid for offered in scene.places]
    with qtbot.waitSignal(scene.laying.laid):
        pass
    assert (scene.picked, scene.chosen.place) == (tile, place)
    assert [offered.laid for offered in scene.places] != ghosts
    scene.place_picked()
    assert table.placed == [place]


def test_a_press_while_the_table_makes_way_acts_on_the_finished_picture(
    choosing: Table, qtbot: QtBot
) -> None:
    table, scene = choosing, choosing.scene
    tile = next(iter(scene.offers.playable))
    with qtbot.waitSignal(scene.laying.laid):
        pass
    assert table.busy()
    table.click(table.stage.poses[tile].centre.toPoint())
    assert not table.busy()
    assert tile in [scene.picked, *(place.tile for place in table.placed)]
    scene.cancel_pick()
    assert table.picture() == _settled(table)


def test_a_tile_that_is_dragged_stays_in_hand(choosing: Table, qtbot: QtBot) -> None:
    table, scene = choosing, choosing.scene
    scene.finish()
    tile = next(iter(scene.offers.playable))
    start = table.stage.poses[tile].centre.toPoint()
    table.press(start)
    table.move(start - QPoint(0, 60))
    table.move(start - QPoint(0, 120))
    held = scene.board.tiles[tile].pos()
    with qtbot.waitSignal(scene.laying.laid):
        pass
    assert not table.busy()
    assert scene.board.tiles[tile].pos() == held
    table.move(table.stage.spread.rect(scene.places[0].laid).center().toPoint())
    table.release(table.stage.spread.rect(scene.places[0].laid).center().toPoint())
    assert table.placed == [scene.offers.of(tile)[0].place]


def test_a_scene_that_is_closed_moves_no_more(making: Making, qtbot: QtBot) -> None:
    table, place = making
    told: list[None] = []
    table.scene.laying.laid.connect(lambda: told.append(None))
    table.act(place)
    qtbot.waitUntil(lambda: table.scene.laying._program is not None)
    table.scene.close()
    assert not table.busy()
    assert table.scene.laying._program is None
    assert told == []
