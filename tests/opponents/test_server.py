from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from io import BytesIO
from queue import Queue
from threading import Event as Flag
from threading import Thread
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_gui.engine.json_limits import PROTOCOL_LINE
from domino_gui.opponents import greedy, server
from domino_gui.opponents.placements import forced
from domino_gui.opponents.players import LEVELS, PLAYERS
from domino_gui.opponents.protocol import Choice, Choose, View, encode
from domino_gui.opponents.server import Server
from tests.opponents.positions import at_turn, every_form, view_of

HELLO = {
    "reply": "hello",
    "protocol": 1,
    "name": "Fives",
    "levels": ["beginner", "casual", "club", "expert", "master"],
}


@pytest.fixture(autouse=True, scope="module")
def levels_that_take_no_thought() -> Iterator[None]:
    """What levels choose is nothing to the server."""
    with pytest.MonkeyPatch.context() as patched:
        for level in LEVELS:
            patched.setitem(PLAYERS, level, greedy.choose)
        yield


def choose(id_: int | str = 7, number: int = 8, level: str = "expert") -> bytes:
    """A request to choose at a turn of a match."""
    match = at_turn(number)
    return encode(Choose(id_, level, 0, 42, View(match.round.turn, view_of(match))))  # type: ignore[arg-type]


def converse(said: bytes) -> list[dict[str, Any]]:
    """Return the replies to all that was said."""
    heard = BytesIO()
    Server(BytesIO(said), heard).serve()
    return [json.loads(line) for line in heard.getvalue().splitlines()]


def test_a_conversation() -> None:
    said = b'{"cmd":"hello"}\n\n  \r\n' + choose(7) + choose("b") + b'{"cmd":"quit"}\nnever read'
    hello, first, second = converse(said)
    assert hello == HELLO
    assert (first["reply"], first["id"]) == ("choice", 7)
    assert (second["reply"], second["id"]) == ("choice", "b")
    assert first["action"] == second["action"] == first["analysis"][0]["action"]
    assert set(first["analysis"][0]) == {
        *("action", "points_now", "expected", "spread", "win", "samples"),
    }


class Listener(BytesIO):
    """Notes of every reply whether Python would look for garbage just then."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[bool] = []

    def write(self, data: Any, /) -> int:
        self.noted.append(gc.isenabled())
        return super().write(data)


def test_garbage_is_looked_for_after_an_answer_and_does_not_hold_it_up() -> None:
    heard = Listener()
    Server(BytesIO(choose() + choose()), heard).serve()
    assert heard.noted == [False, False]
    assert gc.isenabled()


def test_a_draw_and_a_pass_have_no_analysis() -> None:
    replies = {}
    for match in every_form():
        if (action := match.legal_actions()[0]) == forced(match):
            view = View(match.round.turn, view_of(match))  # type: ignore[arg-type]
            (reply,) = converse(encode(Choose(1, "club", 0, 1, view)))
            replies[type(action).__name__] = reply
    assert replies == {
        name: {"reply": "choice", "id": 1, "action": {"type": name.lower()}, "analysis": []}
        for name in ("Draw", "Pass")
    }


def test_a_last_line_without_line_break_is_answered() -> None:
    assert converse(b'{"cmd":"hello"}') == [HELLO]


def test_the_end_of_the_input_ends_the_program() -> None:
    assert converse(b"") == []


def test_what_was_asked_before_the_end_is_answered() -> None:
    replies = converse(b"".join(choose(number) for number in range(20)))
    assert [reply["id"] for reply in replies] == [*range(20)]


def test_a_damaged_request_is_answered_with_its_id_and_the_program_goes_on() -> None:
    said = b'oops\n{"cmd":"choose","id":3}\n{"cmd":"dance","id":"x"}\n' + b'{"cmd":"hello"}\n'
    *errors, hello = converse(said)
    assert [(reply["reply"], reply["id"]) for reply in errors] == [
        ("error", None),
        ("error", 3),
        ("error", "x"),
    ]
    assert all(reply["message"] for reply in errors)
    assert hello == HELLO


def test_an_unknown_level_is_answered_with_an_error() -> None:
    (error,) = converse(choose(5, level="grandmaster"))
    assert (error["reply"], error["id"]) == ("error", 5)


def test_a_line_that_is_too_long_is_answered_with_an_error() -> None:
    long = b'{"cmd":"cancel","id":1,"x":"' + b"x" * PROTOCOL_LINE + b'"}\n'
    error, hello = converse(long + b'{"cmd":"hello"}\n')
    assert (error["reply"], error["id"]) == ("error", None)
    assert "16 MiB" in error["message"]
    assert hello == HELLO


def test_a_cancel_that_comes_too_late_is_answered_with_an_error() -> None:
    (error,) = converse(b'{"cmd":"cancel","id":7}\n')
    assert (error["reply"], error["id"]) == ("error", 7)


def test_a_fault_of_the_program_itself_is_an_error_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(server, "answer", fail)
    error, hello = converse(choose() + b'{"cmd":"hello"}\n')
    assert (error["reply"], error["id"]) == ("error", 7)
    assert hello == HELLO
    monkeypatch.setattr(server, "decode_request", fail)
    assert [reply["reply"] for reply in converse(choose() + choose())] == ["error", "error"]


# -- while it thinks ---------------------------------------------------------------------------


class Conversation:
    """A server in a thread of its own, spoken to line by line, whose thinking is held up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._said: Queue[bytes] = Queue()
        self._heard: Queue[bytes] = Queue()
        self.thinking: Queue[Any] = Queue()
        self.go_on = Flag()
        monkeypatch.setattr(server, "answer", self._answer)
        self.thread = Thread(target=Server(self, self).serve)
        self.thread.start()

    def _answer(self, request: Choose, stopped: Callable[[], bool]) -> Choice:
        self.thinking.put(request.id)
        assert self.go_on.wait(10)
        self.go_on.clear()
        self.stopped = stopped()
        return Choice(request.id, forced(at_turn()))

    def read(self, _: int) -> bytes:
        return self._said.get(timeout=10)

    def write(self, data: memoryview) -> int:
        """Take one byte at a time, as a pipe that is nearly full."""
        self._heard.put(bytes(data[:1]))
        return 1

    def say(self, line: bytes) -> None:
        self._said.put(line)

    def hear(self) -> dict[str, Any]:
        line = b""
        while not line.endswith(b"\n"):
            line += self._heard.get(timeout=10)
        return json.loads(line)

    def end(self) -> None:
        self.say(b"")
        self.thread.join(10)
        assert not self.thread.is_alive()
        assert self._heard.empty()


