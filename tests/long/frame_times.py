"""Play with computers in the real window, and report how long its frames take.

    python -m tests.long.frame_times --seconds 120 --seed 1

The window is not seen, unless QT_QPA_PLATFORM says where it is to be shown, as xcb or wayland.
Matches of Five Up with four hands of seven are played at the normal pace, and kept in a file as
every match is, by a person in no hurry and three programs that compute half as long again as they
are allowed to, so that they are shown to think: one of them nearly always computes. They place
where tiles that lie have to make way, where they can, so that a process lays the table anew
meanwhile. Told is of all frames in which something moved, from when the table could be seen, in
milliseconds,

    work    how much processor time the interface's thread took from a tick to the next
    took    how long it was, by the clock, from a tick until all was painted
    apart   how far ticks were apart, 16 ms at best
    still   the same while nothing moved: how late the machine wakes a program that wants nothing
    breath  the work from a tick to the next while nothing moved but the mark of whoever thinks

and, for those with most work, what took how long in them. Ends with status 1 where the work in one
was more than 33 ms. The other times grow with whatever else the machine does.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QAbstractAnimation, QAbstractEventDispatcher, QObject, QTimer

from domino_gui.commands.engine import engine
from domino_gui.commands.terminal import whole_number
from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Place, PlayerKind
from domino_gui.engine.record import write_record
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.game import computer, controller
from domino_gui.opponents import server
from domino_gui.opponents.answer import answer, fold
from domino_gui.opponents.protocol import Choice, Choose
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.storage.places import matches_folder, preferences_path
from domino_gui.storage.preferences import Preferences, write_preferences
from domino_gui.table import acts, board, laying, scene, view, watch
from domino_gui.table.geometry import TableGeometry
from domino_gui.windows import desk, main_window, side_panel, table_page
from domino_gui.windows.application import application
from domino_gui.windows.host import Host
from domino_gui.windows.match_setup import match_started
from domino_gui.windows.play_options import PlayOptions

MOST = 33.0
"""Milliseconds that a frame may take."""
TOLD = 8
"""Of the longest frames it is told what took long in them."""
NAMEABLE = 0.5
"""Milliseconds from which on something is told."""
THINKER = [sys.executable, "-m", "tests.long.frame_times", "--think"]
LOOKED_AT: list[tuple[type, str]] = [
    (controller.Controller, "_write"),
    (controller.Controller, "_step"),
    (desk.Desk, "_happened"),
    (desk.Desk, "_be_still"),
    (scene.TableScene, "play"),
    (scene.TableScene, "_rest"),
    (watch.Watch, "follow"),
    (watch.Watch, "stage"),
    (laying.Laying, "table"),
    (laying.Laying, "_start"),
    (laying.Laying, "_hear"),
    (acts.Acts, "play"),
    (board.Board, "show"),
    (board.Board, "change_to"),
    (table_page.TablePage, "follow"),
    (side_panel.SidePanel, "show_match"),
    (view.TableView, "paintEvent"),
]
"""What may take long."""


class Frame(NamedTuple):
    """One frame, in milliseconds."""

    work: float
    took: float
    apart: float
    told: list[Told]
    """What took how long, in the order in which it began; what is within another follows it."""


class Ticks(QAbstractAnimation):
    """Is told of every tick at which animations go on, also where nothing moves."""

    def __init__(self, tick: Callable[[], None]) -> None:
        super().__init__()
        self._tick = tick

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, _: int) -> None:  # noqa: N802  # Qt's name
        self._tick()


Told = tuple[str, float]

told: list[Told] = []
"""What took how long since the last tick, in milliseconds, in the order in which it began."""


def look_at(kind: type, name: str) -> None:
    """Take the time of every call of a method."""
    method = getattr(kind, name)
    title = f"{kind.__name__}.{name}"

    def timed(*values: Any, **named: Any) -> Any:
        begun = time.perf_counter()
        index = len(told)
        told.append((title, 0.0))
        result = method(*values, **named)
        took = (title, (time.perf_counter() - begun) * 1000)
        if index < len(told):
            told[index] = took
        else:
            told.append(took)  # a tick came in between
        return result

    setattr(kind, name, timed)


class Frames(QObject):
    """Measures the frames of a scene while it moves."""

    def __init__(self, table: scene.TableScene) -> None:
        super().__init__()
        self._table = table
        self.frames: list[Frame] = []
        self.still: list[float] = []
        """Milliseconds between ticks while nothing moved."""
        self.breaths: list[float] = []
        """Milliseconds of work between ticks while nothing moved but the mark of a thinker."""
        self.anew = 0
        """How often the table made way for a tile."""
        table.laying.laid.connect(self._count)
        self._was_busy = False
        self._began = self._worked = self._took = self._collecting = 0.0
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._about_to_block)
        gc.callbacks.append(self._collect)
        self._ticks = Ticks(self._tick)

    def start(self) -> None:
        """Measure from now on."""
        told.clear()
        self._began, self._worked, self._took = time.perf_counter(), time.thread_time(), 0.0
        self._ticks.start()

    def stop(self) -> None:
        """Measure no more."""
        self._ticks.stop()
        gc.callbacks.remove(self._collect)

    def _tick(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        work, apart = (worked - self._worked) * 1000, (now - self._began) * 1000
        if self._was_busy or self._table.busy:
            long = [one for one in told if one[1] >= NAMEABLE]
            self.frames.append(Frame(work, self._took * 1000, apart, long))
        elif self._table.stage is not None and self._table.stage.thinking is not None:
            self.breaths.append(work)
        else:
            self.still.append(apart)
        self._was_busy = self._table.busy
        told.clear()
        self._began, self._worked, self._took = now, worked, 0.0

    def _count(self) -> None:
        self.anew += 1

    def _about_to_block(self) -> None:
        """Note when the first rest since the tick began; what wakes it up again is no painting."""
        if not self._took:
            self._took = time.perf_counter() - self._began

    def _collect(self, phase: str, about: dict[str, int]) -> None:
        now = time.perf_counter()
        if phase == "start":
            self._collecting = now
        else:
            name = f"garbage of generation {about['generation']}"
            told.append((name, (now - self._collecting) * 1000))


def match_setup() -> MatchSetup:
    """Return a match of Five Up between a person and three computers, with seven tiles each."""
    computers = (SeatSetup(PlayerKind.COMPUTER),) * 3
    house = HouseRules(hand_size=7)
    return MatchSetup(
        RuleSetId.FIVE_UP,
        4,
        partners=True,
        players=(SeatSetup(PlayerKind.HUMAN), *computers),
        house=house,
    )


def think() -> None:
    """Be an opponent that computes as long as it may and disturbs the table where it can."""

    def slowly(request: Choose, stopped: Callable[[], bool]) -> Choice:
        until = time.perf_counter() + 1.5 * request.budget_ms / 1000
        while time.perf_counter() < until and not stopped():
            pass
        match = fold(request.view)
        table = TableGeometry.of(match.round.layout)
        disturbing = [
            action
            for action in match.legal_actions()
            if isinstance(action, Place) and not table.lies_still(action.tile, action.at)
        ]
        return Choice(request.id, disturbing[0]) if disturbing else answer(request, stopped)

    with patch.object(server, "answer", slowly):
        engine([])


def watched(seconds: int, size: tuple[int, int], seed: int) -> Frames:
    """Return the frames of so many seconds of play."""
    gc.disable()  # as the program starts
    app = application()
    write_preferences(preferences_path(), Preferences(motion="on", match=match_setup()))
    for kind, name in LOOKED_AT:
        look_at(kind, name)
    begun = matches_folder() / "begun.domino"
    begun.parent.mkdir(parents=True)
    write_record(begun, [match_started(match_setup(), datetime.now().astimezone())])
    host = Host(PlayOptions(file=begun))
    host.dealer = ShuffledDealer(seed)
    host.window.resize(*size)
    with patch.object(main_window.MainWindow, "fit"):  # the screen that there is not is smaller
        host.open()
    frames = Frames(host.window.scene)
    host.painted.connect(frames.start)  # before, there is nothing to be seen

    def go_on() -> None:
        """Do what is asked of the person, once the table is still."""
        at_desk = host.window.desk
        if at_desk is None or host.window.scene.busy:
            return
        if at_desk.stage is desk.Stage.CHOOSING:
            at_desk.choose(at_desk.match.legal_actions()[0])
        elif at_desk.stage is desk.Stage.ROUND_OVER:
            at_desk.go_on()
        elif at_desk.stage is desk.Stage.MATCH_OVER:
            host.rematch()

    again = QTimer(host, interval=500)
    again.timeout.connect(go_on)
    again.start()
    QTimer.singleShot(seconds * 1000, app.quit)
    app.exec()
    frames.stop()
    host.window.close()
    return frames


def report(measured: Frames) -> list[str]:
    """Return what there is to say about frames, a line each."""
    frames = sorted(measured.frames, reverse=True)
    lines = [f"{len(frames):5} frames   median    99th   worst   ms"]
    measures = {name: [getattr(frame, name) for frame in frames] for name in Frame._fields[:3]}
    # In a few seconds there may be none of these.
    measures |= {"still": measured.still or [0.0], "breath": measured.breaths or [0.0]}
    for name, unsorted in measures.items():
        times = sorted(unsorted)
        middle, high = statistics.median(times), times[int(len(times) * 0.99)]
        lines.append(f"{name:>12} {middle:8.1f} {high:7.1f} {times[-1]:7.1f}")
    lines.append(f"{measured.anew:5} tables laid anew meanwhile")
    for frame in frames[:TOLD]:
        known = ", ".join(f"{name} {took:.1f}" for name, took in frame.told) or "nothing known"
        lines.append(f"{frame.work:.1f}: {known}")
    return lines


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--seconds", type=whole_number(3, 86_400), default=120, help="how long to watch (120)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the deals (1)")
    parser.add_argument("--large", action="store_true", help="in a window of 2560x1600")
    parser.add_argument("--think", action="store_true", help="be one of the opponents instead")
    wanted = parser.parse_args(arguments)
    if wanted.think:
        think()
        return 0
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    size = (2560, 1600) if wanted.large else (1280, 800)
    with tempfile.TemporaryDirectory() as folder:
        for name in ("DATA", "CONFIG", "CACHE", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = folder
        with patch.object(computer, "own_program", lambda _: THINKER):
            measured = watched(wanted.seconds, size, wanted.seed)
    print("\n".join(report(measured)))
    return 1 if max(measured.frames).work > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
