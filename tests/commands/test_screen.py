from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from domino_gui.commands import screen
from domino_gui.commands.errors import CommandError
from domino_gui.commands.screen import (
    explaining_failure_to_start,
    explaining_missing_libraries,
    portrait_without_screen,
)
from domino_gui.engine.match import Match
from tests import strategies
from tests.commands.running import ROOT

ON_LINUX = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="others always have a screen"
)

_START = """
from domino_gui.commands.screen import explaining_failure_to_start
with explaining_failure_to_start():
    from PySide6.QtCore import qWarning
    from PySide6.QtWidgets import QApplication
    QApplication([])
    qWarning("started")
"""


def start(**environment: str) -> subprocess.CompletedProcess[str]:
    without = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    without.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-c", _START],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=ROOT,
        env={**without, **environment},
    )


@ON_LINUX
def test_without_a_screen_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "")
    with (
        pytest.raises(CommandError, match=r"no screen .*domino-gui demo"),
        explaining_failure_to_start(),
    ):
        pytest.fail("nothing may be started")


@ON_LINUX
@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"DISPLAY": ":4077"}, "could not connect to display :4077"),
        ({"QT_QPA_PLATFORM": "bogus"}, '"bogus"'),
    ],
)
def test_a_screen_that_cannot_be_used_is_told_in_one_line(
    environment: dict[str, str], reason: str
) -> None:
    result = start(**environment)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("domino-gui: Qt cannot open a window (")
    assert reason in result.stderr or "cannot open shared object" in result.stderr
    assert "`domino-gui demo --out DIR`" in result.stderr


def test_with_a_screen_messages_of_qt_are_passed_on() -> None:
    result = start(QT_QPA_PLATFORM="offscreen")
    assert (result.returncode, result.stderr) == (0, "started\n")


def test_a_library_that_qt_lacks_is_named_with_what_to_install() -> None:
    missing = ImportError("libEGL.so.1: cannot open shared object file", name="PySide6.QtGui")
    named = pytest.raises(CommandError, match=r"libEGL\.so\.1.*apt-get install")
    with named, explaining_missing_libraries():
        raise missing
    with pytest.raises(CommandError, match="pip install"), explaining_missing_libraries():
        raise ModuleNotFoundError("No module named 'PySide6'", name="PySide6")


def test_a_fault_of_our_own_is_not_blamed_on_qt() -> None:
    with pytest.raises(ModuleNotFoundError), explaining_missing_libraries():
        raise ModuleNotFoundError("No module named 'domino_gui.x'", name="domino_gui.x")


def test_a_library_that_only_windows_lack_is_named_whatever_qt_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(_: str) -> None:
        raise OSError("libxcb-icccm.so.4: cannot open shared object file")

    monkeypatch.setattr(ctypes, "CDLL", missing)
    monkeypatch.setattr(Path, "is_file", lambda _: True)
    said = screen._why_no_window(["xcb-cursor0 or libxcb-cursor0 is needed"])
    assert "libxcb-icccm.so.4" in said
    assert "libxcb-icccm4" in said


def test_a_portrait_is_of_plain_pixels_and_speaks_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QT_SCALE_FACTOR", "2")
    monkeypatch.setenv("QT_FONT_DPI", "200")
    monkeypatch.setenv("QT_PLUGIN_PATH", "kept")
    with portrait_without_screen((1024, 640)) as portrait:
        assert "QT_SCALE_FACTOR" not in os.environ
        assert "QT_FONT_DPI" not in os.environ
        assert os.environ["QT_PLUGIN_PATH"] == "kept"
        assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
        assert portrait.picture(Match(strategies.start())).size().toTuple() == (1024, 640)
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_DFL
