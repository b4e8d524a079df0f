from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from domino_gui.table.marks import LinkItem, MarkItem, OutlineItem
from tests.table.painting import COLOURS, keeps_within_itself, rendered


@pytest.mark.parametrize(
    "item",
    [
        lambda: MarkItem(12, 15, COLOURS),
        lambda: MarkItem(None, 15, COLOURS),
        lambda: OutlineItem(QSizeF(40, 80), COLOURS.last, 2, COLOURS),
        lambda: LinkItem(QPointF(0, 0), QPointF(90, 40), 30, COLOURS),
    ],
    ids=["badge", "ring", "outline", "link"],
)
def test_a_mark_paints_nothing_beside_its_place(item: Callable[[], QGraphicsItem]) -> None:
    assert keeps_within_itself(item())


@pytest.mark.parametrize(("adds", "filled"), [(None, False), (0, True), (4, True), (12, True)])
def test_a_ring_is_hollow_and_a_badge_is_filled(adds: int | None, filled: bool) -> None:
    image = rendered(MarkItem(adds, 16, COLOURS), QRectF(-24, -24, 48, 48))
    assert (image.pixelColor(11, 22).lightness() > 200) is filled
