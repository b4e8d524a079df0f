"""What keeps a table that a hand has zoomed from lying below labels and racks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter

from domino_gui.table.arrangement import Arrangement
from domino_gui.table.cloth import lay_cloth
from domino_gui.table.items import Item
from domino_gui.table.palettes import Palette, with_alpha

_EDGE: Final = 5
"""Pixels in which the tiles go down into the shadow below a band, at the usual scale."""


class BandItem(Item):
    """A part of the table's cloth that lies over the tiles; in the scene's coordinates.

    ``size`` is that of the whole cloth, laid for so many device pixels in each pixel.
    """

    def __init__(
        self, rect: QRectF, shade: QRectF, size: QSizeF, ratio: float, palette: Palette
    ) -> None:
        super().__init__(rect.united(shade), palette)
        self._rect, self._shade, self._size, self._woven = rect, shade, size, ratio

    def draw(self, painter: QPainter) -> None:
        """Paint the cloth, and the shade along its edge."""
        lay_cloth(painter, self._rect, self._size, self._woven, self.palette)
        shade, is_below = self._shade, self._shade.top() >= self._rect.bottom()
        dark, light = shade.topLeft(), shade.bottomLeft()
        if not is_below:
            dark, light = light, dark
        fall = QLinearGradient(dark, light)
        fall.setColorAt(0, with_alpha(self.palette.shadow, 0.4))
        fall.setColorAt(1, with_alpha(self.palette.shadow, 0.0))
        painter.fillRect(shade, fall)


def bands(arrangement: Arrangement, ratio: float, palette: Palette) -> list[BandItem]:
    """Return what lies over the tiles above and below the room in which the table is shown."""
    size, window = arrangement.size, arrangement.window
    edge = QPointF(0, round(_EDGE * arrangement.scale))
    above = QRectF(0, 0, size.width(), window.top())
    below = QRectF(0, window.bottom(), size.width(), size.height() - window.bottom())
    return [
        BandItem(above, QRectF(window.topLeft(), window.topRight() + edge), size, ratio, palette),
        BandItem(
            below, QRectF(window.bottomLeft() - edge, window.bottomRight()), size, ratio, palette
        ),
    ]
