import pytest
from PySide6.QtWidgets import QApplication, QWidget

from domino_gui.engine.match import Match
from domino_gui.engine.rules import RULE_SETS, Rules, RuleSetId
from domino_gui.windows.score_panel import ScorePanel, ScoreRow, side_names
from tests.strategies import start


@pytest.fixture
def panel(parent: QWidget) -> ScorePanel:
    made = ScorePanel(parent)
    made.resize(280, 300)
    made.show()
    return made


def height(panel: ScorePanel) -> int:
    rows = panel.findChildren(ScoreRow)
    return sum(row.sizeHint().height() for row in rows)


def names(panel: ScorePanel) -> list[str]:
    rows = panel.findChildren(ScoreRow)
    return [row.accessibleName() for row in rows]


def test_each_side_is_told_with_its_displayed_points(panel: ScorePanel) -> None:
    rules = Rules(RULE_SETS[RuleSetId.FIVE_UP], 2, partners=False)
    panel.show_scores(rules, ["You", "Mina"], [45, -10], turn=0)
    assert names(panel) == ["You: 9 points", "Mina: −2 points"]
    assert [row.in_turn for row in panel.findChildren(ScoreRow)] == [True, False]


def test_points_find_the_score_of_their_side(panel: ScorePanel, parent: QWidget) -> None:
    assert panel.score_point(0, parent) is None  # no match yet
    rules = Rules(RULE_SETS[RuleSetId.FIVE_UP], 2, partners=False)
    panel.show_scores(rules, ["You", "Mina"], [45, -10], turn=0)
    rows = panel.findChildren(ScoreRow)
    QApplication.processEvents()
    for side, row in enumerate(rows):
        point = panel.score_point(side, parent)
        assert point is not None
        assert row.rect().contains(row.mapFrom(parent, point))
        assert point.x() > panel.width() * 0.8


def test_strokes_are_drawn_for_two_sides_where_there_is_room(panel: ScorePanel) -> None:
    rules = Rules(RULE_SETS[RuleSetId.ALL_FIVES], 2, partners=False)
    panel.show_scores(rules, ["You", "Mina"], [175, 130], turn=None)
    low = height(panel)
    panel.set_look(14, tally=True)
    assert height(panel) > low + 40
    assert not panel.grab().isNull()
    muggins = Rules(RULE_SETS[RuleSetId.MUGGINS], 4, partners=False)
    panel.show_scores(muggins, ["A", "B", "C", "D"], [1000, 0, 5, 7.5], turn=2)
    assert height(panel) < 4 * 14 * 4
    draw = Rules(RULE_SETS[RuleSetId.DRAW], 2, partners=False)
    panel.show_scores(draw, ["A", "B"], [0, 0], turn=None)
    assert not panel.grab().isNull()


def test_names_however_long_stay_on_their_line(panel: ScorePanel) -> None:
    rules = Rules(RULE_SETS[RuleSetId.ALL_FIVES], 2, partners=False)
    panel.show_scores(rules, ["<b>" + "x" * 60, "나"], [0, 0], turn=0)
    assert panel.minimumSizeHint().width() < 200
    assert not panel.grab().isNull()


def test_partners_share_a_name() -> None:
    assert side_names(Match(start(seats=4))) == ["Seat 0 + Seat 2", "Seat 1 + Seat 3"]
