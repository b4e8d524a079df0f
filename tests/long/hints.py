"""Measure whether hints are worth following, and whether they come in time.

    python -m tests.long.hints --deals 100 --jobs 2

In every form mirrored rounds are played, once from every seat: one player places whatever the hint
would be, everybody else what expert chooses. Told is by how many raw points a round the hints lead,
with a 95 % interval for which a deal is one observation. They think with a fixed effort, less than
the time that a hint gets; ``--budget`` gives them milliseconds instead.

Then the time of a hint is measured through the pipe, as whoever asks waits for it, its reasons
included, while other processes keep every core busy: the very first with the program's start, then
median and slowest. Ends with status 1 where hints are surely worse than expert's choice, or one of
them, the first apart, takes longer than a second.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import NamedTuple

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.adviser import BUDGET_MS, LEVEL
from domino_gui.learning.hints import Adviser
from domino_gui.opponents.players import PLAYERS
from domino_gui.opponents.protocol import Choice, Choose, View, decode_reply, encode
from domino_gui.opponents.self_play import Seated, play_match
from domino_gui.opponents.thinking import Decision, Effort
from domino_gui.storage.intervals import mean_margin
from tests.long.fuzz_engine import Program
from tests.long.time_kept import positions
from tests.strategies import FORMS, form_name, start

LONGEST_MS = 1000
"""Milliseconds in which a hint has to appear."""

Form = tuple[RuleSetId, int, bool]


def hinted(view: Match, effort: Effort) -> Decision:
    """Place what a hint would be: its level overlooks nothing, so it is what that chooses.

    The analysis that comes first in a hint, and takes half as long again, has no part in it.
    """
    return PLAYERS[LEVEL](view, effort)


class Asked(NamedTuple):
    """Rounds of one deal."""

    form: Form
    deal: str
    budget_ms: float


def lead_of(asked: Asked) -> float:
    """Return by how many raw points a round the hints led, over all seats that they had."""
    rules, seats, partners = asked.form
    started = start(rules, seats, partners=partners)
    leads = []
    for own in range(seats):
        match = Match(started)
        side = match.rules.side_of[own]
        seated = [
            Seated(
                hinted if match.rules.side_of[seat] == side else PLAYERS["expert"],
                Random(f"{asked.deal} {seat}"),
                asked.budget_ms if match.rules.side_of[seat] == side else 0,
            )
            for seat in range(seats)
        ]
        match = play_match(started, seated, ShuffledDealer(asked.deal), 1)
        others = [score for other, score in enumerate(match.scores) if other != side]
        leads.append(match.scores[side] - fmean(others))
    return fmean(leads)


def measure_worth(forms: Sequence[Form], deals: int, seed: int, budget_ms: float, jobs: int) -> int:
    """Print how hints fared against expert; return in how many forms they were surely worse."""
    worse = 0
    print(f"hints ({LEVEL}) against expert, raw points a round, {deals} deals, from every seat")
    with ProcessPoolExecutor(jobs) as pool:
        for form in forms:
            asked = [Asked(form, f"{seed} {deal}", budget_ms) for deal in range(deals)]
            leads = [*pool.map(lead_of, asked)]
            mean, margin = fmean(leads), mean_margin(leads, [1] * deals)
            is_worse = margin is not None and mean + margin < 0
            worse += is_worse
            within = "" if margin is None else f" ± {margin:.2f}"
            mark = "  <- worse" * is_worse
            print(f"  {form_name(form):<16} {mean:+7.2f}{within}{mark}", flush=True)
    return worse


# -- time ------------------------------------------------------------------------------------------


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep cores busy meanwhile."""
    burning = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)
    ]
    try:
        yield
    finally:
        for process in burning:
            process.kill()
            process.wait()


def time_of(program: Program, number: int, view: View) -> float:
    """Return the milliseconds from a question to a hint and its reasons."""
    begun = perf_counter()
    request = Choose(number, LEVEL, BUDGET_MS, len(view.events), view)
    reply = decode_reply(program.ask(encode(request).strip()))
    assert isinstance(reply, Choice), reply
    if reply.analysis:
        seen = Match.replay(view.events, viewer=view.seat)
        Adviser(seen).reasons(reply.analysis[0].action)
    return 1000 * (perf_counter() - begun)


def measure_time(number: int, seed: int, load: int) -> int:
    """Print how long hints took; return how many took too long."""
    views = [*positions(number, seed)]
    with busy(load):
        begun = perf_counter()
        program = Program()
        first = 1000 * (perf_counter() - begun) + time_of(program, 0, views[0])
        took = [time_of(program, at, view) for at, view in enumerate(views, start=1)]
        program.end()
    late = sum(each > LONGEST_MS for each in took)
    print(f"time of a hint, {load} busy processes beside, {len(took)} positions")
    print(f"  the very first, with its program's start {first:7.0f} ms")
    print(f"  median                                   {median(took):7.0f} ms")
    mark = "  <- too long" * bool(late)
    print(f"  slowest                                  {max(took):7.0f} ms of {LONGEST_MS}{mark}")
    return late


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure what hints are worth and take.")
    parser.add_argument("--deals", type=int, default=50, help="in every form, from every seat")
    parser.add_argument("--positions", type=int, default=5, help="of every form, for the time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=0, help="milliseconds for each hint")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--load", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rules", default="", help="one rule set alone")
    found = parser.parse_args(arguments)
    forms = [form for form in FORMS if found.rules in ("", form[0])]
    wrong = 0
    if found.deals:
        wrong += measure_worth(forms, found.deals, found.seed, found.budget, found.jobs)
    if found.positions:
        wrong += measure_time(found.positions, found.seed, found.load)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
