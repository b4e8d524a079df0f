"""The hardest tables look as they did when somebody last looked at them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from domino_gui.engine.tiles import Tile
from domino_gui.table.geometry import TableGeometry
from tests.table.golden import FOLDER, LAYOUTS, PICTURES, Golden, dress, kept, laid, made, staged
from tests.table.painting import palette


@pytest.mark.parametrize("golden", PICTURES, ids="-".join)
def test_a_picture_is_the_golden_one_pixel_for_pixel(golden: Golden) -> None:
    wanted, found = kept(golden), made(golden)
    beside = golden.file.with_suffix(".got.png")
    if found == wanted:
        beside.unlink(missing_ok=True)
        return
    found.save(str(beside))
    if wanted.isNull():
        pytest.fail(f"there is no {golden.file.name} yet; what was painted is {beside}")
    number = sum(
        found.pixel(x, y) != wanted.pixel(x, y)
        for x in range(wanted.width())
        for y in range(wanted.height())
        if found.valid(x, y)
    )
    pytest.fail(
        f"{number} pixels differ from {golden.file}; what was painted is {beside}. If it is meant "
        f"and looks well: python -m tests.table.golden --write"
    )


def test_no_golden_picture_is_left_over() -> None:
    found = {path for path in FOLDER.glob("*.png") if not path.name.endswith(".got.png")}
    assert found == {golden.file for golden in PICTURES}


def test_the_pictures_show_everything_that_can_stand_on_a_table() -> None:
    stages = [staged(*laid(layout)) for layout in LAYOUTS]
    marks = [adds for shown in stages for _, _, adds in shown.marks]
    assert None in marks  # a ring
    assert any(marks)  # a badge
    assert any(shown.links for shown in stages)
    assert any(pose.look.spinner for shown in stages for pose in shown.poses.values())
    assert {golden.theme for golden in PICTURES} == {"light", "dark", "contrast"}


def test_one_arm_has_27_tiles_and_four_arms_are_equally_long() -> None:
    layout, _ = laid("one-arm")
    assert len(layout.placed) == 28
    assert all(
        after.at is not None and after.at.tile is before.tile
        for before, after in zip(layout.placed, layout.placed[1:], strict=False)
    )
    layout, _ = laid("four-arms")
    spinner = layout.placed[0].tile
    arms = [placed.at.port for placed in layout.placed if placed.at and placed.at.tile is spinner]
    assert len(arms) == 4
    assert len(layout.placed) == 25


def test_arms_bend_just_before_doubles() -> None:
    """Wherever the tiles lie by now: a picture that shows no such bend would be of no use."""
    layout, geometry = laid("bends-before-doubles")
    doubles = [placed for placed in layout.placed if placed.tile.double and placed.at is not None]
    assert any(_turns(geometry, placed.at.tile) for placed in doubles if placed.at)


def _turns(geometry: TableGeometry, tile: Tile) -> bool:
    """Tell whether a tile lies at a right angle to the plain tile that it is attached to."""
    turned = geometry.laid[tile]
    if turned.parent is None or turned.parent.double:
        return False
    parent = geometry.laid[turned.parent]
    return (turned.w > turned.h) != (parent.w > parent.h)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_mark_lies_on_a_tile_not_even_where_a_next_one_has_no_room(layout: str) -> None:
    shown = staged(*laid(layout))
    tiles = [pose.rect for key, pose in shown.poses.items() if isinstance(key, Tile)]
    scene = QGraphicsScene()
    for mark in dress(scene, shown, palette()):
        half = QPointF(mark.radius, mark.radius)
        disc = QRectF(mark.pos() - half, mark.pos() + half).adjusted(0.1, 0.1, -0.1, -0.1)
        assert not any(disc.intersects(tile) for tile in tiles)
