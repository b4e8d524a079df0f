"""Keeps how people arrange their racks, beside the record of the match that they play."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from domino_gui.engine.match import Phase
from domino_gui.storage.live_record import LiveRecord
from domino_gui.storage.racks import read_racks, write_racks
from domino_gui.table.scene import TableScene

_SOON_MS: Final = 400
"""Not at once: tiles are on their way to where they were put, and more may follow."""


class RackKeeper(QObject):
    """Writes the racks of one match a moment after they were arranged."""

    def __init__(self, scene: TableScene, record: LiveRecord | None, parent: QObject) -> None:
        """``record`` is that of the match that ``scene`` shows; None where it is not kept."""
        super().__init__(parent)
        self._scene, self._record = scene, record
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._write)
        if record is not None:
            scene.rack_arranged.connect(self._soon.start)

    def restore(self) -> None:
        """Let the racks that are shown stand as they did when the match was left."""
        racks = None if self._record is None else read_racks(self._record.path)
        if racks is not None:
            self._scene.restore_racks(racks)

    def close(self) -> None:
        """Write what still waits, and nothing any more."""
        if self._soon.isActive():
            self._soon.stop()
            self._write()
        if self._record is not None:
            self._scene.rack_arranged.disconnect(self._soon.start)
            self._record = None

    def _write(self) -> None:
        record = self._record
        # A match that is over goes to the finished ones, and its racks are of no use any more.
        if record is not None and record.history.match.phase is not Phase.OVER:
            write_racks(record.path, self._scene.racks)
