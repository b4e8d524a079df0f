"""The window onto the table: the picture is always as large as the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSizeF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from domino_gui.table.scene import TableScene

if TYPE_CHECKING:
    from domino_gui.table.accessible import Targets
    from domino_gui.table.looking import Looking

_STEPS: Final = {
    int(Qt.Key.Key_Left): -1,
    int(Qt.Key.Key_Up): -1,
    int(Qt.Key.Key_Right): 1,
    int(Qt.Key.Key_Down): 1,
}


class TableView(QGraphicsView):
    """Shows a `TableScene`; sizes of scene and window are the same, so nothing is ever blurred."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = scene  # Qt does not keep the scene alive
        # Its own viewport would be met as some unknown kind of widget, and all kinds there are
        # would be looked through to find out which: 15 ms of the start.
        self.setViewport(QWidget())
        # The cloth covers all of it: no need to fill it with a colour first.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        # Nothing on the scene leaves the painter otherwise than it found it.
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)  # what is dropped here, the window takes
        self.setMinimumSize(480, 380)
        self.targets: Targets | None = None
        """What screen readers and the Tab key find; None until the table has been seen."""
        self._looking: Looking | None = None
        self.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first picture, for Qt; what comes after it is none of Python's business."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._complete)
        return super().eventFilter(watched, event)

    def _complete(self) -> None:
        """Do what could wait until there was a picture."""
        from domino_gui.table.accessible import Targets
        from domino_gui.table.looking import Looking

        self._looking = Looking(self)
        self.targets = Targets(self)
        self.targets.follow()
        # From a cache the background is painted faster, but the first time also into it.
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picture follow, for Qt."""
        super().resizeEvent(event)
        self._follow()

    def event(self, event: QEvent) -> bool:
        """Draw afresh where a screen has other pixels, for Qt."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._follow()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Look elsewhere, for Qt."""
        if self._looking is not None:
            self._looking.turn(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the rack with the arrows, for Qt; with a tile picked they choose its place.

        Menus may take the arrows before; the view itself has nothing to scroll.
        """
        step = _STEPS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        elif self.table.picked is not None:
            self.table.choose_next_place(step)
        elif self.targets is not None:
            self.targets.walk(step)

    def _follow(self) -> None:
        self.table.set_extent(QSizeF(self.viewport().size()), self.devicePixelRatioF())
        self.resetCachedContent()
