"""Racks stand tomorrow as they were left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.places import matches_folder
from domino_gui.storage.racks import racks_path, read_racks
from domino_gui.windows.desk import Stage
from tests.windows.conftest import Person, people

OpenWindow = Callable[..., Person]


def record() -> Path:
    (path,) = matches_folder().glob("*.domino")
    return path


def arranged(person: Person) -> tuple[Tile, ...]:
    """Drag the first tile of the rack to its right end, and return how the rack stands then."""
    person.wait(Stage.CHOOSING)
    scene = person.host.window.scene
    first, *others = scene.rack_tiles
    assert scene.stage is not None
    person.drag_tile(first, scene.stage.own.bounds.topRight() + scene.stage.own.bounds.center() / 9)
    assert scene.rack_tiles == (*others, first)
    return scene.rack_tiles


def test_an_arranged_rack_is_kept_beside_the_record_without_being_asked(
    open_window: OpenWindow,
) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    person.wait(Stage.CHOOSING)
    assert not racks_path(record()).exists()
    order = arranged(person)
    person.qtbot.waitUntil(racks_path(record()).exists, timeout=5_000)
    kept = read_racks(record())
    assert kept is not None
    assert kept.racks[0].standing == order


def test_a_match_that_is_resumed_has_its_racks_as_they_were(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    order = arranged(person)
    person.host.window.close()  # before there was time to write
    again = open_window(MatchSetup(RuleSetId.MUGGINS))
    again.wait(Stage.CHOOSING)
    assert again.host.window.scene.rack_tiles == order


@pytest.mark.parametrize("damage", [b"", b"{", b"\0" * 99, b'{"format":99}'])
def test_damaged_racks_are_no_trouble(open_window: OpenWindow, damage: bytes) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    arranged(person)
    person.host.window.close()
    racks_path(record()).write_bytes(damage)
    again = open_window(MatchSetup(RuleSetId.MUGGINS))
    again.wait(Stage.CHOOSING)
    assert list(again.host.window.scene.rack_tiles) == again.desk.match.round.hands[0]
    assert not again.host.window.has_notices
    arranged(again)


def test_undoing_and_redoing_leave_the_rack_as_it_was_arranged(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    orders = [arranged(person)]
    scene = person.host.window.scene
    for _ in range(2):
        person.play_by_clicks()
        person.wait(Stage.CHOOSING)
        orders.append(scene.rack_tiles)
    for order in reversed(orders[:-1]):
        person.undo()
        person.wait(Stage.CHOOSING)
        assert scene.rack_tiles == order
    for order in orders[1:]:
        person.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        person.wait(Stage.CHOOSING)
        assert scene.rack_tiles == order


def test_who_sorts_finds_the_next_round_sorted_and_what_is_drawn_at_the_right(
    open_window: OpenWindow,
) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    person.wait(Stage.CHOOSING)
    person.press(Qt.Key.Key_S)
    scene, rounds, drawn = person.host.window.scene, 0, 0
    while rounds < 2 or not drawn:
        if person.wait() is Stage.CHOOSING:
            deal = person.desk.match.deal
            assert deal is not None
            assert not isinstance(deal.hands[0], int)
            dealt = [tile for tile in scene.rack_tiles if tile in deal.hands[0]]
            assert dealt == sorted(dealt, key=lambda tile: tile.index)
            assert list(scene.rack_tiles[: len(dealt)]) == dealt
            drawn += len(scene.rack_tiles) > len(dealt)
        rounds += person.desk.stage is Stage.ROUND_OVER
        person.play_by_clicks()


def test_several_people_find_their_own_racks(open_window: OpenWindow) -> None:
    person = open_window(people("Ada", "Ben"))
    orders = []
    for _ in range(2):
        person.wait(Stage.CURTAIN)
        person.play_by_clicks()
        arranged(person)
        seat = person.desk.viewer
        person.play_by_clicks()
        while person.desk.stage is Stage.CHOOSING:
            person.play_by_clicks()
        orders.append((seat, person.desk.match.round.hands[seat or 0]))
    standing = person.host.window.scene.racks
    person.host.window.close()
    again = open_window(people("Ada", "Ben"))
    again.wait(Stage.CURTAIN)
    assert again.host.window.scene.racks == standing
    again.play_by_clicks()
    again.wait(Stage.CHOOSING)
    (order,) = [rack.standing for rack in standing.racks if rack.seat == again.desk.viewer]
    known = [tile for tile in again.host.window.scene.rack_tiles if tile in order]
    assert known == [tile for tile in order if tile in known]


def test_a_match_that_is_over_keeps_no_racks(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW))
    arranged(person)
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)
    person.host.window.close()
    assert not [*matches_folder().rglob("*.racks")]
