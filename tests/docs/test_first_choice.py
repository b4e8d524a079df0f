"""The example for writers of opponent programs does what it is an example of."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import Action
from domino_gui.game import trial as trials
from domino_gui.game.trial import Finding, Point, Trial
from domino_gui.opponents.protocol import Choice, Choose, View, decode_reply, encode
from tests.opponents.positions import every_form, turns, view_of
from tests.strategies import start

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "first_choice.py"


def converse(said: bytes) -> list[bytes]:
    """Return the replies of the example, run by a Python that knows no package but its own."""
    command = [sys.executable, "-I", "-S", str(EXAMPLE)]
    run = subprocess.run(command, input=said, capture_output=True, timeout=60, check=True)
    assert run.stderr == b""
    return run.stdout.splitlines()


@pytest.mark.parametrize("level", ["first", "heaviest"])
def test_it_chooses_what_the_rules_allow_in_every_form_of_every_rule_set(level: str) -> None:
    house = turns(start("all-fives", lead_highest_double=True, undrawable=2), 2)
    asked: list[bytes] = []
    legal: list[list[Action]] = []
    for match in chain(every_form(), house):
        view = View(match.round.turn, view_of(match))  # type: ignore[arg-type]
        asked.append(encode(Choose(len(asked), level, 0, 0, view)))
        legal.append(match.legal_actions())
    replies = [decode_reply(line) for line in converse(b"".join(asked))]
    assert len(replies) == len(legal)
    for reply, actions in zip(replies, legal, strict=True):
        assert isinstance(reply, Choice)
        assert reply.action in actions


def test_nonsense_is_answered_and_no_end_of_it() -> None:
    said = b'this\n\n[]\n{"cmd":"cancel","id":7}\n{"cmd":"choose","id":8}\n{"cmd":"hello"}\n'
    replies = [json.loads(line) for line in converse(said)]
    assert [(reply["reply"], reply.get("id")) for reply in replies] == [
        *[("error", None)] * 2,
        ("error", 7),
        ("error", 8),
        ("hello", None),
    ]


def test_it_passes_the_trial_of_the_preferences(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "SLACK_MS", 60_000)  # the machine may be busy
    trial = Trial([sys.executable, "-I", "-S", str(EXAMPLE)])
    findings: list[Finding] = []
    trial.found.connect(findings.append)
    with qtbot.waitSignal(trial.over, timeout=60_000):
        trial.start()
    assert [finding for finding in findings if not finding.passed] == []
    assert {finding.point for finding in findings} == set(Point)
    assert trial.levels == ("first", "heaviest")
