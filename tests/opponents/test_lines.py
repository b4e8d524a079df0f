from __future__ import annotations

import tracemalloc

from hypothesis import given
from hypothesis import strategies as st

from domino_gui.opponents.lines import TOO_LONG, LineSplitter, TooLong


def split(pieces: list[bytes], longest: int) -> list[bytes | TooLong]:
    splitter = LineSplitter(longest)
    lines = [line for piece in pieces for line in splitter.feed(piece)]
    return [*lines, *splitter.finish()]


@given(st.lists(st.text("ab\n").map(str.encode)), st.integers(0, 6))
def test_lines_come_out_the_same_however_they_come_in(pieces: list[bytes], longest: int) -> None:
    whole = b"".join(pieces).split(b"\n")
    if not whole[-1]:
        del whole[-1]
    expected = [TOO_LONG if len(line) > longest else line for line in whole]
    assert split(pieces, longest) == expected


def test_after_a_line_that_is_too_long_the_next_is_whole() -> None:
    assert split([b"abc", b"def\nab\n"], 3) == [TOO_LONG, b"ab"]


def test_a_line_without_end_takes_no_memory() -> None:
    splitter = LineSplitter(1000)
    piece = b"x" * 1000
    tracemalloc.start()
    for _ in range(10_000):
        assert not list(splitter.feed(piece))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 100_000
    assert list(splitter.feed(b"\n")) == [TOO_LONG]
