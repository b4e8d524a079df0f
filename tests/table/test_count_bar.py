from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from domino_gui.engine.events import Points
from domino_gui.engine.layout import End, Port, ScoringEnd
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.count_bar import CountBarItem, displayed, spelled
from tests.table.painting import palette
from tests.table.tables import started

END = End(Tile(1, 2), Port.LOW)


@pytest.mark.parametrize(
    ("adds", "text"),
    [([4, 6, 6], "4 + 6 + 6 = 16"), ([10], "10"), ([0, 5], "0 + 5 = 5"), ([], "0")],
)
def test_the_sum_is_spelled_out(adds: list[int], text: str) -> None:
    assert spelled([ScoringEnd(END, add) for add in adds], sum(adds)) == text


@pytest.mark.parametrize(
    ("rules", "raw", "text"),
    [
        (RuleSetId.ALL_FIVES, 15, "15"),
        (RuleSetId.ALL_FIVES, 7.5, "7.5"),
        (RuleSetId.FIVE_UP, 15, "3"),
        (RuleSetId.FIVE_UP, 2.5, "0.5"),
        (RuleSetId.FIVE_UP, -10, "-2"),
        (RuleSetId.FIVE_UP, 0, "0"),
    ],
)
def test_points_are_shown_exactly_as_the_rule_set_has_them(
    rules: RuleSetId, raw: Points, text: str
) -> None:
    assert displayed(raw, started(rules).rules) == text


def test_thirteen_ends_fit_into_a_narrow_bar() -> None:
    ends = [ScoringEnd(END, 12)] * 13
    room = QRectF(0, 0, 330, 34)
    bar = CountBarItem((spelled(ends, 156), "no score"), room, palette(), is_paid=False)
    assert bar.bounds.width() <= room.width()
    assert bar.pixels >= 9


def test_a_bar_is_no_wider_than_its_text_needs() -> None:
    room = QRectF(0, 0, 900, 40)
    bar = CountBarItem(("4 + 6 = 10", "scores 10"), room, palette(), is_paid=True)
    assert bar.bounds.width() < 350
