"""The figures: placements and settlement apart, totals that are the scores."""

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from domino_gui.engine.events import RoundSettled
from domino_gui.engine.match import Match
from domino_gui.windows.rule_set_texts import shown_points
from domino_gui.windows.score_sheet_rounds import sheet_rounds
from domino_gui.windows.score_sheet_table import SheetTable
from tests.engine.rigged import dealt, place
from tests.strategies import start
from tests.windows.sheets import played


def shown(parent: QWidget, match: Match) -> SheetTable:
    table = SheetTable(parent)
    table.set_pixels(14)
    table.show_match(match)
    table.resize(table.minimumWidth(), 300)
    table.show()
    assert not table.grab().isNull()
    return table


def line(table: SheetTable, row: int) -> list[str]:
    items = [table.item(row, column) for column in range(table.columnCount())]
    return ["" if item is None else item.text() for item in items]


def headings(table: SheetTable) -> list[str]:
    items = [table.horizontalHeaderItem(column) for column in range(table.columnCount())]
    return ["" if item is None else item.text() for item in items]


def test_a_round_is_spelled_out_for_each_side(parent: QWidget) -> None:
    match = dealt(start("five-up", hand_size=1), "5|5", "4|5")
    table = shown(parent, match)
    assert line(table, 0) == ["1", "0", "–", "0", "0", "–", "0"]
    place(match, "5|5")
    table.show_match(match)
    assert line(table, 0) == ["1", "2", "0", "2", "0", "−2", "−2"]
    assert headings(table)[:4] == ["Round", "Seat 0: placed", "Seat 0: settled", "Seat 0: total"]


def test_in_draw_nothing_is_placed_for_points(parent: QWidget) -> None:
    assert headings(shown(parent, played("draw", 2, 1))) == [
        *("Round", "Seat 0: settled", "Seat 0: total", "Seat 1: settled", "Seat 1: total")
    ]


@pytest.mark.parametrize(("rules", "seats"), [("all-fives", 2), ("five-up", 3), ("muggins", 4)])
def test_every_round_has_its_line_and_the_last_total_is_the_score(
    parent: QWidget, rules: str, seats: int
) -> None:
    match = played(rules, seats, 5)
    table = shown(parent, match)
    assert table.rowCount() == len(sheet_rounds(match))
    totals = line(table, table.rowCount() - 1)[3::3]
    assert totals == [shown_points(match.rules.rule_set, score) for score in match.scores]


def test_the_longest_number_fits_in_its_column(parent: QWidget) -> None:
    match = played("all-fives", 3, 1)
    settled = match.events[-1]
    assert isinstance(settled, RoundSettled)
    match.events[-1] = replace(settled, points=[262.5, -2.5, 0])
    table = shown(parent, match)
    wanted = QFontMetrics(table.item(0, 3).font()).horizontalAdvance("262.5")  # type: ignore[union-attr]
    assert table.columnWidth(3) >= wanted + 14 // 3 * 2


def test_every_heading_fits_in_its_column(parent: QWidget) -> None:
    table = shown(parent, played("muggins", 4, 2))
    header = table.horizontalHeader()
    assert all(header.sectionSize(column) > 30 for column in range(table.columnCount()))
    assert header.length() <= table.viewport().width()
