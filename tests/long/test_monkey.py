from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.commands.running import ROOT

SAMPLE = "import sys; from tests.long import monkey; sys.exit(monkey.main(sys.argv[1:]))"


def let_loose(*before: str) -> subprocess.CompletedProcess[str]:
    """Let a monkey loose for a moment, in a program that was changed by these lines before."""
    return subprocess.run(
        [sys.executable, "-c", "\n".join((*before, SAMPLE)), "--acts", "400", "--seed", "1"],
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )


def test_a_sample_of_acts_breaks_nothing() -> None:
    result = let_loose()
    first, *_, verdict = result.stdout.splitlines()
    assert verdict == "nothing went wrong"
    assert result.stderr == ""
    assert first.startswith("400 acts")
    assert result.returncode == 0


LIES_OPEN = "from domino_gui.windows.curtain import Curtain; Curtain.falls = lambda *_: False"
KEEPS_NOTHING = """
from domino_gui.storage.live_record import LiveRecord
LiveRecord.append = lambda *_, **__: None
"""
FAILS = "from domino_gui.windows.desk import Desk; Desk.go_on = lambda _: 1 / 0"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (LIES_OPEN, "lies open in the turn of"),
        (KEEPS_NOTHING, "cannot be opened"),
        (FAILS, "ZeroDivisionError"),
    ],
)
def test_what_is_wrong_is_found_out(wrong: str, told: str) -> None:
    result = let_loose(wrong)
    assert told in result.stdout
    assert result.returncode == 1
