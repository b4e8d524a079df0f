from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from domino_gui.opponents.fitted import read_fitted
from domino_gui.opponents.fitting.policy import main, weights_of
from domino_gui.opponents.fitting.trials import Choice
from domino_gui.opponents.policy import FILE, PhaseWeights, Weights
from domino_gui.resource_files import resource


def test_the_weights_of_a_game_in_which_features_are_all_there_is_are_found() -> None:
    rng, truth = Random(1), [Weights(*range(first, first + 8)) for first in (-4, 0, 3)]
    choices = []
    for held in range(1, 8):
        weights = msgspec.structs.astuple(truth[(held > 2) + (held > 4)])
        for _ in range(20):
            at_hand = rng.uniform(-50, 50)  # what is at stake, whatever is placed
            features = [[rng.uniform(0, 5) for _ in weights] for _ in range(rng.randint(2, 6))]
            worth = [
                at_hand + sum(map(float.__mul__, each, map(float, weights))) for each in features
            ]
            choices.append(Choice(held, features, worth))
    assert [*weights_of(choices)] == truth


def test_without_choices_nothing_weighs() -> None:
    assert weights_of([]) == (Weights(*[0] * 8),) * 3


def read(file: Path) -> dict[str, PhaseWeights]:
    return read_fitted(file, PhaseWeights)


def run(*arguments: str, output: Path) -> None:
    assert main([*arguments, "--jobs", "1", "--deals", "4", "--output", str(output)]) == 0


def test_the_command_fits_the_forms_it_is_told_and_leaves_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, before = tmp_path / "weights.json", resource(*FILE).read_bytes()
    file.write_bytes(before)
    run("--forms", "muggins-4", "all-fives-2", "--rounds", "6", output=file)
    old, new = read(resource(*FILE)), read(file)
    assert [*new] == [*old]
    assert {form for form in new if new[form] != old[form]} == {"all-fives-2", "muggins-4"}
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said] == ["muggins-4", "all-fives-2"]
    assert all(line.endswith("a round against greedy") for line in said)
    assert resource(*FILE).read_bytes() == before


def test_the_same_arguments_give_the_same_weights(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two", "three")]
    for file, seed in zip(files, ("a", "a", "b"), strict=True):
        run("--forms", "five-up-2", "--rounds", "4", "--seed", seed, output=file)
    first, again, other = map(read, files)
    assert first == again != other
    assert [*first] == ["five-up-2"]


@pytest.mark.parametrize(
    "wrong", [["--rounds", "0"], ["--deals", "1"], ["--jobs", "0"], ["--forms", "chess"]]
)
def test_what_cannot_be_fitted_is_refused(
    tmp_path: Path, wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*wrong, "--output", str(tmp_path / "weights.json")])
    assert "error: " in capsys.readouterr().err


def test_a_damaged_file_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    file.write_text("{")
    with pytest.raises(SystemExit):
        run("--forms", "all-fives-2", output=file)
    assert "weights.json" in capsys.readouterr().err
    assert file.read_text() == "{"
