"""Play rounds in every rule set and seat count, and judge what `render --move all` tells of them.

    python -m tests.long.render_rounds --rounds 2000 --jobs 2

Complete rounds are played by chance. Every table is told by the code that `render` runs, for a
window of 1280x800, and judged by `tests.commands.table_judge` from that JSON and the record alone,
as somebody else's program would. What is asked of tables is in brackets; where it does not hold, or
a table is at fault, the command ends with status 1. Times are of the processor, and only told.

Columns: faults; tiles laid apart; placements at which tiles that lay already moved, in per cent
(1 at most); the length of a tile in pixels: the least ever (44 at least), of final tables the least
and the median (80 at least, 70 for Five Up with four hands of seven); milliseconds that a placement
takes, and one for which others moved.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import sys
import time
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import encode_events
from domino_gui.engine.match import Match
from domino_gui.windows.portrait import Portrait
from tests.commands.table_judge import judge
from tests.judged_rounds import GAMES, MOVED, SHORTEST, judge_rounds, least_median, parser
from tests.strategies import play_round, start


class Told(NamedTuple):
    """What is kept of one round."""

    lengths: list[float]
    """Of a tile after each placement, in pixels."""
    moved: int
    """Placements at which tiles that lay already moved."""
    apart: int
    times: list[float]
    """Milliseconds for each placement at which nothing moved."""
    moved_times: list[float]
    faults: list[str]


@cache
def portrait() -> Portrait:
    """Return the window that is looked at, one for each process."""
    from PySide6.QtCore import QSize

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return Portrait(QSize(1280, 800))


def tell(name: str, seed: int) -> Told:
    """Play one round and judge what is told of each of its tables."""
    rules = GAMES[name].rules
    match = Match(start(rules.rule_set.id, rules.seats, hand_size=rules.hand_size))
    match.open_round(ShuffledDealer(f"{name} {seed}"))
    play_round(match, random.Random(f"{name} {seed}"))
    record = [json.loads(line) for line in encode_events(match.events).splitlines()]
    told = Told([], 0, 0, [], [], [])
    moved = apart = 0
    before: dict[str, Any] = {}
    started = time.process_time()
    for number, table in enumerate(portrait().tables(match), start=1):
        written = json.loads(table.json())
        took = (time.process_time() - started) * 1000
        lying = {tile["tile"]: tile for tile in written["tiles"]}
        has_moved = any(lying[tile] != was for tile, was in before.items())
        (told.moved_times if has_moved else told.times).append(took)
        moved += has_moved
        apart += "apart" in written["tiles"][-1]
        told.lengths.append(2 * written["scale_px"])
        told.faults.extend(f"seed {seed}: {fault}" for fault in judge(written, record, number))
        before = lying
        started = time.process_time()
    return told._replace(moved=moved, apart=apart)


def report(name: str, rounds: Sequence[Told]) -> tuple[str, bool]:
    """Return one line about a game, and whether everything is as it should be."""
    lengths = sorted(one.lengths[-1] for one in rounds)
    least = min(min(one.lengths) for one in rounds)
    placements = sum(len(one.lengths) for one in rounds)
    moved = 100 * sum(one.moved for one in rounds) / placements
    faults = sum(len(one.faults) for one in rounds)
    times = sorted(taken for one in rounds for taken in one.times)
    moved_times = [taken for one in rounds for taken in one.moved_times]
    median = statistics.median(lengths)
    large = least >= SHORTEST and median >= least_median(name)
    good = not faults and moved <= MOVED and large
    return (
        f"{name:14} {faults:6} {sum(one.apart for one in rounds):6} {moved:7.2f}"
        f" {least:7.0f} {lengths[0]:7.0f} {median:7.0f}"
        f" {statistics.median(times):7.2f} {times[int(0.99 * len(times))]:7.2f} {times[-1]:7.1f}"
        f" {max(moved_times, default=0):9.0f}" + ("" if good else "  !")
    ), good


HEADING = (
    "                                      px ever   px final tables"
    "          ms a placement     moving\n"
    "game           faults  apart  moved%     min     min  median  median     p99     max       max"
)


def main() -> int:
    wanted = parser(__doc__).parse_args()
    print(HEADING)
    return judge_rounds(wanted, tell, report, lambda one: one.faults)


if __name__ == "__main__":
    sys.exit(main())
