"""Records that are dropped on a window are opened in it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

_OVER: Final = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


class Dropping(QObject):
    """Lets files be dropped on a widget."""

    dropped = Signal(object)
    """The path of the file, or of the first of several."""

    def __init__(self, widget: QWidget) -> None:
        """What is dropped on ``widget``, or on anything in it that takes in nothing itself."""
        super().__init__(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take in what is a file of this machine, for Qt."""
        if event.type() not in (*_OVER, QEvent.Type.Drop):
            return super().eventFilter(watched, event)
        assert isinstance(event, QDropEvent)
        path = dropped_file(event.mimeData())
        if path is None:
            event.ignore()
            return True
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.dropped.emit(path)
        return True


def dropped_file(data: QMimeData) -> Path | None:
    """Return the first file of this machine that is named in ``data``."""
    for url in data.urls():
        if url.isLocalFile():
            return Path(url.toLocalFile())
    return None
