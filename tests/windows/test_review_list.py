"""The list of choices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.learning.review import costliest
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.review_list import Column, ReviewList
from tests.windows.replayed import history_of
from tests.windows.reviewed import judged_round

RULES = RULE_SETS[RuleSetId.MUGGINS]


@pytest.fixture
def rows(qtbot: QtBot) -> Iterator[ReviewList]:
    window = MainWindow()
    qtbot.addWidget(window)
    rows = ReviewList(window)
    rows.set_pixels(14)
    rows.resize(300, 200)
    rows.show_choices(RULES, judged_round(history_of().match.events))
    yield rows
    del window


def test_each_choice_is_a_row_with_its_tile_its_cost_and_its_sign(rows: ReviewList) -> None:
    made = judged_round(history_of().match.events)
    costly = costliest(made)
    assert rows.rowCount() == len(made)
    for row, each in enumerate(made):
        tile, cost = rows.item(row, Column.TILE), rows.item(row, Column.COST)
        sign = rows.item(row, Column.SIGN)
        assert tile is not None
        assert cost is not None
        assert sign is not None
        assert tile.data(Qt.ItemDataRole.UserRole) == each.choice.place.tile.name
        wanted = costly.index(each) + 1 if each in costly else None
        assert sign.data(Qt.ItemDataRole.UserRole) == wanted
        told = sign.data(Qt.ItemDataRole.AccessibleTextRole)
        assert told == f"Choice {row + 1}: {each.choice.place.tile.name}, {cost.text()}"
    rows.grab()  # painted without a complaint


def test_only_a_person_s_walk_is_told(rows: ReviewList) -> None:
    walked: list[int] = []
    rows.walked.connect(walked.append)
    rows.go_to(2)
    assert rows.currentRow() == 2
    rows.show_choices(RULES, judged_round(history_of().match.events))
    assert (rows.currentRow(), walked) == (2, [])
    QTest.keyClick(rows, Qt.Key.Key_Up)
    QTest.keyClick(rows, Qt.Key.Key_Return)
    assert walked == [1, 1]
    middle = rows.visualRect(rows.model().index(0, Column.TILE)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert walked[-1] == 0
    rows.go_to(-1)
    assert rows.currentRow() == -1
    assert not rows.selectedItems()
