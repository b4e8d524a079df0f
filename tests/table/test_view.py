from __future__ import annotations

import gc

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPointF, QSizeF, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.scene import TableScene
from domino_gui.table.view import TableView
from tests.table.tables import TableOf, played, two_fives


@pytest.mark.parametrize("size", [(724, 596), (980, 756), (2160, 1550)])
def test_the_picture_is_as_large_as_the_window(table_of: TableOf, size: tuple[int, int]) -> None:
    table = table_of(played(RuleSetId.FIVE_UP, 4, 12))
    table.view.resize(*size)
    stage = table.scene.stage
    assert stage is not None
    assert stage.arrangement.size == QSizeF(*size)
    assert table.view.mapToScene(0, 0).isNull()
    assert table.view.transform().isIdentity()


def test_a_larger_window_shows_larger_tiles(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.MUGGINS, 2, 12))
    units = []
    for size in ((724, 596), (980, 756), (2160, 1550)):
        table.view.resize(*size)
        assert table.scene.stage is not None
        units.append(table.scene.stage.spread.unit)
    assert units == sorted(units)
    assert units[0] < units[-1]


def test_a_view_keeps_its_scene_alive(qtbot: QtBot) -> None:
    view = TableView(TableScene())
    qtbot.addWidget(view)
    gc.collect()
    view.table.show_match(played(RuleSetId.DRAW, 2, 3), 0)
    assert not view.grab().isNull()


class _Painted(QObject):
    """Notes what of a view is painted."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.regions: list[QRegion] = []
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.regions.append(QRegion(event.region()))
        return super().eventFilter(watched, event)


def test_a_tile_that_moves_has_nothing_painted_but_where_it_was_and_is(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.FIVE_UP, 4, 12))
    table.follow()
    table.picture()
    QApplication.processEvents()
    painted = _Painted(table.view)
    item = table.scene.board.tiles[table.match.round.layout.placed[5].tile]
    before = item.sceneBoundingRect().toAlignedRect()
    item.take(replace(item.pose, centre=item.pose.centre + QPointF(90, 40)))
    QApplication.processEvents()
    after = item.sceneBoundingRect().toAlignedRect()
    (region,) = painted.regions
    assert QRegion(before).united(after).subtracted(region).isEmpty()
    for place in (before, after):
        region -= QRegion(place.adjusted(-3, -3, 3, 3))
    assert region.isEmpty()


def test_arrows_walk_along_the_rack_and_round(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Right)  # too early: nothing to walk to yet
    table.follow()
    assert table.view.targets is not None
    targets = table.view.targets
    told = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(table.view.window().focusWidget(), key)
        told += [n for n, button in enumerate(targets.buttons) if button.hasFocus()]
    QTest.keyClick(table.view.window().focusWidget(), Qt.Key.Key_Left)
    told += [n for n, button in enumerate(targets.buttons) if button.hasFocus()]
    assert told == [0, 1, 2, 0, 2]


def test_with_a_tile_picked_arrows_choose_its_place(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    QTest.keyClick(table.view, Qt.Key.Key_Left)
    assert table.scene.chosen == table.scene.places[-1]
