from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from domino_gui.commands import demo
from domino_gui.commands.demo import SHOWN
from domino_gui.commands.verify import judge
from domino_gui.engine.match import Phase
from domino_gui.engine.record import read_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.opponents import greedy
from domino_gui.opponents.players import LEVELS, PLAYERS
from tests.commands.running import run


def test_every_rule_set_is_shown_once_and_every_number_of_seats() -> None:
    assert [show.rules for show in SHOWN] == [*RuleSetId]
    assert {len(show.levels) for show in SHOWN} == {2, 3, 4}


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Where the demo wrote, and what it said."""
    out = tmp_path_factory.mktemp("shown") / "new" / "demo"
    # Were the screen asked for, there would be none.
    result = run("demo", "--out", out, DISPLAY=":4077", QT_QPA_PLATFORM="xcb")
    assert (result.returncode, result.stderr) == (0, "")
    return out, result.stdout


def test_a_match_of_every_rule_set_is_played_verified_and_drawn_without_a_screen(
    shown: tuple[Path, str],
) -> None:
    out, lines = shown[0], shown[1].splitlines()
    assert len(lines) == len(RuleSetId)
    for rules, line in zip(RuleSetId, lines, strict=True):
        record, picture = out / f"{rules}.domino", out / f"{rules}.png"
        assert line.startswith(f"{record}: {judge(record)[1]}, ")
        assert line.endswith(f"; {picture.name}")
        match = read_record(record).match
        assert match.phase is Phase.OVER
        assert match.started.rules == rules
        assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_same_seed_gives_the_same_matches(shown: tuple[Path, str], tmp_path: Path) -> None:
    run("demo", "--out", tmp_path, "--seed", 1)
    for rules in RuleSetId:
        record = f"{rules}.domino"
        assert (tmp_path / record).read_bytes() == (shown[0] / record).read_bytes()


def test_another_seed_gives_other_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    for level in LEVELS:
        monkeypatch.setitem(PLAYERS, level, greedy.choose)
    one, other = (demo._play(SHOWN[0], seed) for seed in (1, 3))
    assert one.events != other.events


@pytest.mark.skipif(os.name != "posix" or sys.platform == "darwin", reason="Linux messages")
def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    result = run("demo", "--out", tmp_path / "file" / "demo")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f"domino-gui: {tmp_path / 'file' / 'demo'}: Not a directory\n"
