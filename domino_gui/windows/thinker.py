"""Which computer is shown to be thinking: one that has been waited for long enough."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from domino_gui.table.scene import TableScene

THINKING_AFTER_MS: Final = 1000
"""A wait over a second, from when a computer was asked, shows that it is thinking."""


class Thinker(QObject):
    """Says on the table, and to whoever asks, who is waited for."""

    changed = Signal()
    """Somebody else, or nobody any more, is shown to be thinking."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.seat: int | None = None
        """The computer that is shown to be thinking."""
        self._asked: int | None = None  # the computer that has yet to choose
        self._clock = QTimer(self, singleShot=True, interval=THINKING_AFTER_MS)
        self._clock.timeout.connect(self.show)

    def wait_for(self, seat: int) -> None:
        """Wait for a computer, from now on: also for one that is asked again."""
        self.wait_no_more()
        self._asked = seat
        self._clock.start()

    def wait_no_more(self) -> None:
        """Show nobody to be thinking."""
        self._clock.stop()
        self._asked = None
        if self.seat is not None:
            self.seat = None
            self._scene.show_thinking(None)
            self.changed.emit()

    def show(self) -> None:
        """Show who has been waited for long enough, once the table is still."""
        if self._asked is not None and not self._clock.isActive() and not self._scene.busy:
            self.seat = self._asked
            self._scene.show_thinking(self._asked)
            self.changed.emit()
