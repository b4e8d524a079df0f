from __future__ import annotations

import json

import msgspec
import pytest

from domino_gui.engine.events import (
    Draw,
    Event,
    LotTurned,
    MatchEnded,
    Pass,
    Place,
    PlayerKind,
    Redone,
    Resigned,
    RoundDealt,
    RoundEnding,
    RoundSettled,
    SeatInfo,
    TileDrawn,
    TilePlaced,
    TurnPassed,
    Undone,
    decode_tile,
    encode_event,
    encode_events,
    encode_tile,
    event_of,
)
from domino_gui.engine.tiles import TILES, Tile
from tests.engine.rigged import KEY, end, tiles
from tests.strategies import start

SEAL = "9f31" * 16

WRITTEN: list[tuple[Event, str]] = [
    (
        start(),
        (
            '{"event":"match","format":1,"rules":"all-fives","options":{},"seats":'
            '[{"name":"Seat 0","player":"human"},{"name":"Seat 1","player":"human"}],'
            '"sides":[[0],[1]]}'
        ),
    ),
    (
        LotTurned({"0": Tile(3, 6), "1": Tile(4, 5)}, None),
        '{"event":"lot","tiles":{"0":"3|6","1":"4|5"},"leader":null}',
    ),
    (
        RoundDealt(1, 1, [tiles("0|1"), tiles("5|5")], tiles("2|6"), SEAL),
        (
            '{"event":"deal","round":1,"leader":1,"hands":[["0|1"],["5|5"]],"boneyard":["2|6"],'
            f'"seal":"{SEAL}"}}'
        ),
    ),
    (
        RoundDealt(1, 1, [tiles("0|1"), 9], 10, SEAL),
        (
            '{"event":"deal","round":1,"leader":1,"hands":[["0|1"],9],"boneyard":10,'
            f'"seal":"{SEAL}"}}'
        ),
    ),
    (
        TilePlaced(1, Tile(5, 5), None, 10, 10),
        '{"event":"place","seat":1,"tile":"5|5","at":null,"count":10,"points":10}',
    ),
    (TileDrawn(0, Tile(2, 6)), '{"event":"draw","seat":0,"tile":"2|6"}'),
    (TileDrawn(0, None), '{"event":"draw","seat":0,"tile":null}'),
    (
        TilePlaced(0, Tile(3, 5), end("5|5 straight-a"), 13, 0),
        (
            '{"event":"place","seat":0,"tile":"3|5","at":{"tile":"5|5","port":"straight-a"},'
            '"count":13,"points":0}'
        ),
    ),
    (TurnPassed(3), '{"event":"pass","seat":3}'),
    (
        RoundSettled(RoundEnding.DOMINO, 0, [0, 12], [10, 0], [10, 2.5], KEY),
        (
            '{"event":"round","ended":"domino","seat":0,"left":[0,12],"points":[10,0],'
            f'"scores":[10,2.5],"key":"{KEY}"}}'
        ),
    ),
    (Resigned(0), '{"event":"resign","seat":0}'),
    (
        MatchEnded([0], [255, 130], KEY, 7),
        f'{{"event":"match-end","winners":[0],"scores":[255,130],"key":"{KEY}","number":7}}',
    ),
    (MatchEnded([], [0, 0]), '{"event":"match-end","winners":[],"scores":[0,0]}'),
    (Undone(3), '{"event":"undo","to":3}'),
    (Redone(4), '{"event":"redo","to":4}'),
]


@pytest.mark.parametrize(("event", "line"), WRITTEN, ids=lambda value: str(value)[:40])
def test_events_are_written_as_the_interface_says(event: Event, line: str) -> None:
    assert encode_event(event).decode() == line
    assert event_of(json.loads(line)) == event


def test_a_record_is_a_line_an_event() -> None:
    events = [event for event, _ in WRITTEN]
    assert encode_events(events).decode() == "".join(f"{line}\n" for _, line in WRITTEN)


def test_seats_carry_level_and_program_only_where_there_are_any() -> None:
    info = SeatInfo("Mina", PlayerKind.COMPUTER, level="expert")
    assert msgspec.json.encode(info) == b'{"name":"Mina","player":"computer","level":"expert"}'


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (Place(Tile(5, 5), None), '{"type":"place","tile":"5|5","at":null}'),
        (Draw(), '{"type":"draw"}'),
        (Pass(), '{"type":"pass"}'),
    ],
)
def test_actions_are_written_as_the_protocol_says(
    action: Place | Draw | Pass, written: str
) -> None:
    assert msgspec.json.encode(action, enc_hook=encode_tile).decode() == written


def test_nothing_but_tiles_needs_help_to_be_written_or_read() -> None:
    assert [decode_tile(Tile, encode_tile(tile)) for tile in TILES] == list(TILES)
    with pytest.raises(NotImplementedError):
        encode_tile(object())
    with pytest.raises(NotImplementedError):
        decode_tile(complex, "1")


@pytest.mark.parametrize("end_", ["\n", " ", "\n0"])
def test_a_hash_is_64_hex_digits_and_nothing_more(end_: str) -> None:
    value = {"event": "match-end", "winners": [], "scores": [0, 0], "key": KEY + end_}
    with pytest.raises(msgspec.ValidationError):
        event_of(value)
    with pytest.raises(msgspec.ValidationError):
        event_of(value | {"key": KEY.upper()})
    with pytest.raises(msgspec.ValidationError):
        event_of(value | {"key": KEY[1:]})
