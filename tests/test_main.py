from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from domino_gui import __version__
from domino_gui.__main__ import main
from domino_gui.commands import verify as verify_module
from tests.commands.running import ROOT, loaded_modules, run

COMMANDS = ("verify", "simulate", "render", "demo", "engine")


def test_help_names_every_command() -> None:
    result = run("--help")
    assert (result.returncode, result.stderr) == (0, "")
    for command in COMMANDS:
        assert f"\n  {command} " in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    shown = capsys.readouterr()
    assert shown.out.startswith(f"usage: domino-gui {command} ")
    assert shown.err == ""


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"Fives {__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [["--what"], ["a", "b"], ["verify"], ["simulate"], ["render"], ["demo"], ["engine", "x"]],
)
def test_bad_usage_is_one_line_on_standard_error(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("domino-gui: ")
    assert shown.err.count("\n") == 1


def test_an_interruption_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(verify_module, "verify", interrupt)
    assert main(["verify", "x"]) == 130
    assert capsys.readouterr().err == "domino-gui: interrupted\n"


def test_the_console_script_is_this_program() -> None:
    script = Path(sys.executable).with_name("domino-gui")
    if not script.exists():
        pytest.skip("the project is not installed here")
    result = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert result.stdout == f"Fives {__version__}\n"


@pytest.mark.skipif(os.name != "posix", reason="closed pipes are told by a POSIX shell")
def test_output_that_nobody_reads_ends_it_silently(tmp_path: Path) -> None:
    names = " ".join(f"{tmp_path}/{number}" for number in range(200))
    result = subprocess.run(
        f'"{sys.executable}" -m domino_gui verify {names} | head -n 1 >/dev/null',
        shell=True,
        capture_output=True,
        check=False,
        cwd=ROOT,
    )
    assert result.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has a disk that is always full")
def test_output_that_cannot_be_written_is_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            [sys.executable, "-m", "domino_gui", "verify", "none"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            cwd=ROOT,
        )
    assert result.returncode == 2
    assert result.stderr == b"domino-gui: No space left on device\n"


def test_the_way_in_loads_nothing_that_is_not_asked_for() -> None:
    loaded = loaded_modules("--version")
    assert not {"argparse", "msgspec", "PySide6", "domino_gui.engine"} & loaded
