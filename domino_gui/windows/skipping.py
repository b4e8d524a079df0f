"""Any key or click, wherever in the window, finishes what is moving on its table.

It then does what it does on the finished picture; some keys, such as Escape, do nothing
else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from domino_gui.table.scene import TableScene

_MODIFIERS: Final = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
    *(Qt.Key.Key_Super_L, Qt.Key.Key_Super_R, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock),
)
"""Keys that do nothing by themselves."""


class Skipping(QObject):
    """Looks for keys and clicks in ``window`` while something moves, and only then."""

    def __init__(self, window: QWidget, scene: TableScene, only_finish: Sequence[Qt.Key]) -> None:
        """``only_finish`` are the keys that do nothing else."""
        super().__init__(window)
        self._only_finish = only_finish
        self._window, self._scene = window, scene
        self._swallowed: int | None = None  # a key that has done what it does
        self.is_looking = False
        """Whether every event of the program is looked at now."""

    def begin(self) -> None:
        """Look for keys and clicks until nothing moves any more."""
        application = QApplication.instance()
        if application is not None and not self.is_looking:
            application.installEventFilter(self)
            self.is_looking = True

    def _end(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.is_looking = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Finish what moves, for Qt; where the table is clicked, it does so itself."""
        if not self._scene.busy and self._swallowed is None:
            self._end()
        elif isinstance(event, QKeyEvent):
            # Any press of a key is asked about first, lest it should be a shortcut.
            if event.type() is QEvent.Type.ShortcutOverride and watched is self._focused():
                return self._press(event)
            return event.type() is QEvent.Type.KeyPress and self._swallow(event)
        elif event.type() in _CLICKS and self._is_below(watched, event):
            self._scene.finish()
        return False

    def _focused(self) -> QWidget:
        focused: QWidget | None = self._window.focusWidget()
        return self._window if focused is None else focused

    def _press(self, event: QKeyEvent) -> bool:
        if event.key() in _MODIFIERS or not self._scene.busy:
            return False
        only_finishes = event.key() in self._only_finish and not event.modifiers()
        if only_finishes:
            self._swallowed = event.key()
            event.accept()  # then no shortcut is looked for, and the press itself comes next
        self._scene.finish()
        return only_finishes

    def _swallow(self, event: QKeyEvent) -> bool:
        before, self._swallowed = self._swallowed, None
        return event.key() == before

    def _is_below(self, watched: QObject, event: QEvent) -> bool:
        """Tell whether something of the window lies below the mouse, and nothing upon it."""
        if not isinstance(watched, QWidget) or not isinstance(event, QMouseEvent):
            return False
        if watched.window() is not self._window or watched.childAt(event.position().toPoint()):
            return False
        is_table = any(watched is view.viewport() for view in self._scene.views())
        return not is_table or event.button() is not Qt.MouseButton.LeftButton


_CLICKS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
