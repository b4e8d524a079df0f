"""Records are written, read, judged and never trusted."""

from __future__ import annotations

import io
import json
import os
import random
import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import (
    Event,
    Redone,
    Resigned,
    RoundDealt,
    Undone,
    encode_event,
    encode_events,
)
from domino_gui.engine.json_limits import RECORD_LINE
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import (
    BrokenRuleError,
    History,
    Record,
    RecordError,
    UnreadableError,
    exported,
    fold_record,
    parse_record,
    read_record,
    write_record,
)
from domino_gui.engine.rules import Rule, RuleError, RuleSetId
from tests.engine.rigged import RiggedDealer, dealt, place
from tests.engine.state import state
from tests.strategies import FORMS, form_name, play_round, start

RECORDS = Path(__file__).parent.parent / "data" / "records"
GOOD = sorted((RECORDS / "good").glob("*.domino"))
EXPECTED = [
    line.split("\t")
    for line in (RECORDS / "bad" / "expected.tsv").read_text(encoding="utf-8").splitlines()[1:]
]
SHORT = RECORDS / "good" / "draw-2-1.domino"
SMALL = [path for path in GOOD if path.stat().st_size < 20_000]


def judged(text: bytes, *, forgive_cut_off: bool = False) -> Record:
    return parse_record(io.BytesIO(text), forgive_cut_off=forgive_cut_off)


def refusal(text: bytes) -> RecordError:
    """The error that a record earns, which is one clear line, found quickly."""
    began = time.process_time()
    with pytest.raises(RecordError) as caught:
        judged(text)
    assert time.process_time() - began < 1
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value


def judged_or_refused(text: bytes) -> RecordError | None:
    """Judge a record that may be good or bad; nothing else may come of it."""
    try:
        judged(text)
    except RecordError as error:
        return error
    return None


# -- good and bad records ----------------------------------------------------------------------


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_a_good_record_is_accepted_and_written_back_the_same(path: Path, tmp_path: Path) -> None:
    record = read_record(path)
    assert record.cut_off is None
    write_record(tmp_path / "again.domino", record.match.events)
    assert (tmp_path / "again.domino").read_bytes() == path.read_bytes()
    assert [each.name for each in tmp_path.iterdir()] == ["again.domino"]


@pytest.mark.parametrize(("name", "line", "why"), EXPECTED, ids=[each[0] for each in EXPECTED])
def test_a_bad_record_is_refused_at_its_line(name: str, line: str, why: str) -> None:
    error = refusal((RECORDS / "bad" / name).read_bytes())
    assert (error.line, type(error)) == (int(line), BrokenRuleError), why


def test_every_record_is_tested() -> None:
    assert len(GOOD) == 37
    assert sorted(name for name, _, _ in EXPECTED) == sorted(
        path.name for path in (RECORDS / "bad").glob("*.domino")
    )


REASONS = {
    "01-draw-order": "the next tile of the boneyard is",
    "02-seat": "it is the turn of seat",
    "03-closed": "1|4 high is not open",
    "04-leader": "leads this round",
    "10-count": "count 12, the ends make 7",
    "11-skip-draw": "nobody passes while the boneyard has tiles",
    "13-scores": "scores [0, 62, 0, 5], not [0, 62, 0, 0]",
    "15-settle": "settlement [25, 0, 0, 0], not [20, 0, 0, 0]",
    "18-early-block": "a round's end cannot come here; the round is being played",
    "23-end-early": "a match-end cannot come here; the next round must be dealt",
    "27-dup": "a deal holds each of the 28 tiles once",
    "34-after-end": "the match is over",
    "36-seal": "the seal does not fit the deal and its key",
    "37-points": "points 5, a count of",
}


@pytest.mark.parametrize("name", REASONS)
def test_the_reason_says_what_is_wrong(name: str) -> None:
    assert REASONS[name] in refusal((RECORDS / "bad" / f"{name}.domino").read_bytes()).reason


