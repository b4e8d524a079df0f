from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from domino_gui.engine.tiles import Tile
from domino_gui.table.items import (
    GhostItem,
    LabelItem,
    LinkItem,
    MarkItem,
    OutlineItem,
    TileItem,
    TilePose,
    WoodItem,
    WordItem,
    fitted,
    text_width,
)
from domino_gui.table.palettes import palette
from domino_gui.table.tile_art import Facing, TileLook

COLOURS = palette()
POSE = TilePose(TileLook(Tile(1, 2), Facing.LEFT, 40.0), QPointF(100, 80), 3)


def _painted(item: QGraphicsItem) -> QRectF:
    """Return the part of a black picture that an item changes, in the scene's coordinates."""
    scene = QGraphicsScene()
    scene.addItem(item)
    area = item.sceneBoundingRect().adjusted(-30, -30, 30, 30)
    image = QImage(area.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), area)
    painter.end()
    black = image.pixel(0, 0)
    touched = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixel(x, y) != black
    ]
    xs, ys = [x for x, _ in touched], [y for _, y in touched]
    return QRectF(
        QPointF(min(xs), min(ys)) + area.topLeft(), QPointF(max(xs), max(ys)) + area.topLeft()
    )


@pytest.mark.parametrize(
    "item",
    [
        lambda: TileItem(POSE, COLOURS, 1.0),
        lambda: MarkItem(12, 15, COLOURS),
        lambda: MarkItem(0, 15, COLOURS),
        lambda: GhostItem(QSizeF(40, 80), "25", "+25", COLOURS),
        lambda: GhostItem(QSizeF(80, 40), "100", "+100", COLOURS),
        lambda: OutlineItem(QSizeF(40, 80), COLOURS.last, 2, COLOURS),
        lambda: LinkItem(QPointF(0, 0), QPointF(90, 40), 30, COLOURS),
        lambda: LabelItem(QRectF(0, 0, 60, 40), ("A very long name 민준", "7 tiles"), 1, COLOURS),
        lambda: WordItem("pass", 20, COLOURS, COLOURS.text),
        lambda: WoodItem(QRectF(0, 0, 300, 40), [(40, "1"), (90, "2")], 1, COLOURS),
    ],
)
def test_nothing_is_painted_beside_an_items_own_place(item: Callable[[], QGraphicsItem]) -> None:
    made = item()
    bounds = made.sceneBoundingRect().adjusted(-1, -1, 1, 1)
    assert bounds.contains(_painted(made))


def test_a_tile_is_hit_on_its_body_and_not_on_its_shadow() -> None:
    item = TileItem(POSE, COLOURS, 1.0)
    assert item.covers(QPointF(139, 99))
    assert not item.covers(QPointF(141, 80))
    assert not item.covers(QPointF(100, 101))


def test_a_ring_is_hollow_and_a_badge_is_filled() -> None:
    for adds, filled in ((0, False), (4, True)):
        scene = QGraphicsScene()
        scene.addItem(MarkItem(adds, 16, COLOURS))
        image = QImage(48, 48, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        scene.render(painter, QRectF(0, 0, 48, 48), QRectF(-24, -24, 48, 48))
        painter.end()
        assert (image.pixelColor(13, 24).lightness() > 200) is filled


@pytest.mark.parametrize("text", ["5", "+15", "+100"])
@pytest.mark.parametrize("unit", [22.0, 30.0, 52.0])
def test_numbers_fit_into_what_they_stand_in(text: str, unit: float) -> None:
    assert text_width(text, fitted(text, unit * 0.36, unit * 0.74)) <= unit * 0.86


def test_a_chosen_ghost_looks_chosen() -> None:
    ghost = GhostItem(QSizeF(40, 80), "25", "+25", COLOURS)
    ghost.choose(True)  # noqa: FBT003
    assert ghost.is_chosen
