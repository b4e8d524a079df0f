from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from domino_gui.commands.simulation import Outcome
from domino_gui.engine.rules import RuleSetId
from domino_gui.opponents.players import LEVELS
from tests.ladder import results
from tests.ladder.results import Pace, Result, measure, read_results, shortfall, sum_up
from tests.ladder.rows import ROWS, Row, Wanted
from tests.ladder.tables import DOCUMENT, PUBLISHED, publish, tables
from tests.long import ladder

CHEAP = Row(RuleSetId.ALL_FIVES, ("greedy", "random"), 6, Wanted(least=0.9))


def test_every_level_is_measured_against_the_next_weaker_in_every_rule_set() -> None:
    for rules in RuleSetId:
        for weaker, level in pairwise(LEVELS):
            assert f"{rules} {level}-{weaker}" in ROWS
        assert ROWS[f"{rules} 3 expert-greedy"].seatings == 3
        assert ROWS[f"{rules} 4p master-expert"].seatings == 2


def played(row: Row, folder: Path, games: int = 6, jobs: int = 1) -> Result:
    result = measure(row, games, jobs, folder=folder)
    paces = dict.fromkeys(result.pace, Pace(0, 0))  # the only part that is never twice the same
    return Result(**{**{f: getattr(result, f) for f in result.__struct_fields__}, "pace": paces})


@pytest.mark.parametrize("cut", [0, 1, 2000])
def test_a_row_goes_on_where_it_was_left(cut: int, tmp_path: Path) -> None:
    whole = played(CHEAP, tmp_path / "whole")
    assert whole.games == 6
    played(CHEAP, tmp_path, games=4)
    (file,) = tmp_path.glob("*.jsonl")
    file.write_bytes(file.read_bytes()[: -cut or None])
    left = file.read_bytes()
    assert played(CHEAP, tmp_path, jobs=2) == whole
    assert file.read_bytes().startswith(left[: left.rindex(b"\n") + 1] if b"\n" in left else b"")
    before = file.read_bytes()
    assert played(CHEAP, tmp_path) == whole
    assert file.read_bytes() == before


def test_a_sample_of_the_ladder_is_measured_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    four = Row(RuleSetId.MUGGINS, ("greedy", "random", "random", "random"), 4, Wanted(0.5))
    rounds = Row(RuleSetId.FIVE_UP, ("random", "greedy"), 10, Wanted(lead=30), rounds=True)
    rows = {row.name: row for row in (CHEAP, four, rounds)}
    monkeypatch.setattr(ladder, "ROWS", rows)
    out = tmp_path / "out" / "results.jsonl"
    assert ladder.main(["--keep", str(tmp_path), "--out", str(out)]) == 1
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.startswith("all-fives greedy-random             6 games  100.0% (")
    assert "MISSED" not in first + second
    assert third.endswith("MISSED: a lead of 30 is wanted")
    assert [*read_results(out)] == [*rows]
    assert ladder.main(["--rows", "greedy-random", "--keep", str(tmp_path), "--out", str(out)]) == 0


def test_an_interrupted_ladder_says_that_what_was_played_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "measure", interrupt)
    assert ladder.main(["--keep", str(tmp_path)]) == 130
    assert "interrupted" in capsys.readouterr().out


def test_only_rows_that_exist_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ladder.main(["--rows", "grandmaster"])
    assert "no row is called so" in capsys.readouterr().err
    assert ladder.main(["--list", "--rules", "draw", "--rows", "expert-club,flat200"]) == 0
    assert [line.split()[1] for line in capsys.readouterr().out.splitlines()] == [
        "expert-club",
        "expert-flat200",
    ]


def test_the_players_are_known_by_all_that_makes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "ROOT", tmp_path)
    weights = tmp_path / "resources" / "opponents" / "weights.json"
    weights.parent.mkdir(parents=True)
    states = set()
    for text in ("1", "2", "1"):
        weights.write_text(text)
        states.add(results.players_now())
    assert len(states) == 2


@pytest.mark.parametrize(
    ("wanted", "missed"),
    [
        (Wanted(least=0.6, most=0.8), False),
        (Wanted(least=0.76), True),
        (Wanted(most=0.7), True),
        (Wanted(lead=4), False),
        (Wanted(lead=6), True),
        (Wanted(clearly=True), True),
        (Wanted(lead=4, clearly=True), True),
    ],
)
def test_what_misses_is_told(wanted: Wanted, missed: bool) -> None:
    row = Row(RuleSetId.ALL_FIVES, ("a", "b"), 4, wanted)
    result = Result(row.name, 4, 1, 0.75, 0.3, 0.9, 5.0, 7.0, {})
    assert bool(shortfall(row, result)) is missed


def test_who_takes_too_long_is_told() -> None:
    row = Row(RuleSetId.ALL_FIVES, ("expert", "master"), 4, Wanted())
    result = Result(row.name, 4, 1, 0.5, 0.4, 0.6, 0.0, 1.0, {"expert": Pace(200.0, 149.0)})
    assert not shortfall(row, result)
    result.pace["master"] = Pace(700.0, 801.0)
    assert shortfall(row, result) == "master may take 800 ms"


def test_a_row_is_summed_up_for_its_first_player() -> None:
    outcome = Outcome(0, 2, [True, False], [100, 40], [60, -60], [[0.002, 0.004, 0.03], [0.001]])
    mirror = outcome._replace(won=[False, True])
    result = sum_up(CHEAP, 1, [outcome, mirror])
    assert (result.games, result.share, result.lead) == (2, 0.5, 30)
    assert result.pace == {"greedy": Pace(12, 4), "random": Pace(1, 1)}


SHOWN = {
    name: Result(name, 300, 1, 0.7, 0.65, 0.75, 6.25, 1.5, {"expert": Pace(50.0, 40.123)})
    for name in ("all-fives expert-club", "draw expert-club", "five-up rounds master-flat1000")
}


def test_tables_have_a_line_for_each_pair_and_a_column_for_each_rule_set() -> None:
    lines = tables(SHOWN).splitlines()
    assert "| players | All Fives | Draw |" in lines
    assert "| expert-club | 70.0 % (65 % to 75 %) | 70.0 % (65 % to 75 %) |" in lines
    assert "| rounds master-flat1000 | +6.25 ± 1.50 |" in lines
    assert "| expert | 40.1 / 50 | 40.1 / 50 | 40.1 / 50 |" in lines


def test_tables_take_the_place_of_those_before(tmp_path: Path) -> None:
    document = tmp_path / "opponents.md"
    document.write_text(DOCUMENT.read_text(encoding="utf-8"), encoding="utf-8")
    publish(SHOWN, document)
    once = document.read_text(encoding="utf-8")
    assert tables(SHOWN) in once
    publish(SHOWN, document)
    assert document.read_text(encoding="utf-8") == once


def test_the_documentation_shows_the_results_that_are_kept() -> None:
    assert f"\n{tables(read_results(PUBLISHED))}\n<!-- end" in DOCUMENT.read_text(encoding="utf-8")
