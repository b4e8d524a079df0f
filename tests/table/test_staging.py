from __future__ import annotations

import itertools
import random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF

from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table.arrangement import arrange
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.items import TilePose
from domino_gui.table.sight import see
from domino_gui.table.staging import PILE, Back, RackState, Spare, Stage, others, stage
from domino_gui.table.tile_art import Facing
from tests.table.tables import TABLES, given, played, put, tiles

SIZES = [(724, 596), (980, 756), (2160, 1550)]


def _stage(
    match: Match,
    viewer: int | None = 0,
    size: tuple[int, int] = (980, 756),
    rack: RackState | None = None,
) -> Stage:
    sight = see(match, viewer)
    hand = tuple(tile for tile in sight.seats[sight.bottom].hand if tile is not None)
    return stage(
        sight,
        TableGeometry.of(match.round.layout),
        arrange(QSizeF(*size), match.rules.seats),
        rack or RackState(hand),
    )


def _rect(pose: TilePose) -> QRectF:
    rect = QRectF(QPointF(), pose.look.facing.size(pose.look.unit))
    rect.moveCenter(pose.centre)
    return rect


@pytest.mark.parametrize("placements", [0, 1, 8, 16, 99])
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_tiles_and_marks_are_all_in_sight_and_apart(
    rules: RuleSetId, seats: int, placements: int
) -> None:
    match = played(rules, seats, placements, seed=random.Random(placements).randrange(99))
    for size in SIZES:
        shown = _stage(match, 0, size)
        table = shown.arrangement.table
        lying = [_rect(shown.poses[placed.tile]) for placed in match.round.layout.placed]
        half = QPointF(0.38, 0.38) * shown.spread.unit
        marks = [QRectF(at - half, at + half) for _, at, _ in shown.marks]
        for rect in lying + marks:
            assert table.contains(rect)
        for mark in marks:
            assert not any(mark.intersects(rect) for rect in lying)
        for one, other in itertools.combinations(marks, 2):
            assert not one.intersects(other)
        for key, pose in shown.poses.items():
            if key not in {placed.tile for placed in match.round.layout.placed}:
                assert QRectF(QPointF(), shown.arrangement.size).contains(_rect(pose))
                assert not table.intersects(_rect(pose))


def test_a_hidden_face_is_nowhere_in_the_picture() -> None:
    match = played(RuleSetId.FIVE_UP, 4, 5)
    shown = _stage(match, 2)
    seen = {key for key in shown.poses if isinstance(key, Tile)}
    lying = {placed.tile for placed in match.round.layout.placed}
    assert seen == lying | set(match.round.hands[2])
    backs = [key for key in shown.poses if isinstance(key, Back)]
    assert len(backs) == sum(len(match.round.hands[seat]) for seat in (0, 1, 3))
    assert all(shown.poses[back].look.tile is None for back in backs)


def test_an_onlooker_sees_no_rack() -> None:
    shown = _stage(played(RuleSetId.MUGGINS, 2, 0), None)
    assert not any(isinstance(key, Tile) for key in shown.poses)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_sit_clockwise_from_the_viewer(seats: int) -> None:
    match = played(RuleSetId.ALL_FIVES, seats, 0)
    for viewer in range(seats):
        assert others(see(match, viewer)) == [(viewer + n) % seats for n in range(1, seats)]
    shown = _stage(match, 1)
    lefts = [shown.poses[Back(seat, 0)].centre.x() for seat in others(see(match, 1))]
    assert lefts == sorted(lefts)


def test_partners_sit_opposite() -> None:
    shown = _stage(played(RuleSetId.ALL_FIVES, 4, 0), 1)
    assert others(shown.sight)[1] == 3


