"""The colours of a table, each named after what wears it, with the tiles that lie on it."""

# Annotations are evaluated at once: msgspec would compile each of them as a string.

from copy import copy

import msgspec
from PySide6.QtGui import QColor

from domino_gui.table.tile_sets import Share, TileSet


class TableColours(msgspec.Struct, frozen=True, eq=False, kw_only=True, forbid_unknown_fields=True):
    """What a theme says of the table itself."""

    table_light: QColor
    """Where the lamp hangs, then around it, then in the corners."""
    table: QColor
    table_far: QColor
    cloth: Share
    """How clearly the weave of the cloth is seen."""
    wood_light: QColor
    wood: QColor
    wood_dark: QColor
    wood_lip: QColor
    """The edge of the rack that catches the light."""
    wood_text: QColor
    text: QColor
    text_soft: QColor
    bar: QColor
    bar_line: QColor
    """Around the count bar and other plates; may be see-through."""
    badge: QColor
    badge_text: QColor
    ring: QColor
    ghost: QColor
    ghost_fill: QColor
    ghost_scores: QColor
    ghost_scores_fill: QColor
    ghost_scores_text: QColor
    picked: QColor
    last: QColor
    turn: QColor
    shadow: QColor


class Palette(TableColours, frozen=True, eq=False, kw_only=True):
    """A table as it is dressed, with its tiles.

    Palettes are compared by identity: each theme is read once, so pictures can be cached by
    palette.
    """

    tiles: TileSet


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """Return the same colour, ``alpha`` (0 to 1) opaque."""
    faded = copy(colour)
    faded.setAlphaF(alpha)
    return faded
