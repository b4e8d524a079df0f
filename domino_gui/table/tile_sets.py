"""A set of tiles as data: what its faces show, its proportions and its colours.

Each is a file in ``resources/tile_sets``; how tiles are painted from it is told in `tile_art`.
"""

# Annotations are evaluated at once: msgspec would compile each of them as a string.

from enum import StrEnum
from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta
from PySide6.QtGui import QColor

from domino_gui.resource_files import resource
from domino_gui.table.colours import read_colours

Share = Annotated[float, Meta(ge=0, le=1)]
"""A length in sides of a half, or how much of an effect there is."""


class Face(StrEnum):
    """How a half shows its number."""

    PIPS = "pips"
    """Drilled holes, as on real tiles."""
    NUMERALS = "numerals"
    """A large figure, upright whatever the tile's direction; a blank half shows 0."""


class TileSet(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """How the tiles of one set look.

    Sets are compared by identity: `tile_set` reads each file once.
    """

    face: Face
    corner: Share
    """The radius of the corners."""
    outline: Share
    """The line around the face; 0 for none."""
    thickness: Share
    """How much is seen of the lower edges."""
    relief: Share
    """How strongly light shapes the tile: 0 is flat, as printed."""
    grain: Share
    """How clearly the grain of the material is seen."""
    pip_radius: Share
    pip_step: Share
    """From the middle of a half to its outer pips, to the right and down."""
    numeral: Share
    """The height of a numeral."""
    groove_width: Share
    spinner_width: Share
    """The outline of a spinner."""

    ivory_light: QColor
    """The face where light falls on it, then away from it, then the edges below it."""
    ivory: QColor
    ivory_shade: QColor
    ivory_rim: QColor
    line: QColor
    """The outline of faces and backs."""
    pip: QColor
    pip_light: QColor
    groove: QColor
    spinner: QColor
    brass_light: QColor
    brass: QColor
    brass_dark: QColor
    back_light: QColor
    back: QColor
    back_shade: QColor
    back_rim: QColor
    back_line: QColor
    numbers: Annotated[list[QColor], Meta(min_length=7, max_length=7)] | None = None
    """The colour of each number from 0 to 6; None: all are coloured like `pip`."""

    def ink(self, number: int) -> QColor:
        """Return the colour in which a half shows ``number``."""
        return self.numbers[number] if self.numbers else self.pip


@cache
def tile_set(name: str) -> TileSet:
    """Return the tile set of that name; `ThemeError`."""
    return read_colours(resource("tile_sets", f"{name}.json"), TileSet)
