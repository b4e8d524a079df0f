from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import prepare
from prepare import PreparationError, Stamp


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is asked of pip, for an environment that is said to be there."""
    monkeypatch.setattr(prepare, "_STAMP_FILE", tmp_path / "prepared.json")
    monkeypatch.setattr(prepare, "_runs", lambda *_: True)
    monkeypatch.setattr(prepare, "_make_environment", lambda: asked.append("venv"))
    asked: list[str] = []

    class Done:
        returncode = 0

    def run(command: list[str], **_: object) -> Done:
        asked.append(command[-1].removeprefix(str(prepare.ROOT)))
        return Done()

    monkeypatch.setattr(subprocess, "run", run)
    return asked


def test_what_is_installed_is_not_installed_again(installed: list[str]) -> None:
    for _ in range(2):
        prepare._prepare_environment(frozenset({"dev"}))
        prepare._prepare_environment(frozenset())
    assert installed == ["venv", "[dev]"]


def test_what_was_installed_before_stays_when_more_is_wanted(installed: list[str]) -> None:
    prepare._prepare_environment(frozenset({"dev"}))
    prepare._prepare_environment(frozenset({"package"}))
    assert installed == ["venv", "[dev]", "[dev,package]"]


def test_new_dependencies_are_installed(
    installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare._prepare_environment(frozenset())
    monkeypatch.setattr(prepare, "_digest", lambda: "other")
    prepare._prepare_environment(frozenset())
    assert installed == ["venv", "", ""]


@pytest.mark.parametrize("written", ["", "{", "[]", '{"digest": "x"}', '{"extras": []}', "null"])
def test_an_installation_that_was_interrupted_is_made_anew(
    written: str, installed: list[str]
) -> None:
    prepare._STAMP_FILE.write_text(written, encoding="utf-8")
    assert Stamp.read() is None
    prepare._prepare_environment(frozenset())
    assert installed == ["venv", ""]


def test_a_failed_installation_is_no_installation(
    installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: type("Failed", (), {"returncode": 1}))
    with pytest.raises(PreparationError):
        prepare._prepare_environment(frozenset())
    assert Stamp.read() is None
    assert installed == ["venv"]
