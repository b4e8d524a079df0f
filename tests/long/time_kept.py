"""Measure whether the opponent program keeps its time.

    python -m tests.long.time_kept --positions 3

Positions of every form, as they come in random rounds, are put to every level: with 50, 200 and 800
milliseconds to think, with a fixed amount of work, and with a minute that is cancelled after a
while. Told are, for every level and budget, how much later than asked the latest answer came (from
the request to the reply, through the pipe, as whoever asks would measure it); how long the slowest
cancel took until the program had said so, and until it was free for the next request; median and
slowest of the fixed amount of work. Ends with status 1 where an answer is more than 50 ms late, a
cancel takes more than 100 ms, or expert's median is over 150 ms or master's over 800: measure on a
machine that does nothing else.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter, sleep

from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.players import LEVELS
from domino_gui.opponents.protocol import (
    Cancel,
    Cancelled,
    Choice,
    Choose,
    Hello,
    HelloReply,
    View,
    decode_reply,
    encode,
)
from tests.long.fuzz_engine import Program
from tests.opponents.positions import turns, view_of
from tests.strategies import FORMS, start

BUDGETS = (50, 200, 800)
"""Milliseconds."""
LATE = 50
"""Milliseconds that an answer may come after its time."""
CANCELLED = 100
"""Milliseconds that a cancel may take."""
MEDIANS = {"expert": 150, "master": 800}
"""Milliseconds that a fixed amount of work may take, in the median."""


def positions(number: int, seed: int) -> Iterator[View]:
    """Yield what the seat in turn sees, ``number`` times in every form, where it has a choice."""
    for rules, seats, partners in FORMS:
        rng = Random(f"{seed} {rules} {seats} {partners}")
        views = [
            View(match.round.turn, view_of(match))  # type: ignore[arg-type]
            for match in turns(start(rules, seats, partners=partners), rng.randrange(10**6), 4)
            if len(distinct_placements(match)) > 1
        ]
        yield from rng.sample(views, min(number, len(views)))


class Asker:
    """Asks the program, and keeps the time in milliseconds."""

    def __init__(self) -> None:
        self.program = Program()
        self._asked = 0
        for level in LEVELS:  # what is read from files once is not measured
            self.answered(level, next(positions(1, 0)), 50)

    def answered(self, level: str, view: View, budget_ms: float) -> float:
        """Return how long an answer took."""
        begun = perf_counter()
        reply = decode_reply(self.program.ask(self._request(level, view, budget_ms)))
        took = 1000 * (perf_counter() - begun)
        assert isinstance(reply, Choice), reply
        self.program.ask(encode(Hello()).strip())  # in a match the next request comes later, too
        return took

    def cancelled(self, level: str, view: View, after_ms: float) -> tuple[float, float] | None:
        """Return how long a cancel took, and how long until the program was free.

        None where it had answered before.
        """
        self.program.say(self._request(level, view, 60_000))
        sleep(after_ms / 1000)
        begun = perf_counter()
        self.program.say(encode(Cancel(self._asked)).strip())
        first = decode_reply(self.program.hear())
        told = 1000 * (perf_counter() - begun)
        if isinstance(first, Choice):
            self.program.hear()  # too late to cancel
            return None
        assert isinstance(first, Cancelled), first
        assert isinstance(decode_reply(self.program.ask(encode(Hello()).strip())), HelloReply)
        return told, 1000 * (perf_counter() - begun)

    def _request(self, level: str, view: View, budget_ms: float) -> bytes:
        self._asked += 1
        return encode(Choose(self._asked, level, budget_ms, self._asked, view)).strip()


class Report:
    """What was measured, told line by line; what is wrong is counted."""

    def __init__(self) -> None:
        self.wrong = 0

    def tell(self, what: str, measured: float, allowed: float | None = None) -> None:
        """Print a measurement in milliseconds, beside what is allowed."""
        over = allowed is not None and measured > allowed
        self.wrong += over
        limit = "" if allowed is None else f" of {allowed:.0f}"
        print(f"  {what:<38} {measured:7.1f} ms{limit}{'  <- too much' * over}", flush=True)


def measure(number: int, seed: int, levels: list[str]) -> int:
    """Print all measurements; return how many are wrong."""
    asker, report = Asker(), Report()
    views, rng = [*positions(number, seed)], Random(seed)
    print(f"{len(views)} positions")
    for level in levels:
        print(level)
        for budget in BUDGETS:
            late = [asker.answered(level, view, budget) - budget for view in views]
            report.tell(f"given {budget} ms: latest after its time", max(late), LATE)
        work = [asker.answered(level, view, 0) for view in views]
        report.tell("fixed work: median", median(work), MEDIANS.get(level))
        report.tell("fixed work: slowest", max(work))
        found = [asker.cancelled(level, view, rng.choice((1, 5, 30, 100))) for view in views]
        cancels = [each for each in found if each is not None]
        if cancels:
            report.tell("cancel: slowest", max(told for told, _ in cancels), CANCELLED)
            report.tell("cancel: slowest to be free", max(free for _, free in cancels), CANCELLED)
    print(f"memory: {asker.program.memory()} MiB")
    asker.program.end()
    return report.wrong


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure whether the opponent keeps its time.")
    parser.add_argument("--positions", type=int, default=3, help="of every form")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default=",".join(LEVELS))
    found = parser.parse_args(arguments)
    return 1 if measure(found.positions, found.seed, found.levels.split(",")) else 0


if __name__ == "__main__":
    sys.exit(main())
