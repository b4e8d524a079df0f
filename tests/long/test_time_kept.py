from __future__ import annotations

import pytest

from domino_gui.opponents.answer import fold
from domino_gui.opponents.placements import distinct_placements
from tests.long import time_kept
from tests.strategies import FORMS


def test_positions_are_of_every_form_and_leave_a_choice() -> None:
    views = [*time_kept.positions(2, 1)]
    assert len(views) == 2 * len(FORMS)
    assert all(len(distinct_placements(fold(view))) > 1 for view in views)


def test_all_is_measured_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(time_kept, "BUDGETS", (5,))
    monkeypatch.setattr(time_kept, "FORMS", FORMS[:1])
    time_kept.main(["--positions", "1", "--levels", "expert"])
    said = capsys.readouterr().out
    for what in ("1 positions", "given 5 ms", "median", "slowest", "memory"):
        assert what in said


def test_what_takes_too_long_is_counted_and_marked(capsys: pytest.CaptureFixture[str]) -> None:
    report = time_kept.Report()
    report.tell("one", 50, 50)
    report.tell("two", 1e6)
    report.tell("three", 50.5, 50)
    assert report.wrong == 1
    marked = [line.endswith("too much") for line in capsys.readouterr().out.splitlines()]
    assert marked == [False, False, True]
