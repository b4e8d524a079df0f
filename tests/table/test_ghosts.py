from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from domino_gui.table.ghosts import GhostItem, Outcome, shares
from tests.table.painting import COLOURS, keeps_within_itself, rendered

PLAIN, PAYS, DIVIDED = Outcome("25"), Outcome("25", "+25"), Outcome("25", "+5", "÷ 5")
UNITS = [22.0, 27.0, 40.0, 60.0, 104.0]


def _ghost(unit: float, outcome: Outcome, *, upright: bool = True) -> GhostItem:
    size = QSizeF(unit, 2 * unit) if upright else QSizeF(2 * unit, unit)
    return GhostItem(size, outcome, COLOURS, joint=QPointF(0, -size.height() / 2))


def _cells(ghost: GhostItem) -> list[QRectF]:
    return [box for box, _, _ in [*ghost.cells.count, *ghost.cells.points]]


@pytest.mark.parametrize("upright", [True, False])
@pytest.mark.parametrize("outcome", [PLAIN, PAYS, DIVIDED, Outcome("")])
@pytest.mark.parametrize("unit", [22.0, 60.0])
def test_a_place_paints_nothing_beside_itself(unit: float, outcome: Outcome, upright: bool) -> None:
    assert keeps_within_itself(_ghost(unit, outcome, upright=upright))


@pytest.mark.parametrize("upright", [True, False])
@pytest.mark.parametrize("outcome", [PLAIN, PAYS, DIVIDED])
@pytest.mark.parametrize("unit", UNITS)
def test_figures_can_be_read_and_stand_apart_within_the_place(
    unit: float, outcome: Outcome, upright: bool
) -> None:
    ghost = _ghost(unit, outcome, upright=upright)
    for _, text, font in [*ghost.cells.count, *ghost.cells.points]:
        assert font.pixelSize() >= 11, text
    for box in _cells(ghost):
        assert ghost.rect.adjusted(-5, -1, 5, 1).contains(box)
    for one, other in itertools.combinations(_cells(ghost), 2):
        assert not one.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other)


def test_a_division_stands_below_the_count_where_it_can_be_read() -> None:
    assert [text for _, text, _ in _ghost(60, DIVIDED).cells.count] == ["25", "÷ 5"]
    assert [text for _, text, _ in _ghost(27, DIVIDED).cells.count] == ["25"]


def test_a_chosen_place_is_told_by_more_than_a_colour() -> None:
    ghost = _ghost(40, PAYS)

    def edge() -> list[int]:
        image = rendered(ghost, ghost.rect)
        return [image.pixelColor(2, y).lightness() for y in range(14, 66)]

    before = edge()
    ghost.choose(chosen=True)
    chosen = edge()
    assert max(before) - min(before) > 60  # dashes
    assert max(chosen) - min(chosen) < 12
    ghost.choose(chosen=False)
    assert edge() == before


def test_a_place_that_scores_looks_other_than_one_that_does_not() -> None:
    one, other = _ghost(40, PLAIN), _ghost(40, PAYS)
    assert rendered(one, one.rect) != rendered(other, other.rect)


def test_it_shows_where_it_is_attached() -> None:
    ghost = _ghost(40, PLAIN)
    image = rendered(ghost, ghost.rect)
    assert image.pixelColor(20, 2) == COLOURS.ghost
    assert image.pixelColor(20, 77) != COLOURS.ghost


# -- places that overlap ----------------------------------------------------------------------

places = st.lists(
    st.builds(
        lambda x, y, upright: QRectF(x * 20, y * 20, *((40, 80) if upright else (80, 40))),
        st.integers(0, 8),
        st.integers(0, 8),
        st.booleans(),
    ),
    max_size=4,
    unique_by=lambda rect: rect.center().toTuple(),
)


@given(places)
def test_what_places_share_is_divided_up(rects: list[QRectF]) -> None:
    parts = shares(rects)
    for rect, part in zip(rects, parts, strict=True):
        assert rect.contains(part)
        assert part.contains(rect.center()) or any(
            other is not rect and other.contains(rect.center()) for other in rects
        )
        if not any(other is not rect and other.intersects(rect) for other in rects):
            assert part == rect
    for one, other in itertools.combinations(parts, 2):
        assert not one.intersects(other)


def test_two_ends_that_face_each_other_show_their_figures_side_by_side() -> None:
    left, right = QRectF(0, 0, 60, 30), QRectF(30, 0, 60, 30)
    parts = shares([left, right])
    assert parts == [QRectF(0, 0, 45, 30), QRectF(45, 0, 45, 30)]
    boxes = []
    for rect, part in zip((left, right), parts, strict=True):
        room = part.translated(-rect.center())
        ghost = GhostItem(rect.size(), PAYS, COLOURS, room=room)
        boxes.append([box.translated(rect.center()) for box in _cells(ghost)])
    assert not any(one.intersects(other) for one, other in itertools.product(*boxes))


def test_a_shared_part_is_filled_by_the_nearer_place_until_one_is_chosen() -> None:
    rect = QRectF(-40, -20, 80, 40)
    ghost = GhostItem(rect.size(), PLAIN, COLOURS, room=QRectF(-40, -20, 50, 40))

    def filled(x: int) -> bool:
        return rendered(ghost, rect).pixelColor(40 + x, 34).lightness() > 5

    assert filled(0)
    assert not filled(25)
    ghost.choose(chosen=True)
    assert filled(25)
