from __future__ import annotations

import os
import re
import subprocess
import sys

from tests.commands.running import ROOT


def test_frames_are_watched_while_programs_compute() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "tests.long.frame_times", "--seconds", "4"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert result.stderr == ""
    heading, *rows = result.stdout.splitlines()
    assert int(re.match(r" *(\d+) frames", heading)[1]) > 10  # type: ignore[index]
    assert [row.split()[0] for row in rows[:5]] == ["work", "took", "apart", "still", "breath"]
    assert rows[5].endswith(" tables laid anew meanwhile")
    worst = float(rows[0].split()[-1])
    assert rows[6].startswith(f"{worst}: ")
    assert result.returncode == (worst > 33)