@pytest.mark.parametrize("path", SMALL[:12], ids=lambda path: path.stem)
def test_a_match_may_stop_at_any_line(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    whole = judged(path.read_bytes()).match
    for stop in range(1, len(lines) + 1):
        match = judged(b"".join(lines[:stop])).match
        assert match.events == whole.events[:stop]


@pytest.mark.parametrize("form", FORMS, ids=form_name)
@pytest.mark.parametrize("seed", range(3))
def test_a_random_match_of_every_form_is_accepted(
    form: tuple[RuleSetId, int, bool], seed: int
) -> None:
    name, seats, partners = form
    match = Match(start(name, seats, partners=partners))
    dealer, rng = ShuffledDealer(seed), random.Random(seed)
    while match.phase is not Phase.OVER:
        match.open_round(dealer)
        play_round(match, rng)
    assert state(judged(encode_events(match.events)).match) == state(match)
    assert judged(encode_events(exported(match.events))).match.scores == match.scores


def test_numbers_may_be_written_with_a_point() -> None:
    lines = (RECORDS / "good" / "all-fives-3-split.domino").read_text(encoding="utf-8")
    changed = []
    for line in lines.splitlines():
        event = json.loads(line, parse_int=float, parse_float=float)
        changed.append(json.dumps(event))
    match = judged("\n".join(changed).encode()).match
    assert encode_events(match.events).decode() == lines


def test_fields_that_are_not_known_are_ignored() -> None:
    lines = []
    for line in SHORT.read_text(encoding="utf-8").splitlines():
        event = json.loads(line) | {"mood": {"deep": [1, None]}, "": "x", "key2": 1.5}
        for each in event.get("seats", []):
            each["colour"] = "red"
        if isinstance(event.get("at"), dict):
            event["at"]["angle"] = 90
        lines.append(json.dumps(event))
    read = judged("\n".join(lines).encode()).match
    assert read.events == judged(SHORT.read_bytes()).match.events


def test_lines_may_end_as_on_windows_and_the_last_without_an_end() -> None:
    text = SHORT.read_bytes()
    expected = judged(text).match.events
    assert judged(text.replace(b"\n", b"\r\n")).match.events == expected
    assert judged(text.rstrip(b"\n")).match.events == expected
    assert judged(text.replace(b'"event":', b' "event" :\t')).match.events == expected


def test_optional_fields_may_stand_in_a_record() -> None:
    first, _, rest = SHORT.read_text(encoding="utf-8").partition("\n")
    event = json.loads(first) | {"started": "2026-12-01T19:30:00+09:00", "practice": True}
    event["seats"][0] = {
        "name": "미나",
        "player": "computer",
        "level": "expert",
        "program": "/opt/mine",
    }
    started = judged(f"{json.dumps(event)}\n{rest}".encode()).match.started
    assert (started.started, started.practice) == ("2026-12-01T19:30:00+09:00", True)
    assert (started.seats[0].name, started.seats[0].level) == ("미나", "expert")
    assert started.seats[0].program == "/opt/mine"


# -- what is no record -------------------------------------------------------------------------

START = encode_event(start(RuleSetId.DRAW)).decode()

UNREADABLE: dict[str, tuple[bytes, int, str]] = {
    "an empty file": (b"", 1, "the file is empty"),
    "an empty line": (f"{START}\n\n".encode(), 2, "an empty line"),
    "an empty first line": (f"\n{START}".encode(), 1, "an empty line"),
    "a line of blanks": (f"{START}\n  \t \r\n".encode(), 2, "an empty line"),
    "no JSON": (b"PNG\r\n\x1a\n", 1, "not JSON"),
    "half a line": (START[:-5].encode(), 1, "not JSON"),
    "two events on a line": (f"{START}{START}".encode(), 1, "not JSON: Extra data"),
    "a comma after": (f"{START},\n".encode(), 1, "not JSON: Extra data"),
    "an array": (b"[]\n", 1, "Expected `object`"),
    "a number": (b"1\n", 1, "Expected `object`"),
    "null": (b"null\n", 1, "Expected `object`"),
    "a string": (b'"match"\n', 1, "Expected `object`"),
    "no event": (b"{}\n", 1, "missing required field `event`"),
    "an unknown event": (f'{START}\n{{"event":"chat"}}'.encode(), 2, "'chat'"),
    "a claim of less than nothing": (
        f'{START}\n{{"event":"claim","seat":2,"claimed":-5,"points":-5}}'.encode(),
        2,
        "Expected `int` >= 0",
    ),
    "not UTF-8": (START.replace("Seat 0", "S\xe9at").encode("latin-1"), 1, "not UTF-8 text"),
    "UTF-16": (START.encode("utf-16"), 1, "not UTF-8 text"),
    "overlong UTF-8": (b'{"event":"\xc0\x80"}', 1, "not UTF-8 text"),
    "a surrogate in UTF-8": (b'{"event":"\xed\xa0\x80"}', 1, "not UTF-8 text"),
    "a byte order mark": (f"\ufeff{START}".encode(), 1, "not JSON"),
    "a NUL byte": (START.replace("Seat", "S\0at").encode(), 1, "not JSON"),
    "NUL bytes alone": (b"\0" * 1000, 1, "not JSON"),
    "a raw control character": (START.replace("Seat", "\x1b[2J").encode(), 1, "not JSON"),
    "half a surrogate pair": (START.replace("Seat", "\\ud83c").encode(), 1, "surrogate"),
    "a field that stands twice": (
        START.replace('"rules":"draw"', '"rules":"draw","rules":"draw"').encode(),
        1,
        "the field 'rules' stands twice",
    ),
    "a house rule that stands twice": (
        START.replace('"options":{}', '"options":{"undrawable":1,"undrawable":2}').encode(),
        1,
        "the field 'undrawable' stands twice",
    ),
    "thousands of fields, one of them twice": (
        f'{{{",".join(f"{chr(34)}{n}{chr(34)}:0" for n in range(6000))},"5999":0}}'.encode(),
        1,
        "the field '5999' stands twice",
    ),
    "NaN": (f'{START}\n{{"event":"resign","seat":NaN}}'.encode(), 2, "NaN is no number"),
    "Infinity": (f'{START}\n{{"event":"resign","seat":Infinity}}'.encode(), 2, "Infinity"),
    "a number out of range": (f'{START}\n{{"event":"resign","seat":1e999}}'.encode(), 2, "seat"),
    "a huge number": (
        f'{START}\n{{"event":"resign","seat":1{"0" * 4000}}}'.encode(),
        2,
        "a number of 4001 characters",
    ),
    "a huge number in a field not known": (
        f'{START}\n{{"event":"resign","seat":0,"x":1{"0" * 60000}}}'.encode(),
        2,
        "a number of 60001 characters",
    ),
    "brackets": (b"[" * 60_000, 1, "nested deeper than 8 levels"),
    "objects": (b'{"a":' * 12_000, 1, "nested deeper than 8 levels"),
    "brackets in a field not known": (
        f'{START}\n{{"event":"pass","seat":0,"x":{"[" * 30000}{"]" * 30000}}}'.encode(),
        2,
        "nested deeper than 8 levels",
    ),
    "brackets after an unfinished string": (
        b'{"event":"match' + b"[" * 50_000,
        1,
        "not JSON: Unterminated string",
    ),
    "a hundred thousand brackets": (b"[" * 100_000, 1, "longer than 64 KiB"),
    "a line too long": (
        START.replace("Seat 0", "x" * RECORD_LINE).encode(),
        1,
        "longer than 64 KiB",
    ),
    "a later line too long": (f"{START}\n{START}{' ' * RECORD_LINE}".encode(), 2, "longer than"),
    "a name of 65 characters": (
        START.replace("Seat 1", "é" * 65).encode(),
        1,
        r"length <= 64 - at `$.seats[1].name`",
    ),
    "control characters in what a message quotes": (
        START.replace('"draw"', '"\\u001b[31m\\n\\u202e"').encode(),
        1,
        "Invalid enum value",
    ),
    "a long word in what a message quotes": (
        START.replace('"draw"', f'"{"draw" * 9999}"').encode(),
        1,
        "Invalid enum value",
    ),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_is_no_record_is_refused_in_one_clear_line(name: str) -> None:
    text, line, reason = UNREADABLE[name]
    error = refusal(text)
    assert isinstance(error, UnreadableError)
    assert error.line == line
    assert reason in error.reason


def test_a_name_may_have_64_characters_of_any_script() -> None:
    name = "가\U0001f3b2" * 32
    text = START.replace("Seat 1", name)
    assert judged(text.encode()).match.started.seats[1].name == name
    escaped = START.replace("Seat 1", json.dumps(name)[1:-1])
    assert judged(escaped.encode()).match.started.seats[1].name == name


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": 2}, "written in format 2; this program reads format 1"),
        ({"format": 2.0}, "written in format 2;"),
        ({"format": 0}, "written in format 0;"),
        ({"format": -1}, "written in format -1;"),
        ({"format": 10**60}, "written in format 1000"),
        ({"format": 2, "rules": "sniff", "seats": 4, "sides": None}, "written in format 2;"),
        ({"format": 2, "event": "game"}, "written in format 2;"),
        ({"format": "x"}, "Expected `int`, got `str` - at `$.format`"),
        ({"format": "1"}, "Expected `int`, got `str` - at `$.format`"),
        ({"format": True}, "Expected `int`, got `bool` - at `$.format`"),
        ({"format": None}, "Expected `int`, got `null` - at `$.format`"),
        ({"format": 1.5}, "Expected `int`, got `float` - at `$.format`"),
        ({"format": [1]}, "Expected `int`, got `array` - at `$.format`"),
    ],
    ids=str,
)
def test_another_format_is_named(change: dict[str, Any], reason: str) -> None:
    error = refusal(json.dumps(json.loads(START) | change).encode())
    assert error.line == 1
    assert reason in error.reason


