"""The menu bar, with a caption at its right: which match this is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenuBar, QWidget

from domino_gui.windows.theme import menu_bar_palette, room_of


class MenuBar(QMenuBar):
    """Says what is played, where the menus leave room for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.caption = ""
        self._room = room_of(self)
        self.setPalette(menu_bar_palette(self._room))

    def say(self, caption: str) -> None:
        """Show another caption."""
        if caption != self.caption:
            self.caption = caption
            self.update()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of the words here; the menus have their own (see `Menus.set_font`)."""
        font = QFont(self.font())
        font.setPixelSize(pixels)
        self.setFont(font)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the menus, then the caption."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self._room.menu_caption)
        gap = self.fontMetrics().height()
        actions = self.actions()
        left = self.actionGeometry(actions[-1]).right() + gap if actions else gap
        room = self.rect().adjusted(left, 0, -gap, 0)
        text = self.fontMetrics().elidedText(
            self.caption, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of the room when they change."""
        if event.type() == QEvent.Type.PaletteChange and (room := room_of(self)) is not self._room:
            self._room = room
            self.setPalette(menu_bar_palette(room))
        super().changeEvent(event)
