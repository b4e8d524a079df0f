import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.game import trial as trials
from domino_gui.game.notices import Fault
from domino_gui.game.program import OWN_FOLDER, own_program
from domino_gui.game.trial import Finding, Point, Trial
from tests.game.leftovers import running_processes
from tests.game.table import LONG, PROGRAMS

EVERYTHING = [
    *(Point.GREETING, Point.LEVELS),
    *[Point.CHOICES] * len(RuleSetId),
    *(Point.TIME, Point.CANCEL, Point.NONSENSE, Point.LEAVING),
]


@pytest.fixture(autouse=True)
def busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take no answer for late because many tests run at once."""
    monkeypatch.setattr(trials, "SLACK_MS", LONG)


def program(name: str, *arguments: str) -> list[str]:
    return [sys.executable, str(PROGRAMS / f"{name}.py"), *arguments]


def findings_of(
    qtbot: QtBot, command: list[str], folder: str = "", *, grace_ms: int = LONG, budget_ms: int = 0
) -> list[Finding]:
    trial = Trial(command, folder, budget_ms=budget_ms, grace_ms=grace_ms)
    findings: list[Finding] = []
    trial.found.connect(findings.append)
    with qtbot.waitSignal(trial.over, timeout=LONG):
        trial.start()
    qtbot.waitUntil(lambda: not running_processes(), timeout=LONG)
    return findings


def test_our_own_program_passes_at_every_point(qtbot: QtBot) -> None:
    findings = findings_of(qtbot, own_program("engine"), OWN_FOLDER, budget_ms=20)
    assert [finding for finding in findings if not finding.passed] == []
    assert [finding.point for finding in findings] == EVERYTHING
    greeting, levels, *choices = findings[:6]
    assert (greeting.detail, greeting.number) == ("Fives", 1)
    assert levels.detail == "beginner, casual, club, expert, master"
    assert [choice.rules for choice in choices] == [*RuleSetId]
    assert {choice.number for choice in choices} == {9}


WRONG = "it can play and so may not pass"
BROKEN = {
    "empty lines": [(Point.NONSENSE, None, "an empty line")],
    "silence": [(Point.NONSENSE, None, "this is no JSON")],
    "levels": [(Point.LEVELS, None, "x, x")],
    "refuses draw": [(Point.CHOICES, Fault.REFUSED, "no")],
    "chooses wrongly": [(Point.CHOICES, Fault.ILLEGAL_ACTION, WRONG)],
    "cancel": [(Point.CANCEL, Fault.WRONG_REQUEST, "")],
    "status": [(Point.LEAVING, Fault.DIED, "exit 3")],
    "quit": [(Point.LEAVING, Fault.SILENT, "")],
    "": [],
}


@pytest.mark.parametrize(("breaks", "wrong"), BROKEN.items(), ids=BROKEN.keys())
def test_each_point_that_a_program_breaks_is_found_and_no_other(
    breaks: str, wrong: list[tuple[Point, Fault | None, str]], qtbot: QtBot
) -> None:
    findings = findings_of(qtbot, program("fair", breaks))
    assert [
        (finding.point, finding.fault, finding.detail) for finding in findings if not finding.passed
    ] == wrong
    assert [finding.point for finding in findings] == EVERYTHING


FATAL = {
    "dies_at_once": (Point.GREETING, Fault.DIED, "I do not feel well"),
    "dies_thinking": (Point.CHOICES, Fault.DIED, "is too hard"),
    "garbage": (Point.CHOICES, Fault.NO_PROTOCOL, ", in: e4 e5"),
    "binary": (Point.GREETING, Fault.NO_PROTOCOL, "not UTF-8"),
    "deep": (Point.CHOICES, Fault.NO_PROTOCOL, "nested"),
    "wrong_id": (Point.CHOICES, Fault.WRONG_REQUEST, ""),
    "floods": (Point.CHOICES, Fault.FLOODED, ""),
    "chatters": (Point.CHOICES, Fault.WRONG_REQUEST, ""),
    "other_version": (Point.GREETING, Fault.OTHER_VERSION, "2"),
    "no_levels": (Point.LEVELS, Fault.NO_SUCH_LEVEL, ""),
    "is_not_there": (Point.GREETING, Fault.DIED, ""),
}


@pytest.mark.parametrize(("name", "wrong"), FATAL.items(), ids=FATAL.keys())
def test_where_a_program_cannot_be_tried_further_the_trial_ends_with_what_was_wrong(
    name: str, wrong: tuple[Point, Fault, str], qtbot: QtBot
) -> None:
    *before, last = findings_of(qtbot, program(name))
    assert all(finding.passed for finding in before)
    assert (last.passed, last.point, last.fault) == (False, *wrong[:2])
    assert wrong[2] in last.detail


@pytest.mark.parametrize(
    "name", ["silent", "deaf", "silent_thinking", "closes_output", "empty_lines", "trickles"]
)
def test_a_silent_program_counts_as_dead_after_its_time(name: str, qtbot: QtBot) -> None:
    *before, last = findings_of(qtbot, program(name), grace_ms=700)
    assert all(finding.passed for finding in before)
    assert (last.passed, last.fault) == (False, Fault.SILENT)


def test_a_program_that_cannot_be_started_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (only,) = findings_of(qtbot, [str(tmp_path / "no such program")])
    assert (only.point, only.fault) == (Point.GREETING, Fault.NOT_STARTED)


def test_a_program_that_takes_longer_than_it_may_is_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "SLACK_MS", 0)
    monkeypatch.setattr(trials, "_LONG_BUDGET_MS", 30)
    findings = findings_of(qtbot, program("slow"), budget_ms=30)
    (time,) = [finding for finding in findings if finding.point is Point.TIME]
    assert not time.passed
    assert time.number >= 57  # timers may come a twentieth too early


def test_a_program_that_thinks_on_although_it_is_cancelled_is_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "SLACK_MS", 100)
    monkeypatch.setattr(trials, "_LONG_BUDGET_MS", 100)
    findings = findings_of(qtbot, program("slow"))
    (cancel,) = [finding for finding in findings if finding.point is Point.CANCEL]
    assert (cancel.passed, cancel.fault) == (False, None)


def test_what_a_program_complained_of_is_told_where_it_failed(qtbot: QtBot) -> None:
    (only,) = findings_of(qtbot, program("dies_at_once"))
    assert only.complaints == "I do not feel well\n"


def test_a_trial_can_be_stopped_at_any_moment_and_leaves_nothing(qtbot: QtBot) -> None:
    for name in ("deaf", "fair", "stubborn", "leaves_a_child"):
        trial = Trial(program(name, "nothing"))
        trial.start()
        over: list[None] = []
        trial.over.connect(lambda over=over: over.append(None))
        trial.stop()
        trial.stop()
        assert len(over) == 1  # at once, and once
        qtbot.waitUntil(lambda: not running_processes(), timeout=LONG)


def test_a_trial_can_be_stopped_by_whoever_hears_of_a_finding(qtbot: QtBot) -> None:
    trial = Trial(program("fair"))
    findings: list[Finding] = []
    trial.found.connect(findings.append)
    trial.found.connect(trial.stop)
    with qtbot.waitSignal(trial.over, timeout=LONG):
        trial.start()
    qtbot.waitUntil(lambda: not running_processes(), timeout=LONG)
    assert findings[0].point is Point.GREETING
    assert Point.CHOICES not in {finding.point for finding in findings}


def test_every_step_is_counted(qtbot: QtBot) -> None:
    trial = Trial(program("fair"), budget_ms=0)
    steps: list[tuple[int, int]] = []
    trial.progressed.connect(lambda done, total: steps.append((done, total)))
    with qtbot.waitSignal(trial.over, timeout=LONG):
        trial.start()
    total = steps[0][1]
    assert steps == [(number, total) for number in range(1, total + 1)]
    qtbot.waitUntil(lambda: not running_processes(), timeout=LONG)
