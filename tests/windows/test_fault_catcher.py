"""What nobody else has caught is written down and told, and play goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from pytestqt.qtbot import QtBot

from domino_gui.engine.match import Phase
from domino_gui.engine.record import read_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.bounded_log import read_log
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.places import crash_path, matches_folder, program_log_path
from domino_gui.windows.desk import Stage
from domino_gui.windows.fault_catcher import MOST, FaultCatcher
from domino_gui.windows.fault_report_dialog import FaultReportDialog
from tests.commands.running import ROOT
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]


@pytest.fixture
def catcher(qtbot: QtBot) -> Iterator[FaultCatcher]:
    """A catcher at work; what it prints for terminals is no fault of a test."""
    with qtbot.captureExceptions() as caught:
        catcher = FaultCatcher()
        catcher.install()
        yield catcher
        catcher.remove()
    assert caught == []  # nobody else has heard of anything


def oops() -> None:
    raise KeyError("oops")


def test_an_exception_of_a_slot_is_written_down_once_and_told(
    catcher: FaultCatcher, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    with qtbot.waitSignal(catcher.caught) as told:
        QTimer.singleShot(0, oops)
    assert told.args == ["KeyError: 'oops'"]
    log = read_log(program_log_path())
    assert log.count("KeyError: 'oops'") == 2  # the head, and the end of where it came from
    assert '"test_fault_catcher.py", line' in log
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("domino-gui: ")
    assert "KeyError: 'oops' (more in " in line


def test_an_exception_of_a_thread_and_one_while_something_is_thrown_away_are_caught_too(
    catcher: FaultCatcher, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(catcher.caught):
        threading.Thread(target=oops).start()

    class Bad:
        def __del__(self) -> None:
            oops()

    with qtbot.waitSignal(catcher.caught):
        Bad()


def test_what_fails_again_and_again_does_not_fill_the_log(
    catcher: FaultCatcher, qtbot: QtBot
) -> None:
    told: list[str] = []
    catcher.caught.connect(told.append)
    for _ in range(3 * MOST):
        catcher.take(KeyError, KeyError("oops"), None)
    qtbot.waitUntil(lambda: len(told) == MOST)
    assert read_log(program_log_path()).count("Fives ") == MOST


def test_a_fault_while_a_fault_is_written_down_changes_nothing(
    catcher: FaultCatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    class OddError(Exception):
        def __str__(self) -> str:
            raise KeyError("oops")

    catcher.take(OddError, OddError(), None)
    monkeypatch.setattr("domino_gui.storage.bounded_log.write_to_log", lambda *_: oops())
    catcher.take(KeyError, KeyError("oops"), None)


@pytest.mark.qt_log_ignore("the weather is bad")
def test_what_qt_complains_of_is_written_down_and_passed_on(catcher: FaultCatcher) -> None:
    passed: list[str] = []
    catcher._handler = lambda *told: passed.append(str(told[-1]))
    for _ in range(MOST + 1):
        qWarning("the weather is bad")
    assert passed == ["the weather is bad"] * (MOST + 1)
    catcher.take(KeyError, KeyError("oops"), None)
    log = read_log(program_log_path())
    assert log.count("QtWarningMsg: the weather is bad") == MOST
    assert "KeyError: 'oops'" in log  # it is not kept out by them


def test_a_player_reads_a_sentence_and_plays_on(
    open_window: OpenWindow, catcher: FaultCatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW))
    window = person.host.window
    catcher.window = window
    person.wait(Stage.CHOOSING)
    with person.qtbot.waitSignal(catcher.caught), monkeypatch.context() as patched:
        # In the middle of what shows an event: the table has not been told of it.
        patched.setattr(window.scene, "play", lambda *_: oops())
        person.play_by_clicks()
    person.qtbot.waitUntil(lambda: bool(window.notices.texts))
    (text,) = window.notices.texts
    assert text.startswith("Something went wrong in the program.")
    assert window.notices.accessibleDescription() == "KeyError: 'oops'"
    while person.wait() is not Stage.MATCH_OVER:
        person.play_by_clicks()
    assert person.desk.match.phase is Phase.OVER
    (record,) = matches_folder().rglob("*.domino")
    assert read_record(record).match.events == person.desk.match.events


def test_a_fault_is_reported_from_its_notice_and_from_the_menu(
    open_window: OpenWindow, catcher: FaultCatcher
) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    window = person.host.window
    catcher.window = window
    person.wait(Stage.CHOOSING)
    catcher.take(KeyError, KeyError("oops"), None)
    person.qtbot.waitUntil(lambda: bool(window.notices.texts))
    person.click(window.notices.report_button)
    (dialog,) = window.findChildren(FaultReportDialog)
    assert "KeyError: 'oops'" in dialog.text.toPlainText()
    assert '"rules":"muggins"' in dialog.text.toPlainText()
    assert '"name":"Seat 1"' in dialog.text.toPlainText()
    dialog.names.click()
    assert '"name":"You"' in dialog.text.toPlainText()
    dialog.close()
    person.qtbot.waitUntil(lambda: not window.findChildren(FaultReportDialog))
    window.menus.report_fault.trigger()
    (dialog,) = window.findChildren(FaultReportDialog)
    dialog.close()


# -- the program itself ----------------------------------------------------------------------------

PROGRAM = """
import sys
from domino_gui.windows import host
from domino_gui.windows.application import application
from PySide6.QtCore import QTimer
{wrong}
from domino_gui.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
CRASH = """
import ctypes
def crash(*_):
    ctypes.string_at(0)
painted = host.Host._do_what_could_wait
def _do_what_could_wait(self):
    painted(self)
    QTimer.singleShot(0, crash)
host.Host._do_what_could_wait = _do_what_could_wait
"""
FAILS_AT_START = """
def fail(*_):
    QTimer.singleShot(300, application().quit)
    raise KeyError("oops")
host.Host.open = fail
"""


def run(wrong: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM.format(wrong=wrong), *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )


def test_a_program_that_cannot_start_says_so_in_a_window_and_in_one_line() -> None:
    ended = run(FAILS_AT_START)
    assert ended.returncode == 1
    lines = [line for line in ended.stderr.splitlines() if "propagateSizeHints" not in line]
    assert len(lines) == 1
    assert lines[0].startswith("domino-gui: ")
    assert "KeyError: 'oops'" in read_log(program_log_path())


def test_a_crash_is_told_at_the_next_start(
    open_window: OpenWindow, catcher: FaultCatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = run(CRASH, "--watch", "draw", "--speed", "max", "--level", "beginner")
    assert ended.returncode == -signal.SIGSEGV
    assert "Segmentation fault" in crash_path().read_text()
    monkeypatch.setattr("faulthandler.enable", lambda _: None)
    monkeypatch.setattr("faulthandler.disable", lambda: None)
    person = open_window()
    catcher.window = person.host.window
    catcher.watch_for_crashes()
    assert any("ended unexpectedly" in text for text in person.host.window.notices.texts)
    log = read_log(program_log_path())
    assert "the run before ended by a crash" in log
    assert "in crash" in log
    person.host.window.notices.clear()
    catcher.watch_for_crashes()
    assert not person.host.window.notices.texts
    catcher.remove()
    assert not crash_path().exists()


def test_a_program_that_ends_as_it_should_leaves_no_words(tmp_path: Path) -> None:
    ended = run("", "--watch", "draw", "--speed", "max", "--quit-after", "1")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert matches_folder().exists()
    assert not crash_path().exists()
    assert not program_log_path().exists()
    assert tmp_path in crash_path().parents
