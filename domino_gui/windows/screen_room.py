"""Keeps windows within the screen, however low it is: what does not fit is scrolled.

A dialog that is higher than the screen hides its buttons below the edge, where nobody can click
them. Logical pixels throughout.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from domino_gui.windows.theme import room_of, scroll_bar_style

_FRAME: Final = QSize(16, 48)
"""What the system puts around a window, at most."""


def screen_room(window: QWidget) -> QSize:
    """Return how large a window can be on its screen, without its frame."""
    return window.screen().availableSize() - _FRAME


class Scrolled(QScrollArea):
    """Shows a part of a dialog whole, and scrolls it only where the screen is too low for it."""

    def __init__(self, part: QWidget, pixels: int, *, beside: int) -> None:
        """``beside`` is how high all else in the dialog is; ``pixels`` the size of plain text."""
        super().__init__(part.parentWidget())
        self._part, self._beside = part, beside
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the focus, and is shown
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(part)
        self.setStyleSheet(scroll_bar_style(pixels, room_of(self), "QScrollArea"))
        for each in (self.viewport(), part):
            each.setAutoFillBackground(False)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """Show what has the focus, also where it came from a button that is not scrolled."""
        if now is not None and self._part.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, self.fontMetrics().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have the dialog grow with what it shows, as if it were not scrolled."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Return the room that all of it takes, or else what the screen has for it."""
        return self._bounded(self._part.minimumSizeHint())

    def sizeHint(self) -> QSize:
        """Return the room that it would like."""
        return self._bounded(self._part.sizeHint())

    def _bounded(self, size: QSize) -> QSize:
        # Wrapped texts only tell how high they are once they know how wide.
        size = QSize(size.width(), max(size.height(), self._part.heightForWidth(size.width())))
        most = screen_room(self).height() - self._beside
        if size.height() <= most:
            return size
        return QSize(size.width() + self.verticalScrollBar().sizeHint().width(), most)
