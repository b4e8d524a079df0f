"""The paper shows every side and every round, and is as long as it needs to be."""

import pytest
from PySide6.QtWidgets import QWidget

from domino_gui.engine.match import Match
from domino_gui.windows.score_sheet_paper import SheetPaper
from tests.engine.rigged import blocked, dealt, place
from tests.strategies import start
from tests.windows.sheets import played


def written(parent: QWidget, match: Match, width: int = 420) -> SheetPaper:
    paper = SheetPaper(parent)
    paper.set_pixels(14)
    paper.show_match(match)
    paper.resize(width, paper.heightForWidth(width))
    paper.show()
    assert not paper.grab().isNull()
    return paper


def test_scores_are_told_with_halves(parent: QWidget) -> None:
    match = dealt(start(seats=3, hand_size=1), "6|6", "4|5", "1|1")
    blocked(match, "0|4", "2|2", "6|6 0|1")
    paper = written(parent, match)
    assert paper.accessibleDescription().splitlines() == [
        "Seat 0: 7.5 points",
        "Seat 1: 7.5 points",
        "Seat 2: 0 points",
    ]


@pytest.mark.parametrize(("rules", "seats"), [("all-fives", 2), ("five-up", 3), ("muggins", 4)])
def test_each_round_makes_the_sheet_longer(parent: QWidget, rules: str, seats: int) -> None:
    heights = [
        written(parent, played(rules, seats, rounds)).heightForWidth(420) for rounds in (1, 2, 4)
    ]
    assert heights == sorted(set(heights))


def test_a_narrower_sheet_is_longer(parent: QWidget) -> None:
    paper = written(parent, played("muggins", 4, 6))
    narrow = paper.minimumSizeHint().width()
    assert paper.heightForWidth(narrow) > paper.heightForWidth(3 * narrow)


def test_another_score_is_another_picture(parent: QWidget) -> None:
    match = dealt(start(hand_size=2), "5|5 0|0", "4|5 1|1")
    before = written(parent, match).grab().toImage()
    place(match, "5|5")
    assert written(parent, match).grab().toImage() != before


def test_before_the_first_deal_there_are_names_alone(parent: QWidget) -> None:
    assert written(parent, Match(start())).accessibleDescription() == (
        "Seat 0: 0 points\nSeat 1: 0 points"
    )
