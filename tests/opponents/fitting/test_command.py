from __future__ import annotations

from pathlib import Path

import pytest

from domino_gui.opponents.fitted import FittedError, read_fitted
from domino_gui.opponents.fitting.command import FittedFile, parser_for

FORMS = ("one", "two", "three")


def test_all_forms_are_fitted_unless_some_are_named(tmp_path: Path) -> None:
    parser = parser_for("Fit.", FORMS, "odds", tmp_path)
    chosen = parser.parse_args([])
    assert (chosen.forms, chosen.seed, chosen.output) == ([*FORMS], "odds", tmp_path)
    assert parser.parse_args(["--forms", "three", "one"]).forms == ["three", "one"]


@pytest.mark.parametrize(("indent", "lines"), [(-1, 1), (1, 5)])
def test_each_form_is_kept_at_once_and_those_of_before_stay(
    tmp_path: Path, indent: int, lines: int
) -> None:
    path = tmp_path / "figures.json"
    path.write_text('{"gone": 9, "two": 2, "one": 0}')
    file = FittedFile(path, int, FORMS, indent=indent)
    file.keep("three", 3)
    assert read_fitted(path, int) == {"one": 0, "two": 2, "three": 3}
    file.keep("one", 1)
    assert [*read_fitted(path, int).items()] == [("one", 1), ("two", 2), ("three", 3)]
    assert path.read_text().count("\n") == lines


def test_a_new_file_holds_what_is_fitted(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    FittedFile(path, int, FORMS, indent=-1).keep("two", 2)
    assert read_fitted(path, int) == {"two": 2}


def test_a_damaged_file_is_told_before_anything_is_fitted(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    path.write_text('{"one": "much"}')
    with pytest.raises(FittedError, match=r"figures\.json"):
        FittedFile(path, int, FORMS, indent=-1)
