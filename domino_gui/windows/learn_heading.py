"""The name of a page on the cloth, and a line below it."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from domino_gui.windows.theme import BASE_FONT, colours_of


class LearnHeading(QWidget):
    """Painted upon the cloth as the banner of the first page is, and smaller."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixels = BASE_FONT
        self._name = self._about = ""

    def say(self, name: str, about: str) -> None:
        """Say what the page is called, and something about it."""
        self._name, self._about = name, about
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        self.update()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self.setFixedHeight(round(3.9 * pixels))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words."""
        del event
        painter, pixels, palette = QPainter(self), self._pixels, colours_of(self)
        name, about = QFont(self.font()), QFont(self.font())
        name.setPixelSize(round(1.9 * pixels))
        name.setBold(True)
        about.setPixelSize(round(1.1 * pixels))
        middle = round(0.62 * self.height())
        left, vertical = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag
        painter.setPen(palette.text)
        painter.setFont(name)
        upper = QRect(0, 0, self.width(), middle)
        painter.drawText(upper, left | vertical.AlignVCenter, self._name)
        painter.setPen(palette.text_soft)
        painter.setFont(about)
        lower = QRect(0, middle, self.width(), self.height() - middle)
        painter.drawText(lower, left | vertical.AlignVCenter, self._about)
