"""The whole table laid anew."""

from __future__ import annotations

import pytest

from domino_gui.engine.layout import Layout, Spinners
from domino_gui.engine.tiles import Tile
from domino_gui.table import relayout
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.relayout import lay_anew
from tests.table import layouts


def _line(*names: str) -> Layout:
    layout = Layout(Spinners.EVERY)
    for name in names:
        tile = Tile.parse(name)
        ends = layout.ends_for(tile)
        layout.place(tile, ends[-1] if ends else None)
    return layout


def test_the_same_tiles_are_laid_anew_alike() -> None:
    layout = _line("5|5", "1|5", "1|1", "1|2", "2|6", "3|6", "3|3")
    before = TableGeometry(layout.spinners)
    for placed in layout.placed[:-1]:
        before.place(placed)
    first, second = (lay_anew(layout.placed, before._growth) for _ in range(2))
    assert first is not None
    assert second is not None
    assert first.rests == second.rests
    assert set(first.rests) == {placed.tile for placed in layout.placed}


def test_where_no_end_wants_room_every_tile_has_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = layouts.written(layouts.FULLEST)
    before = TableGeometry(layout.spinners)
    for placed in layout.placed[:-1]:
        before.place(placed, still=True)
    monkeypatch.setattr(relayout, "SEARCHES", relayout.SEARCHES[-1:] * 2)
    anew = lay_anew(layout.placed, before._growth)
    assert anew is not None
    assert not any(rest.apart for rest in anew.rests.values())
    assert anew.position.cramped > (0, 0)
