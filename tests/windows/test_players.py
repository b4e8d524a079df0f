from msgspec.structs import replace

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.match import Match
from domino_gui.game.computer import Computer, own_program
from domino_gui.windows.players import players_for
from tests.engine.rigged import dealt
from tests.strategies import start

SEATS = [
    SeatInfo("You", PlayerKind.HUMAN),
    SeatInfo("Mina", PlayerKind.COMPUTER, level="expert", program="/tmp/evil"),
]


def test_each_seat_gets_the_player_that_the_match_names() -> None:
    person, computer = players_for(Match(replace(start(), seats=SEATS)))
    assert person.human
    assert isinstance(computer, Computer)
    assert computer.level == "expert"


def test_a_program_that_a_record_names_is_never_run() -> None:
    (_, computer) = players_for(Match(replace(start(), seats=SEATS)))
    assert isinstance(computer, Computer)
    assert computer._command == own_program()


def test_nobody_thinks_about_a_match_that_is_over() -> None:
    match = dealt(replace(start(hand_size=1), seats=SEATS), "6|6", "4|5")
    match.resign(0)
    assert all(player.human for player in players_for(match))
