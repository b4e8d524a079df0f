"""How long the game takes from the start of its process to a table that can be played on.

Beside it, in the same run and by turns, the smallest window that shows a word. Both end their
process as soon as they have been painted; both run from compiled files, as installed programs do.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import MatchStarted, PlayerKind, SeatInfo
from domino_gui.engine.match import Match
from domino_gui.engine.record import write_record
from tests.strategies import start

ROUNDS = 20
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


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """What both programs are started with: no screen, folders and compiled files of their own."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("COV_", "COVERAGE", "XDG_CACHE_HOME"))
        and name != "PYTHONDONTWRITEBYTECODE"
    }
    return kept | {
        "FIVES_QUIT_AFTER_START": "1",
        "PYTHONPYCACHEPREFIX": str(tmp_path / "compiled"),
        "QT_QPA_PLATFORM": "offscreen",
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


def run(command: list[str], environment: dict[str, str]) -> float:
    """The seconds from the start of the process to its end."""
    begun = time.perf_counter()
    # Without a time limit: to keep one, the end is only looked for every 50 ms.
    subprocess.run(command, env=environment, check=True, stderr=subprocess.DEVNULL)
    return time.perf_counter() - begun


def test_the_table_is_there_nearly_as_soon_as_a_bare_window(
    benchmark: BenchmarkFixture, environment: dict[str, str], tmp_path: Path
) -> None:
    bare = tmp_path / "bare_window.py"
    bare.write_text(BARE_WINDOW, encoding="utf-8")
    matches = Path(environment["XDG_DATA_HOME"], "fives", "matches")
    matches.mkdir(parents=True)
    write_record(matches / "unfinished.domino", unfinished_match().events)
    commands = {
        "bare window": [sys.executable, str(bare)],
        "the game": [sys.executable, "-m", "domino_gui"],
    }
    took: dict[str, list[float]] = {name: [] for name in commands}
    for command in commands.values():
        run(command, environment)  # compiles what is imported

    def by_turns() -> None:
        for name, command in commands.items():
            took[name].append(run(command, environment))

    benchmark.pedantic(by_turns, rounds=ROUNDS, iterations=1)  # type: ignore[no-untyped-call]
    # The quickest of each: whatever else the machine does can only add to them.
    times = {name: min(seconds) for name, seconds in took.items()}
    ratio = times["the game"] / times["bare window"]
    benchmark.extra_info |= {**times, "ratio": ratio}
    for name, seconds in times.items():
        print(f"{name:12} {1000 * seconds:6.0f} ms")
    print(f"ratio {ratio:.2f}, at most {AT_MOST}")
    assert ratio <= AT_MOST
