from __future__ import annotations

import pytest

from domino_gui.opponents.protocol import ErrorReply, encode
from tests.long import fuzz_engine


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
