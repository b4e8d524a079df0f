"""Random matches of every form through the judge of records, keeping nothing on disk.

    python -m tests.long.random_matches

plays 1,000 matches in every rule set and number of seats (200 in Five Up, where a random match
lasts forty rounds and more) and every tenth of them under house rules drawn by chance. Each is
written to memory and judged line by line by the code behind `domino-gui verify`, as it is and as
it would be given away. Any refusal is printed with the seed that makes it again, and the exit
status is 1.
"""

from __future__ import annotations

import argparse
import io
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from tqdm import tqdm

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import MatchStarted, encode_events
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import RecordError, exported, parse_record
from domino_gui.engine.rules import RuleSetId
from tests.strategies import FORMS, form_name, play_round, start

MOST_ROUNDS = 300
"""Where a match is left unfinished: with large hands nobody may ever reach 305 in Five Up."""
CHUNK = 10
"""Matches that a process plays before it reports."""


class Work(NamedTuple):
    """Some matches of one form to play."""

    form: tuple[RuleSetId, int, bool]
    seeds: range


class Result(NamedTuple):
    """What was played."""

    form: str
    matches: int
    rounds: int
    bytes: int
    refusals: list[str]


def play_match(form: tuple[RuleSetId, int, bool], seed: int) -> Match:
    """Play one match by chance, to its end or to `MOST_ROUNDS`."""
    rng = random.Random(f"{form_name(form)} {seed}")
    dealer = ShuffledDealer(rng.random().hex())
    match = Match(set_up(form, rng if seed % 10 == 9 else None))
    while match.phase is not Phase.OVER and match.round_number < MOST_ROUNDS:
        match.open_round(dealer)
        play_round(match, rng)
    return match


def set_up(form: tuple[RuleSetId, int, bool], rng: random.Random | None) -> MatchStarted:
    """The match event of a form, under house rules drawn by chance where ``rng`` is given."""
    rules, seats, partners = form
    house: dict[str, Any] = {}
    if rng is not None:
        house["undrawable"] = rng.randint(0, 2)
        house["lead_highest_double"] = rng.random() < 0.5
        house["block_own_unrounded"] = rules is RuleSetId.MUGGINS and rng.random() < 0.5
        house["hand_size"] = rng.randint(1, 28 // seats)
        if rules is not RuleSetId.DRAW:
            house["target"] = rng.randint(1, 150)
    return start(rules, seats, partners=partners, **house)


def judge(match: Match) -> int:
    """Judge a match as it is written and as it is given away; return the bytes written."""
    written = encode_events(match.events)
    for text in (written, encode_events(exported(match.events))):
        read = parse_record(io.BytesIO(text)).match
        if (read.phase, read.scores, read.winners) != (match.phase, match.scores, match.winners):
            raise RecordError(None, f"read as {read.phase}, {read.scores}, {read.winners}")
    return len(written)


def play(work: Work) -> Result:
    """Play and judge some matches."""
    rounds = size = 0
    refusals = []
    for seed in work.seeds:
        match = play_match(work.form, seed)
        rounds += match.round_number
        try:
            size += judge(match)
        except RecordError as error:
            refusals.append(f"{form_name(work.form)}, seed {seed}: {error}")
    return Result(form_name(work.form), len(work.seeds), rounds, size, refusals)


def all_work(matches: int, five_up: int) -> Iterator[Work]:
    """Share the matches out, the long ones first."""
    for form in sorted(FORMS, key=lambda form: form[0] is not RuleSetId.FIVE_UP):
        many = five_up if form[0] is RuleSetId.FIVE_UP else matches
        for first in range(0, many, CHUNK):
            yield Work(form, range(first, min(first + CHUNK, many)))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Judge random matches of every form.")
    parser.add_argument("--matches", type=int, default=1000, help="of each form")
    parser.add_argument("--five-up", type=int, default=200, help="of each form of Five Up")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    chosen = parser.parse_args(arguments)
    work = list(all_work(chosen.matches, chosen.five_up))
    began = time.monotonic()
    total: dict[str, list[int]] = {form_name(form): [0, 0, 0] for form in FORMS}
    refusals: list[str] = []
    matches = sum(len(each.seeds) for each in work)
    with (
        ProcessPoolExecutor(chosen.jobs) as pool,
        tqdm(total=matches, unit=" matches", smoothing=0.05) as progress,
    ):
        for result in pool.map(play, work):
            sums = total[result.form]
            sums[0] += result.matches
            sums[1] += result.rounds
            sums[2] += result.bytes
            refusals += result.refusals
            progress.update(result.matches)
    for name, (count, rounds, size) in total.items():
        print(f"{name:14}{count:7} matches{rounds:9} rounds{size / 1e6:9.1f} MB of records")
    print(f"{matches} matches judged in {time.monotonic() - began:.0f} s, {len(refusals)} refused")
    for refusal in refusals:
        print(refusal)
    return 1 if refusals else 0


if __name__ == "__main__":
    sys.exit(main())
