from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from domino_gui.table.framing import Framing, Look, Spread, View, view
from domino_gui.table.geometry import Rect

AREA = Rect(-8.0, -3.5, 19.0, 9.0)
ROOM = QRectF(12, 60, 900, 430)
CORNER = Rect(9.0, 3.5, 2.0, 1.0)
TILES = [Rect(-8.0, 0.0, 2.0, 1.0), Rect(1.0, 0.5, 2.0, 1.0), Rect(0.0, -3.5, 1.0, 2.0), CORNER]
"""Much of the table is bare."""

steps = st.lists(
    st.one_of(
        st.tuples(st.just("zoom"), st.floats(0.5, 2.0), st.floats(0, 980), st.floats(0, 720)),
        st.tuples(st.just("pan"), st.just(1.0), st.floats(-900, 900), st.floats(-900, 900)),
    ),
    max_size=12,
)


def _after(look: Look | None, *, ratio: float = 1.0, needed: Rect | None = None) -> View:
    return view(AREA, ROOM, 1.0, Framing(look, ratio), tiles=TILES, needed=needed)


def _zoomed(factor: float, at: QPointF | None = None) -> View:
    return _after(_after(None).zoomed(factor, at or ROOM.center()))


def _covered(seen: View, rect: Rect = AREA) -> QRectF:
    return seen.spread.rect(rect)


def test_all_of_the_table_is_in_sight_and_fills_the_room() -> None:
    seen = _after(None)
    assert seen.is_whole
    assert ROOM.contains(_covered(seen))
    assert (_covered(seen).center() - ROOM.center()).manhattanLength() <= 1
    larger = Spread(seen.spread.unit + 1, seen.spread.origin).rect(AREA)
    assert larger.width() > ROOM.width() - 15 or larger.height() > ROOM.height() - 15


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_halves_are_whole_device_pixels_and_the_table_lies_on_them(ratio: float) -> None:
    for look in (None, _zoomed(1.37).panned(QPointF(31.4, -7)), _zoomed(2.2).framing.look):
        seen = _after(look, ratio=ratio)
        for length in (seen.spread.unit, seen.spread.origin.x(), seen.spread.origin.y()):
            assert length * ratio == pytest.approx(round(length * ratio))


@pytest.mark.parametrize("factor", [1.3, 1.8, 2.4])
def test_what_is_below_the_pointer_stays_there(factor: float) -> None:
    before = _zoomed(1.4, QPointF(500, 280))
    at = QPointF(470, 290)
    after = _after(before.zoomed(factor, at))
    way = after.spread.point(*before.spread.units(at).toTuple()) - at
    assert way.manhattanLength() <= 2


def test_small_steps_add_up() -> None:
    seen = _after(None)
    for _ in range(40):
        seen = _after(seen.zoomed(1.01, ROOM.center()))
    assert seen.spread.unit / seen.fit.unit == pytest.approx(1.01**40, rel=0.03)


def test_it_never_gets_smaller_than_the_whole_nor_larger_than_a_few_tiles() -> None:
    seen = _zoomed(1.5)
    assert seen.zoomed(0.3, ROOM.center()) is None
    huge = _after(seen.zoomed(99, ROOM.center()))
    assert huge.spread.unit == 104
    assert _after(huge.zoomed(2, ROOM.center())).spread.unit == 104


def test_the_whole_cannot_be_panned() -> None:
    assert _after(_after(None).panned(QPointF(80, 10))).is_whole


@given(steps)
def test_the_table_is_never_lost_out_of_sight(
    done: list[tuple[str, float, float, float]],
) -> None:
    seen = _after(None)
    for kind, factor, x, y in done:
        at = QPointF(x, y)
        seen = _after(seen.zoomed(factor, at) if kind == "zoom" else seen.panned(at))
        assert seen.fit.unit <= seen.spread.unit <= 104
        covered = _covered(seen).adjusted(-1, -1, 1, 1)
        beyond = seen.spread.unit + 1
        assert covered.left() <= ROOM.left() + beyond or covered.right() <= ROOM.right()
        assert covered.right() >= ROOM.right() - beyond or covered.left() >= ROOM.left()
        assert covered.top() <= ROOM.top() + beyond or covered.bottom() <= ROOM.bottom()
        assert covered.bottom() >= ROOM.bottom() - beyond or covered.top() >= ROOM.top()
        parts = [ROOM.intersected(_covered(seen, tile)) for tile in TILES]
        assert any(min(part.width(), part.height()) >= seen.spread.unit - 1 for part in parts)


def test_what_is_needed_comes_into_sight_by_the_shortest_way() -> None:
    look = _zoomed(2.0, QPointF(100, 100)).framing.look
    without, needing = _after(look), _after(look, needed=CORNER)
    assert not ROOM.contains(_covered(without, CORNER))
    assert ROOM.contains(_covered(needing, CORNER))
    assert needing.spread.unit == without.spread.unit
    assert ROOM.right() - _covered(needing, CORNER).right() < needing.spread.unit


def test_what_is_needed_may_ask_for_more_of_the_table() -> None:
    look = _zoomed(3.0).framing.look
    assert ROOM.contains(_covered(_after(look, needed=AREA)))
    across = Rect(-8.0, 0.0, 15.0, 1.0)
    seen = _after(look, needed=across)
    assert ROOM.contains(_covered(seen, across))
    assert not seen.is_whole


def test_what_is_in_sight_needs_no_other_look() -> None:
    look = _zoomed(2.0).framing.look
    middle = Rect(1.0, 0.5, 1.0, 1.0)
    assert _after(look).spread == _after(look, needed=middle).spread


def test_a_look_means_the_same_part_of_the_table_in_every_window() -> None:
    seen = _zoomed(2.0, QPointF(200, 200))
    small, large = (
        view(AREA, room, scale, Framing(seen.framing.look))
        for room, scale in ((ROOM, 1.0), (QRectF(0, 0, 1260, 602), 1.4))
    )
    parts = [
        [one.spread.units(corner).toTuple() for corner in (one.room.topLeft(), one.room.center())]
        for one in (small, large)
    ]
    for one, other in zip(itertools.chain(*parts[0]), itertools.chain(*parts[1]), strict=True):
        assert one == pytest.approx(other, abs=0.3)


def test_more_tiles_do_not_change_what_a_hand_chose() -> None:
    look = _zoomed(2.0).framing.look
    larger = Rect(AREA.x - 5, AREA.y, AREA.w + 8, AREA.h + 4)
    assert view(larger, ROOM, 1.0, Framing(look), tiles=TILES).spread == _after(look).spread
