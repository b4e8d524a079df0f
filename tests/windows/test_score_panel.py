from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Match
from domino_gui.windows.score_panel import ScorePanel, ScoreRow, side_names
from tests.engine.rigged import dealt, place
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


def picture(panel: ScorePanel) -> QImage:
    QApplication.processEvents()  # rows that have just come are seen
    return panel.grab().toImage()


def names(panel: ScorePanel) -> list[str]:
    rows = panel.findChildren(ScoreRow)
    return [row.accessibleName() for row in rows]


def scored(rules: str, seats: int, *scores: float, **how: Any) -> Match:
    """A match in its first round, with these raw scores."""
    match = Match(start(rules, seats, **how))
    match.open_round(ShuffledDealer(1))
    match.scores = [*scores]
    return match


def test_each_side_is_told_with_its_displayed_points(panel: ScorePanel) -> None:
    match = scored("five-up", 2, 45, -10)
    panel.show_match(match)
    assert names(panel) == ["Seat 0: 9 points", "Seat 1: −2 points"]
    turns = [row.in_turn for row in panel.findChildren(ScoreRow)]
    assert turns == [match.round.turn == 0, match.round.turn == 1]


def test_points_find_the_score_of_their_side(panel: ScorePanel, parent: QWidget) -> None:
    assert panel.score_point(0, parent) is None  # no match yet
    panel.show_match(scored("five-up", 2, 45, -10))
    rows = panel.findChildren(ScoreRow)
    QApplication.processEvents()
    for side, row in enumerate(rows):
        point = panel.score_point(side, parent)
        assert point is not None
        assert row.rect().contains(row.mapFrom(parent, point))
        assert point.x() > panel.width() * 0.8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strokes_are_drawn_for_all_sides_where_there_is_room(panel: ScorePanel, seats: int) -> None:
    panel.show_match(scored("muggins", seats, *(175, 1000, 2.5, -7.5)[:seats], partners=False))
    low = height(panel)
    panel.set_look(14, is_roomy=True)
    assert height(panel) > low + seats * 20
    assert not picture(panel).isNull()


def test_where_one_round_decides_no_score_is_kept(panel: ScorePanel) -> None:
    panel.show_match(scored("draw", 2, 0, 0))
    low = height(panel)
    panel.set_look(14, is_roomy=True)
    assert height(panel) == low


def test_five_up_is_pegged_where_that_is_wanted_and_there_is_room(panel: ScorePanel) -> None:
    match = dealt(start("five-up", hand_size=2), "5|5 0|0", "4|5 1|1")
    place(match, "5|5")
    panel.set_look(14, is_roomy=True)
    panel.show_match(match)
    strokes = picture(panel)
    panel.peg_five_up(wanted=True)
    pegged = picture(panel)
    assert pegged != strokes
    panel.set_look(14, is_roomy=False)
    assert picture(panel) not in (strokes, pegged)
    panel.set_look(14, is_roomy=True)
    assert picture(panel) == pegged
    panel.peg_five_up(wanted=False)
    assert picture(panel) == strokes


def test_names_however_long_stay_on_their_line(panel: ScorePanel) -> None:
    match = scored("all-fives", 2, 0, 0)
    seats = [replace(seat, name="<b>" + "x" * 60) for seat in match.started.seats]
    match.started = replace(match.started, seats=seats)
    panel.show_match(match)
    assert panel.minimumSizeHint().width() < 200
    assert not picture(panel).isNull()


def test_partners_share_a_name() -> None:
    assert side_names(Match(start(seats=4))) == ["Seat 0 + Seat 2", "Seat 1 + Seat 3"]
