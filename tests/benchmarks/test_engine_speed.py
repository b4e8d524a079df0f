"""How many random rounds a second the engine plays, beside other programs: `make bench`.

The work of a round: All Fives, two seats, from lot and deal to the settlement through `Match`;
every action is asked for, chosen by chance, checked and made an event; nothing is written to a
file. What the other programs do for a round stands in peer_rounds.py: `dominoes` knows neither
spinner nor points nor drawing, so ours has more to do in one. Times are processor times, so that
whatever else the machine does counts for nobody.
"""

from __future__ import annotations

import random
import time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Match, Phase
from tests.benchmarks.peers import MISSING, PEERS, PYTHON, peer_rate
from tests.strategies import play_round, start

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


@pytest.mark.benchmark(timer=time.process_time)
def test_random_rounds_a_second(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    if not PYTHON.exists():
        pytest.skip(MISSING)
    theirs = dict.fromkeys(PEERS, 0.0)

    def time_the_others() -> tuple[tuple[int], dict[str, int]]:
        # Between ours, so that whatever else the machine does meets all of them.
        for peer in PEERS:
            theirs[peer] = max(theirs[peer], peer_rate(peer))
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
