"""The window onto the table: the picture is always as large as the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from domino_gui.table.accessible import Targets
from domino_gui.table.scene import TableScene


class TableView(QGraphicsView):
    """Shows a `TableScene`; sizes of scene and window are the same, so nothing is ever blurred."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = scene  # Qt does not keep the scene alive
        # Its own viewport would be met as some unknown kind of widget, and all kinds there are
        # would be looked through to find out which: 15 ms of the start.
        self.setViewport(QWidget())
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMouseTracking(True)
        self.setMinimumSize(480, 380)
        self._targets = Targets(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picture follow, for Qt."""
        super().resizeEvent(event)
        self._follow()

    def event(self, event: QEvent) -> bool:
        """Draw afresh where a screen has other pixels, for Qt."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._follow()
        return super().event(event)

    def _follow(self) -> None:
        self.table.set_extent(QSizeF(self.viewport().size()), self.devicePixelRatioF())
        self.resetCachedContent()
