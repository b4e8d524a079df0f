"""The table at the end of a match: nobody's name cut beyond recognition, every figure right."""

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from domino_gui.engine.events import SeatInfo
from domino_gui.engine.match import Match
from domino_gui.windows.result_standings import Standings
from tests.engine.rigged import blocked, dealt, place
from tests.strategies import start


def shown(parent: QWidget, match: Match) -> Standings:
    standings = Standings(parent)
    standings.resize(190, 90)
    standings.set_pixels(12)
    standings.show_match(match)
    standings.show()
    assert not standings.grab().isNull()
    return standings


def test_score_distance_and_best_tile_stand_beside_each_side(parent: QWidget) -> None:
    match = dealt(start("five-up", seats=3, hand_size=1, target=10), "5|5", "1|2", "0|0")
    place(match, "5|5")
    assert shown(parent, match).accessibleName().splitlines() == [
        "Seat 0: Score 2, Behind –, Best tile 2",
        "Seat 1: Score −1, Behind 3, Best tile –",
        "Seat 2: Score 0, Behind 2, Best tile –",
    ]


def test_in_draw_no_tile_scores_and_between_two_there_is_one_distance(parent: QWidget) -> None:
    match = dealt(start("draw", hand_size=1), "6|6", "4|5")
    blocked(match, "1|5", "2|4")
    text = shown(parent, match).accessibleName()
    assert text == "Seat 0: Score 0\nSeat 1: Score 0"


def test_there_is_a_line_for_each_side_and_long_names_fit(parent: QWidget) -> None:
    seats = [SeatInfo("W" * 64, seat.player) for seat in start("muggins", 4).seats]
    match = Match(replace(start("muggins", 4, partners=False), seats=seats))
    match.resign(0)
    standings = shown(parent, match)
    assert standings.sizeHint().height() == 5 * 17
    assert standings.minimumSizeHint().width() == 0
