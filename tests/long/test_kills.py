from __future__ import annotations

import pytest

from tests.long import kills


def test_a_sample_of_kills_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert kills.main(["--kills", "6", "--seed", "4"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("6 kills in ")
    assert "nothing lost, nothing doubled" in said


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("late", "lacks what was shown"),
        ("double", "line "),
        ("skip", "lacks what was shown"),
        ("kept", "never filed"),
    ],
)
def test_a_program_that_loses_or_doubles_something_is_found_out(
    fault: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kills, "WATCHED", ("draw --seats 2",))
    assert kills.main(["--kills", "3", "--seed", "1", "--fault", fault]) == 1
    assert told in capsys.readouterr().out
