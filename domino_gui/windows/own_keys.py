"""Keys that a widget in focus takes before the commands of the menus that have them too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
ENDS: Final = (Qt.Key.Key_Home, Qt.Key.Key_End)
PAGES: Final = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class OwnKeys(QObject):
    """Lets a widget have these keys, pressed alone, while it is in focus; it goes with it."""

    def __init__(self, widget: QWidget, keys: Sequence[Qt.Key]) -> None:
        super().__init__(widget)
        self._keys = tuple(keys)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say that a key is for the widget, for Qt."""
        del watched
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in self._keys
            and event.modifiers() == Qt.KeyboardModifier.NoModifier
        ):
            event.accept()
            return True
        return False
