from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from domino_gui.opponents.fitting.odds import forms, main
from domino_gui.opponents.odds import FILE, Fitted
from domino_gui.resource_files import resource
from tests.strategies import FORMS, form_name


def test_every_form_with_a_target_is_fitted() -> None:
    names = [form_name(form) for form in FORMS if form[0] != "draw"]
    assert [*forms()] == names
    fitted = msgspec.json.decode(resource(*FILE).read_bytes(), type=dict[str, Fitted])
    assert [*fitted] == names


def test_the_command_writes_what_it_fits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odds.json"
    arguments = ["--forms", "muggins-2", "muggins-4", "--rounds", "60", "--jobs", "1"]
    assert main([*arguments, "--output", str(file)]) == 0
    fitted = msgspec.json.decode(file.read_bytes(), type=dict[str, Fitted])
    assert [*fitted] == ["muggins-2", "muggins-4"]
    assert fitted["muggins-2"].duel
    assert fitted["muggins-4"].contest
    assert "muggins-4" in capsys.readouterr().out