def test_a_record_begins_with_its_match() -> None:
    for event in (Undone(1), Redone(1), Resigned(0)):
        error = refusal(encode_event(event))
        assert (error.line, error.reason) == (1, "a match begins with its match event")
        assert isinstance(error, BrokenRuleError)
        assert error.rule is Rule.NOT_NOW
    assert "a match begins only once" in refusal(f"{START}\n{START}".encode()).reason


@pytest.mark.parametrize(
    "options",
    [
        '{"unknown":1}',
        '{"undrawable":3}',
        '{"undrawable":true}',
        '{"hand_size":null}',
        '{"hand_size":15}',
        '{"target":100}',
        '{"claim":true}',
        '{"\\ud800":1}',
        "[]",
        "null",
    ],
)
def test_options_that_do_not_fit_are_refused(options: str) -> None:
    assert refusal(START.replace('"options":{}', f'"options":{options}').encode()).line == 1


def test_a_huge_line_is_read_no_further_than_its_limit() -> None:
    class Endless(io.RawIOBase):
        """100 MB without a line break, made as it is read."""

        left = 100 * 1024 * 1024
        taken = 0

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            size = min(len(buffer), self.left)
            buffer[:size] = b"[" * size
            self.left -= size
            self.taken += size
            return size

    raw = Endless()
    tracemalloc.start()
    with pytest.raises(UnreadableError, match="line 1: longer than 64 KiB"):
        parse_record(io.BufferedReader(raw))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1024 * 1024
    assert raw.taken < 1024 * 1024


