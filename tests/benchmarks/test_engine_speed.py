"""How many random rounds a second the engine plays, beside other programs: `make bench`.

The work of a round: All Fives, two seats, from lot and deal to the settlement through `Match`;
every action is asked for, chosen by chance, checked and made an event; nothing is written to a
file. What the other programs do for a round stands in peer_rounds.py: `dominoes` knows neither
spinner nor points nor drawing, so ours has more to do in one. Times are processor times, so that
whatever else the machine does counts for nobody.
"""

from __future__ import annotations

import os
import random
import subprocess
import time
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Match, Phase
from tests.strategies import play_round, start

ROOT = Path(__file__).parent.parent.parent
PYTHON = ROOT / ".venv-peers" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PEERS = {"dominoes": 2000, "all-fives-domino": 100}
"""Rounds that each is timed over, about half a second each."""
ROUNDS = 1000
REPEATS = 5


def play(rounds: int) -> int:
    """Play so many rounds, in matches one after another; return how many were settled."""
    rng, dealer, settled = random.Random(1), ShuffledDealer(1), 0
    match = Match(start())
    while settled < rounds:
        if match.phase is Phase.OVER:
            match = Match(start())
        match.open_round(dealer)
        play_round(match, rng)
        settled += 1
    return settled


def peer_rate(peer: str, rounds: int) -> float:
    script = str(Path(__file__).parent / "peer_rounds.py")
    run = subprocess.run(
        [PYTHON, script, peer, str(rounds)], capture_output=True, text=True, check=True
    )
    return float(run.stdout)


@pytest.mark.benchmark(timer=time.process_time)
def test_random_rounds_a_second(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    if not PYTHON.exists():
        pytest.skip("the other programs are not installed: run packaging/peers.py")
    theirs = dict.fromkeys(PEERS, 0.0)

    def time_the_others() -> tuple[tuple[int], dict[str, int]]:
        # Between ours, so that whatever else the machine does meets all of them.
        for peer, rounds in PEERS.items():
            theirs[peer] = max(theirs[peer], peer_rate(peer, rounds))
        return (ROUNDS,), {}

    settled = benchmark.pedantic(  # type: ignore[no-untyped-call]
        play, setup=time_the_others, rounds=REPEATS
    )
    assert settled == ROUNDS
    assert benchmark.stats is not None
    ours = ROUNDS / benchmark.stats.stats.min
    benchmark.extra_info.update(rounds_per_second=ours, peers=theirs)
    with capsys.disabled():
        print(f"\n\nRandom rounds a second, the best of {REPEATS} runs\n")
        print(f"  {'domino-gui engine':20}{ours:10,.0f}")
        for peer, rate in theirs.items():
            print(f"  {peer:20}{rate:10,.0f}   ours is {ours / rate:6.2f} times as fast")
        print()
    assert all(rate > 0 for rate in theirs.values())
