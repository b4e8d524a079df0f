"""The panel of a review."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.review_panel import ReviewPanel
from tests.windows.replayed import history_of
from tests.windows.reviewed import judged_round

RULES = RULE_SETS[RuleSetId.MUGGINS]


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[ReviewPanel]:
    window = MainWindow()
    qtbot.addWidget(window)
    made = ReviewPanel(QAction("on", window), QAction("close", window), window)
    made.set_look(14, roomy=True)
    made.resize(320, 700)
    yield made
    del window


def test_while_a_round_is_looked_at_its_grade_waits(panel: ReviewPanel) -> None:
    made = judged_round(history_of().match.events)
    panel.show_round(1, RULES, [*made[:-1], made[-1]._replace(estimates=())])
    assert panel.grade.text() == "Being looked at…"
    panel.show_round(1, RULES, made)
    assert panel.grade.text().startswith("This round:")
    panel.show_round(2, RULES, [])
    assert "nothing to choose" in panel.grade.text()
    assert panel.list.isHidden()
    assert panel.chart.isHidden()


def test_progress_is_told_until_it_is_over(panel: ReviewPanel) -> None:
    panel.show_progress(0.25, running=True, over=False)
    assert panel.progress.value() == 250
    assert panel.progress.accessibleDescription() == "25 %"
    assert panel.stop.text() == "Stop"
    panel.show_progress(0.25, running=False, over=False)
    assert panel.stop.text() == "Go on reviewing"
    panel.show_progress(1, running=False, over=True)
    assert panel.progress.isHidden()
    assert panel.stop.isHidden()


def test_people_are_offered_where_there_are_several(panel: ReviewPanel) -> None:
    chosen: list[int] = []
    panel.person_chosen.connect(chosen.append)
    panel.offer_people([(0, "Ada")], 0)
    assert panel.people.isHidden()
    panel.offer_people([(0, "Ada"), (2, "Theo " + "x" * 80)], 0)
    assert not panel.people.isHidden()
    assert len(panel.people.itemText(1)) < 80
    panel.people.activated.emit(1)
    assert chosen == [2]


def test_everything_has_a_name_and_fits(panel: ReviewPanel, qtbot: QtBot) -> None:
    panel.show_round(1, RULES, judged_round(history_of().match.events))
    panel.offer_people([(0, "Ada"), (1, "Mina")], 0)
    with qtbot.waitExposed(panel.window()):
        panel.window().show()
    for widget in (panel.chart, panel.list, panel.people, panel.progress):
        assert widget.accessibleName()
    for button in (panel.go_on, panel.over_time, panel.close_button):
        assert button.width() >= button.minimumSizeHint().width()
