"""The table under the tiles: cloth in the light of a lamp, darker towards the corners."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QImage,
    QPainter,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from domino_gui.table.palettes import Palette

_SIDE: Final = 128
"""Device pixels of a piece of cloth; it is laid side by side."""


def lay_cloth(
    painter: QPainter, rect: QRectF | QRect, size: QSizeF, ratio: float, colours: Palette
) -> None:
    """Paint a part of a table of ``size`` logical pixels, ``ratio`` device pixels in each.

    Its upper left corner is the painter's origin: all parts together are one piece.
    """
    if colours.table_light == colours.table_far:
        painter.fillRect(rect, colours.table)
    else:
        light = QRadialGradient(
            QPointF(size.width() * 0.46, size.height() * 0.36),
            max(size.width(), size.height()) * 0.72,
        )
        light.setColorAt(0, colours.table_light)
        light.setColorAt(0.5, colours.table)
        light.setColorAt(1, colours.table_far)
        painter.fillRect(rect, light)
    if colours.cloth:
        painter.fillRect(rect, _weave(colours.cloth, ratio))


@cache
def _weave(strength: float, ratio: float) -> QBrush:
    """Return cloth that can be seen through: fine dark fibres lie across each other."""
    piece = QPixmap(_SIDE, _SIDE)
    piece.fill(Qt.GlobalColor.transparent)
    painter = QPainter(piece)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for width, height in ((_SIDE // 2, _SIDE), (_SIDE, _SIDE // 2)):
        # Specks drawn out to fibres; each time the same.
        specks = random.Random(width).randbytes(width * height)
        opaque = specks.translate(bytes(round(alpha * strength / 6) for alpha in range(256)))
        mask = QImage(opaque, width, height, width, QImage.Format.Format_Alpha8)
        painter.drawImage(piece.rect(), mask)
    painter.end()
    brush = QBrush(piece)
    # The texture of a brush knows no pixel ratio of its own.
    brush.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    return brush
