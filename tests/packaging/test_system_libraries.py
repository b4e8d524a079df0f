from __future__ import annotations

import re
import shutil

import pytest

import system_libraries
from domino_gui.commands import screen
from system_libraries import OFFSCREEN, WINDOW, apt_packages, install_advice, missing


@pytest.mark.parametrize(
    ("tool", "command"),
    [
        ("apt-get", "sudo apt-get install -y libgl1 libegl1"),
        ("dnf", "sudo dnf install -y libglvnd-glx libglvnd-egl"),
        ("pacman", "sudo pacman -S --needed libglvnd"),
        (None, "libGL.so.1 libEGL.so.1"),
    ],
)
def test_what_is_missing_is_named_with_the_command_of_the_system(
    tool: str | None, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name if name == tool else None)
    two = [library for library in OFFSCREEN if library.file.startswith(("libGL", "libEGL"))]
    assert install_advice(two).endswith(command)


def test_a_package_that_brings_two_libraries_is_named_once() -> None:
    packages = apt_packages([*OFFSCREEN, *WINDOW])
    assert len(packages) == len(set(packages)) < len(OFFSCREEN + WINDOW)


def test_only_what_the_loader_does_not_find_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(system_libraries, "_loads", lambda file: file != "libGL.so.1")
    assert [library.file for library in missing(OFFSCREEN)] == ["libGL.so.1"]
    monkeypatch.setattr("sys.platform", "win32")
    assert missing(OFFSCREEN) == []


def test_the_installed_program_names_no_package_that_is_unknown_here() -> None:
    # It is installed without these scripts, so it has a short list of its own.
    named = set(re.findall(r"lib\S+", f"{screen._LIBRARIES} {screen._WINDOW_LIBRARIES}"))
    assert named <= set(apt_packages([*OFFSCREEN, *WINDOW]))
