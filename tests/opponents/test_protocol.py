from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.json_limits import PROTOCOL_LINE
from domino_gui.opponents.protocol import (
    LONGEST_BUDGET,
    Cancel,
    Cancelled,
    Choice,
    Choose,
    ErrorReply,
    Estimate,
    Hello,
    HelloReply,
    ProtocolError,
    Quit,
    Reply,
    Request,
    View,
    decode_reply,
    decode_request,
    encode,
)
from tests.opponents.positions import at_turn, place, view_of

CHOOSE = {
    "cmd": "choose",
    "id": 7,
    "level": "expert",
    "budget_ms": 800,
    "seed": 42,
    "view": {"seat": 1, "events": []},
}

REQUESTS = [
    (b'{"cmd":"hello"}', Hello()),
    (json.dumps(CHOOSE).encode(), Choose(7, "expert", 800, 42, View(1, []))),
    (b'{"cmd":"cancel","id":7}', Cancel(7)),
    (b'{"cmd":"quit"}', Quit()),
]

REPLIES = [
    (
        b'{"reply":"hello","protocol":1,"name":"Other","levels":["strong"]}',
        HelloReply(1, "Other", ["strong"]),
    ),
    (
        (
            b'{"reply":"choice","id":7,"action":{"type":"place","tile":"5|5","at":null},'
            b'"analysis":[{"action":{"type":"place","tile":"5|5","at":null},"points_now":10,'
            b'"expected":21.4,"spread":17.9,"win":0.58,"samples":1200}]}'
        ),
        Choice(7, place("5|5"), [Estimate(place("5|5"), 10, 21.4, 17.9, 0.58, 1200)]),
    ),
    (
        (
            b'{"reply":"choice","id":7,"action":{"type":"place","tile":"3|5","at":'
            b'{"tile":"5|5","port":"straight-a"}},"analysis":[]}'
        ),
        Choice(7, place("3|5", "5|5 straight-a")),
    ),
    (b'{"reply":"cancelled","id":7}', Cancelled(7)),
    (b'{"reply":"error","id":null,"message":"what?"}', ErrorReply(None, "what?")),
]


@pytest.mark.parametrize(("line", "request_"), REQUESTS)
def test_requests_are_written_and_read_as_the_protocol_has_them(
    line: bytes, request_: Request
) -> None:
    assert decode_request(line) == request_
    assert json.loads(encode(request_)) == json.loads(line)


@pytest.mark.parametrize(("line", "reply"), REPLIES)
def test_replies_are_written_and_read_as_the_protocol_has_them(line: bytes, reply: Reply) -> None:
    assert decode_reply(line) == reply
    assert json.loads(encode(reply)) == json.loads(line)


def test_a_message_is_one_line() -> None:
    assert encode(ErrorReply("a\nb", "c\nd")).count(b"\n") == 1


def test_a_view_comes_back_as_it_was_sent() -> None:
    match = at_turn()
    request = Choose(1, "club", 0, -5, View(match.round.turn, view_of(match)))  # type: ignore[arg-type]
    assert decode_request(encode(request).strip()) == request


@pytest.mark.parametrize(
    "change",
    [
        {"id": None},
        {"id": True},
        {"id": 1.5},
        {"id": []},
        {"id": 2**63},
        {"id": "x" * 65},
        {"level": 3},
        {"level": "x" * 65},
        {"budget_ms": -1},
        {"budget_ms": -0.5},
        {"budget_ms": LONGEST_BUDGET + 1},
        {"budget_ms": 10**40},
        {"budget_ms": "800"},
        {"budget_ms": None},
        {"seed": "x"},
        {"seed": 2**70},
        {"view": None},
        {"view": []},
        {"view": {"seat": 4, "events": []}},
        {"view": {"seat": -1, "events": []}},
        {"view": {"events": []}},
        {"view": {"seat": 0}},
        {"view": {"seat": 0, "events": {}}},
        {"view": {"seat": 0, "events": [{"event": "undo", "to": 1}]}},
        {"view": {"seat": 0, "events": [{"event": "place"}]}},
        {"view": {"seat": 0, "events": ["\ud800"]}},
        {"view": {"\ud800": 0}},
        {"cmd": "think"},
        {"cmd": None},
    ],
)
def test_a_damaged_request_is_refused_and_its_id_found(change: dict[str, Any]) -> None:
    with pytest.raises(ProtocolError) as caught:
        decode_request(json.dumps({**CHOOSE, **change}).encode())
    assert caught.value.request == (None if "id" in change else 7)


@pytest.mark.parametrize("field", [*CHOOSE])
def test_every_field_of_choose_is_needed(field: str) -> None:
    without = {name: value for name, value in CHOOSE.items() if name != field}
    with pytest.raises(ProtocolError):
        decode_request(json.dumps(without).encode())


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"   ",
        b"hello",
        b"7",
        b"null",
        b'"cmd"',
        b"[]",
        b"{}",
        b'{"cmd":"hello"',
        b'{"cmd":"hello"} {"cmd":"hello"}',
        b'\xef\xbb\xbf{"cmd":"hello"}',
        b'{"cmd":"cancel","id":7,"x":"\xff"}',
        b'{"cmd":"cancel","id":NaN}',
        b'{"cmd":"cancel","id":1e999}',
        b'{"cmd":"cancel","id":"\\ud800"}',
        b'{"cmd":"cancel","id":' + b"9" * 10_000 + b"}",
        b"[" * 1_000_000,
        b'{"cmd":"hello","x":' + b"[" * 9 + b"]" * 9 + b"}",
        b'{"cmd":"hello","x":"' + b"x" * PROTOCOL_LINE + b'"}',
    ],
)
def test_a_line_that_is_no_request_is_refused(line: bytes) -> None:
    with pytest.raises(ProtocolError) as caught:
        decode_request(line)
    assert caught.value.reason.isprintable()


def test_unknown_fields_are_ignored() -> None:
    assert decode_request(b'{"cmd":"hello","mood":["good"]}') == Hello()


@pytest.mark.parametrize(
    "figures",
    [
        {"expected": 1e300},
        {"expected": None},
        {"spread": -1},
        {"win": 1.5},
        {"win": "likely"},
        {"samples": -1},
        {"samples": 0.5},
        {"action": {"type": "draw"}},
        {"action": {"type": "place", "tile": "7|7", "at": None}},
        {"action": {"type": "place", "tile": "3|5", "at": {"tile": "5|5", "port": "left"}}},
    ],
)
def test_an_analysis_that_makes_no_sense_is_refused(figures: dict[str, Any]) -> None:
    estimate = {
        "action": {"type": "place", "tile": "5|5", "at": None},
        "points_now": 10,
        "expected": 21.4,
        "spread": 17.9,
        "win": None,
        "samples": 0,
    }
    reply = {"reply": "choice", "id": 1, "action": {"type": "draw"}}
    with pytest.raises(ProtocolError):
        decode_reply(json.dumps({**reply, "analysis": [{**estimate, **figures}]}).encode())


@given(st.binary())
def test_any_bytes_are_a_message_or_a_protocol_error(line: bytes) -> None:
    for decode in (decode_request, decode_reply):
        with suppress(ProtocolError):
            decode(line)
