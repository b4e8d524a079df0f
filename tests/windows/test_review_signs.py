"""Small drawings: something is painted where it should be, and the painter stays as it was."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from domino_gui.table.themes import theme
from domino_gui.windows.review_signs import paint_sign, paint_small_tile


def test_a_sign_is_a_disc_around_its_middle_and_leaves_the_painter_as_it_was(
    qtbot: QtBot,
) -> None:
    del qtbot
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter, room = QPainter(image), theme().room
    before = painter.font()
    paint_sign(painter, 1, QPointF(30, 30), room)
    assert painter.font() == before
    radius = painter.fontMetrics().height() * 0.58
    painter.end()
    assert QColor(image.pixel(30, round(30 - radius * 0.75))) == room.loss
    assert image.pixelColor(30, round(30 - 1.6 * radius)).alpha() == 0


def test_a_tile_stands_at_the_left_of_its_room(qtbot: QtBot) -> None:
    del qtbot
    image = QImage(120, 30, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_small_tile(painter, "5|3", QRect(0, 0, 120, 30), theme().room)
    painter.end()
    assert image.pixelColor(8, 15).alpha() == 255
    assert image.pixelColor(90, 15).alpha() == 0
