"""What moves, and when: a queue of short animations that can be ended at any moment.

Animations only ever lead from one settled picture to the next, so ending one early loses nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractAnimation


class Pace(Enum):
    """How long animations take, as a factor; `OFF` shows none."""

    SLOW = 1.8
    NORMAL = 1.0
    FAST = 0.45
    OFF = 0.0


Scene = Callable[[], "QAbstractAnimation | None"]
"""One scene of the play: sets up its picture and returns what moves in it, None if nothing does.
The animation's end need not be awaited to leave the picture right."""


class Choreography(QObject):
    """Plays scenes one after another."""

    began = Signal()
    """A scene is being played from now on."""
    idle = Signal()
    """The last scene has ended by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = Pace.NORMAL
        """How long scenes take that are set up from now on."""
        self.reading_ms = 0.0
        """How long words and tiles stay at least that are only shown to be read, at any pace."""
        self._queue: deque[Scene] = deque()
        self._running: QAbstractAnimation | None = None

    @property
    def busy(self) -> bool:
        """Whether a scene is being played."""
        return self._running is not None

    def add(self, scene: Scene) -> None:
        """Play a scene after those that wait."""
        self._queue.append(scene)
        if self._running is None:
            self._next()

    def cut(self) -> None:
        """Stop at once, and forget the scenes that wait."""
        self._queue.clear()
        running, self._running = self._running, None
        if running is not None:
            running.finished.disconnect(self._ended)
            running.stop()
            running.deleteLater()

    def _next(self) -> None:
        while self._queue:
            animation = self._queue.popleft()()
            if animation is not None:
                animation.setParent(self)
                animation.finished.connect(self._ended)
                self._running = animation
                animation.start()
                self.began.emit()
                return
        self.idle.emit()

    def _ended(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.deleteLater()
        self._next()
