"""Resources are found from a checkout, a wheel and a frozen bundle."""

import sys
from pathlib import Path

import pytest

from domino_gui import resource_files
from domino_gui.resource_files import resource


def test_in_a_checkout_they_lie_beside_the_package() -> None:
    package = Path(resource_files.__file__).parent
    assert resource("icons", "fives.svg") == package.parent / "resources" / "icons" / "fives.svg"
    assert resource("icons", "fives.svg").is_file()


def test_in_a_wheel_they_lie_in_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(resource_files, "_PACKAGE", tmp_path)
    assert resource("a", "b.txt") == tmp_path / "resources" / "a" / "b.txt"


def test_in_a_frozen_bundle_they_lie_where_it_was_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource("a") == tmp_path / "domino_gui" / "resources" / "a"
