from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.statistics import Figures
from domino_gui.windows.interval_bar import Share
from domino_gui.windows.statistics_tables import (
    Group,
    comparison,
    points_in_time,
    shares_in_time,
)

FIGURES = Figures(
    matches=8,
    won=2,
    win_rate=0.25,
    win_low=0.07,
    win_high=0.59,
    rounds=30,
    points_per_round=10.0,
    points_low=5.0,
    points_high=15.0,
    placements=100,
    points_per_placement=2.5,
    scoring_share=0.4,
    best_count=20,
    longest_streak=2,
)
FIVE_UP = Group("Five Up", FIGURES, RuleSetId.FIVE_UP, 0.5)
MIXED = Group("Ada", FIGURES, None)


def test_each_group_has_its_numbers_and_its_bar() -> None:
    content = comparison("Rule set", [FIVE_UP])
    told = dict(zip(content.titles, content.rows[0], strict=False))
    assert told["Rule set"] == "Five Up"
    assert told["Matches"] == "8"
    assert told["Won"] == "25 %"
    assert told["95 % interval"] == Share(0.25, 0.07, 0.59, 0.5)
    assert told["Points per round"] == "2.0"
    assert told["Points per placement"] == "0.5"
    assert told["Scoring placements"] == "40 %"
    assert told["Best count"] == "20"
    assert "7 to 59 %" in content.rows[0]
    assert "1.0 to 3.0" in content.rows[0]
    assert content.told == ["25 % won, between 7 and 59 %; an even share is 50 %"]
    (draw,) = comparison("Rule set", [FIVE_UP._replace(pays=False)]).rows
    assert "40 %" not in draw


def test_points_of_several_rule_sets_have_no_column() -> None:
    content = comparison("Opponent", [MIXED, FIVE_UP])
    assert not {"Points per round", "Points per placement"} & {*content.titles}
    assert all(len(row) == len(content.titles) for row in content.rows)


def test_beside_a_chart_stand_the_numbers_that_it_draws() -> None:
    shares = shares_in_time("Month", [FIVE_UP._replace(name="2026-03")])
    assert shares.rows == [("2026-03", "8", "25 %", "7 to 59 %")]
    points = points_in_time("Month", [FIVE_UP._replace(name="2026-03")])
    assert points.rows == [("2026-03", "30", "2.0", "1.0 to 3.0")]
    assert len(shares.titles) == len(points.titles) == 4