def test_a_line_as_long_as_it_may_be_is_read() -> None:
    padded = START + " " * (RECORD_LINE - len(START) - 1) + "\n"
    assert len(padded) == RECORD_LINE
    assert judged(padded.encode()).match.events
    assert refusal(f" {padded}".encode()).reason == "longer than 64 KiB"


def test_a_file_that_cannot_be_opened_is_said_in_one_line(tmp_path: Path) -> None:
    for path in (tmp_path / "none.domino", tmp_path, SHORT / "below"):
        with pytest.raises(UnreadableError, match=r"^cannot be opened: ") as caught:
            read_record(path)
        assert caught.value.line is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_is_waited_for_only_where_that_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "pipe.domino"
    os.mkfifo(path)
    with pytest.raises(UnreadableError, match="cannot be opened: not a file"):
        read_record(path)
    writer = threading.Thread(target=lambda: path.write_bytes(START.encode() + b"\n"))
    writer.start()
    assert read_record(path, patient=True).match.events
    writer.join()


def test_a_record_too_large_to_be_read_at_once_is_read_only_where_that_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("domino_gui.engine.record.LARGEST", len(START))
    path = tmp_path / "large.domino"
    path.write_bytes(START.encode() + b"\n")
    with pytest.raises(UnreadableError, match="cannot be opened: larger than") as caught:
        read_record(path)
    assert not caught.value.is_damage
    assert read_record(path, patient=True).match.events


