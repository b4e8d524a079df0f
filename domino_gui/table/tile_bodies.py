"""A tile without its face: the shadow it casts, the slab of ivory or its back.

Lengths are device pixels; ``half`` is the side of a half. Light falls from the top left.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPen,
    QRadialGradient,
)

from domino_gui.table.palettes import Palette, with_alpha
from domino_gui.table.tile_sets import TileSet

_WHITE = QColor(255, 255, 255)


def face_of(rect: QRectF, half: float, tiles: TileSet) -> QRectF:
    """Return the upper face of a tile that covers ``rect``: edges show right of it and below."""
    below = max(1, round(tiles.thickness * half)) if tiles.thickness else 0
    return rect.adjusted(0, 0, -math.ceil(below / 2), -below)


def paint_shadow(
    painter: QPainter, rect: QRectF, half: float, reach: float, palette: Palette
) -> None:
    """A wide, soft shadow to the right and below, and a narrow one where the tile touches.

    Neither goes further than ``reach``.
    """
    if not palette.tiles.relief:
        return
    corner = palette.tiles.corner * half
    for shift, widest, layers, alpha in ((0.42, 0.5, 7, 0.05), (0.14, 0.12, 3, 0.11)):
        painter.setBrush(with_alpha(palette.shadow, alpha))
        moved = rect.translated(reach * shift * 0.7, reach * shift)
        for layer in range(layers):
            grown = reach * (widest - 0.9 * widest * layer / layers * 1.6)
            painter.drawRoundedRect(
                moved.adjusted(-grown, -grown, grown, grown), corner + grown, corner + grown
            )


def paint_body(
    painter: QPainter, rect: QRectF, half: float, tiles: TileSet, *, spinner: bool
) -> None:
    """A tile's slab, outlined where it is a spinner."""
    if spinner:
        _paint_spinner(painter, rect, half, tiles)
    lights = (tiles.ivory_light, tiles.ivory, tiles.ivory_shade)
    face = _paint_slab(painter, rect, half, tiles, lights=lights, rim=tiles.ivory_rim)
    _paint_grain(painter, face, half, tiles)
    _paint_bevel(painter, face, half, tiles, tiles.ivory_rim, shine=0.85)
    _outline(painter, rect, half, tiles, tiles.line)


