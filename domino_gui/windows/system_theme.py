"""Which theme goes with the system: as light or dark as it is set to be, or of high contrast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

AUTOMATIC: Final = "automatic"
"""Stands in the preferences for whatever goes with the system."""


def system_theme() -> str:
    """Return the name of the theme that goes with the system as it is set now."""
    hints = QGuiApplication.styleHints()
    # Qt tells of contrast since 6.10.
    if hasattr(hints, "accessibility"):
        preference = hints.accessibility().contrastPreference()
        if preference is Qt.ContrastPreference.HighContrast:
            return "contrast"
    return "dark" if hints.colorScheme() is Qt.ColorScheme.Dark else "light"


def follow_system(changed: Callable[[], None]) -> None:
    """Call ``changed`` whenever the system may have been set otherwise.

    A method of a Qt object is not called any more once that is gone.
    """
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(changed)
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(changed)
