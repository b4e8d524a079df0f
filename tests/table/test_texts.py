from __future__ import annotations

import pytest

from domino_gui.engine.layout import End, Port
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.sight import SeatSight, see
from domino_gui.table.texts import TableTexts
from tests.table.tables import given, put, started, tiles

ALL_FIVES = started(RuleSetId.ALL_FIVES).rules
FIVE_UP = started(RuleSetId.FIVE_UP).rules
DRAW = started(RuleSetId.DRAW).rules


@pytest.fixture
def texts() -> TableTexts:
    return TableTexts()


def test_a_place_is_read_out_with_its_end_count_and_points(texts: TableTexts) -> None:
    at = End(Tile(4, 6), Port.LOW)
    assert texts.place(at, 15, 15, ALL_FIVES) == "place on 4|6 low end: count 15, scores 15"
    assert texts.place(at, 15, 15, FIVE_UP) == "place on 4|6 low end: count 15, scores 3 (15 ÷ 5)"
    assert texts.place(at, 14, 0, ALL_FIVES) == "place on 4|6 low end: count 14, no score"
    assert texts.place(at, 15, 0, DRAW) == "place on 4|6 low end"
    assert texts.place(None, 10, 10, ALL_FIVES) == "place as the first tile: count 10, scores 10"


def test_a_table_without_tiles_is_read_out_too(texts: TableTexts) -> None:
    assert texts.table(see(started(), 0)) == "table, no tile yet"


def test_a_table_of_draw_is_read_out_without_a_count(texts: TableTexts) -> None:
    match = given(["2|4 0|0", "4|5 1|1"], rules=RuleSetId.DRAW)
    match.round.turn = 0
    put(match, "2|4")
    assert texts.table(see(match, 0)) == "table, open numbers 2, 4"


def test_a_tile_of_the_rack_is_read_out_with_what_can_be_done(texts: TableTexts) -> None:
    tile = Tile(3, 5)
    assert texts.rack_tile(tile, can_play=True, is_picked=False) == "tile 3|5, can be played"
    assert (
        texts.rack_tile(tile, can_play=False, is_picked=False) == "tile 3|5, cannot be played now"
    )
    assert texts.rack_tile(tile, can_play=True, is_picked=True) == "tile 3|5, picked"


def test_why_a_tile_is_refused(texts: TableTexts) -> None:
    assert texts.refused(Tile(1, 2)) == "no open end shows 1 or 2"
    assert texts.refused(Tile(3, 3)) == "no open end shows 3"
    assert texts.refused(Tile(3, 3), Tile(5, 5)) == "5|5 must be led"


def test_names_are_left_as_they_are(texts: TableTexts) -> None:
    seat = SeatSight(0, "<b>{0}%1</b>", (None,))
    first, second = texts.seat_lines(seat, in_turn=True, is_open=False)
    assert first == "<b>{0}%1</b>"
    assert second.endswith("to play")


def test_an_open_hand_shows_its_pips(texts: TableTexts) -> None:
    seat = SeatSight(0, "Mina", tuple(tiles("1|1 4|6")))
    assert texts.seat_lines(seat, in_turn=False, is_open=True)[1].startswith("12 ")
    assert texts.seat_lines(seat, in_turn=False, is_open=False)[1].startswith("2 ")


def test_a_seat_without_tiles_has_nothing_to_say_before_a_deal(texts: TableTexts) -> None:
    assert texts.seat_lines(SeatSight(0, "Mina", ()), in_turn=False, is_open=False) == ("Mina", "")


@pytest.mark.parametrize("port", Port)
def test_every_side_of_a_tile_has_a_name(texts: TableTexts, port: Port) -> None:
    assert texts.port(End(Tile(1, 1), port))


def test_only_points_counted_in_fives_are_divided(texts: TableTexts) -> None:
    assert texts.pays(25, FIVE_UP) == "scores 5 (25 ÷ 5)"
    assert texts.pays(25, ALL_FIVES) == "scores 25"
    assert (texts.division(FIVE_UP), texts.division(ALL_FIVES)) == ("÷ 5", "")
