from __future__ import annotations

from collections.abc import Collection

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from domino_gui.windows.system_motion import prefers_stillness

Effect = Qt.UIEffect
MENUS, LISTS = Effect.UI_AnimateMenu, Effect.UI_AnimateCombo


@pytest.mark.parametrize(
    ("platform", "enabled", "still"),
    [
        ("windows", {Effect.UI_General, MENUS, LISTS}, False),
        ("windows", {Effect.UI_General, LISTS}, False),  # menus alone mean nothing
        ("windows", {Effect.UI_General}, True),
        ("windows", set(), True),
        ("xcb", set(), False),
        ("wayland", set(), False),
        ("cocoa", set(), False),
    ],
)
def test_only_windows_tells_that_nothing_is_to_move(
    monkeypatch: pytest.MonkeyPatch, platform: str, enabled: Collection[Effect], still: bool
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    monkeypatch.setattr(QApplication, "isEffectEnabled", lambda effect: effect in enabled)
    assert prefers_stillness() is still
