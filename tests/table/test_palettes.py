from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from domino_gui.resource_files import resource
from domino_gui.table.palettes import DEFAULT, PaletteError, palette, read_palette, with_alpha

WRITTEN = resource("themes", f"{DEFAULT}.json").read_text()


@pytest.mark.parametrize("path", sorted(resource("themes").glob("*.json")), ids=lambda p: p.stem)
def test_every_palette_of_ours_is_whole_and_goes_by_its_name(path: Path) -> None:
    assert palette(path.stem).name == path.stem


def test_a_palette_is_read_once_so_that_pictures_can_be_kept_by_it() -> None:
    assert palette() is palette()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"pip": "no colour"}, "no colours: pip"),
        ({"pips": "#000000"}, "missing or unknown: pips"),
        ({"pip": 3}, "str"),
    ],
)
def test_what_is_wrong_with_a_palette_is_said(change: dict[str, object], said: str) -> None:
    text = json.dumps(json.loads(WRITTEN) | change).encode()
    with pytest.raises(PaletteError, match=said):
        read_palette(text)


def test_what_is_no_palette_is_refused() -> None:
    with pytest.raises(PaletteError):
        read_palette(b"[]")
    lacking = {name: colour for name, colour in json.loads(WRITTEN).items() if name != "wood"}
    with pytest.raises(PaletteError, match="wood"):
        read_palette(json.dumps(lacking).encode())


def test_fading_leaves_the_palette_as_it_is() -> None:
    colour = palette().ivory
    assert with_alpha(colour, 0.5).alpha() in (127, 128)
    assert colour.alpha() == 255


def _lightness(colour: QColor) -> float:
    return 0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF()


@pytest.mark.parametrize(
    ("ink", "paper"),
    [("text", "table_light"), ("text_soft", "table_light"), ("badge_text", "badge"),
     ("wood_text", "wood"), ("text", "bar"), ("turn", "table_light"), ("pip", "ivory_shade")],
)  # fmt: skip
def test_text_and_pips_stand_out_from_what_they_are_on(ink: str, paper: str) -> None:
    colours = palette()
    assert abs(_lightness(getattr(colours, ink)) - _lightness(getattr(colours, paper))) > 0.35
