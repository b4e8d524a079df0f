"""A board whose pegs are told apart by shape, and leap only where things may move."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.match import Match
from domino_gui.table.themes import theme, theme_names
from domino_gui.windows.cribbage_board import CribbageBoard, peg_colour, peg_shape
from tests.engine.rigged import dealt, place
from tests.strategies import start
from tests.table.test_themes import contrast


def played() -> Match:
    match = dealt(start("five-up", hand_size=2), "5|5 0|0", "4|5 1|1")
    place(match, "5|5")
    return match


def shown(parent: QWidget, match: Match, pace: float = 0.0) -> CribbageBoard:
    board = CribbageBoard(parent, lambda: pace)
    board.resize(board.sizeHint())
    board.show()
    board.show_match(match)
    board.resize(board.sizeHint())
    return board


def test_the_board_tells_where_the_pegs_stand(parent: QWidget) -> None:
    board = shown(parent, played())
    assert board.accessibleDescription().splitlines() == [
        "Seat 0: front peg 2, back peg 0",
        "Seat 1: front peg 0, back peg 0",
    ]


def test_another_score_is_another_picture(parent: QWidget) -> None:
    match = dealt(start("five-up", hand_size=2), "5|5 0|0", "4|5 1|1")
    board = shown(parent, match)
    before = board.grab().toImage()
    place(match, "5|5")
    board.show_match(match)
    assert board.grab().toImage() != before


def test_without_motion_a_peg_stands_in_its_new_hole_at_once(parent: QWidget) -> None:
    match = dealt(start("five-up", hand_size=2), "5|5 0|0", "4|5 1|1")
    board = shown(parent, match)
    place(match, "5|5")
    board.show_match(match)
    assert board.grab().toImage() == shown(parent, match).grab().toImage()


def test_with_motion_it_leaps_there(parent: QWidget, qtbot: QtBot) -> None:
    match = dealt(start("five-up", hand_size=2), "5|5 0|0", "4|5 1|1")
    board = shown(parent, match, pace=0.1)
    place(match, "5|5")
    with qtbot.waitSignal(board._jump.finished):
        board.show_match(match)
        assert board.grab().toImage() != shown(parent, match).grab().toImage()
    assert board.grab().toImage() == shown(parent, match).grab().toImage()


def test_each_side_has_pegs_of_a_shape_of_its_own() -> None:
    assert len({peg_shape(side, 10).size() for side in range(4)}) == 4


@pytest.mark.parametrize("name", theme_names())
def test_pegs_stand_out_from_the_wood(name: str) -> None:
    chosen = theme(name)
    for side in range(4):
        colour = peg_colour(chosen.room.sides, side)
        assert contrast(colour, chosen.table.wood_dark) >= 3


def test_what_is_no_board_takes_no_room(parent: QWidget) -> None:
    board = shown(parent, Match(start("all-fives")))
    assert board.sizeHint().isEmpty()
    board.resize(80, 80)
    assert not board.grab().isNull()
