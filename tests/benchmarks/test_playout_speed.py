"""How many random rounds a second fast play plays, beside other programs: `make bench`.

What counts is the very game that `dominoes` plays; the other games have more to do in a round: the
boneyard, spinners, points. The compiled build is timed too where `make compiled` has made one of
these sources. All in processes of their own, by turns, so that whatever else the machine does
meets all of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.peers import MISSING, PEERS, PYTHON, ROOT, peer_rate
from tests.benchmarks.playout_rounds import COMPARABLE, GAMES
from tests.long.compiled_choices import COMPILED, sources

ROUNDS = 10_000
REPEATS = 5


def rates(build: Path | None) -> Mapping[str, float]:
    """Return rounds a second by game, of the plain build where none is given."""
    path = {} if build is None else {"PYTHONPATH": str(build)}
    run = subprocess.run(
        [sys.executable, "-P", "-m", "tests.benchmarks.playout_rounds", str(ROUNDS)],
        cwd=ROOT,
        env={**os.environ, **path},
        capture_output=True,
        text=True,
        check=True,
    )
    said = json.loads(run.stdout)
    assert said["compiled"] is (build is not None)
    return dict(said["rates"])


@pytest.mark.benchmark(timer=time.process_time)
def test_random_rounds_a_second_of_fast_play(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    if not PYTHON.exists():
        pytest.skip(MISSING)
    builds = {"plain": None, "compiled": COMPILED}
    if sources(COMPILED) != sources(ROOT):
        del builds["compiled"]
    best = {build: dict.fromkeys(GAMES, 0.0) for build in builds}
    theirs = dict.fromkeys(PEERS, 0.0)

    def by_turns() -> None:
        for build, folder in builds.items():
            for game, rate in rates(folder).items():
                best[build][game] = max(best[build][game], rate)
        for peer in PEERS:
            theirs[peer] = max(theirs[peer], peer_rate(peer))

    benchmark.pedantic(by_turns, rounds=REPEATS)  # type: ignore[no-untyped-call]
    benchmark.extra_info.update(rounds_per_second=best, peers=theirs)
    with capsys.disabled():
        print(f"\n\nRandom rounds a second of fast play, the best of {REPEATS} runs\n")
        for game, plain in best["plain"].items():
            line = f"  {game:18}{plain:10,.0f}   {plain / theirs['dominoes']:6.2f} times dominoes"
            if "compiled" in best:
                fast = best["compiled"][game]
                line += f"{fast:12,.0f} compiled, {fast / plain:.2f} times plain"
            print(line)
        for peer, rate in theirs.items():
            print(f"  {peer:18}{rate:10,.0f}")
        print(f"\n  {COMPARABLE} is the game of dominoes\n")
    assert best["plain"][COMPARABLE] / theirs["dominoes"] > 0
