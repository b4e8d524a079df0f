from __future__ import annotations

import os
import subprocess
import sys

import pytest

import play
from tests.commands.running import ROOT


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a screen")
def test_without_a_screen_one_line_says_so_and_nothing_is_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(play, "prepare", lambda **_: pytest.fail("nothing may be installed"))
    assert play.main() == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "`make demo`" in said


@pytest.mark.skipif(os.name != "posix", reason="a shell script")
@pytest.mark.parametrize("python", ["/bin/false", "/nowhere/python"])
def test_a_python_that_is_too_old_is_told_in_one_line(python: str) -> None:
    run = subprocess.run(
        [ROOT / "packaging" / "python.sh", "-c", "print('started')"],
        env={**os.environ, "PYTHON": python},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.startswith("Fives needs Python 3.11 or newer")
    assert run.stderr.count("\n") == 1
