from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from domino_gui.table.marks import GhostItem, LinkItem, MarkItem, OutlineItem
from tests.table.painting import COLOURS, keeps_within_itself, rendered


@pytest.mark.parametrize(
    "item",
    [
        lambda: MarkItem(12, 15, COLOURS),
        lambda: MarkItem(None, 15, COLOURS),
        lambda: GhostItem(QSizeF(40, 80), "25", "+25", COLOURS),
        lambda: GhostItem(QSizeF(80, 40), "100", "+100", COLOURS),
        lambda: GhostItem(QSizeF(60, 30), "25", "+5", COLOURS, division="÷ 5"),
        lambda: OutlineItem(QSizeF(40, 80), COLOURS.last, 2, COLOURS),
        lambda: LinkItem(QPointF(0, 0), QPointF(90, 40), 30, COLOURS),
    ],
    ids=["badge", "ring", "upright ghost", "lying ghost", "divided ghost", "outline", "link"],
)
def test_a_mark_paints_nothing_beside_its_place(item: Callable[[], QGraphicsItem]) -> None:
    assert keeps_within_itself(item())


@pytest.mark.parametrize(("adds", "filled"), [(None, False), (0, True), (4, True), (12, True)])
def test_a_ring_is_hollow_and_a_badge_is_filled(adds: int | None, filled: bool) -> None:
    image = rendered(MarkItem(adds, 16, COLOURS), QRectF(-24, -24, 48, 48))
    assert (image.pixelColor(11, 22).lightness() > 200) is filled


def test_a_chosen_place_looks_other_than_one_that_could_be_chosen() -> None:
    ghost = GhostItem(QSizeF(40, 80), "25", "+25", COLOURS)
    area = ghost.bounds
    before = rendered(ghost, area)
    ghost.choose(chosen=True)
    assert rendered(ghost, area) != before
    ghost.choose(chosen=False)
    assert rendered(ghost, area) == before


def test_a_place_that_scores_looks_other_than_one_that_does_not() -> None:
    size = QSizeF(40, 80)
    one, other = GhostItem(size, "25", "", COLOURS), GhostItem(size, "25", "+25", COLOURS)
    assert rendered(one, one.bounds) != rendered(other, other.bounds)


def test_a_division_stands_below_the_count() -> None:
    size = QSizeF(80, 40)
    plain = GhostItem(size, "25", "+5", COLOURS)
    divided = GhostItem(size, "25", "+5", COLOURS, division="÷ 5")
    assert rendered(plain, plain.bounds) != rendered(divided, divided.bounds)
