from __future__ import annotations

from pathlib import Path

import pytest

from domino_gui.opponents.fitted import read_fitted
from domino_gui.opponents.fitting.odds import forms, main
from domino_gui.opponents.odds import FILE, Fitted
from domino_gui.resource_files import resource
from tests.strategies import FORMS, form_name


def test_every_form_with_a_target_is_fitted() -> None:
    names = [form_name(form) for form in FORMS if form[0] != "draw"]
    assert [*forms()] == names
    assert [*read_fitted(resource(*FILE), Fitted)] == names


def test_the_command_writes_what_it_fits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odds.json"
    arguments = ["--forms", "muggins-2", "muggins-4", "--rounds", "60", "--jobs", "1"]
    assert main([*arguments, "--output", str(file)]) == 0
    fitted = read_fitted(file, Fitted)
    assert [*fitted] == ["muggins-2", "muggins-4"]
    assert fitted["muggins-2"].duel
    assert fitted["muggins-4"].contest
    assert "muggins-4" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--rounds", "0"], ["--jobs", "0"], ["--forms", "draw-2"]])
def test_what_cannot_be_fitted_is_refused(
    tmp_path: Path, wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*wrong, "--output", str(tmp_path / "odds.json")])
    assert "error: " in capsys.readouterr().err


def test_a_damaged_file_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odds.json"
    file.write_text("{")
    with pytest.raises(SystemExit):
        main(["--forms", "muggins-2", "--output", str(file)])
    assert "odds.json" in capsys.readouterr().err
    assert file.read_text() == "{"
