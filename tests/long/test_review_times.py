from __future__ import annotations

import os
import re
import subprocess
import sys

from tests.commands.running import ROOT


def test_a_review_is_timed_in_every_form_and_frames_are_watched_meanwhile() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "tests.long.review_times", "--rounds", "1", "--seconds", "1"],
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert result.stderr == ""
    heading, *forms, frames = result.stdout.splitlines()
    assert heading.split() == ["rounds", "choices", "median", "ms", "worst", "ms"]
    assert len(forms) == 8
    for row in forms:
        rounds, choices, median, worst = row.split()[3:]
        assert rounds == "1"
        assert float(choices) >= 1
        assert 0 < int(median) == int(worst)
    found = re.fullmatch(
        r"frames (\d+): work median .* ms, 99 in 100 within (.*) ms, longest (.*) ms", frames
    )
    assert found is not None
    assert int(found[1]) > 50
    assert float(found[2]) <= float(found[3])
