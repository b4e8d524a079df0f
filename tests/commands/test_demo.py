from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from domino_gui.commands.demo import SHOWN
from domino_gui.commands.verify import judge
from domino_gui.engine.match import Phase
from domino_gui.engine.record import read_record
from domino_gui.engine.rules import RuleSetId
from tests.commands.running import run


def test_every_rule_set_is_shown_once_and_every_number_of_seats() -> None:
    assert [show.rules for show in SHOWN] == [*RuleSetId]
    assert {len(show.levels) for show in SHOWN} == {2, 3, 4}


def test_a_match_of_every_rule_set_is_played_verified_and_drawn_without_a_screen(
    tmp_path: Path,
) -> None:
    out = tmp_path / "new" / "demo"
    # Were the screen asked for, there would be none.
    result = run("demo", "--out", out, DISPLAY=":4077", QT_QPA_PLATFORM="xcb")
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert len(lines) == len(RuleSetId)
    for rules, line in zip(RuleSetId, lines, strict=True):
        record, picture = out / f"{rules}.domino", out / f"{rules}.png"
        assert line.startswith(f"{record}: {judge(record)[1]}, ")
        assert line.endswith(f"; {picture.name}")
        match = read_record(record).match
        assert match.phase is Phase.OVER
        assert match.started.rules == rules
        assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_same_seed_gives_the_same_matches(tmp_path: Path) -> None:
    for out in ("one", "two", "three"):
        run("demo", "--out", tmp_path / out, "--seed", 3 if out == "three" else 2)
    records = [
        [(tmp_path / out / f"{rules}.domino").read_bytes() for rules in RuleSetId]
        for out in ("one", "two", "three")
    ]
    assert records[0] == records[1] != records[2]


@pytest.mark.skipif(os.name != "posix" or sys.platform == "darwin", reason="Linux messages")
def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    result = run("demo", "--out", tmp_path / "file" / "demo")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f"domino-gui: {tmp_path / 'file' / 'demo'}: Not a directory\n"
