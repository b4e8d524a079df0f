"""Long work in slices of a few milliseconds, between which the windows go on as ever."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic_ns
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

_SLICE_NS: Final = 5_000_000
_BETWEEN_MS: Final = 4
"""For whatever else there is to do: animations, keys, a computer's answer."""


class Slices(QObject):
    """Walks through an iterator, one such walk after the other."""

    went_on = Signal(object)
    """A slice is done: what the iterator yielded last."""
    ended = Signal()
    """The iterator is through."""
    failed = Signal(object)
    """It ended with an `OSError`: this one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] | None = None
        self._timer = QTimer(self, interval=_BETWEEN_MS)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether there is anything left to do."""
        return self._steps is not None

    def begin(self, steps: Iterator[object]) -> None:
        """Walk through ``steps``; what was walked through before is left where it stands."""
        self._steps = steps
        self._timer.start()

    def stop(self) -> None:
        """Leave what is done where it stands."""
        self._timer.stop()
        self._steps = None

    def _go_on(self) -> None:
        steps, until, latest = self._steps, monotonic_ns() + _SLICE_NS, None
        assert steps is not None
        try:
            for latest in steps:
                if monotonic_ns() >= until:
                    self.went_on.emit(latest)
                    return
        except OSError as error:
            self.stop()
            self.failed.emit(error)
        else:
            self.stop()
            self.ended.emit()
