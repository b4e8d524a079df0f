from __future__ import annotations

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.json_limits import NESTING, nests_too_deep, one_line, read_json

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=30,
)


def depth(value: object) -> int:
    if isinstance(value, dict):
        value = list(value.values())
    return 1 + max(map(depth, value), default=0) if isinstance(value, list) else 0


@given(value=values, brackets=st.text('[]{}"\\ab', max_size=12), wrapped=st.integers(0, 12))
def test_nesting_is_measured_outside_of_strings(value: object, brackets: str, wrapped: int) -> None:
    value = [value, brackets, {brackets: brackets}]
    for _ in range(wrapped):
        value = [value]
    line = json.dumps(value).encode()
    assert nests_too_deep(line) == (depth(value) > NESTING)


@pytest.mark.parametrize("opening", [b"[", b"{", b'{"a":', b"[[", b'[{"a":'])
@pytest.mark.parametrize("start", [b"", b'"a",', b'{"a":"\\\\"', b'["\\"'])
def test_a_hundred_thousand_brackets_are_too_deep(opening: bytes, start: bytes) -> None:
    line = start + opening * 100_000
    if start == b'["\\"':
        assert not nests_too_deep(line)  # all of it stands in a string
    else:
        assert nests_too_deep(line)
        assert nests_too_deep(line + b'"')


def test_eight_levels_are_as_deep_as_it_may_be() -> None:
    assert not nests_too_deep(b"[" * 8 + b"]" * 8)
    assert nests_too_deep(b"[" * 9 + b"]" * 9)
    assert not nests_too_deep(b"[{}]," * 100)
    assert nests_too_deep(b"[" * 9)
    assert not nests_too_deep(b'["' + b"[" * 50 + b'"]')


@pytest.mark.parametrize(
    "part", [b'"', b'""', b'"",', b'\\"', b"\\", b"\\\\", b"[]", b"[],", b'["["]', b"a", b'"a']
)
def test_millions_of_bytes_of_anything_are_judged_quickly(part: bytes) -> None:
    line = b"[" * 9 + b'"' + part * (4_000_000 // len(part))
    began = time.process_time()
    nests_too_deep(line)
    assert time.process_time() - began < 5


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("5.0", 5),
        ("5e0", 5),
        ("-0.0", 0),
        ("2.5", 2.5),
        ("1e2", 100),
        ('{"a":[1.0,{"b":"\\ud83c\\udfb2"}]}', {"a": [1, {"b": "🎲"}]}),
        (" [null, true]\r\n", [None, True]),
    ],
)
def test_whole_numbers_are_integers_however_they_are_written(text: str, value: object) -> None:
    assert repr(read_json(text)) == repr(value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON: Expecting value at column 1"),
        ("{", "not JSON: Expecting property name"),
        ('{"a":1}{"a":1}', "not JSON: Extra data at column 8"),
        ('{"a":1,"b":2,"a":1}', "the field 'a' stands twice"),
        ('[{"b":{"c":1,"c":1}}]', "the field 'c' stands twice"),
        ('{"a":"\\ud800"}', "half a surrogate pair"),
        ('{"a":"x\\udfffx"}', "half a surrogate pair"),
        ("NaN", "NaN is no number"),
        ("[Infinity]", "Infinity is no number"),
        ("-Infinity", "-Infinity is no number"),
        ("1" * 65, "a number of 65 characters"),
        ("1" * 10_000, "a number of 10000 characters"),
        ("0." + "1" * 100, "a number of 102 characters"),
        ('"\t"', "not JSON: Invalid control character at column 2"),
        ('{"a', "not JSON: Unterminated string starting at column 2"),
        ("\ufeff{}", "not JSON"),
        ("'a'", "not JSON"),
        ("[1,]", "not JSON"),
        ("01", "not JSON"),
    ],
)
def test_what_is_no_json_or_can_be_read_in_two_ways_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read_json(text)


def test_a_number_too_large_for_a_float_is_not_mistaken_for_a_whole_one() -> None:
    assert read_json("1e999") == float("inf")
    assert read_json("9" * 64) == int("9" * 64)


@given(st.text())
def test_one_line_is_short_and_printable(text: str) -> None:
    shown = one_line(text)
    assert shown.isprintable()
    assert len(shown) <= 160
    if text.isprintable() and len(text) <= 160:
        assert shown == text


def test_one_line_says_that_it_was_cut() -> None:
    assert one_line("x" * 160) == "x" * 160
    assert one_line("x" * 161) == "x" * 159 + "…"
    assert one_line("a\nb\x1b[0m\u202e", longest=20) == "a\ufffdb\ufffd[0m\ufffd"
