"""How long the game takes from the start of its process to its first page, seen in full.

That is the page with the table of an unfinished match in small, which one key goes on with. Beside
it, in the same run and by turns, the smallest window that shows a word. Both end their process as
soon as they have been painted; both run from compiled files and in an environment as players have
it. Compared are processor times, so that whatever else the machine does counts for
nobody; how long one waits is told as well.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import MatchStarted, PlayerKind, SeatInfo
from domino_gui.engine.match import Match
from domino_gui.engine.record import write_record
from tests.strategies import start

ROOT = Path(__file__).parent.parent.parent
BIN = ROOT / ".venv-player" / ("Scripts" if os.name == "nt" else "bin")
ROUNDS = 25
AT_MOST = 1.5
"""Times a bare window."""

BARE_WINDOW = """\
import os
import sys

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow


class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, lambda: os._exit(0))


application = QApplication(sys.argv)
window = Window()
label = QLabel("Fives")
label.setAlignment(Qt.AlignmentFlag.AlignCenter)
window.setCentralWidget(label)
window.resize(1280, 800)
window.show()
sys.exit(application.exec())
"""


SCREEN = {"name": "screen", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1}
"""Larger than the game's window, as most are: the usual one without a screen is not."""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """What both programs are started with: a screen that nobody sees, folders of their own."""
    screens = tmp_path / "screens.json"
    screens.write_text(
        json.dumps(
            {
                "synchronousWindowSystemEvents": False,
                "windowFrameMargins": True,
                "screens": [{**SCREEN, "logicalDpi": 96, "logicalBaseDpi": 96}],
            }
        ),
        encoding="utf-8",
    )
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("COV_", "COVERAGE", "PYTHON", "XDG_CACHE_HOME"))
    }
    return kept | {
        "FIVES_QUIT_AFTER_START": "1",
        "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
    }


def unfinished_match() -> Match:
    """A match in its first round, a person to choose."""
    started: MatchStarted = replace(
        start(),
        seats=[SeatInfo("You", PlayerKind.HUMAN), SeatInfo("Mina", PlayerKind.COMPUTER)],
    )
    match = Match(started)
    match.open_round(ShuffledDealer(1))
    for _ in range(8):
        match.act(match.round.turn, match.legal_actions()[0])
    if match.round.turn != 0:
        match.act(1, match.legal_actions()[0])
    assert match.round.turn == 0
    return match


class Took(NamedTuple):
    """Seconds from the start of a process to its end."""

    processor: float
    wall: float


def run(command: list[Path], environment: dict[str, str]) -> Took:
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    wall = time.perf_counter() - begun
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return Took(used.ru_utime + used.ru_stime, wall)


@pytest.mark.skipif(not hasattr(os, "wait4"), reason="the system tells no times of one process")
def test_the_first_page_is_there_nearly_as_soon_as_a_bare_window(
    benchmark: BenchmarkFixture,
    environment: dict[str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if not BIN.exists():
        pytest.skip("there is no environment as players have it: run packaging/player.py")
    bare = tmp_path / "bare_window.py"
    bare.write_text(BARE_WINDOW, encoding="utf-8")
    matches = Path(environment["XDG_DATA_HOME"], "fives", "matches")
    matches.mkdir(parents=True)
    write_record(matches / "unfinished.domino", unfinished_match().events)
    commands = {"bare window": [BIN / "python", bare], "the game": [BIN / "domino-gui"]}
    took: dict[str, list[Took]] = {name: [] for name in commands}
    for command in commands.values():
        run(command, environment)  # compiles what is imported

    def by_turns() -> None:
        for name, command in commands.items():
            took[name].append(run(command, environment))

    benchmark.pedantic(by_turns, rounds=ROUNDS, iterations=1)  # type: ignore[no-untyped-call]
    # The quickest of each: whatever else the machine does can only add to them.
    best = {
        name: Took(min(one.processor for one in runs), min(one.wall for one in runs))
        for name, runs in took.items()
    }
    game, window = best["the game"], best["bare window"]
    ratio = Took(game.processor / window.processor, game.wall / window.wall)
    benchmark.extra_info |= {"seconds": best, "ratio": ratio}
    with capsys.disabled():
        print(f"\n\nStart, the best of {ROUNDS} runs, processor and wall time\n")
        for name, seconds in best.items():
            print(f"  {name:12}{1000 * seconds.processor:6.0f} ms{1000 * seconds.wall:6.0f} ms")
        print(f"  {'times':12}{ratio.processor:9.2f}{ratio.wall:9.2f}   at most {AT_MOST}\n")
    assert ratio.processor <= AT_MOST
