"""The time that a person is left to see what happened before the next thing happens by itself."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal


class Pause(QObject):
    """Runs from when nothing moves any more; what a computer thinks meanwhile counts into it.

    Times are milliseconds.
    """

    over = Signal()
    """It has run out by itself, never while control is with whoever began it."""

    def __init__(self, pace_ms: int, parent: QObject | None = None) -> None:
        """Last ``pace_ms`` from each `begin`."""
        super().__init__(parent)
        self._pace_ms, self._paces, self._least_ms = pace_ms, 1, 0
        self._is_cut = True  # nothing has happened yet that could be looked at
        self._clock = QElapsedTimer()
        # Others come up to a twentieth too early.
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.over)

    @property
    def is_over(self) -> bool:
        """Whether the next thing may happen."""
        return not self._timer.isActive()

    @property
    def left(self) -> float:
        """How much of it is left, from 1 down to 0."""
        whole = self._whole
        return max(0.0, self._timer.remainingTime() / whole) if whole and not self.is_over else 0.0

    @property
    def _whole(self) -> int:
        return max(self._least_ms, self._pace_ms * self._paces) if self._pace_ms else 0

    def begin(self, paces: int = 1, *, least_ms: int = 0) -> None:
        """Count from now, for so many times the pace, and ``least_ms`` at any pace but 0.

        Also one of 0 waits for the event loop.
        """
        self._paces, self._least_ms, self._is_cut = paces, least_ms, False
        self._clock.start()
        self._timer.start(self._whole)

    def set_pace(self, pace_ms: int) -> None:
        """Change the pace, also of the pause that is running: what has passed of it counts.

        One that has run out goes on where it is to be longer now.
        """
        if pace_ms == self._pace_ms:
            return
        self._pace_ms = pace_ms
        if not self._is_cut:
            left = self._whole - self._clock.elapsed()
            if left > 0 or not self.is_over:
                self._timer.start(max(0, left))

    def cut(self) -> None:
        """End it at once, whatever the pace, and tell nobody."""
        self._is_cut = True
        self._timer.stop()
