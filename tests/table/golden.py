"""Golden pictures: what the hardest tables look like, pixel for pixel.

    python -m tests.table.golden            compare with the pictures in tests/data/golden
    python -m tests.table.golden --write    make them anew, once they have been looked at

They show what `TableScene` shows of the tiles on the table, with their links, the outline of the
last placement, rings and badges, and the mark of whoever thinks, but no word and no number that a
font would draw: fonts are others on every machine.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from domino_gui.engine.layout import Layout, Spinners
from domino_gui.engine.rules import RULE_SETS, Rules, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table import dressing
from domino_gui.table.arrangement import arrange
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.growth import Growth
from domino_gui.table.items import TileItem
from domino_gui.table.marks import MarkItem
from domino_gui.table.palettes import Palette
from domino_gui.table.plates import PlateItem
from domino_gui.table.sight import SeatSight, Sight
from domino_gui.table.staging import RackState, Stage, stage
from domino_gui.table.texts import TableTexts
from domino_gui.table.thinking import mark_width, pips
from tests.table.layouts import (
    FULLEST,
    at_random,
    branches_of_branches,
    four_arms,
    one_arm,
    written,
)
from tests.table.painting import palette

FOLDER = Path(__file__).parent.parent / "data" / "golden"
SIZE = QSizeF(664, 618)
"""Of the picture that the table is cut out of, in pixels."""

APART = "tile-apart"
"""Its last tile is laid apart, as if it had no place: only rounds played to harm come to that."""
LAYOUTS: dict[str, Callable[[], Layout]] = {
    "fullest": lambda: written(FULLEST),
    "one-arm": lambda: one_arm(Spinners.NONE),
    "four-arms": four_arms,
    "bends-before-doubles": lambda: at_random(Spinners.NONE, 9),
    "branches-of-branches": branches_of_branches,
    APART: lambda: written("5|5 -; 3|5 5|5 straight-a; 5|6 5|5 straight-b; 6|6 5|6 high"),
}
THINKING = "thinking"
"""No layout, but the mark of a seat in turn that thinks, on its plate, where nothing may move."""
_RULES = {
    Spinners.NONE: RuleSetId.MUGGINS,
    Spinners.FIRST: RuleSetId.ALL_FIVES,
    Spinners.EVERY: RuleSetId.FIVE_UP,
}


class Golden(NamedTuple):
    """One of the pictures."""

    layout: str
    theme: str

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.layout}-{self.theme}.png"


PICTURES = [
    *(Golden(layout, "light") for layout in LAYOUTS),
    *(Golden("branches-of-branches", theme) for theme in ("dark", "contrast")),
    *(Golden(THINKING, theme) for theme in ("light", "dark", "contrast")),
]


class _Wordless(MarkItem):
    """A badge without its number."""

    def write(self, painter: QPainter) -> None:
        """Leave the disc empty."""


@cache
def laid(name: str) -> tuple[Layout, TableGeometry]:
    """Return a layout, and where its tiles lie: to find out takes a while."""
    layout = LAYOUTS[name]()
    if name != APART:
        return layout, TableGeometry.of(layout)
    *others, last = layout.placed
    geometry = TableGeometry(layout.spinners)
    for placed in others:
        geometry.place(placed)
    with mock.patch.object(Growth, "choose", return_value=None):
        geometry.place(last, still=True)
    return layout, geometry


def staged(layout: Layout, geometry: TableGeometry) -> Stage:
    """Return the table as it is seen just after its last placement, nobody holding any tile."""
    rules = Rules(RULE_SETS[_RULES[layout.spinners]], 2, partners=False)
    sight = Sight(
        rules=rules,
        viewer=None,
        bottom=0,
        seats=tuple(SeatSight(seat, "", ()) for seat in range(rules.seats)),
        turn=None,
        boneyard=0,
        drawable=0,
        layout=layout,
        paid=None,
        is_open=False,
    )
    return stage(sight, geometry, arrange(SIZE, rules.seats), RackState(()))


def dress(scene: QGraphicsScene, shown: Stage, colours: Palette) -> list[MarkItem]:
    """Put links, outline and marks on a scene, as the program does; return the marks."""
    with mock.patch.object(dressing, "MarkItem", _Wordless):
        dresser = dressing.Dressing(scene, colours, TableTexts())
        dresser.dress_table(shown)
    return dresser.marks


def paint(shown: Stage, theme: str) -> QImage:
    """Return the picture of a table, cut out of what stands around it."""
    colours = palette(theme)
    scene = QGraphicsScene()
    for key, pose in shown.poses.items():
        if isinstance(key, Tile):
            scene.addItem(TileItem(pose, colours, 1.0))
    dress(scene, shown, colours)
    return _cut_out(scene, QRectF(shown.arrangement.table.toAlignedRect()), colours)


def paint_thinking(theme: str) -> QImage:
    """Return the picture of the mark of whoever thinks."""
    colours, scale = palette(theme), 2.0
    scene = QGraphicsScene()
    plate = QRectF(4, 4, mark_width(scale) + 20, 56)
    for item in (
        PlateItem(plate, scale, colours, in_turn=True),
        *pips(plate, scale, colours),
    ):
        item.paint_picture(1.0)
        scene.addItem(item)
    return _cut_out(scene, QRectF(plate.adjusted(-4, -4, 4, 4).toAlignedRect()), colours)


def _cut_out(scene: QGraphicsScene, room: QRectF, colours: Palette) -> QImage:
    image = QImage(room.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(colours.table)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(QPointF(), room.size()), room)
    painter.end()
    return image


def made(golden: Golden) -> QImage:
    """Return the picture as the program paints it now."""
    if golden.layout == THINKING:
        return paint_thinking(golden.theme)
    return paint(staged(*laid(golden.layout)), golden.theme)


def kept(golden: Golden) -> QImage:
    """Return the picture as it is to be; a null one where there is none yet."""
    return QImage(str(golden.file)).convertToFormat(QImage.Format.Format_RGB32)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--write", action="store_true", help="make the pictures anew")
    wanted = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication([])
    differing = 0
    for golden in PICTURES:
        picture = made(golden)
        same = picture == kept(golden)
        if wanted.write and not same:
            FOLDER.mkdir(parents=True, exist_ok=True)
            picture.save(str(golden.file))
        differing += not same
        print(f"{golden.file.name}: {'as it was' if same else 'other than it was'}", flush=True)
    application.quit()
    return 1 if differing and not wanted.write else 0


if __name__ == "__main__":
    sys.exit(main())
