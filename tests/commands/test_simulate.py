from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from domino_gui.commands.errors import CommandError
from domino_gui.commands.simulate import read_plan
from domino_gui.commands.verify import judge
from domino_gui.engine.rules import HouseRules
from tests.commands.running import ROOT, run

FAST = ("--option", "target=60", "--matches", "4", "--seed", "1")


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_the_plan_is_what_was_asked_for() -> None:
    plan, jobs = read_plan(
        [
            *("--rules", "muggins", "--seats", "4", "--partners"),
            *("--players", "expert,casual,greedy,random", "--matches", "12", "--seed", "3"),
            *("--budget-ms", "40", "--mirror", "--jobs", "2", "--records", "out"),
            *("--option", "hand_size=6", "--option", "exact_target=true"),
        ]
    )
    assert (plan.deals, plan.games, plan.seed, plan.rounds, jobs) == (12, 24, 3, False, 2)
    assert plan.budget_ms == 40
    assert plan.records == Path("out")
    assert plan.started.rules == "muggins"
    assert plan.started.sides == [[0, 2], [1, 3]]
    assert plan.started.options == HouseRules(hand_size=6, exact_target=True)
    assert plan.players == ["expert", "casual", "greedy", "random"]


def test_single_rounds_are_planned_instead_of_matches() -> None:
    plan, _ = read_plan(["--rules", "five-up", "--players", "random,random", "--rounds", "30"])
    assert (plan.rounds, plan.deals, plan.games) == (True, 30, 30)


@pytest.mark.parametrize(("option", "games"), [("--mirror", 20), ("--rotate", 30)])
def test_a_deal_is_played_again_with_the_seats_exchanged(option: str, games: int) -> None:
    players = ["--players", "random,random,random", "--matches", "10"]
    assert read_plan(["--rules", "muggins", *players, option])[0].games == games


@pytest.mark.parametrize(
    ("rules", "sides"),
    [
        ("all-fives", [[0, 2], [1, 3]]),
        ("five-up", [[0, 2], [1, 3]]),
        ("muggins", [[0], [1], [2], [3]]),
        ("draw", [[0], [1], [2], [3]]),
    ],
)
def test_partners_are_implied_where_four_seats_always_are(
    rules: str, sides: list[list[int]]
) -> None:
    plan, _ = read_plan(["--rules", rules, "--players", "random,random,random,random"])
    assert plan.started.sides == sides


def test_without_a_seed_one_is_made_up() -> None:
    arguments = ["--rules", "draw", "--players", "random,random"]
    assert read_plan(arguments)[0].seed != read_plan(arguments)[0].seed


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "--rules draw",
        "--players random,random",
        "--rules chess --players random,random",
        "--rules draw --players random",
        "--rules draw --players random,random,random,random,random",
        "--rules draw --players random,",
        "--rules draw --players random,stockfish",
        "--rules draw --seats 3 --players random,random",
        "--rules draw --seats 5 --players random,random",
        "--rules draw --partners --players random,random",
        "--rules draw --players random,random --matches 0",
        "--rules draw --players random,random --matches many",
        "--rules draw --players random,random --rounds 0",
        "--rules draw --players random,random --matches 5 --rounds 5",
        "--rules draw --players random,random --mirror --rotate",
        "--rules draw --players random,random --jobs 0",
        "--rules draw --players random,random --seed -1",
        "--rules draw --players random,random --budget-ms -1",
        "--rules draw --players random,random --option target=50",
        "--rules muggins --players random,random --option target",
        "--rules muggins --players random,random --option target=many",
        "--rules muggins --players random,random --option target=0",
        "--rules muggins --players random,random --option colour=5",
        "--rules draw --players random,random --option claim=true",
        "--rules muggins --players random,random --option exact_target=true --option target=61",
        "--rules five-up --players random,random --option exact_target=true --option target=61",
        "--rules muggins --players random,random extra",
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(arguments: str) -> None:
    with pytest.raises(CommandError) as caught:
        read_plan(arguments.split())
    assert caught.value.status == 2
    assert "\n" not in str(caught.value)


