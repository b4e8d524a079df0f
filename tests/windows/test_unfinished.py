"""Which matches can be gone on with, in which order, and how they stand."""

import os
from pathlib import Path

import pytest

from domino_gui.engine.record import RecordError, write_record
from domino_gui.storage.append_file import AppendFile, InUseError
from domino_gui.storage.places import matches_folder
from domino_gui.windows.unfinished import left_over, read_unfinished, unfinished_paths
from tests.engine.rigged import dealt
from tests.simulated import short_match
from tests.strategies import start

HANDS = ("6|6 1|2 1|1 0|0 0|1 0|2 0|3 0|4 0|5", "5|6 2|2 2|3 2|4 2|5 2|6 3|3 3|4 3|5")


def unfinished(path: Path, age: int = 0) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_record(path, dealt(start(), *HANDS).events)
    os.utime(path, (10**9 - age, 10**9 - age))
    return path


def test_the_match_played_last_comes_first_wherever_it_is(tmp_path: Path) -> None:
    older = unfinished(matches_folder() / "older.domino", 100)
    newer = unfinished(matches_folder() / "newer.domino", 50)
    mine = unfinished(tmp_path / "mine.domino", 500)
    assert unfinished_paths(b"") == [newer, older]
    assert unfinished_paths(os.fsencode(mine)) == [mine, newer, older]
    assert unfinished_paths(os.fsencode(older)) == [older, newer]


@pytest.mark.parametrize("playing", [b"", b"/nowhere/x.domino", b"\0", b"\xff"])
def test_what_was_played_last_and_is_gone_is_not_missed(playing: bytes) -> None:
    assert unfinished_paths(playing) == []


def test_only_what_does_not_stop_early_is_left_over() -> None:
    unfinished(matches_folder() / "unfinished.domino")
    over, empty = matches_folder() / "over.domino", matches_folder() / "empty.domino"
    write_record(over, short_match().events)
    empty.touch()
    assert {*left_over()} == {over, empty}


def test_a_match_is_read_as_it_stands_and_its_file_left_free() -> None:
    path = unfinished(matches_folder() / "one.domino")
    found = read_unfinished(path)
    assert found.path == path
    assert found.match.events == dealt(start(), *HANDS).events
    assert found.changed.timestamp() == 10**9
    AppendFile.open(path).close()


def test_a_match_that_is_played_elsewhere_is_told() -> None:
    path = unfinished(matches_folder() / "one.domino")
    held = AppendFile.open(path)
    with pytest.raises(InUseError):
        read_unfinished(path)
    held.close()


def test_a_damaged_match_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.domino"
    path.write_text("no record\n{}\n")
    with pytest.raises(RecordError):
        read_unfinished(path)