# -- wrong types, everywhere -------------------------------------------------------------------

STRANGE: list[Any] = [
    None,
    True,
    -1,
    4,
    2.5,
    1e300,
    10**30,
    "",
    "x" * 300,
    "\x1b[31m\n",
    "0|0",
    [],
    [[]],
    {},
    {"a": {}},
]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place inside of a JSON value."""
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield (*path, key)
            yield from places(value[key], (*path, key))


def changed(value: Any, path: tuple[Any, ...], change: Callable[[Any, Any], None]) -> Any:
    """A copy of a JSON value with ``change`` done to the parent of the place."""
    value = json.loads(json.dumps(value))
    parent = value
    for key in path[:-1]:
        parent = parent[key]
    change(parent, path[-1])
    return value


def one_of_each_event() -> dict[str, tuple[list[Any], Any]]:
    """For each kind of event: a record before it, and the event."""
    found: dict[str, tuple[list[Any], Any]] = {}
    for name in ("draw-2-1", "all-fives-4p-2", "draw-4p-blocked", "five-up-4p-2"):
        lines = (RECORDS / "good" / f"{name}.domino").read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            event = json.loads(line)
            kind = event["event"] + "-at" * bool(event.get("at"))
            found.setdefault(kind, (lines[:number], event))
    lines, _ = found["place-at"]
    found["undo"] = ([*lines], {"event": "undo", "to": 2})
    found["redo"] = ([*lines, '{"event":"undo","to":2}'], {"event": "redo", "to": 3})
    found["resign"] = ([*lines], {"event": "resign", "seat": 1})
    return found


EVENTS = one_of_each_event()


@pytest.mark.parametrize("kind", EVENTS)
def test_a_wrong_value_in_any_field_is_refused_at_its_line(kind: str) -> None:
    before, event = EVENTS[kind]
    for path in places(event):
        for strange in STRANGE:

            def put(parent: Any, key: Any, new: Any = strange) -> None:
                parent[key] = new

            text = json.dumps(changed(event, path, put))
            error = judged_or_refused("\n".join([*before, text]).encode())
            if error is None:
                assert free(kind, path) or text == json.dumps(event), text
            else:
                assert error.line == len(before) + 1
                assert str(error).isprintable()


def free(kind: str, path: tuple[Any, ...]) -> bool:
    """Whether another value may stand there as well."""
    return path[-1] in ("name", "number", "practice", "options") or (kind, path[0]) == (
        "lot",
        "tiles",
    )


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind != "match"])
def test_a_missing_field_is_refused_unless_it_is_optional(kind: str) -> None:
    before, event = EVENTS[kind]
    for path in places(event):
        if isinstance(path[-1], int):
            continue
        text = json.dumps(changed(event, path, lambda parent, key: parent.pop(key)))
        record = "\n".join([*before, text]).encode()
        if path == ("number",) or (kind == "deal" and path == ("key",)):
            assert judged(record)
        else:
            assert refusal(record).line == len(before) + 1


def test_only_what_is_optional_may_be_missing_in_the_first_line() -> None:
    event = json.loads(START)
    for name in event:
        text = json.dumps({key: event[key] for key in event if key != name})
        assert refusal(text.encode()).line == 1


@given(data=st.data())
def test_a_record_with_any_bytes_changed_is_judged_or_refused(data: st.DataObject) -> None:
    text = bytearray(data.draw(st.sampled_from(SMALL)).read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        size = data.draw(st.integers(0, 3))
        text[at : at + size] = data.draw(
            st.binary(max_size=4)
            | st.sampled_from([b"\n", b'"', b"{", b"[[[[[[[[[", b"\\", b"0", b"-", b"null", b"e9"])
        )
    error = judged_or_refused(bytes(text))
    if error is not None:
        assert str(error).isprintable()
        assert error.line is not None
        assert error.line <= text.count(b"\n") + 1


@given(data=st.data())
def test_a_record_with_any_values_changed_is_judged_or_refused(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(SMALL)).read_text(encoding="utf-8").splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    event = json.loads(lines[number])
    path = data.draw(st.sampled_from(list(places(event))))
    new = data.draw(
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
            max_leaves=4,
        )
    )
    lines[number] = json.dumps(
        changed(event, path, lambda parent, key: parent.__setitem__(key, new))
    )
    error = judged_or_refused("\n".join(lines).encode())
    if error is not None:
        assert str(error).isprintable()
        assert error.line is not None
        assert error.line > number


@given(st.binary(max_size=200))
def test_any_bytes_are_judged_or_refused(text: bytes) -> None:
    with pytest.raises(RecordError):
        judged(text)


@given(data=st.data())
def test_lines_left_out_doubled_or_exchanged_are_judged_or_refused(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(SMALL)).read_bytes().splitlines(keepends=True)
    index = st.integers(0, len(lines) - 1)
    one, other = data.draw(index), data.draw(index)
    kind = data.draw(st.sampled_from(["out", "twice", "exchanged"]))
    if kind == "out":
        del lines[one]
    elif kind == "twice":
        lines.insert(other, lines[one])
    else:
        lines[one], lines[other] = lines[other], lines[one]
    error = judged_or_refused(b"".join(lines))
    assert error is None or str(error).isprintable()


def test_a_record_is_read_line_by_line_by_who_has_other_things_to_do() -> None:
    text = SHORT.read_bytes()
    whole = judged(text).match.events
    lengths = [len(record.match.events) for record in fold_record(io.BytesIO(text))]
    assert lengths == [*range(1, len(whole) + 1)]
    reading = fold_record(io.BytesIO(text + b"x\n"))
    for _ in whole:
        assert next(reading).cut_off is None
    with pytest.raises(UnreadableError, match=f"line {len(whole) + 1}"):
        next(reading)


# -- live files: cut off, undo, redo -----------------------------------------------------------


def test_a_last_line_cut_off_anywhere_is_left_out_where_that_is_forgiven() -> None:
    text = SHORT.read_bytes()
    whole = judged(text).match.events
    begin = text.rstrip(b"\n").rfind(b"\n") + 1
    for end in range(begin + 1, len(text) - 1):
        record = judged(text[:end], forgive_cut_off=True)
        assert record.cut_off == begin
        assert record.match.events == whole[:-1]
        assert refusal(text[:end]).line == len(whole)


def test_a_last_line_that_is_whole_but_for_its_end_is_kept() -> None:
    text = SHORT.read_bytes().rstrip(b"\n")
    record = judged(text, forgive_cut_off=True)
    assert record.cut_off is None
    assert record.match.events == judged(text).match.events


@pytest.mark.parametrize(
    ("tail", "line"),
    [
        (b'{"event":"pa\n', 3),  # it has its line break: not cut off
        (b"\n", 3),
        (b'{"event":"pa\n{"event":"pa', 3),
        (b'{"event":"pass","seat":1}', 3),  # whole, and against the rules
        (b"x" * (RECORD_LINE + 1), 3),  # more of the line may follow
    ],
    ids=lambda value: str(value)[:30],
)
def test_other_damage_is_not_forgiven(tail: bytes, line: int) -> None:
    before = b"".join(SHORT.read_bytes().splitlines(keepends=True)[:2])
    with pytest.raises(RecordError) as caught:
        judged(before + tail, forgive_cut_off=True)
    assert caught.value.line == line


def test_a_first_line_cut_off_leaves_nothing_to_go_on_with() -> None:
    with pytest.raises(UnreadableError) as caught:
        judged(START[:20].encode(), forgive_cut_off=True)
    assert caught.value.line == 1


def history() -> History:
    """A round of two moves: match, deal, 5|5, 0|5."""
    made = History(start(RuleSetId.MUGGINS, hand_size=2))
    made.keep(made.match.open_round(RiggedDealer("5|5 0|1", "0|5 1|2")))
    made.keep(place(made.match, "5|5"))
    made.keep(place(made.match, "0|5", "5|5 straight-a"))
    return made


def test_undo_goes_back_and_redo_forward_again() -> None:
    live = history()
    states = {len(live.match.events): state(live.match)}
    for length in (3, 2, 1):
        live.append(Undone(length))
        states[length] = state(live.match)
        assert len(live.ahead) == 4 - length
        assert state(Match.replay(live.match.events)) == states[length]
    for length in (2, 3, 4):
        live.append(Redone(length))
        assert state(live.match) == states[length]
    live.append(Undone(1))
    live.append(Redone(4))
    assert state(live.match) == states[4]


@pytest.mark.parametrize(
    ("undone", "event"),
    [
        (4, Undone(4)),
        (4, Undone(5)),
        (4, Undone(10**12)),
        (4, Redone(4)),
        (4, Redone(5)),
        (3, Redone(3)),
        (3, Redone(2)),
        (3, Redone(5)),
        (3, Undone(3)),
    ],
    ids=str,
)
def test_undo_and_redo_out_of_bounds_are_refused_and_change_nothing(
    undone: int, event: Event
) -> None:
    live = history()
    if undone < 4:
        live.append(Undone(undone))
    before, redoable = state(live.match), len(live.ahead)
    with pytest.raises(RuleError) as caught:
        live.append(event)
    assert caught.value.rule is Rule.NOT_NOW
    assert state(live.match) == before
    assert len(live.ahead) == redoable


@pytest.mark.parametrize("to", [0, -1, "1", None, True, 1.5])
def test_undo_and_redo_count_events_from_one(to: Any) -> None:
    for name in ("undo", "redo"):
        line = json.dumps({"event": name, "to": to})
        assert isinstance(refusal(f"{START}\n{line}".encode()), UnreadableError)


def test_what_was_undone_cannot_be_redone_once_something_else_happened() -> None:
    live = history()
    live.append(Undone(3))
    live.keep(place(live.match, "0|5", "5|5 straight-b"))
    assert len(live.ahead) == 0
    with pytest.raises(RuleError, match="nothing was undone up to event 4"):
        live.append(Redone(4))


def test_the_same_thing_happening_again_is_something_else() -> None:
    live = history()
    live.append(Undone(2))
    live.keep(place(live.match, "5|5"))
    assert len(live.ahead) == 0


def test_undoing_over_a_round_deals_it_anew() -> None:
    live = history()
    live.append(Undone(1))
    live.keep(live.match.open_round(RiggedDealer("5|6 0|1", "6|6 1|2")))
    assert live.match.round.turn == 1
    live.keep(place(live.match, "6|6"))
    live.append(Undone(2))
    assert live.match.round.layout.placed == []
    assert live.match.round.turn == 1


def test_nothing_kept_changes_nothing() -> None:
    live = history()
    live.append(Undone(3))
    before = state(live.match)
    assert live.match.open_round(ShuffledDealer(1)) == []
    live.append(Redone(4))
    live.keep(live.match.close_round())
    assert len(live.match.events) == 4
    live.append(Undone(3))
    assert state(live.match) == before


def test_what_can_be_redone_is_known_in_order() -> None:
    live = history()
    events = live.match.events
    assert live.ahead == []
    live.append(Undone(2))
    assert live.ahead == events[2:]
    live.append(Redone(3))
    assert live.ahead == events[3:]


def test_a_match_is_practice_once_anything_was_undone_or_where_it_began_so() -> None:
    live = history()
    practice = [live.practice]
    for event in (Undone(2), Redone(4)):
        live.append(event)
        practice.append(live.practice)
    assert practice == [False, True, True]
    assert History(replace(start(), practice=True)).practice


def test_undo_and_redo_in_a_file_are_folded_and_written_out_without() -> None:
    live = history()
    lines = encode_events(live.match.events)
    text = lines + encode_events([Undone(2), Redone(3), Undone(2), Redone(4), Undone(3)])
    read = judged(text)
    assert len(read.match.events) == 3
    assert len(read.history.ahead) == 1
    assert b"undo" not in encode_events(read.match.events)


@pytest.mark.parametrize("to", ["the last", "the first", "any"])
def test_twenty_thousand_undone_and_repeated_placements_are_judged_quickly(to: str) -> None:
    lines = (RECORDS / "good" / "five-up-3-1.domino").read_bytes().splitlines(keepends=True)
    last = max(n for n, line in enumerate(lines) if b'"place"' in line)
    lines = lines[: last + 1]
    begun = max(n for n, line in enumerate(lines) if b'"deal"' in line) + 1
    rng = random.Random(1)
    tail = []
    for _ in range(10_000):
        back = {"the last": last, "the first": begun, "any": rng.randint(begun, last)}[to]
        tail += [encode_event(Undone(back)) + b"\n"]
        tail += [lines[back]] if to == "the last" else [encode_event(Redone(last + 1)) + b"\n"]
    began = time.process_time()
    record = judged(b"".join(lines + tail))
    assert len(record.match.events) == last + 1
    assert time.process_time() - began < 10


# -- exporting and writing ---------------------------------------------------------------------


def test_what_is_given_away_names_keys_only_where_a_round_is_over() -> None:
    match = dealt(start(hand_size=1), "1|4", "5|6")
    place(match, "1|4")
    match.open_round(RiggedDealer("1|4", "5|6"))
    given = exported(match.events)
    deals = [event for event in given if isinstance(event, RoundDealt)]
    assert len(deals) == 2
    assert all(deal.key is UNSET and deal.number is UNSET for deal in deals)
    assert [event for event in given if not isinstance(event, RoundDealt)] == [
        event for event in match.events if not isinstance(event, RoundDealt)
    ]
    assert judged(encode_events(given)).match.scores == match.scores


def test_a_record_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "a.domino"
    write_record(path, [start()])
    before = path.read_bytes()

    def failing() -> Iterator[Event]:
        yield start()
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        write_record(path, failing())
    assert path.read_bytes() == before
    with pytest.raises(OSError, match="none"):
        write_record(tmp_path / "none" / "a.domino", [start()])
    (tmp_path / "b.domino").mkdir()
    with pytest.raises(IsADirectoryError):
        write_record(tmp_path / "b.domino", [start()])
    assert sorted(each.name for each in tmp_path.glob("*.domino*")) == ["a.domino", "b.domino"]


def test_an_error_without_a_line_says_its_reason_alone() -> None:
    assert str(RecordError(None, "gone\n")) == "gone\ufffd"
    assert str(RecordError(3, "bad")) == "line 3: bad"


def test_a_history_begins_with_a_match_that_can_be_played() -> None:
    for event in (Resigned(0), replace(start(), sides=[])):
        with pytest.raises(RuleError):
            History(event)
