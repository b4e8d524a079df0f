"""The window onto the table: the picture is always as large as the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from domino_gui.table.scene import TableScene

if TYPE_CHECKING:
    from domino_gui.table.accessible import Targets

_LATER_MS: Final = 30
"""How long the targets of the Tab key wait, so that the table is seen before."""


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
        self.targets: Targets | None = None
        """What screen readers and the Tab key find; None until the table could be seen."""
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self._offer_targets)
        self._later.start()

    def _offer_targets(self) -> None:
        from domino_gui.table.accessible import Targets

        self.targets = Targets(self)
        self.targets.follow()

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