def test_thinking_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    with_server = Conversation(monkeypatch)
    with_server.say(choose(7))
    assert with_server.thinking.get(timeout=10) == 7
    with_server.say(b'{"cmd":"cancel","id":7}\n')
    assert with_server.hear() == {"reply": "cancelled", "id": 7}
    with_server.say(b'{"cmd":"cancel","id":7}\n')
    with_server.go_on.set()
    error = with_server.hear()
    assert (error["reply"], error["id"]) == ("error", 7)
    assert with_server.stopped
    with_server.end()


def test_what_waits_can_be_cancelled_before_it_is_thought_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_server = Conversation(monkeypatch)
    with_server.say(choose(1) + choose(2) + choose(2))
    assert with_server.thinking.get(timeout=10) == 1
    with_server.say(b'{"cmd":"cancel","id":2}\n')
    assert with_server.hear() == {"reply": "cancelled", "id": 2}
    with_server.go_on.set()
    assert with_server.hear()["id"] == 1
    assert with_server.thinking.get(timeout=10) == 2
    with_server.go_on.set()
    assert with_server.hear()["reply"] == "choice"
    with_server.end()


class Deaf:
    def write(self, _: memoryview) -> int:
        raise BrokenPipeError


def test_when_nobody_listens_the_program_ends_although_the_input_stays_open() -> None:
    said: Queue[bytes] = Queue()

    class Open:
        def read(self, _: int) -> bytes:
            return said.get(timeout=20)

    said.put(b'{"cmd":"hello"}\n')
    Server(Open(), Deaf()).serve()
    said.put(b"")


def test_input_that_breaks_off_ends_the_program() -> None:
    class Broken:
        def read(self, _: int) -> bytes:
            raise OSError

    heard = BytesIO()
    Server(Broken(), heard).serve()
    assert not heard.getvalue()


# -- damage ------------------------------------------------------------------------------------

_GOOD = [b'{"cmd":"hello"}', b'{"cmd":"cancel","id":7}', choose().strip(), choose(3, 0).strip()]


@st.composite
def damaged_lines(draw: st.DrawFn) -> bytes:
    """A request in which bytes were changed, left out, put in or doubled."""
    line = bytearray(draw(st.sampled_from(_GOOD)))
    for _ in range(draw(st.integers(0, 4))):
        start = draw(st.integers(0, len(line)))
        end = draw(st.integers(start, min(len(line), start + 20)))
        instead = draw(st.binary(max_size=6) | st.sampled_from([b"null", b"-1", b"[", b'"', b"9"]))
        line[start:end] = draw(st.sampled_from([instead, bytes(line[start:end]) * 2]))
    return bytes(line).replace(b"\n", b" ").replace(b"quit", b"quiz")


@settings(max_examples=300)
@given(st.lists(st.binary().map(lambda line: line.replace(b"\n", b"")) | damaged_lines()))
def test_every_line_that_is_not_empty_gets_one_reply(lines: list[bytes]) -> None:
    said = [line for line in lines if line.strip()]
    replies = converse(b"\n".join(lines) + b'\n{"cmd":"hello"}')
    # A cancel that comes in time answers the request and itself.
    cancelled = sum(reply["reply"] == "cancelled" for reply in replies)
    assert len(replies) == len(said) - cancelled + 1
    assert replies[-1] == HELLO
    for reply in replies:
        assert reply["reply"] in {"hello", "choice", "cancelled", "error"}
