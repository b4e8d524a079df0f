from __future__ import annotations

import json
import random

import pytest

from domino_gui.opponents.players import LEVELS
from domino_gui.opponents.protocol import Cancelled, Choice, Choose, ErrorReply, View, encode
from tests.long import fuzz_engine
from tests.opponents.positions import at_turn, view_of


def test_a_sample_of_nonsense_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz_engine.main(["--lines", "400", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("400 lines in ")
    assert "'Choice'" in said
    assert "'ErrorReply'" in said


@pytest.mark.parametrize(
    "wrong", [b"", b"hello", b'{"reply":"choice","id":1,"action":{"type":"draw"}}']
)
def test_a_wrong_reply_is_told_with_the_line(
    wrong: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sound = encode(ErrorReply(None, "what?"))
    replies = iter([sound, sound, wrong])
    monkeypatch.setattr(fuzz_engine.Program, "ask", lambda *_: next(replies))
    monkeypatch.setattr(fuzz_engine, "line_of", lambda *_: b'{"cmd":"hello"}')
    assert fuzz_engine.main(["--lines", "3"]) == 1
    assert 'after 2 lines, at b\'{"cmd":"hello"}\'' in capsys.readouterr().out


TOO_LATE = encode(ErrorReply(7, "too late"))


@pytest.mark.parametrize(
    ("replies", "came"),
    [([encode(Cancelled(7))], "Cancelled"), ([None, TOO_LATE], "Choice+ErrorReply")],
)
def test_a_request_is_cancelled_or_chosen_before(replies: list[bytes | None], came: str) -> None:
    match = at_turn()
    request = Choose(7, "expert", 60_000, 1, View(match.round.turn, view_of(match)))  # type: ignore[arg-type]
    chosen = encode(Choice(7, match.legal_actions()[0]))  # type: ignore[arg-type]
    heard = [chosen if reply is None else reply for reply in replies]
    assert fuzz_engine.judge_cancelled(encode(request), heard) == came
    with pytest.raises(AssertionError):
        fuzz_engine.judge_cancelled(encode(request), [TOO_LATE])


def test_only_damage_makes_the_work_unlimited() -> None:
    sound = fuzz_engine.requests(random.Random(1))
    assert {request["level"] for request in sound} == {*LEVELS}
    for request in sound:
        given, more = fuzz_engine.time_allowed(json.dumps(request).encode())
        assert 0 < given < 0.01
        assert more == fuzz_engine.SLOWEST
    endless = json.dumps({**sound[0], "budget_ms": 0}).encode()
    assert fuzz_engine.time_allowed(endless) == (0, fuzz_engine.SLOWEST_WORK)
    assert fuzz_engine.time_allowed(b"what?") == (0, fuzz_engine.SLOWEST)
