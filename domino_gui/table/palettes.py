"""The colours of a table and its tiles. They are data: a further set is a further file."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Final

import msgspec
from PySide6.QtGui import QColor

from domino_gui.resource_files import resource

DEFAULT: Final = "teal"
"""The palette used where no other is chosen."""


class PaletteError(ValueError):
    """A palette's file lacks a colour, or names one that is none."""


class Palette:
    """The colours of one table with its tiles, each named after what wears it.

    Palettes are compared by identity: `palette` reads each file once, so pictures can be cached
    by palette.
    """

    def __init__(self, name: str, colours: dict[str, QColor]) -> None:
        self.name = name
        vars(self).update(colours)

    table_light: QColor
    table: QColor
    table_far: QColor
    ivory_light: QColor
    ivory: QColor
    ivory_shade: QColor
    ivory_rim: QColor
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
    wood_light: QColor
    wood: QColor
    wood_dark: QColor
    wood_text: QColor
    text: QColor
    text_soft: QColor
    bar: QColor
    badge: QColor
    badge_text: QColor
    ring: QColor
    ghost: QColor
    ghost_fill: QColor
    ghost_scores: QColor
    ghost_scores_fill: QColor
    picked: QColor
    last: QColor
    turn: QColor
    shadow: QColor


def read_palette(text: bytes) -> Palette:
    """Return the palette written in ``text``, a JSON object of colours by name; `PaletteError`."""
    try:
        written = msgspec.json.decode(text, type=dict[str, str])
    except msgspec.DecodeError as error:
        raise PaletteError(str(error)) from None
    if wrong := {"name", *Palette.__annotations__}.symmetric_difference(written):
        raise PaletteError(f"missing or unknown: {', '.join(sorted(wrong))}")
    colours = {name: QColor(value) for name, value in written.items() if name != "name"}
    if wrong := {name for name, colour in colours.items() if not colour.isValid()}:
        raise PaletteError(f"no colours: {', '.join(sorted(wrong))}")
    return Palette(written["name"], colours)


@cache
def palette(name: str = DEFAULT) -> Palette:
    """Return the palette of that name among the program's own; `PaletteError`, `OSError`."""
    return read_palette(resource("themes", f"{name}.json").read_bytes())


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """Return the same colour, ``alpha`` (0 to 1) opaque."""
    faded = copy(colour)
    faded.setAlphaF(alpha)
    return faded
