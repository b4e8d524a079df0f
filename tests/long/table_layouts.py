"""Play rounds in every rule set and seat count, lay their tables, and report figures.

    python -m tests.long.table_layouts --rounds 2000 --jobs 2
    python -m tests.long.table_layouts --worst --rounds 200

Complete rounds are played, as dealt and drawn, between players who place at random; with
``--worst``, every tile goes to the place that is worst for the table. Every table on the way is
judged by `tests.table.geometry_rules`, and measured as a window of 1280x800 shows it, with the
marks of its open ends. What is asked of rounds by chance is in brackets; where it does not hold, or
any table is at fault, the command ends with status 1. Times are of the processor, so that other
programs do not lengthen them, and only told.

Columns: faults of geometry (none); tables in which an open end has no room for what may come
there; tiles laid apart; doubles slid; placements at which the table was laid anew, in per cent (1
at most), and tiles that moved then, in per cent of those lying; the length of a tile in pixels: the
least ever (44 at least), of final tables the least and the median (80 at least, 70 for Five Up with
four hands of seven); milliseconds of a placement, and of one for which the table had to be laid
anew, or was tried to be.
"""

from __future__ import annotations

import math
import random
import statistics
import sys
import time
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSizeF

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Draw, Pass, Place
from domino_gui.engine.layout import Layout, Placed
from domino_gui.engine.round import Round
from domino_gui.engine.rules import Rules
from domino_gui.table.arrangement import arrange
from domino_gui.table.framing import Framing, view
from domino_gui.table.geometry import TableGeometry
from tests.judged_rounds import GAMES, MOVED, SHORTEST, judge_rounds, least_median, parser
from tests.table.geometry_rules import cramped, faults, slid

VIEW = QSizeF(979, 778)
"""What a window of 1280x800 has for the table and the racks around it."""


class Table:
    """A table while a round is played, and what laying it took."""

    def __init__(self, rules: Rules) -> None:
        self.geometry = TableGeometry(rules.rule_set.spinners)
        self.arrangement = arrange(VIEW, rules.seats)
        self.times: list[float] = []
        self.anew_times: list[float] = []
        self.lengths: list[float] = []
        self.faults: list[str] = []
        self.cramped = self.anew = self.moved = self.earlier = self.apart = self.slid = 0

    def place(self, layout: Layout) -> None:
        before = self.geometry.laid.copy()
        placed = layout.placed[-1]
        started = time.process_time()
        still = self.geometry.lies_still(placed.tile, placed.at)
        moved = self.geometry.place(placed)
        took = (time.process_time() - started) * 1000
        (self.times if still else self.anew_times).append(took)
        self.anew += moved.anew
        self.moved += sum(self.geometry.laid[tile] != laid for tile, laid in before.items())
        self.earlier += len(before)
        self.apart += moved.laid.apart
        self.slid = max(self.slid, len(slid(self.geometry, layout)))
        self.faults += faults(self.geometry, layout)
        self.cramped += bool(cramped(self.geometry, layout))
        self.lengths.append(self.length(layout))

    def length(self, layout: Layout) -> float:
        """Return how long a tile is shown, in pixels."""
        bounds = self.geometry.bounds(ends=layout.open_ends)
        shown = view(bounds, self.arrangement.table, self.arrangement.scale, Framing())
        return 2 * shown.spread.unit


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
    growth = table.geometry._growth

    def harm(place: Place) -> tuple[bool, float]:
        after = layout.copy()
        after.place(place.tile, place.at)
        placed: Placed = after.placed[-1]
        if option := growth.choose(placed):
            return False, option.cost
        option = growth.choose(placed, strict=False)
        return True, option.cost if option else math.inf

    return max(places, key=harm)


def _played(name: str, seed: int, *, worst: bool) -> tuple[Table, int]:
    table, layout = play(name, seed, worst=worst)
    table.faults = [f"seed {seed}: {fault}" for fault in table.faults]
    return table, len(layout)


def report(name: str, rounds: Sequence[tuple[Table, int]], *, worst: bool) -> tuple[str, bool]:
    """Return one line about a game, and whether everything is as it should be."""
    tables = [table for table, _ in rounds]
    anew = 100 * sum(table.anew for table in tables) / sum(placements for _, placements in rounds)
    moved = 100 * sum(t.moved for t in tables) / max(1, sum(t.earlier for t in tables))
    times = sorted(taken for table in tables for taken in table.times)
    anew_times = sorted(taken for table in tables for taken in table.anew_times)
    finals = sorted(table.lengths[-1] for table in tables)
    least, median = min(min(table.lengths) for table in tables), statistics.median(finals)
    faulty = sum(len(table.faults) for table in tables)
    large = least >= SHORTEST and median >= least_median(name)
    good = not faulty and (worst or (anew <= MOVED and large))
    return (
        f"{name:14} {faulty:6} {sum(t.cramped for t in tables):8} {sum(t.apart for t in tables):6}"
        f" {sum(t.slid for t in tables):5} {anew:7.2f} {moved:7.2f}"
        f" {least:7.0f} {finals[0]:7.0f} {median:7.0f}"
        f" {statistics.median(times):7.2f} {times[int(0.99 * len(times))]:7.2f} {times[-1]:7.1f}"
        + (f" {statistics.median(anew_times):7.0f} {anew_times[-1]:7.0f}" if anew_times else "")
        + ("" if good else "  !")
    ), good


HEADING = (
    "                                                      px ever   px final tables"
    "          ms a placement    ms laid anew\n"
    "game           faults  cramped  apart  slid  anew %  moved%     min     min  median"
    "  median     p99     max  median     max"
)


def main() -> int:
    reads = parser(__doc__)
    reads.add_argument("--worst", action="store_true", help="always the worst place")
    wanted = reads.parse_args()
    print(HEADING)
    return judge_rounds(
        wanted,
        partial(_played, worst=wanted.worst),
        partial(report, worst=wanted.worst),
        lambda played: played[0].faults,
    )


if __name__ == "__main__":
    sys.exit(main())
