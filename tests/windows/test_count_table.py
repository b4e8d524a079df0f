"""A table to be counted shows its tiles as large as can be, and tells no count."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from domino_gui.learning.positions import Difficulty, position
from domino_gui.table.items import TileItem
from domino_gui.table.themes import theme
from domino_gui.windows.count_table import CountTable


@pytest.fixture
def table(parent: QWidget) -> CountTable:
    table = CountTable(theme().table, parent)
    parent.resize(900, 700)
    table.resize(900, 700)
    table.show()
    return table


@pytest.mark.parametrize("difficulty", [*Difficulty])
@pytest.mark.parametrize("size", [(760, 600), (2000, 1500), (320, 240)])
def test_all_tiles_lie_within_the_table_and_nothing_else_does(
    table: CountTable, difficulty: Difficulty, size: tuple[int, int]
) -> None:
    table.resize(*size)
    for number in range(8):
        layout = position(difficulty, number).layout
        table.show_layout(layout)
        ground = table.ground()
        assert ground is not None
        assert set(ground.poses) == {placed.tile for placed in layout.placed}
        assert set(ground.marks) == set(layout.open_ends)
        inside = table.sceneRect()
        assert all(inside.contains(pose.rect) for pose in ground.poses.values())
        assert all(inside.contains(point) for point in ground.marks.values())
        items = table.scene().items()
        assert len(items) == len(layout)
        assert all(isinstance(item, TileItem) for item in items)


def test_what_is_shown_is_told_to_who_cannot_see_it_and_is_a_copy(table: CountTable) -> None:
    assert table.ground() is None
    layout = position(Difficulty.BRANCHES, 2).layout
    table.show_layout(layout)
    for placed in layout.placed:
        assert placed.tile.name in table.accessibleDescription()
    assert str(layout.count) not in table.accessibleDescription().split()
    assert table.shown is not layout


def test_other_colours_are_worn_at_once(table: CountTable) -> None:
    table.show_layout(position(Difficulty.BRANCHES, 2).layout)
    colours = theme("dark").table
    table.set_colours(colours)
    tiles = [item for item in table.scene().items() if isinstance(item, TileItem)]
    assert tiles
    assert all(item.palette is colours for item in tiles)