def paint_back(painter: QPainter, rect: QRectF, half: float, tiles: TileSet) -> None:
    """A tile's slab face down: a lattice within a frame, a four-leaved rose in its middle."""
    lights = (tiles.back_light, tiles.back, tiles.back_shade)
    face = _paint_slab(painter, rect, half, tiles, lights=lights, rim=tiles.back_rim)
    _paint_bevel(painter, face, half, tiles, tiles.back_rim, shine=0.42)
    _outline(painter, rect, half, tiles, tiles.back_line)
    inset = max(2.0, round(half * 0.13))
    width = max(1.0, round(half * 0.022))
    frame = face.adjusted(inset, inset, -inset, -inset)
    corner = max(1.0, tiles.corner * half * 0.6)
    if half >= _SHOWS_LATTICE:
        inner = frame.adjusted(2 * width, 2 * width, -2 * width, -2 * width)
        _paint_lattice(painter, inner, half, tiles)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(tiles.back_line, 0.62), width))
    shift = width / 2
    painter.drawRoundedRect(frame.adjusted(shift, shift, -shift, -shift), corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_rose(painter, face.center(), half, tiles)


_SHOWS_LATTICE = 26
"""A smaller half would turn it into a grey mist."""


def _corner(half: float, tiles: TileSet) -> float:
    return tiles.corner * half


def _paint_slab(
    painter: QPainter,
    rect: QRectF,
    half: float,
    tiles: TileSet,
    *,
    lights: tuple[QColor, QColor, QColor],
    rim: QColor,
) -> QRectF:
    """A slab with rounded corners whose edges show at the right and below; return its face."""
    corner = _corner(half, tiles)
    face = face_of(rect, half, tiles)
    if tiles.thickness:
        side = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        side.setColorAt(0, rim.lighter(108))
        side.setColorAt(1, rim.darker(118))
        painter.setBrush(side)
        painter.drawRoundedRect(rect, corner, corner)
    # Under the middle of the outline, so that nothing of it gleams outside.
    inset = round(tiles.outline * half) / 2
    face = face.adjusted(inset, inset, -inset, -inset)
    shine = QLinearGradient(face.topLeft(), face.bottomRight())
    for at, colour in zip((0.0, 0.5, 1.0), lights, strict=True):
        shine.setColorAt(at, colour)
    painter.setBrush(shine)
    painter.drawRoundedRect(face, corner, corner)
    if tiles.relief:
        # The lamp mirrored in the polish.
        gleam = QRadialGradient(face.topLeft() + QPointF(half, half) * 0.3, half * 1.1)
        gleam.setColorAt(0, with_alpha(_WHITE, 0.3 * tiles.relief))
        gleam.setColorAt(1, with_alpha(_WHITE, 0))
        painter.setBrush(gleam)
        painter.drawRoundedRect(face, corner, corner)
    return face


def _paint_bevel(
    painter: QPainter, face: QRectF, half: float, tiles: TileSet, rim: QColor, *, shine: float
) -> None:
    """The rounded edge of a face: bright towards the light, dark away from it."""
    if not tiles.relief:
        return
    width = max(1.0, half * 0.03)
    edge = QLinearGradient(face.topLeft(), face.bottomRight())
    edge.setColorAt(0, with_alpha(_WHITE, shine * tiles.relief))
    edge.setColorAt(0.42, with_alpha(_WHITE, 0.25 * shine * tiles.relief))
    edge.setColorAt(0.58, with_alpha(rim, 0.12 * tiles.relief))
    edge.setColorAt(1, with_alpha(rim, 0.6 * tiles.relief))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, width))
    shift, corner = width / 2, _corner(half, tiles) - width / 2
    painter.drawRoundedRect(face.adjusted(shift, shift, -shift, -shift), corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_grain(painter: QPainter, face: QRectF, half: float, tiles: TileSet) -> None:
    """Fine lines that run along the tile, as in ivory; none where they could not be seen."""
    if not tiles.grain or half < _SHOWS_GRAIN:
        return
    along = face.height() > face.width()
    across, length = (face.width(), face.height()) if along else (face.height(), face.width())
    edge = max(2.0, 0.25 * _corner(half, tiles))
    for line in range(_GRAIN_LINES):
        # Neither even nor by chance: each picture of a size is the same.
        at = across * ((line + 0.5) / _GRAIN_LINES + 0.02 * math.sin(7.3 * line))
        bend = across * 0.03 * math.sin(3.1 * line + 1)
        start, end = QPointF(at, edge), QPointF(at + bend, length - edge)
        if not along:
            # Mirrored at the diagonal, not turned: the light stays where it is.
            start, end = start.transposed(), end.transposed()
        colour, alpha = (tiles.ivory_rim, 0.11) if line % 2 else (_WHITE, 0.3)
        painter.setPen(QPen(with_alpha(colour, alpha * tiles.grain), 1.2))
        painter.drawLine(face.topLeft() + start, face.topLeft() + end)
    painter.setPen(Qt.PenStyle.NoPen)


_SHOWS_GRAIN, _GRAIN_LINES = 30, 11


def _outline(painter: QPainter, rect: QRectF, half: float, tiles: TileSet, colour: QColor) -> None:
    """The line around a set that has one, within the tile."""
    if not tiles.outline:
        return
    width = max(1.0, round(tiles.outline * half))
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shift, corner = width / 2, _corner(half, tiles) - width / 2
    painter.drawRoundedRect(rect.adjusted(shift, shift, -shift, -shift), corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_spinner(painter: QPainter, rect: QRectF, half: float, tiles: TileSet) -> None:
    """An enamelled band around the tile, a hair's breadth wider than it on each side."""
    grown = max(1.0, round(tiles.spinner_width * half))
    band = rect.adjusted(-grown, -grown, grown, grown)
    corner = _corner(half, tiles) + grown
    enamel = QLinearGradient(band.topLeft(), band.bottomRight())
    shift = round(14 * tiles.relief)
    enamel.setColorAt(0, tiles.spinner.lighter(100 + 2 * shift))
    enamel.setColorAt(0.5, tiles.spinner)
    enamel.setColorAt(1, tiles.spinner.darker(100 + 2 * shift))
    painter.setBrush(enamel)
    painter.drawRoundedRect(band, corner, corner)


def _paint_lattice(painter: QPainter, inner: QRectF, half: float, tiles: TileSet) -> None:
    """Crossing lines within the frame, so thin that they are more felt than seen."""
    step = half * 0.16
    painter.save()
    painter.setClipRect(inner)
    painter.setPen(QPen(with_alpha(tiles.back_line, 0.2), max(0.8, half * 0.012)))
    middle, reach = inner.center(), inner.width() + inner.height()
    lines = []
    for number in range(-math.ceil(reach / step), math.ceil(reach / step) + 1):
        at = middle.x() + number * step
        for way in (-1, 1):
            top = QPointF(at - way * reach, middle.y() - reach)
            lines.append(QLineF(top, QPointF(at + way * reach, middle.y() + reach)))
    painter.drawLines(lines)
    painter.restore()


def _paint_rose(painter: QPainter, middle: QPointF, half: float, tiles: TileSet) -> None:
    """A four-leaved rose; a lozenge where leaves could not be told apart."""
    reach = half * 0.19
    if half < _SHOWS_LATTICE:
        reach = max(2.0, half * 0.14)
        painter.setBrush(with_alpha(tiles.back_line, 0.75))
        painter.drawPolygon(_around(middle, reach))
        return
    from PySide6.QtGui import QPainterPath  # few backs are so large, none at the start

    painter.setBrush(tiles.back)
    painter.drawEllipse(middle, reach * 1.32, reach * 1.32)
    painter.setBrush(with_alpha(tiles.back_line, 0.85))
    leaf = QPainterPath()
    for point in _around(QPointF(), reach):
        side = QPointF(-point.y(), point.x()) * 0.42
        leaf.moveTo(0, 0)
        leaf.quadTo(point * 0.5 + side, point)
        leaf.quadTo(point * 0.5 - side, QPointF())
    painter.translate(middle)
    painter.drawPath(leaf)
    painter.setPen(QPen(with_alpha(tiles.back_line, 0.6), max(1.0, half * 0.016)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), reach * 1.32, reach * 1.32)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.resetTransform()


def _around(middle: QPointF, reach: float) -> list[QPointF]:
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return [middle + QPointF(x, y) * reach for x, y in steps]
