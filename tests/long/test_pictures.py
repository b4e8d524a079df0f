from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from domino_gui.table.themes import theme, theme_names
from domino_gui.windows.theme import dress_application
from tests.long import pictures

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def undressed() -> Iterator[None]:
    """Leave the application as other tests know it."""
    yield
    dress_application(theme().room)
    QApplication.processEvents()


@pytest.mark.parametrize("name", theme_names())
def test_a_sheet_shows_every_tile_and_is_as_large_as_its_pixel_ratio(name: str) -> None:
    sheets = [pictures.tile_sheet(theme(name), 11, ratio) for ratio in pictures.RATIOS]
    widths = [sheet.width() for sheet in sheets]
    assert widths == [round(widths[0] * ratio) for ratio in pictures.RATIOS]
    ground = theme(name).table.table.rgb()
    painted = sum(
        sheets[0].pixel(x, y) != ground
        for x in range(sheets[0].width())
        for y in range(sheets[0].height())
    )
    # Four times the set, each tile of 11 x 22 pixels; some of a face is as dark as the ground.
    assert painted > 4 * 28 * 11 * 22 * 0.6


def test_the_command_writes_what_is_asked_for_and_a_page_that_shows_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "UNITS", (11.0,))
    asked = ["--theme", "dark", "--size", "1024x640", "--language", "ko"]
    assert pictures.main([*asked, "--out", str(tmp_path)]) == 0
    files = sorted(path.name for path in tmp_path.glob("*.png"))
    moments = [name for name in files if name.endswith("-dark-ko-1024x640.png")]
    assert len(files) == len(moments) + len(pictures.RATIOS)
    assert len(moments) > 10
    assert QImage(str(tmp_path / moments[0])).width() == 1024
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert all(name in page for name in files)
    assert f"{len(files)} pictures" in capsys.readouterr().out


def test_a_folder_that_cannot_be_written_to_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "UNITS", (11.0,))
    (tmp_path / "tiles-dark-11-1x.png").mkdir()
    assert pictures.main(["--theme", "dark", "--out", str(tmp_path)]) == 1
    assert "cannot be written" in capsys.readouterr().err
