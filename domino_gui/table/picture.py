"""A picture of a match, as the window would show its table, without a window."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter

from domino_gui.engine.match import Match
from domino_gui.table.scene import TableScene

_USUAL = QSize(1280, 800)


def picture(
    match: Match, size: QSize = _USUAL, viewer: int | None = None, *, ratio: float = 1.0
) -> QImage:
    """Return the table of ``match`` as ``viewer`` sees it, None for an onlooker.

    ``size`` in logical pixels, each of ``ratio`` device pixels a side. Needs a `QApplication`.
    """
    scene = TableScene()
    scene.laying.at_once = True
    scene.set_extent(QSizeF(size), ratio)
    scene.show_match(match, viewer)
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, size.width(), size.height())
    scene.render(painter, area, area)
    painter.end()
    return image
