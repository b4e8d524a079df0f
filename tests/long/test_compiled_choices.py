from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from domino_gui.opponents.players import LEVELS
from tests.long import compiled_choices
from tests.long.compiled_choices import ASKED, Chosen, choose, chosen_by, compare
from tests.strategies import FORMS

SOUND = [
    Chosen("muggins-2 0", player, f"what {player} chose\n", 1.0, compiled=False) for player in ASKED
]
COMPILED = [msgspec.structs.replace(each, seconds=0.5, compiled=True) for each in SOUND]


def test_every_level_is_asked_in_every_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_choices, "FORMS", FORMS[:2])
    monkeypatch.setattr(compiled_choices, "ASKED", ("beginner", "club"))
    chosen = [*choose(2)]
    assert [each.moment for each in chosen[::2]] == [
        f"all-fives-{seats} {number}" for seats in (2, 3) for number in (0, 1)
    ]
    assert [each.player for each in chosen] == ["beginner", "club"] * 4
    assert all('"analysis":[{' in each.choice and not each.compiled for each in chosen)
    again = [each.choice for each in choose(2)]
    assert again == [each.choice for each in chosen]
    assert {*LEVELS} < {*ASKED}


def test_builds_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(SOUND, COMPILED) == 0
    said = capsys.readouterr().out
    assert said.count("2.00 times") == len(ASKED)
    assert said.endswith(f"{len(ASKED)} choices, 0 differ\n")


def test_a_difference_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    other = [*COMPILED[:-1], msgspec.structs.replace(COMPILED[-1], choice="another\n")]
    assert compare(SOUND, other) == 1
    said = capsys.readouterr().out
    assert "muggins-2 0, flat200: what flat200 chose\nanother\n" in said
    assert said.endswith(f"{len(ASKED)} choices, 1 differ\n")


@pytest.mark.parametrize("builds", [(SOUND, SOUND), (COMPILED, COMPILED)])
def test_a_build_is_not_held_against_itself(builds: tuple[list[Chosen], list[Chosen]]) -> None:
    with pytest.raises(SystemExit):
        compare(*builds)


def test_other_sources_are_not_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled_choices, "COMPILED", tmp_path)
    assert compiled_choices.main([]) == 1
    assert "make compiled" in capsys.readouterr().err


def test_the_command_compares_two_processes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def as_told(build: Path | None, moments: int) -> Iterator[Chosen]:
        assert moments == 7
        return iter(SOUND if build is None else COMPILED)

    monkeypatch.setattr(compiled_choices, "COMPILED", compiled_choices.ROOT)
    monkeypatch.setattr(compiled_choices, "chosen_by", as_told)
    assert compiled_choices.main(["--moments", "7"]) == 0
    assert "0 differ" in capsys.readouterr().out


def test_a_process_prints_what_it_chooses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled_choices, "choose", lambda moments: iter(SOUND[:moments]))
    assert compiled_choices.main(["--choose", "--moments", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [msgspec.json.decode(line, type=Chosen) for line in lines] == SOUND[:2]


def test_a_build_chooses_in_a_process_of_its_own() -> None:
    assert [*chosen_by(None, 0)] == []
