"""What a learner has done is kept line by line, and nothing in the file stops the program."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.append_file import AppendFile
from domino_gui.storage.learner import (
    Accuracy,
    Answered,
    Asked,
    LessonDone,
    accuracy,
    read_learner,
    write_learnt,
)

NOON = datetime(2026, 12, 1, 12, tzinfo=timezone(timedelta(hours=9)))
ANSWER = Answered(NOON, RuleSetId.ALL_FIVES, Asked.COUNT, 14, 15, 4200, "spinner", 7)
LATE = Answered(NOON, RuleSetId.FIVE_UP, Asked.POINTS, None, 0, 10_000)
LESSON = LessonDone(NOON, "first-count")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "learner.jsonl"


def test_without_a_file_nothing_has_been_done(path: Path) -> None:
    assert read_learner(path) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_nobody_waits_for_what_a_pipe_may_say(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)
    with pytest.raises(OSError, match="not a file"):
        read_learner(path)


def test_what_is_written_is_read_again_in_its_order(path: Path) -> None:
    for learnt in (ANSWER, LESSON, LATE):
        assert write_learnt(path, learnt) is None
    assert read_learner(path) == [ANSWER, LESSON, LATE]
    assert [*path.parent.iterdir()] == [path]


@pytest.mark.parametrize(
    "line",
    [
        *(b"", b"{", b"\xff\xfe", b"[]", b"[" * 3000, b"x" * 10_000),
        b'{"learnt":"song","when":"2030-01-01T00:00Z"}',
        b'{"learnt":"lesson","when":"yesterday","lesson":"x"}',
        b'{"learnt":"lesson","when":"2026-12-01T12:00:00","lesson":"without a time zone"}',
    ],
)
def test_a_line_that_cannot_be_read_is_passed_over_and_stays(path: Path, line: bytes) -> None:
    write_learnt(path, ANSWER)
    with path.open("ab") as file:
        file.write(line)  # as a crash may leave it: without its end
    assert write_learnt(path, LESSON) is None
    assert read_learner(path) == [ANSWER, LESSON]
    assert line in path.read_bytes()


@given(data=st.binary())
def test_nothing_in_a_file_stops_the_program(
    data: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("any") / "learner.jsonl"
    path.write_bytes(data)
    before = read_learner(path)
    assert write_learnt(path, ANSWER) is None
    assert read_learner(path) == [*before, ANSWER]


def test_a_disk_that_fails_and_a_file_in_use_are_a_reason_and_no_more(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_learnt(path, ANSWER)
    other = AppendFile.open(path)
    assert write_learnt(path, LESSON) == "another program is writing to this file"
    other.close()

    def fail(_: int) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    assert write_learnt(path, LESSON) == "no space left on device"
    assert read_learner(path)[0] == ANSWER
    assert write_learnt(path.parent / "learner.jsonl" / "below", LESSON)


def test_accuracy_counts_the_right_ones_and_takes_the_median_of_their_times() -> None:
    assert accuracy([]) == Accuracy(0, 0, 0)
    right = [
        Answered(NOON.astimezone(UTC), RuleSetId.DRAW, Asked.COUNT, 5, 5, ms)
        for ms in (9000, 1000, 3000)
    ]
    found = accuracy([ANSWER, *right, LATE])
    assert found == Accuracy(5, 3, 3000)
    assert found.share == 0.6
    assert Accuracy(0, 0, 0).share == 0.0
