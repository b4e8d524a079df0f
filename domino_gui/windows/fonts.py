"""Korean glyphs: whether there are any, and what to do where there are none."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFontDatabase

from domino_gui.resource_files import resource

HOW_TO_INSTALL: Final = (
    "This system has no font with Korean letters, so Korean text shows as boxes. "
    "On Debian or Ubuntu, install one with: sudo apt install fonts-nanum"
)
"""In English whatever the language: Korean is what cannot be shown."""


def korean_is_readable() -> bool:
    """Tell whether Korean text shows as letters; a font that we carry is loaded if it must be."""
    return _has_korean_font() or (_load_own_fonts() and _has_korean_font())


def _has_korean_font() -> bool:
    return bool(QFontDatabase.families(QFontDatabase.WritingSystem.Korean))


def _load_own_fonts() -> bool:
    """Load the fonts that packages carry; a checkout has none."""
    loaded = [
        QFontDatabase.addApplicationFont(str(path)) for path in resource("fonts").glob("*.woff2")
    ]
    return any(number >= 0 for number in loaded)
