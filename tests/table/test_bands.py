from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor

from domino_gui.engine.rules import RuleSetId
from domino_gui.table.arrangement import arrange
from domino_gui.table.bands import BandItem, bands
from tests.table.painting import COLOURS, rendered
from tests.table.tables import Table, TableOf, played

CLOTH = QColor(20, 90, 90)
PLAIN = replace(COLOURS, table_light=CLOTH, table=CLOTH, table_far=CLOTH, cloth=0)


def test_they_cover_all_above_and_below_the_table_and_nothing_of_it() -> None:
    arrangement = arrange(QSizeF(980, 720), 4)
    above, below = bands(arrangement, 1.0, PLAIN)
    for band in (above, below):
        image = rendered(band, QRectF(0, 0, 980, 720))
        covered = [y for y in range(720) if image.pixelColor(10, y) == CLOTH]
        assert covered == [
            y
            for y in range(720)
            if (y < arrangement.window.top()) == (band is above)
            and (y < arrangement.window.top() or y >= arrangement.window.bottom())
        ]
        assert image.pixelColor(490, round(arrangement.table.center().y())) == Qt.GlobalColor.black


def _bands(table: Table) -> list[BandItem]:
    return [item for item in table.scene.items() if isinstance(item, BandItem)]


def test_only_a_zoomed_table_needs_them(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.FIVE_UP, 4, 14))
    assert not _bands(table)
    table.scene.zoom(3)
    assert len(_bands(table)) == 2
    table.scene.show_all()
    assert not _bands(table)


def test_they_are_not_painted_again_while_the_table_moves_below_them(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.FIVE_UP, 4, 14))
    table.scene.zoom(3)
    before = {band.pixmap().cacheKey() for band in _bands(table)}
    table.scene.pan(QPointF(40, 10))
    assert {band.pixmap().cacheKey() for band in _bands(table)} == before


def test_labels_and_racks_look_the_same_over_a_zoomed_table(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.FIVE_UP, 4, 14))
    window = table.stage.arrangement.window.toRect()
    outside = [
        table.view.viewport().rect().adjusted(0, 0, 0, window.top() - table.view.height()),
        table.view.viewport().rect().adjusted(0, window.bottom() + 1, 0, 0),
    ]
    before = table.picture()
    table.scene.zoom(3)
    after = table.picture()
    assert before != after
    for part in outside:
        assert before.copy(part) == after.copy(part)
