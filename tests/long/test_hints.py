from __future__ import annotations

import pytest

from domino_gui.engine.rules import RuleSetId
from domino_gui.opponents.players import PLAYERS
from tests.long import hints
from tests.strategies import FORMS

TWO = (RuleSetId.MUGGINS, 2, False)


def test_hints_and_their_time_are_measured_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hints, "LONGEST_MS", 60_000)
    monkeypatch.setattr("tests.long.time_kept.FORMS", FORMS[:1])
    monkeypatch.setattr(hints, "FORMS", [TWO])
    assert hints.main(["--deals", "2", "--positions", "1", "--load", "1"]) == 0
    said = capsys.readouterr().out
    assert "muggins-2" in said
    for what in ("the very first", "median", "slowest"):
        assert what in said


def test_who_follows_expert_has_no_lead_over_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "hinted", PLAYERS["expert"])
    # From every seat in turn, the same deal gives both the same.
    assert hints.lead_of(hints.Asked(TWO, "1", 0)) == 0


def test_hints_that_are_surely_worse_are_marked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hints, "hinted", PLAYERS["random"])
    assert hints.measure_worth([TWO], 12, 1, 0, 1) == 1
    assert "worse" in capsys.readouterr().out.splitlines()[-1]


def test_what_comes_too_late_is_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hints, "LONGEST_MS", 0)
    monkeypatch.setattr("tests.long.time_kept.FORMS", FORMS[:1])
    assert hints.measure_time(1, 1, 0) == 1
    assert "too long" in capsys.readouterr().out
