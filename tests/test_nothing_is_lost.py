"""The program from outside: whatever is wrong with the disk, play goes on and nothing is lost."""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from domino_gui.engine.events import PlayerKind, SeatInfo, encode_events
from domino_gui.engine.record import read_record
from domino_gui.storage.append_file import AppendFile
from domino_gui.storage.places import (
    data_folder,
    finished_folder,
    library_path,
    matches_folder,
    preferences_path,
)
from domino_gui.storage.preferences import read_preferences
from tests.commands.running import ROOT
from tests.storage.test_live_record import played
from tests.strategies import start

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="limits and locks as POSIX has")

LONGEST_START = 500
"""Bytes that hold the first line of a match between two computers."""
FAST = ("--speed", "max", "--quit-after", "1")
WATCH = ("--watch", "draw", "--level", "beginner", "--seed", "1", *FAST)


def program(*arguments: str, room: int | None = None) -> subprocess.Popen[str]:
    """The program, started; with ``room`` no file may grow beyond so many bytes."""

    def limit() -> None:
        assert room is not None
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    return subprocess.Popen(
        [sys.executable, "-m", "domino_gui", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        preexec_fn=None if room is None else limit,  # noqa: PLW1509  # there are no threads here
    )


def ends_well(process: subprocess.Popen[str]) -> None:
    """Wait until the match is over and the program has left, without a word."""
    said, _ = process.communicate(timeout=120)
    assert (process.returncode, said) == (0, "")


def records() -> list[Path]:
    return [path for path in sorted(data_folder().rglob("*.domino")) if path.is_file()]


@pytest.mark.parametrize("room", [0, 1, LONGEST_START, 900, 1500])
def test_with_a_full_disk_the_match_is_played_and_what_was_written_can_be_gone_on_with(
    room: int,
) -> None:
    ends_well(program(*WATCH, room=room))
    if room < LONGEST_START:
        assert records() == []
        return
    (record,) = records()
    data = record.read_bytes()
    assert len(data) <= room
    assert record.parent == matches_folder()
    assert read_record(record).match.winners is None
    ends_well(program(str(record), *FAST))
    (record,) = records()
    assert record.parent == finished_folder()
    assert record.read_bytes().startswith(data)
    assert read_record(record).match.winners is not None


@pytest.mark.parametrize("variable", ["XDG_DATA_HOME", "XDG_CONFIG_HOME"])
@pytest.mark.parametrize("kind", ["a file in its place", "nobody may write there"])
def test_without_a_folder_to_keep_anything_in_the_match_is_played(
    variable: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder" if kind == "a file in its place" else Path("/proc/self")
    if kind == "a file in its place":
        folder.mkdir()
        (folder / "fives").write_text("in the way")
    monkeypatch.setenv(variable, str(folder))
    ends_well(program(*WATCH))
    if kind == "a file in its place":
        assert (folder / "fives").read_text() == "in the way"


WRONG: dict[str, Callable[[Path], object]] = {
    "noise": lambda path: path.write_bytes(random.Random(1).randbytes(5000)),
    "nothing": Path.touch,
    "a folder": Path.mkdir,
    "text": lambda path: path.write_text("a letter to mother\n"),
    "a link to nowhere": lambda path: path.symlink_to("/nowhere/at/all"),
}


def everything(folder: Path) -> list[bytes]:
    """What all files below a folder hold."""
    return [path.read_bytes() for path in folder.rglob("*") if path.is_file()]


@pytest.mark.parametrize("wrong", WRONG)
def test_whatever_lies_in_the_place_of_its_files_the_program_opens_plays_and_keeps_it(
    wrong: str,
) -> None:
    whole = encode_events(played(start("draw"), events=12).events)
    matches_folder().mkdir(parents=True)
    (matches_folder() / "left.domino").write_bytes(whole)
    places = [matches_folder() / "wrong.domino", library_path(), preferences_path()]
    for path in places:
        path.parent.mkdir(parents=True, exist_ok=True)
        WRONG[wrong](path)
    before = [path.read_bytes() for path in places if path.is_file()]
    for _ in range(2):
        ends_well(program(*WATCH))
    kept = everything(data_folder()) + everything(preferences_path().parent)
    assert all(data in kept for data in before)
    assert read_preferences(preferences_path()).problem is None
    assert (matches_folder() / "left.domino").read_bytes() == whole
    assert len([*finished_folder().glob("*.domino")]) == 2


def test_preferences_of_a_newer_program_stay_as_they_are() -> None:
    preferences_path().parent.mkdir(parents=True)
    newer = '{"format": 99, "pace": "thoughtful"}'
    preferences_path().write_text(newer)
    ends_well(program(*WATCH))
    assert preferences_path().read_text() == newer
    assert [*preferences_path().parent.iterdir()] == [preferences_path()]


def test_copies_started_at_once_on_the_same_folders_do_not_disturb_each_other() -> None:
    copies = [program(*WATCH) for _ in range(3)]
    for copy in copies:
        ends_well(copy)
    found = [read_record(path).match for path in records()]
    assert len(found) == 3
    assert all(match.winners is not None for match in found)
    assert read_preferences(preferences_path()).problem is None
    assert not [*data_folder().rglob("*.kept-*")]


def test_a_match_that_another_copy_plays_is_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    path = matches_folder() / "left.domino"
    path.parent.mkdir(parents=True)
    seat = SeatInfo("Mina", PlayerKind.COMPUTER, "beginner")
    computers = replace(start("draw", 3), seats=[seat] * 3)
    path.write_bytes(encode_events(played(computers, events=5).events))
    before = path.read_bytes()
    with monkeypatch.context() as started:
        # What it says is for the window: tests/windows/test_host.py reads it.
        started.setenv("FIVES_QUIT_AFTER_START", "1")
        another = AppendFile.open(path)
        ends_well(program(str(path)))
        another.close()
    assert path.read_bytes() == before
    ends_well(program(str(path), *FAST))
    (record,) = records()
    assert record.read_bytes().startswith(before)
    assert read_record(record).match.winners is not None
