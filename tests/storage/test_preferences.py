import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.storage.preferences import (
    MOST_PROGRAMS,
    Found,
    Preferences,
    read_preferences,
    with_program,
    write_preferences,
)
from domino_gui.storage.programs import LONGEST_ARGUMENTS, LONGEST_WORD, AddedProgram

CHANGED = Preferences(
    language="ko",
    pace="fast",
    motion="off",
    automatic_placements=True,
    confirm_placements=True,
    score_sheet="board",
    open_hands=True,
    statistics_since={"": "2026-01-02T03:04:05+09:00", "미나": "2026-02-03T04:05:06Z"},
    automatic_draws=False,
    automatic_passes=False,
    match=MatchSetup(
        RuleSetId.MUGGINS,
        4,
        partners=True,
        players=(
            SeatSetup(name="미나"),
            SeatSetup(),
            SeatSetup(level="expert"),
            SeatSetup(level="기본", program="로봇"),
        ),
        house=HouseRules(target=100, block_own_unrounded=True),
    ),
    programs=(
        AddedProgram("로봇", ("/my bots/bot", "", '"', "\\"), "/my bots", ("기본",)),
        AddedProgram("Other", ("other",)),
    ),
    geometry=bytes(range(256)),
    playing=b"/a/match.domino",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "preferences.json"


def others(path: Path) -> list[Path]:
    return [other for other in path.parent.iterdir() if other != path]


def test_without_a_file_there_are_the_defaults_and_no_problem(path: Path) -> None:
    assert read_preferences(path) == Found(Preferences(), None)
    assert not path.parent.exists()


def test_what_is_written_is_read_again(path: Path) -> None:
    for preferences in (Preferences(), CHANGED, replace(CHANGED, language="en")):
        assert write_preferences(path, preferences) is None
        assert read_preferences(path) == Found(preferences, None)
        assert others(path) == []


def test_fields_that_nobody_knows_are_left_out(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"pace": "slow", "sounds": {"volume": 3}}')
    assert read_preferences(path) == Found(Preferences(pace="slow"), None)


def test_a_match_that_cannot_be_played_is_not_offered(path: Path) -> None:
    write_preferences(path, replace(CHANGED, match=MatchSetup(seats=7)))
    assert read_preferences(path) == Found(replace(CHANGED, match=MatchSetup()), None)


def test_of_programs_with_one_name_the_first_stays(path: Path) -> None:
    twice = (*CHANGED.programs, AddedProgram("Other", ("another",)))
    write_preferences(path, replace(CHANGED, programs=twice))
    assert read_preferences(path) == Found(CHANGED, None)


def test_the_most_and_longest_programs_that_can_be_added_are_kept(path: Path) -> None:
    command = ("로" * LONGEST_WORD, *["로"] * (LONGEST_ARGUMENTS // 2))
    levels = tuple(f"{number:02}{'로' * 62}" for number in range(64))
    programs = tuple(
        AddedProgram(f"{number:02}{'로' * 62}", command, "로" * LONGEST_WORD, levels)
        for number in range(MOST_PROGRAMS)
    )
    write_preferences(path, replace(CHANGED, programs=programs))
    assert read_preferences(path).preferences.programs == programs


def test_programs_are_added_changed_and_removed_and_the_match_follows() -> None:
    bot, other = CHANGED.programs
    new = AddedProgram("New", ("new",))
    assert with_program(CHANGED, "", new) == replace(CHANGED, programs=(bot, other, new))
    renamed = with_program(CHANGED, bot.name, replace(bot, name="Robot"))
    assert [program.name for program in renamed.programs] == ["Robot", "Other"]
    assert renamed.match.players[3] == SeatSetup(level="기본", program="Robot")
    removed = with_program(CHANGED, bot.name, None)
    assert removed.programs == (other,)
    assert removed.match.players[3] == SeatSetup()
    assert with_program(CHANGED, "Nobody", None) == CHANGED


BAD = {
    "empty": b"",
    "cut off": b'{"pace": "sl',
    "no object": b"[1, 2]",
    "wrong type": b'{"pace": 3}',
    "wrong value": b'{"language": "xx"}',
    "not UTF-8": b'{"language": "\xff"}',
    "nested": b"[" * 100_000 + b"]" * 100_000,
    "deep": b'{"x": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    "large": b'{"x": "' + b"x" * 3_000_000 + b'"}',
    "of no format": b'{"format": 0}',
    "program without a command": b'{"programs": [{"name": "x", "command": []}]}',
    "program without a name": b'{"programs": [{"name": "", "command": ["x"]}]}',
    "program with a long name": b'{"programs": [{"name": "%s", "command": ["x"]}]}' % (b"x" * 65),
    "command with a zero byte": b'{"programs": [{"name": "x", "command": ["x\\u0000"]}]}',
    "command for a shell": b'{"programs": [{"name": "x", "command": "x -y"}]}',
    "house rules unknown": b'{"match": {"house": {"two_bells": true}}}',
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD.keys())
def test_a_file_that_cannot_be_used_gives_the_defaults_and_is_kept(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    preferences, problem, is_newer = read_preferences(path)
    assert preferences == Preferences()
    assert problem
    assert not is_newer
    assert "\n" not in problem
    assert path.read_bytes() == data
    for _ in range(2):
        assert write_preferences(path, CHANGED) is None
    assert read_preferences(path) == Found(CHANGED, None)
    (kept,) = others(path)
    assert kept.read_bytes() == data
    path.write_bytes(data)
    assert write_preferences(path, CHANGED) is None
    assert len(others(path)) == 2


# What the first format wrote, and what it becomes.
OLDER: dict[str, tuple[str, dict[str, str]]] = {
    "usual": ("{}", {}),
    "numbered": ('{"format": 1}', {}),
    "as the system": ('{"format": 1, "pace": "automatic"}', {}),
    "still": ('{"format": 1, "pace": "off"}', {"motion": "off"}),
    "slow": ('{"format": 1, "pace": "slow", "language": "ko"}', {"pace": "slow", "language": "ko"}),
}


@pytest.mark.parametrize(("written", "carried"), OLDER.values(), ids=OLDER.keys())
def test_what_an_older_version_wrote_is_carried_over(
    path: Path, written: str, carried: dict[str, str]
) -> None:
    path.parent.mkdir()
    path.write_text(written)
    preferences = Preferences(**carried)  # type: ignore[arg-type]
    assert read_preferences(path) == Found(preferences, None)
    assert write_preferences(path, preferences) is None
    assert read_preferences(path) == Found(preferences, None)
    assert others(path) == []


def test_everything_of_an_older_version_is_carried_over(path: Path) -> None:
    write_preferences(path, CHANGED)
    written = json.loads(path.read_bytes())
    path.write_text(json.dumps(written | {"format": 1, "pace": "off"}))
    assert read_preferences(path) == Found(replace(CHANGED, pace="normal", motion="off"), None)


def test_what_a_newer_version_wrote_is_left_exactly_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"format": 3, "pace": "leisurely"}')
    found = read_preferences(path)
    assert found.is_newer
    assert found.preferences == Preferences()
    assert found.problem == "written in format 3; this program reads format 2"
    assert write_preferences(path, CHANGED) == found.problem
    assert path.read_text() == '{"format": 3, "pace": "leisurely"}'
    assert others(path) == []


@given(data=st.binary() | st.builds(lambda value: json.dumps(value).encode(), st.from_type(dict)))
def test_nothing_in_a_file_stops_the_program(
    data: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("any") / "preferences.json"
    path.write_bytes(data)
    assert isinstance(read_preferences(path).preferences, Preferences)


def test_a_folder_that_cannot_be_written_to_is_a_reason_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    path = tmp_path / "file" / "preferences.json"
    assert read_preferences(path).preferences == Preferences()
    assert write_preferences(path, CHANGED)


def test_a_disk_that_fails_leaves_the_old_preferences(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_preferences(path, CHANGED)

    def fail(_: int) -> None:
        raise OSError(28, "no space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    assert write_preferences(path, Preferences()) == "no space left on device"
    assert read_preferences(path) == Found(CHANGED, None)
    assert others(path) == []


WRITERS = """
import sys
from pathlib import Path
from domino_gui.storage.preferences import Preferences, write_preferences
sys.stdin.readline()
for number in range(100):
    why = write_preferences(Path(sys.argv[1]), Preferences(geometry=bytes(number * 10)))
    assert why is None, why
"""


def test_two_programs_that_write_at_the_same_time_leave_what_one_of_them_wrote(
    path: Path,
) -> None:
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITERS, str(path)], stdin=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    for writer in writers:
        assert writer.stdin is not None
        print(file=writer.stdin, flush=True)
    while any(writer.poll() is None for writer in writers):
        assert read_preferences(path).problem is None
    for writer in writers:
        writer.communicate()
        assert writer.returncode == 0
    assert read_preferences(path).preferences == Preferences(geometry=bytes(990))
    assert others(path) == []


def test_what_a_killed_program_left_half_written_goes_after_a_while(path: Path) -> None:
    path.parent.mkdir()
    for name, age in (("preferences.json.12.part", 3600), ("preferences.json.13.part", 1)):
        partial = path.with_name(name)
        partial.write_text("{")
        os.utime(partial, (time.time() - age,) * 2)
    assert write_preferences(path, Preferences()) is None
    assert [other.name for other in others(path)] == ["preferences.json.13.part"]
