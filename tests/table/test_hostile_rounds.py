"""Rounds in which hypothesis looks for tables that break the rules of geometry.

`make model` looks much longer.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given, settings, target
from hypothesis import strategies as st

from domino_gui.engine.layout import End, Layout, Spinners
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table import relayout
from domino_gui.table.geometry import TableGeometry
from tests.table.geometry_rules import cramped, faults

REGARDED = 12
"""Placements that a hostile step chooses from."""


class Step(NamedTuple):
    """How the next tile and its place are chosen."""

    number: int
    """Which of all placements; of those that harm alike, the next one."""
    hostile: bool
    """Whether one is preferred for which others would have to move, or at least a double."""


SEARCH = relayout.STEPS // 10
"""Tables tried in one search, so that a round takes a second."""

STEPS = st.lists(
    st.builds(Step, st.integers(min_value=0, max_value=999), st.booleans()),
    min_size=len(TILES),
    max_size=len(TILES),
)


def _choose(step: Step, table: TableGeometry, layout: Layout) -> tuple[Tile, End | None] | None:
    places: list[tuple[Tile, End | None]] = [
        (tile, end)
        for tile in TILES
        if tile not in table.laid
        for end in (layout.ends_for(tile) if layout.placed else [None])
    ]
    if not places:
        return None
    first = step.number % len(places)
    regarded = (places[first:] + places[:first])[: REGARDED if step.hostile else 1]
    return min(regarded, key=lambda place: (table.lies_still(*place), not place[0].double))


@settings(max_examples=settings().max_examples // 12)
@given(st.sampled_from([Spinners.EVERY, Spinners.EVERY, Spinners.FIRST, Spinners.NONE]), STEPS)
def test_no_choice_of_places_breaks_a_table(spinners: Spinners, steps: list[Step]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(relayout, "STEPS", SEARCH)
        _play(spinners, steps)


def _play(spinners: Spinners, steps: list[Step]) -> None:
    layout, table = Layout(spinners), TableGeometry(spinners)
    anew = apart = 0
    without_room: set[str] = set()
    for step in steps:
        place = _choose(step, table, layout)
        if place is None:
            break
        layout.place(*place)
        foreseen, still = table.preview(*place), table.lies_still(*place)
        before = table.laid.copy()
        moved = table.place(layout.placed[-1])
        assert faults(table, layout) == []
        assert moved.laid == table.laid[place[0]]
        assert moved.anew or moved.laid == foreseen
        assert moved.anew or before.items() <= table.laid.items()
        lacking = {*cramped(table, layout)}
        if still:
            assert not moved.anew
            assert not moved.laid.apart
            assert lacking <= without_room, "an end lost its room for no need"
        without_room = lacking
        anew += moved.anew
        apart += moved.laid.apart
    bounds = table.bounds(ends=layout.open_ends)
    target(float(anew + 10 * apart), label="tables laid anew, and tiles apart")
    target(float(len(without_room)), label="ends without room")
    target(max(bounds.w / 2, bounds.h), label="size")
