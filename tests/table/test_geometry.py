"""Where tiles lie: every layout of every rule set, judged by the rules of the table."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from domino_gui.engine.layout import Layout, Spinners
from domino_gui.engine.tiles import TILES
from domino_gui.table.geometry import TableGeometry
from tests.table.geometry_rules import cramped, faults


def random_layouts(spinners: Spinners, seed: int) -> Iterator[Layout]:
    """Yield one layout after each placement, until nothing can be attached any more."""
    chance = random.Random(seed)
    layout = Layout(spinners)
    left = list(TILES)
    while True:
        ends = layout.ends_for if layout.placed else lambda _: [None]
        places = [(tile, end) for tile in left for end in ends(tile)]
        if not places:
            return
        tile, end = chance.choice(places)
        left.remove(tile)
        layout.place(tile, end)
        yield layout


@pytest.mark.parametrize("spinners", Spinners)
@pytest.mark.parametrize("seed", range(10))
def test_every_table_on_the_way_is_faultless(spinners: Spinners, seed: int) -> None:
    geometry = TableGeometry(spinners)
    for layout in random_layouts(spinners, seed):
        preview = geometry.preview(layout.placed[-1].tile, layout.placed[-1].at)
        moved = geometry.place(layout.placed[-1])
        assert moved.anew or moved.laid == preview
        assert faults(geometry, layout) == []
        assert cramped(geometry, layout) == []