def test_the_rule_sets_there_are_to_choose_from_are_named_as_they_are_written() -> None:
    with pytest.raises(CommandError, match=r"choose from '?all-fives'?, '?muggins'?, "):
        read_plan(["--rules", "chess", "--players", "random,random"])


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, Path]:
    """What a simulation printed, on standard output and error, and its records."""
    folder = tmp_path_factory.mktemp("simulated") / "deep" / "down"
    players = ("--players", "greedy,random,random")
    result = run("simulate", "--rules", "five-up", *players, *FAST, "--mirror", "--records", folder)
    assert result.returncode == 0
    return result.stdout, result.stderr, folder


def test_a_table_tells_how_each_player_fared(simulated: tuple[str, str, Path]) -> None:
    head, titles, *lines = simulated[0].splitlines()
    assert re.fullmatch(r"five-up, 3 seats, seed 1: 8 matches, \d+ rounds, 0 drawn", head)
    assert " ".join(titles.split()) == (
        "player won share 95 % points/round 95 % lead/round 95 % ms/move median"
    )
    number = r"[\d.]+"
    mean = rf"-?{number} +±{number}"
    share = rf"{number}% +{number}% to {number}%"
    row = rf"(\d) (\w+) +(\d+) +{share} +{mean} +{mean} +{number} +{number}"
    found = [re.fullmatch(row, line) for line in lines]
    assert [match and match[2] for match in found] == ["greedy", "random", "random"]
    assert sum(int(match[3]) for match in found if match) == 8


def test_single_rounds_are_told_and_recorded_as_such(tmp_path: Path) -> None:
    what = ("--rules", "draw", "--players", "random,random", "--rounds", "3", "--seed", "1")
    result = run("simulate", *what, "--mirror", "--records", tmp_path)
    assert result.stdout.startswith("draw, 2 seats, seed 1: 6 single rounds, ")
    for file in tmp_path.iterdir():
        assert judge(file) == (0, "ok, 1 round")


def test_points_can_have_to_be_claimed(tmp_path: Path) -> None:
    what = ("--rules", "muggins", "--players", "beginner,greedy", "--rounds", "6", "--seed", "1")
    run("simulate", *what, "--option", "claim=true", "--records", tmp_path)
    files = [*tmp_path.iterdir()]
    assert len(files) == 6
    assert {judge(file) for file in files} == {(0, "ok, 1 round")}
    assert any(b'"event":"claim"' in file.read_bytes() for file in files)


def test_progress_is_shown_on_standard_error(simulated: tuple[str, str, Path]) -> None:
    assert "8/8" in simulated[1]


def test_every_match_is_recorded_complete(simulated: tuple[str, str, Path]) -> None:
    files = sorted(simulated[2].iterdir())
    assert len(files) == 8
    for file in files:
        assert file.suffix == ".domino"
        assert judge(file)[0] == 0
        assert b'"match-end"' in file.read_bytes()


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_same_seed_gives_the_same_records_whatever_the_jobs(
    jobs: int, simulated: tuple[str, str, Path], tmp_path: Path
) -> None:
    players = ("--players", "greedy,random,random")
    more = ("--jobs", str(jobs), "--records", str(tmp_path / "out"))
    result = run("simulate", "--rules", "five-up", *players, *FAST, "--mirror", *more)
    assert result.returncode == 0
    assert contents(tmp_path / "out") == contents(simulated[2])


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.skipif(os.name != "posix", reason="POSIX messages")
def test_records_that_cannot_be_written_end_it_in_one_line(tmp_path: Path, jobs: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    args = ("simulate", "--rules", "draw", "--players", "random,random", *FAST[2:])
    result = run(*args, "--jobs", jobs, "--records", tmp_path / "file")
    assert result.returncode == 2
    assert result.stderr == f"domino-gui: {tmp_path / 'file'}: File exists\n"


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_in_one_line(jobs: str) -> None:
    command = [sys.executable, "-m", "domino_gui", "simulate", "--rules", "five-up"]
    more = ["--players", "random,random", "--matches", "100000", "--jobs", jobs]
    with subprocess.Popen(
        [*command, *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        start_new_session=True,
    ) as program:
        assert program.stderr is not None
        shown = b""
        while not re.search(rb" [1-9]\d*/100000", shown):
            shown = shown[-40:] + program.stderr.read(1)
        os.killpg(program.pid, signal.SIGINT)
        rest = program.stderr.read()
        assert program.wait(20) == 130
    assert b"Traceback" not in rest
    assert rest.endswith(b"\ndomino-gui: interrupted\n")
