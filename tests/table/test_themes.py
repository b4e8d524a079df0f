from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from domino_gui import resource_files
from domino_gui.engine.tiles import Tile
from domino_gui.resource_files import resource
from domino_gui.table.colours import ThemeError
from domino_gui.table.themes import DEFAULT, Theme, theme, theme_names
from domino_gui.table.tile_art import Facing, TileLook, tile_pixmap

OURS = [path.stem for path in sorted(resource("themes").glob("*.json"))]
LEAST_CONTRAST = {"contrast": 7.0}
"""Of what is read, by theme; 4.5 elsewhere."""
READ_ON: dict[str, tuple[str, ...]] = {
    "text": ("table_light", "bar"),
    "text_soft": ("table_light", "bar"),
    "turn": ("table_light", "bar"),
    "badge_text": ("badge",),
    "ghost": ("ghost_fill",),
    "ghost_scores": ("ghost_scores_fill",),
    "ghost_scores_text": ("ghost_scores",),
    "wood_text": ("wood",),
    "ink": ("paper", "card"),
    "soft_ink": ("paper", "card"),
    "heading": ("paper", "card"),
    "gain": ("paper", "card"),
    "loss": ("paper",),
    "warning_ink": ("warning",),
    "primary_ink": ("primary", "primary_lit"),
    "menu_ink": ("menu",),
    "menu_caption": ("menu",),
}
"""Everything that is read, each on what it is read on."""


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Resources of our own making: a copy, to be added to."""
    for folder in ("themes", "tile_sets"):
        shutil.copytree(resource(folder), tmp_path / folder)
    monkeypatch.setattr(resource_files, "_root", lambda: tmp_path)
    return tmp_path


def contrast(one: QColor, other: QColor) -> float:
    """Return the ratio in which two colours stand out from each other, 1 to 21."""

    def light(colour: QColor) -> float:
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def colour(chosen: Theme, name: str) -> QColor:
    table = getattr(chosen.table, name, None)
    found = getattr(chosen.room, name) if table is None else table
    assert isinstance(found, QColor)
    return found


def test_there_are_a_light_a_dark_and_a_high_contrast_theme() -> None:
    assert theme_names() == ["light", "dark", "contrast"]
    assert theme_names()[0] == DEFAULT == theme().name


@pytest.mark.parametrize("name", OURS)
def test_every_theme_of_ours_is_whole_and_has_titles(name: str) -> None:
    chosen = theme(name)
    assert chosen.name == name
    assert theme(name) is chosen
    assert chosen.title("ko") != chosen.title("en") == chosen.title("fr")


@pytest.mark.parametrize("text", READ_ON)
@pytest.mark.parametrize("name", OURS)
def test_whatever_is_read_stands_out_from_what_it_is_on(name: str, text: str) -> None:
    chosen = theme(name)
    for ground in READ_ON[text]:
        ratio = contrast(colour(chosen, text), colour(chosen, ground))
        assert ratio >= LEAST_CONTRAST.get(name, 4.5), (text, ground)


def test_everything_that_is_named_after_a_text_is_among_what_is_read() -> None:
    fields = {*type(theme().table).__struct_fields__, *type(theme().room).__struct_fields__}
    texts = {name for name in fields if name.endswith(("text", "text_soft", "ink", "caption"))}
    # What cannot be pressed may be faint.
    assert texts - {"faint_ink"} <= {*READ_ON}


@pytest.mark.parametrize("name", OURS)
def test_what_is_no_text_but_has_to_be_seen_stands_out_too(name: str) -> None:
    chosen = theme(name)
    tiles, room, table = chosen.table.tiles, chosen.room, chosen.table
    for one, other in (
        (tiles.pip, tiles.ivory_shade),
        (tiles.ivory, table.table_light),
        (tiles.back_line, tiles.back),
        (tiles.spinner, table.table_light),
        (table.ring, table.table_light),
        (table.ghost, table.table_light),
        (table.picked, table.table),
        (room.focus, room.paper),
        *((side, room.paper) for side in room.sides),
    ):
        assert contrast(one, other) >= 3, (one.name(), other.name())


def test_a_theme_and_a_tile_set_are_added_by_their_files_alone(resources: Path) -> None:
    tiles = json.loads((resources / "tile_sets" / "ivory.json").read_text(encoding="utf-8"))
    written = json.loads((resources / "themes" / "light.json").read_text(encoding="utf-8"))
    tiles |= {"relief": 0, "ivory": "#ff8080", "ivory_light": "#ff8080", "ivory_shade": "#ff8080"}
    written |= {"titles": {"en": "Sunset"}, "tiles": "coral"}
    (resources / "tile_sets" / "coral.json").write_text(json.dumps(tiles))
    (resources / "themes" / "sunset.json").write_text(json.dumps(written))
    assert theme_names() == ["light", "dark", "contrast", "sunset"]
    sunset = theme("sunset")
    assert sunset.title("ko") == "Sunset"
    picture = tile_pixmap(TileLook(Tile(0, 0), Facing.UP, 40), sunset.table, 1.0).toImage()
    assert picture.pixelColor(picture.width() // 2, picture.height() // 3) == QColor("#ff8080")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"titles": {"ko": "밝게"}}, r"odd\.json: no English title"),
        ({"tiles": "glass"}, r"glass\.json: No such file"),
        ({"room": {}}, r"odd\.json: .*missing required field `paper` - at `\$.room`"),
    ],
)
def test_what_is_wrong_with_a_theme_is_said(
    resources: Path, change: dict[str, object], said: str
) -> None:
    written = json.loads((resources / "themes" / "light.json").read_text(encoding="utf-8"))
    (resources / "themes" / "odd.json").write_text(json.dumps(written | change))
    with pytest.raises(ThemeError, match=said):
        theme("odd")


def test_a_theme_that_is_not_there_is_refused() -> None:
    with pytest.raises(ThemeError, match=r"none\.json: No such file"):
        theme("none")
