from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from domino_gui.resource_files import resource
from domino_gui.table.colours import ThemeError, read_colours
from domino_gui.table.tile_sets import TileSet, tile_set

IVORY = json.loads(resource("tile_sets", "ivory.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", sorted(resource("tile_sets").glob("*.json")), ids=lambda p: p.stem)
def test_every_set_of_ours_is_whole(path: Path) -> None:
    tiles = tile_set(path.stem)
    assert tiles.ivory.isValid()
    assert tile_set(path.stem) is tiles


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"face": "letters"}, "Invalid enum value 'letters'"),
        ({"corner": 2}, "<= 1.0"),
        ({"numbers": ["red"]}, "length >= 7"),
    ],
)
def test_a_set_that_makes_no_sense_is_refused(
    tmp_path: Path, change: dict[str, object], said: str
) -> None:
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(IVORY | change))
    with pytest.raises(ThemeError, match=said):
        read_colours(file, TileSet)


def test_numbers_may_have_colours_of_their_own(tmp_path: Path) -> None:
    colours = ["black", "red", "green", "blue", "cyan", "magenta", "yellow"]
    file = tmp_path / "colourful.json"
    file.write_text(json.dumps(IVORY | {"numbers": colours}))
    tiles = read_colours(file, TileSet)
    assert [tiles.ink(number) for number in range(7)] == [QColor(colour) for colour in colours]
    assert tile_set("ivory").ink(3) == QColor(IVORY["pip"])
