"""Themes: the colours of table and room together, and the tiles that go with them.

Each is a file in ``resources/themes``, known by its name; a further theme is a further file. It is
read here, below the windows, for a picture of the table needs no window.
"""

# Annotations are evaluated at once: msgspec would compile each of them as a string.

from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from PySide6.QtGui import QColor

from domino_gui.resource_files import resource
from domino_gui.table.colours import ThemeError, read_colours
from domino_gui.table.palettes import Palette, TableColours
from domino_gui.table.tile_sets import tile_set

DEFAULT: Final = "light"
"""The theme used where no other is chosen."""
_ROOMS: Final = (DEFAULT, "dark")
"""What most choose between."""


class Room(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """The colours of everything around the table: panel, menus, dialogs, notices."""

    paper: QColor
    """What panel and dialogs are made of."""
    card: QColor
    """What lies on the paper: results, lists, fields, buttons."""
    ink: QColor
    soft_ink: QColor
    heading: QColor
    """Headings and small print."""
    faint_ink: QColor
    """On what cannot be pressed now."""
    line: QColor
    trough: QColor
    """The empty part of a bar."""
    tally: QColor
    gain: QColor
    loss: QColor
    focus: QColor
    warning: QColor
    warning_ink: QColor
    primary: QColor
    """The button that is most likely to be pressed next, and what is selected."""
    primary_lit: QColor
    """The same under the pointer."""
    primary_ink: QColor
    menu: QColor
    menu_ink: QColor
    menu_caption: QColor
    sides: Annotated[list[QColor], Meta(min_length=4, max_length=4)]
    """The bars of up to four sides; their names stand beside them."""


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    """A theme's file."""

    titles: dict[str, str]
    tiles: str
    table: TableColours
    room: Room


class Theme(msgspec.Struct, frozen=True, eq=False):
    """The colours of table and room together."""

    name: str
    titles: dict[str, str]
    """What people call it, by language code; English is always among them."""
    table: Palette
    room: Room

    def title(self, language: str) -> str:
        """Return what it is called in a language, else in English."""
        return self.titles.get(language, self.titles["en"])


@cache
def theme(name: str = DEFAULT) -> Theme:
    """Return the theme of that name; `ThemeError` if there is none, or its file is damaged."""
    written = read_colours(resource("themes", f"{name}.json"), _Written)
    if "en" not in written.titles:
        raise ThemeError(f"{name}.json: no English title")
    colours = msgspec.structs.asdict(written.table)
    dressed = Palette(tiles=tile_set(written.tiles), **colours)
    return Theme(name, written.titles, dressed, written.room)


def theme_names() -> list[str]:
    """Return the names of all themes there are: the two rooms, then the others by their names."""
    others = {path.stem for path in resource("themes").glob("*.json")}.difference(_ROOMS)
    return [*_ROOMS, *sorted(others)]
