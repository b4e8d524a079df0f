"""Whether the system is set to move nothing on its screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

AS_SYSTEM: Final = "automatic"
"""Stands in the preferences for motion as the system is set."""


def prefers_stillness() -> bool:
    """Tell whether animation effects are switched off in the system.

    Qt tells so of Windows only: whoever switches them off there is shown no moving menus and lists
    either. Elsewhere it says the same of these whatever the system is set to, which tells nothing.
    """
    if QGuiApplication.platformName() != "windows":
        return False
    effects = (Qt.UIEffect.UI_AnimateMenu, Qt.UIEffect.UI_AnimateCombo)
    return not any(QApplication.isEffectEnabled(effect) for effect in effects)
