from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from unittest.mock import Mock

import pytest

from domino_gui.engine.rules import RuleSetId
from tests.commands.running import ROOT
from tests.long import endurance
from tests.long.endurance import Endurance, Held

SAMPLE = "import sys; from tests.long import endurance; sys.exit(endurance.main(sys.argv[1:]))"
FEW = Held(100_000, 200, 30, 0, 0, 12, 1, 0, 7)


def test_a_sample_of_matches_leaves_nothing_behind() -> None:
    result = subprocess.run(
        [sys.executable, "-c", SAMPLE, "--matches", "6", "--warm", "2", "--rules", "draw"],
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert result.stderr == ""
    heading, *rows, _, verdict = result.stdout.splitlines()
    counted = [row.split()[2:] for row in rows]
    assert heading.split()[:2] == ["after", "memory"]
    assert len(counted) == 3
    assert counted[0] == counted[1] == counted[2]
    # So few matches fill no memory that is kept for more of them: the growth is not judged here.
    assert verdict.startswith(("nothing is left over", "memory has grown"))


def judged(*counted: Held, faults: list[str] | None = None) -> list[str]:
    told = Mock(Endurance)
    told.counted = {20 * (index + 1): held for index, held in enumerate(counted)}
    told.became = {number: Counter({"QTimer": number}) for number in told.counted}
    return endurance.judged(told, 20, faults or [])


def test_what_is_more_than_before_is_told_by_its_kind() -> None:
    assert judged(FEW, FEW._replace(memory=104_000)) == []
    assert judged(FEW, FEW._replace(memory=106_000)) == [
        "memory has grown by 6.0% from match 20 to 40"
    ]
    assert judged(FEW, FEW._replace(objects=201, files=6), FEW) == [
        "after 40 matches: objects +1, files -1 ([('QTimer', 20)])"
    ]
    assert judged(FEW, faults=["oops"]) == ["oops"]


def test_every_rule_set_is_among_the_first_twenty() -> None:
    forms = endurance.forms()
    first = [next(forms) for _ in range(endurance.WARM)]
    assert {watch.rules for watch in first} == {*RuleSetId}
    assert {watch.seats for watch in first} == {2, 3, 4}


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="the system does not tell")
def test_an_open_file_is_counted(tmp_path: Path) -> None:
    before = endurance._number_in("/proc/self/fd")
    with (tmp_path / "file").open("w"):
        assert endurance._number_in("/proc/self/fd") == before + 1
