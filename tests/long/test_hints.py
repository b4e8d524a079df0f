from __future__ import annotations

from random import Random

import pytest

from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.adviser import LEVEL
from domino_gui.opponents.answer import answer
from domino_gui.opponents.players import PLAYERS
from domino_gui.opponents.protocol import Choose, View
from domino_gui.opponents.thinking import Effort, never
from tests.long import hints
from tests.opponents.positions import turns, view_of
from tests.strategies import FORMS, form_name, start

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


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_what_is_played_is_what_a_hint_advises(form: tuple[RuleSetId, int, bool]) -> None:
    rules, seats, partners = form
    for match in [*turns(start(rules, seats, partners=partners), 3, 1)][2:4]:
        seat = match.round.turn
        if not match.round.can_play(seat):
            continue
        view = Match.replay(view_of(match), viewer=seat)
        asked = Choose(1, LEVEL, 0, 5, View(seat, view_of(match)))  # type: ignore[arg-type]
        analysis = answer(asked, never).analysis
        assert analysis[0].action == hints.hinted(view, Effort(Random(5))).action


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
