"""Watch matches in one process for a long time, and report what it still holds between them.

    python -m tests.long.endurance --matches 1000

Computers play each other in the real window, at full speed, and every match is kept in a file as
matches are; nearly all are of Draw, the shortest, with two to four seats, and some of every other
rule set, so that it takes minutes. Between matches, every twenty, the same match between people is
opened, which waits for them, so that all there is to count is alike: objects of Qt, items of
tables, timers and animations that run, windows, threads, processes, open files, and resident
memory. Ends with status 1 where a count is not what it was after the first twenty matches, where
memory has grown by more than 5 % since then, or where there was an exception or a message of Qt.

The window is not seen, unless QT_QPA_PLATFORM says where it is to be shown, as xcb or wayland.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple

import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QObject,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QGraphicsScene

from domino_gui.commands.terminal import whole_number
from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import encode_events
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.program import Program
from domino_gui.windows.application import application
from domino_gui.windows.host import Host
from domino_gui.windows.match_setup import watched
from domino_gui.windows.play_options import PlayOptions, Watch
from tests.strategies import start

WARM: Final = 20
"""Matches after which everything that is needed is in memory."""
GROWTH: Final = 0.05
"""The share by which resident memory may grow from then on."""
LOOK_AGAIN_MS: Final = 20
PATIENCE: Final = 500
"""Looks that the programs of the opponents have to leave."""
HARMLESS: Final = tuple(
    f"This plugin does not support {what}"
    for what in ("propagateSizeHints", "raise()", "grabbing the keyboard")
)
"""What Qt says where windows are shown without a screen."""


class Held(NamedTuple):
    """What the process holds; memory in KiB."""

    memory: int
    objects: int
    items: int
    timers: int
    animations: int
    windows: int
    threads: int
    processes: int
    files: int

    def more_than(self, before: Held) -> dict[str, int]:
        """Return what there is more or less of than ``before``, memory apart."""
        changed = {name: getattr(self, name) - getattr(before, name) for name in self._fields[1:]}
        return {name: number for name, number in changed.items() if number}


def objects_of_qt() -> list[QObject]:
    """Return every object of Qt that can be reached, by its parent or from Python."""
    app = QCoreApplication.instance()
    assert isinstance(app, QApplication)
    known = [thing for thing in gc.get_objects() if isinstance(thing, QObject)]
    open_ = [app, *app.topLevelWidgets(), *(thing for thing in known if shiboken6.isValid(thing))]
    found: dict[int, QObject] = {}
    while open_:
        thing = open_.pop()
        (address,) = shiboken6.getCppPointer(thing)[:1]
        if address not in found:
            found[address] = thing
            open_ += thing.children()
    return [*found.values()]


def kinds(things: list[QObject]) -> Counter[str]:
    """Count objects by their class, for who looks for what has become more."""
    return Counter(type(thing).__name__ for thing in things)


def running_timers() -> list[QTimer]:
    """Return the timers that will run out."""
    return [thing for thing in objects_of_qt() if isinstance(thing, QTimer) and thing.isActive()]


def held() -> Held:
    """Count what the process holds now."""
    memory = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    gc.collect()
    things = objects_of_qt()
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return Held(
        memory >> 10,
        len(things),
        sum(len(thing.items()) for thing in things if isinstance(thing, QGraphicsScene)),
        len(running_timers()),
        sum(
            isinstance(thing, QAbstractAnimation)
            and thing.state() is QAbstractAnimation.State.Running
            for thing in things
        ),
        len(QApplication.topLevelWidgets()),
        max(threading.active_count(), _number_in("/proc/self/task")),
        len(children),
        _number_in("/proc/self/fd"),
    )


def _number_in(folder: str) -> int:
    return len([*Path(folder).iterdir()])


def forms(only: RuleSetId | None = None) -> Iterator[Watch]:
    """Yield what is watched, one after another: the long matches are few."""
    number = 0
    while True:
        rules, seats = RuleSetId.DRAW, 2 + number % 3
        if number % 100 == 0:
            rules = RuleSetId.FIVE_UP
        elif number % 20 in (7, 14):
            rules = RuleSetId.ALL_FIVES if number % 20 == 7 else RuleSetId.MUGGINS
        yield Watch(only or rules, seats, "beginner")
        number += 1


class Faults(QObject):
    """Takes down what must not happen: exceptions, and what Qt complains of."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self._excepthooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._raised
        threading.excepthook = lambda told: self._raised(
            told.exc_type, told.exc_value, told.exc_traceback
        )
        sys.unraisablehook = lambda told: self._raised(
            told.exc_type, told.exc_value, told.exc_traceback
        )
        self._before = qInstallMessageHandler(self._said)

    def stop(self) -> None:
        """Listen no more."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._excepthooks
        qInstallMessageHandler(self._before)

    def _raised(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self.told.append("".join(traceback.format_exception(kind, error, where)))
        print(self.told[-1], file=sys.stderr)

    def _said(self, kind: QtMsgType, _: object, text: str) -> None:
        if not text.startswith(HARMLESS):
            self.told.append(f"{kind.name}: {text}")


class Endurance(QObject):
    """Has matches watched in the window of a host, and counts what is held between them."""

    def __init__(
        self, host: Host, rest: Path, watched: Iterator[Watch], matches: int, every: int
    ) -> None:
        """Count after every so many of the ``matches``, with the record ``rest`` open."""
        super().__init__(host)
        self._host, self._rest, self._forms = host, rest, watched
        self._matches, self._every = matches, every
        self._done = 0
        self._looks = 0
        self.counted: dict[int, Held] = {}
        """What was held, by the number of matches that were over."""
        self.became: dict[int, Counter[str]] = {}
        """The objects of Qt then, by their class."""

    def begin(self) -> None:
        """Have the next match watched; the program ends after the last."""
        if not self._done:
            # What is made once is there from the start: for a computer that thinks for long, as it
            # does where the machine is busy, and for counting.
            self._host.window.scene.show_thinking(0)
            self._host.window.scene.show_thinking(None)
            held()
        if self._done == self._matches:
            self._host.window.close()
            return
        self._host.begin(watched(next(self._forms)))
        desk = self._host.window.desk
        assert desk is not None
        # By way of the event loop: the match is still at its table, which it will leave.
        desk.ended.connect(lambda: QTimer.singleShot(0, self._over))

    def _over(self) -> None:
        self._done += 1
        if self._done % self._every and self._done != self._matches:
            self.begin()
            return
        assert self._host.open_record(self._rest)
        self._looks = 0
        self._look()

    def _look(self) -> None:
        """Count, once the programs of the match before have left."""
        self._looks += 1
        app = QCoreApplication.instance()
        assert app is not None
        leaving = app.findChildren(Program) or self._host.window.scene.busy
        if (leaving or running_timers()) and self._looks < PATIENCE:
            QTimer.singleShot(LOOK_AGAIN_MS, self._look)
            return
        self.counted[self._done] = held()
        self.became[self._done] = kinds(objects_of_qt())
        print(f"{self._done:6} {_row(self.counted[self._done])}", flush=True)
        self.begin()


def _row(counted: Held) -> str:
    return " ".join(
        f"{number / 1024:9.1f}" if name == "memory" else f"{number:10}"
        for name, number in counted._asdict().items()
    )


def watch(
    forms: Iterator[Watch], matches: int, every: int, folder: Path
) -> tuple[Endurance, list[str]]:
    """Watch so many matches; return what was counted, and what went wrong."""
    app = application()
    rest = folder / "rest.domino"
    match = Match(start())
    match.open_round(ShuffledDealer(1))
    rest.write_bytes(encode_events(match.events))
    faults = Faults()
    host = Host(PlayOptions(file=rest, speed="max"))
    host.dealer = ShuffledDealer(1)
    host.open()
    endurance = Endurance(host, rest, forms, matches, every)
    print(f"after  {'memory MiB':>9} {' '.join(f'{name:>9}' for name in Held._fields[1:])}")
    QTimer.singleShot(500, endurance.begin)  # once the window has done what could wait
    app.exec()
    faults.stop()
    return endurance, faults.told


def judged(endurance: Endurance, warm: int, faults: list[str]) -> list[str]:
    """Return what is wrong; nothing where all is as it should be."""
    wrong = [*faults]
    before, (last, after) = endurance.counted[warm], [*endurance.counted.items()][-1]
    for number, counted in endurance.counted.items():
        if number > warm and (more := counted.more_than(before)):
            told = ", ".join(f"{name} {change:+}" for name, change in more.items())
            grown = endurance.became[number] - endurance.became[warm]
            wrong.append(f"after {number} matches: {told} ({grown.most_common(8)})")
    grown_by = after.memory / before.memory - 1
    if grown_by > GROWTH:
        wrong.append(f"memory has grown by {grown_by:.1%} from match {warm} to {last}")
    return wrong


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=whole_number(2, 10**6), default=1000, help="(1000)")
    parser.add_argument(
        "--warm", type=whole_number(1, 10**6), default=WARM, help=f"to compare with ({WARM})"
    )
    parser.add_argument("--rules", type=RuleSetId, choices=RuleSetId, help="watch no others")
    wanted = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        for name in ("DATA", "CONFIG", "CACHE", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = folder
        endurance, faults = watch(forms(wanted.rules), wanted.matches, wanted.warm, Path(folder))
    wrong = judged(endurance, wanted.warm, faults)
    before, after = endurance.counted[wanted.warm], [*endurance.counted.values()][-1]
    minutes = (time.monotonic() - begun) / 60
    print(
        f"{wanted.matches} matches in {minutes:.0f} minutes; memory {before.memory / 1024:.1f} MiB"
        f" after {wanted.warm}, {after.memory / 1024:.1f} MiB at the end"
        f" ({after.memory / before.memory - 1:+.1%})"
    )
    print("\n".join(wrong) or "nothing is left over, and nothing went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
