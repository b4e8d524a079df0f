"""Review rounds as the window does, and report how long that takes and what it does to frames.

    python -m tests.long.review_times --rounds 10 --seed 1

Rounds of every rule set with two and with four players are played by chance, which gives more to
choose than good play does, and the choices of the first seat are reviewed by the opponent program
while the window replays the round, all on a single core where the system can hold them to it. Told
is for every form how many choices a round had, and the median and the worst of the milliseconds
that its review took; then, of every frame, the processor time that the interface's thread took
from a tick to the next. Ends with status 1 where a round took more than 10,000 ms, or the work in a
frame more than 16 ms in more than one of a hundred frames, or more than 33 ms in any.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEventLoop, QTimer

from domino_gui.commands.terminal import whole_number
from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.record import History
from domino_gui.engine.rules import RuleSetId
from domino_gui.game import reviewing
from domino_gui.game.program import Program
from domino_gui.table.choreography import Pace
from domino_gui.windows.application import application
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.replay_page import ReplayPage
from tests.simulated import begun
from tests.strategies import play_round

MOST_MS: Final = 10_000
"""Milliseconds that the review of a round may take."""
FRAME_MS: Final = 16.0
LONGEST_MS: Final = 33.0
SEATS: Final = (
    SeatInfo("Ada", PlayerKind.HUMAN),
    SeatInfo("Mina", PlayerKind.COMPUTER, "club"),
    SeatInfo("Theo", PlayerKind.COMPUTER, "club"),
    SeatInfo("Joon", PlayerKind.COMPUTER, "club"),
)


class Measured(NamedTuple):
    """The review of one round."""

    ms: float
    choices: int


class Frames(QAbstractAnimation):
    """Takes the work between two ticks of everything that moves."""

    def __init__(self) -> None:
        super().__init__()
        self.work: list[float] = []
        self._worked = 0.0

    def begin(self) -> None:
        """Measure from now on; what was done before is no frame's."""
        self._worked = time.thread_time()
        self.start()

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, _: int) -> None:  # noqa: N802  # Qt's name
        now = time.thread_time()
        self.work.append((now - self._worked) * 1000)
        self._worked = now


def a_round(rules: RuleSetId, seats: int, seed: int) -> History:
    """Return a match with one round that was played by chance."""
    started = begun(rules, SEATS[:seats])
    history = History(started)
    match = history.match
    match.open_round(ShuffledDealer(seed))
    play_round(match, Random(seed))
    whole = History(started)
    for event in match.events[1:]:
        whole.append(event)
    return whole


def review(page: ReplayPage, history: History, frames: Frames) -> Measured:
    """Have the round of a match reviewed while it is replayed."""
    page.show_replay(history)
    replaying = page.replaying
    assert replaying is not None
    replaying.go_to(replaying.replay.rounds[0])
    page.show_review()
    assert page.review is not None
    work = page.review.work
    assert work is not None
    replaying.play_or_stop()
    loop = QEventLoop()
    work.ended.connect(loop.quit)
    work.reviewed.connect(loop.quit)
    QTimer.singleShot(6 * MOST_MS, loop.quit)
    begun_at = time.perf_counter()
    frames.begin()
    if work.is_running:
        loop.exec()
    frames.stop()
    ms = (time.perf_counter() - begun_at) * 1000
    assert not work.failed
    page.leave_review()
    return Measured(ms, len(work.rounds[1]))


def main(arguments: list[str] | None = None) -> int:
    """Measure, and say what was found."""
    parser = argparse.ArgumentParser(prog="review_times", description=__doc__.split("\n", 1)[0])
    parser.add_argument("--rounds", type=whole_number(1, 1000), default=10, help="of each form")
    parser.add_argument(
        "--seconds",
        type=whole_number(1, 10),
        default=reviewing.ROUND_MS // 1000,
        help="after which no choice of a round is looked at again",
    )
    parser.add_argument("--seed", type=whole_number(0, 10**6), default=1)
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if hasattr(os, "sched_setaffinity"):
        # The opponent program inherits it.
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    reviewing.ROUND_MS = 1000 * options.seconds  # type: ignore[misc]
    application()
    window, frames = MainWindow(), Frames()
    page = ReplayPage(window.menus, window.colours, window)
    window.show_page(page)
    page.set_pace(Pace.NORMAL, 800, 1000)
    window.show()
    is_good = True
    print(f"{'':22}{'rounds':>7}{'choices':>9}{'median ms':>11}{'worst ms':>10}", flush=True)
    for rules in RuleSetId:
        for seats in (2, 4):
            found = [
                review(page, a_round(rules, seats, options.seed + number), frames)
                for number in range(options.rounds)
            ]
            times = [each.ms for each in found]
            choices = statistics.fmean(each.choices for each in found)
            median, worst = statistics.median(times), max(times)
            form = f"{rules.value}, {seats} players"
            print(f"{form:22}{len(found):7}{choices:9.1f}{median:11.0f}{worst:10.0f}", flush=True)
            is_good &= worst <= MOST_MS
    work = sorted(frames.work)
    late = sum(each > FRAME_MS for each in work)
    print(
        f"frames {len(work)}: work median {statistics.median(work):.1f} ms,"
        f" 99 in 100 within {work[len(work) * 99 // 100]:.1f} ms, longest {work[-1]:.1f} ms"
    )
    is_good &= late <= len(work) / 100 and work[-1] <= LONGEST_MS
    page.leave_replay()
    window.close()
    while application().findChildren(Program):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
