"""Rounds of every form whose tables are judged: which there are, what is asked, one line a game."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Final, NamedTuple, TypeVar

from domino_gui.engine.rules import ALL_FIVES, DRAW, FIVE_UP, MUGGINS, HouseRules, Rules

SHORTEST: Final = 44
"""Pixels that a tile is long at least, in a window of 1280x800."""
MOVED: Final = 1.0
"""Per cent of placements, at most, at which tiles that lie move."""


class Game(NamedTuple):
    """A rule set with so many seats, and how many tiles each is dealt."""

    name: str
    rules: Rules


def _games() -> Iterator[Game]:
    for rule_set in (ALL_FIVES, MUGGINS, DRAW, FIVE_UP):
        for seats in (2, 3, 4):
            rules = Rules(rule_set, seats, partners=seats == 4)
            yield Game(f"{rule_set.id} {seats}x{rules.hand_size}", rules)
    for seats in (2, 3, 4):
        house = HouseRules(hand_size=7)
        rules = Rules(FIVE_UP, seats, partners=seats == 4, house=house)
        yield Game(f"five-up {seats}x7", rules)


GAMES: Final = {game.name: game for game in _games()}


def least_median(name: str) -> int:
    """Return the least median of the length of a tile on final tables, in pixels."""
    return 70 if name == "five-up 4x7" else 80


Played = TypeVar("Played")


def parser(about: str) -> argparse.ArgumentParser:
    """Return what reads how many rounds of which games are wanted."""
    reads = argparse.ArgumentParser(description=about.partition("\n")[0])
    reads.add_argument("--rounds", type=int, default=200, help="rounds of each game")
    reads.add_argument("--seed", type=int, default=0, help="the first round's number")
    reads.add_argument("--game", action="append", choices=GAMES, help="only this game")
    reads.add_argument("--jobs", type=int, default=1, help="processes")
    return reads


def judge_rounds(
    wanted: argparse.Namespace,
    play: Callable[[str, int], Played],
    report: Callable[[str, Sequence[Played]], tuple[str, bool]],
    faults: Callable[[Played], Sequence[str]],
) -> int:
    """Play what is wanted, print a line a game and a few faults; return the exit status.

    ``play`` gets a game and the number of a round, in a process that may be another; ``report``
    tells of a game's rounds whether all of them are as they should be.
    """
    well = True
    seeds = range(wanted.seed, wanted.seed + wanted.rounds)
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for name in wanted.game or GAMES:
            rounds = list(pool.map(play, repeat(name), seeds, chunksize=10))
            line, good = report(name, rounds)
            print(line, flush=True)
            well = well and good
            for fault in [fault for one in rounds for fault in faults(one)][:5]:
                print(f"    {fault}", file=sys.stderr)
    return 0 if well else 1