def test_the_touching_halves_lie_side_by_side() -> None:
    match = given(["5|6 0|0", "4|5 1|1"])
    match.round.turn = 0
    put(match, "5|6")
    end = next(end for end in match.round.layout.open_ends if end.number == 5)
    put(match, "4|5", str(end.tile), end.port)
    shown = _stage(match)
    first, second = shown.poses[Tile(5, 6)], shown.poses[Tile(4, 5)]
    unit = shown.spread.unit
    fives = (
        first.centre + QPointF(*first.look.facing.value) * (unit / 2),
        second.centre - QPointF(*second.look.facing.value) * (unit / 2),
    )
    assert (fives[0] - fives[1]).manhattanLength() == pytest.approx(unit)


def test_a_led_double_stands_upright() -> None:
    match = given(["5|5 0|0", "4|5 1|1"])
    put(match, "5|5")
    assert _stage(match).poses[Tile(5, 5)].look.facing in (Facing.UP, Facing.DOWN)


def test_one_tile_alone_is_not_blown_up() -> None:
    match = given(["5|5 0|0", "4|5 1|1"])
    put(match, "5|5")
    assert _stage(match).spread.unit <= 60


def test_shadows_never_fall_on_the_neighbour() -> None:
    shown = _stage(played(RuleSetId.MUGGINS, 2, 9, seed=4))
    lying = [shown.poses[placed.tile] for placed in shown.sight.layout.placed]
    for one, other in itertools.combinations(lying, 2):
        way = other.centre - one.centre
        if way.x() >= 0 and way.y() >= 0 and one.look.spinner == other.look.spinner:
            assert other.z > one.z


def test_tiles_that_cannot_be_played_are_dimmed_and_the_picked_one_rises() -> None:
    match = given(["5|5 0|0 1|2", "4|5 1|1 0|6"])
    hand = tuple(tiles("5|5 0|0 1|2"))
    flat = _stage(match, rack=RackState(hand))
    shown = _stage(match, rack=RackState(hand, frozenset(hand[:2]), hand[0]))
    assert [flat.poses[tile].look.dimmed for tile in hand] == [False, False, False]
    assert [shown.poses[tile].look.dimmed for tile in hand] == [False, False, True]
    assert shown.poses[hand[0]].centre.y() < flat.poses[hand[0]].centre.y()


def test_the_pile_shows_how_many_are_left_to_draw() -> None:
    match = given(["5|5 0|0", "4|5 1|1"])
    assert sum(isinstance(key, Spare) for key in _stage(match).poses) == PILE


def test_the_table_makes_room_for_the_places_that_are_offered() -> None:
    match = played(RuleSetId.MUGGINS, 2, 12, seed=3, in_turn=0)
    sight, geometry = see(match, 0), TableGeometry.of(match.round.layout)
    previews = [
        geometry.preview(action.tile, action.at)  # type: ignore[attr-defined]
        for action in match.legal_actions()
    ]
    here = arrange(QSizeF(980, 756), 2)
    hand = RackState(tuple(match.round.hands[0]))  # type: ignore[arg-type]
    shown = stage(sight, geometry, here, hand, previews)
    assert all(here.table.contains(shown.spread.rect(laid)) for laid in previews)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", [2, 7, 9, 20])
def test_the_corner_that_sorts_the_rack_is_clear_of_tiles_and_their_keys(
    size: tuple[int, int], hand: int
) -> None:
    names = " ".join(tile.name for tile in TILES[:hand])
    sight = see(given(["0|1 5|5", "4|5 1|1"]), 0)
    seat = replace(sight.seats[0], hand=tuple(tiles(names)))
    shown = stage(
        replace(sight, seats=(seat, *sight.seats[1:])),
        TableGeometry(sight.layout.spinners),
        arrange(QSizeF(*size), 2),
        RackState(tuple(tiles(names))),
    )
    sorter = shown.sorter
    assert sorter is not None
    assert QRectF(QPointF(), shown.arrangement.size).contains(sorter)
    key = QSizeF(20, 14) * shown.arrangement.scale
    for centre in shown.own.centres[:10]:
        below = QRectF(QPointF(centre.x() - key.width() / 2, sorter.bottom() - 20), key)
        assert not sorter.intersects(below)
