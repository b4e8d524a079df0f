from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase

from domino_gui.windows import fonts

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_system_with_korean_letters_needs_no_font_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda _: ["Nanum Gothic"])
    monkeypatch.setattr(fonts, "resource", None)
    assert fonts.korean_is_readable()


def test_without_korean_letters_a_font_that_we_carry_is_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    families: list[str] = []
    (tmp_path / "NanumGothic-Regular.woff2").touch()
    monkeypatch.setattr(fonts, "resource", lambda _: tmp_path)
    monkeypatch.setattr(QFontDatabase, "families", lambda _: families)

    def load(name: str) -> int:
        families.append(name)
        return 0

    monkeypatch.setattr(QFontDatabase, "addApplicationFont", load)
    assert fonts.korean_is_readable()
    assert len(families) == 1


def test_without_any_font_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fonts, "resource", lambda _: tmp_path)
    monkeypatch.setattr(QFontDatabase, "families", lambda _: [])
    assert not fonts.korean_is_readable()
    assert "sudo apt install fonts-nanum" in fonts.HOW_TO_INSTALL
