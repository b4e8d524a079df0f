"""The graph of a round."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.learning.review import costliest
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.review_chart import ReviewChart
from tests.windows.replayed import history_of
from tests.windows.reviewed import judged_round


@pytest.fixture
def drawn(qtbot: QtBot) -> Iterator[ReviewChart]:
    window = MainWindow()
    qtbot.addWidget(window)
    made = ReviewChart(14, window)
    made.resize(320, 220)
    yield made
    del window


def test_each_choice_is_a_point_from_what_was_expected_to_what_the_best_would_have_been(
    drawn: ReviewChart,
) -> None:
    made = judged_round(history_of(RuleSetId.FIVE_UP).match.events)
    drawn.show_choices(RULE_SETS[RuleSetId.FIVE_UP], made)
    assert drawn.axis.even == 0
    for point, each in zip(drawn.points, made, strict=True):
        assert point.value == point.low == point.line == each.outlook / 5
        assert point.high == (each.outlook + each.cost) / 5
        assert each.choice.place.tile.name in point.told[0]
    costly = costliest(made)
    assert drawn.signs == {made.index(each): n for n, each in enumerate(costly, 1)}
    assert drawn.accessibleName() == "Expected result of the round"
    drawn.grab()


def test_what_is_not_known_yet_is_not_drawn(drawn: ReviewChart) -> None:
    made = judged_round(history_of().match.events)
    made[1] = made[1]._replace(estimates=())
    drawn.show_choices(RULE_SETS[RuleSetId.MUGGINS], made)
    assert drawn.numbers == [0, *range(2, len(made))]
    drawn.show_choices(RULE_SETS[RuleSetId.MUGGINS], [])
    assert drawn.points == ()
    drawn.grab()
