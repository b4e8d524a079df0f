"""Play rounds in every rule set and seat count, lay their tables, and report figures.

    python -m tests.long.table_layouts --rounds 2000 --jobs 2
    python -m tests.long.table_layouts --worst --rounds 200

Complete rounds are played, as dealt and drawn, between players who place at random; with
``--worst``, every tile goes to the place that is worst for the table. Every table on the way is
judged by `tests.table.geometry_rules`. Of the final tables the length of a tile is reported that
fits them, with the marks of their open ends, into 960x500 pixels: about what a window of 1280x800
has for the table. Times are of the processor, so that other programs do not lengthen them.

Columns: faults of geometry; tiles laid apart; doubles slid; placements at which the table was laid
anew, and tiles that moved then, in per cent of those lying; the length of a tile with and without
marks; milliseconds of a placement and of one that laid the table anew.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import NamedTuple

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Draw, Pass, Place
from domino_gui.engine.layout import Layout, Placed
from domino_gui.engine.round import Round
from domino_gui.engine.rules import (
    ALL_FIVES,
    DRAW,
    FIVE_UP,
    MUGGINS,
    HouseRules,
    Rules,
)
from domino_gui.table.geometry import TableGeometry
from tests.table.geometry_rules import cramped, faults, slid

TABLE = (960, 500)
"""Pixels."""


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


GAMES = {game.name: game for game in _games()}


class Table:
    """A table while a round is played, and what laying it took."""

    def __init__(self, rules: Rules) -> None:
        self.geometry = TableGeometry(rules.rule_set.spinners)
        self.times: list[float] = []
        self.anew_times: list[float] = []
        self.faults: list[str] = []
        self.moved = self.earlier = self.apart = self.slid = 0

    def place(self, layout: Layout) -> None:
        before = self.geometry.laid.copy()
        started = time.process_time()
        moved = self.geometry.place(layout.placed[-1])
        took = (time.process_time() - started) * 1000
        (self.anew_times if moved.anew else self.times).append(took)
        self.moved += sum(self.geometry.laid[tile] != laid for tile, laid in before.items())
        self.earlier += len(before)
        self.apart += moved.laid.apart
        self.slid = max(self.slid, len(slid(self.geometry, layout)))
        self.faults += faults(self.geometry, layout) + cramped(self.geometry, layout)


def length(geometry: TableGeometry, layout: Layout, *, marks: bool = True) -> float:
    """Return how long a tile is shown on `TABLE`, in pixels."""
    bounds = geometry.bounds(ends=layout.open_ends if marks else ())
    return 2 * min(TABLE[0] / bounds.w, TABLE[1] / bounds.h)


def play(name: str, seed: int, *, worst: bool) -> tuple[Table, Layout]:
    """Play one round and lay its table."""
    rules = GAMES[name].rules
    chance = random.Random(f"{name} {seed}")
    deal = ShuffledDealer(f"{name} {seed}").deal(rules.seats, rules.hand_size)
    hands = [list[object](hand) for hand in deal.hands]
    played = Round(rules, chance.randrange(rules.seats), hands, list(deal.boneyard), None)  # type: ignore[arg-type]
    table = Table(rules)
    while not played.over:
        actions = played.legal_actions()
        if isinstance(actions[0], Draw):
            played.draw(played.turn, played.boneyard[0])
        elif isinstance(actions[0], Pass):
            played.pass_turn()
        else:
            places = [action for action in actions if isinstance(action, Place)]
            place = _worst(places, table, played.layout) if worst else chance.choice(places)
            played.place(played.turn, place.tile, place.at)
            table.place(played.layout)
    return table, played.layout


def _worst(places: Sequence[Place], table: Table, layout: Layout) -> Place:
    """Return the placement that costs the table most: no way at all without moving, if any."""

    def harm(place: Place) -> float:
        after = layout.copy()
        after.place(place.tile, place.at)
        placed: Placed = after.placed[-1]
        option = table.geometry._growth.choose(placed)
        return float("inf") if option is None else option.cost

    return max(places, key=harm)


class Figures(NamedTuple):
    """What is kept of one round."""

    placements: int
    times: list[float]
    anew_times: list[float]
    moved: int
    earlier: int
    apart: int
    slid: int
    faults: list[str]
    length: float
    bare: float


def _figures(name: str, seed: int, worst: bool) -> Figures:
    table, layout = play(name, seed, worst=worst)
    return Figures(
        len(layout.placed),
        table.times,
        table.anew_times,
        table.moved,
        table.earlier,
        table.apart,
        table.slid,
        [f"seed {seed}: {fault}" for fault in table.faults],
        length(table.geometry, layout),
        length(table.geometry, layout, marks=False),
    )


def report(name: str, rounds: Sequence[Figures]) -> str:
    """Return one line about a game."""
    placements = sum(one.placements for one in rounds)
    times = sorted(taken for one in rounds for taken in one.times)
    anew = sorted(taken for one in rounds for taken in one.anew_times)
    lengths = sorted(one.length for one in rounds)
    bare = sorted(one.bare for one in rounds)
    return (
        f"{name:14} {sum(len(one.faults) for one in rounds):6} {sum(o.apart for o in rounds):6}"
        f" {sum(o.slid for o in rounds):5}"
        f" {100 * len(anew) / placements:7.2f}"
        f" {100 * sum(o.moved for o in rounds) / max(1, sum(o.earlier for o in rounds)):7.2f}"
        f" {lengths[0]:6.0f} {statistics.median(lengths):6.0f}"
        f" {bare[0]:6.0f} {statistics.median(bare):6.0f}"
        f" {statistics.median(times):7.2f} {times[int(0.99 * len(times))]:7.2f} {times[-1]:7.1f}"
        + (f" {statistics.median(anew):7.0f} {anew[-1]:7.0f}" if anew else "       -       -")
    )


HEADING = (
    "                                                        px, marks    px, tiles"
    "     ms a placement         ms laid anew\n"
    "game           faults  apart  slid  anew %  moved%    min median    min median"
    "  median     p99     max  median     max"
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=200, help="rounds of each game")
    parser.add_argument("--seed", type=int, default=0, help="the first round's number")
    parser.add_argument("--worst", action="store_true", help="always the worst place")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    wanted = parser.parse_args()
    print(HEADING)
    faulty = 0
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for name in wanted.game or GAMES:
            seeds = range(wanted.seed, wanted.seed + wanted.rounds)
            rounds = list(
                pool.map(_figures, repeat(name), seeds, repeat(wanted.worst), chunksize=10)
            )
            print(report(name, rounds), flush=True)
            found = [fault for one in rounds for fault in one.faults]
            faulty += len(found)
            for fault in found[:5]:
                print(f"    {fault}", file=sys.stderr)
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
