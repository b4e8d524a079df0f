import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.match import Match
from domino_gui.engine.seat_view import seat_view
from domino_gui.game.notices import NoticeKind
from domino_gui.game.players import Turn
from domino_gui.game.program import Program, own_program
from domino_gui.storage.programs import AddedProgram
from domino_gui.windows.players import Latecomer, players_for
from tests.engine.rigged import dealt
from tests.strategies import start

HANDS = ("6|6 1|2 1|1 0|0 0|1 0|2 0|3 0|4 0|5", "5|6 2|2 2|3 2|4 2|5 2|6 3|3 3|4 3|5")
SEATS = [
    SeatInfo("You", PlayerKind.HUMAN),
    SeatInfo("Mina", PlayerKind.COMPUTER, level="expert", program="/tmp/evil"),
]


def all_gone(qtbot: QtBot) -> None:
    application = QCoreApplication.instance()
    assert application is not None
    qtbot.waitUntil(lambda: not application.findChildren(Program), timeout=5_000)


def test_each_seat_gets_the_player_that_the_match_names() -> None:
    person, computer = players_for(Match(replace(start(), seats=SEATS)))
    assert person.human
    assert isinstance(computer, Latecomer)
    assert computer.level == "expert"


def test_a_computer_comes_after_the_picture_and_answers_what_was_asked(qtbot: QtBot) -> None:
    match = dealt(replace(start(), seats=SEATS), *HANDS)
    (_, computer) = players_for(match)
    assert isinstance(computer, Latecomer)
    turn = Turn(0, seat_view(match.events, 0), match.legal_actions(), 1)
    with qtbot.waitSignal(computer.chosen, timeout=20_000) as chosen:
        computer.ask(turn)
        assert computer.computer is None
    assert chosen.args is not None
    assert chosen.args[1] in turn.legal
    computer.close()
    all_gone(qtbot)


def test_a_program_that_a_record_names_and_nobody_has_added_is_never_run(qtbot: QtBot) -> None:
    (_, computer) = players_for(Match(replace(start(), seats=SEATS)))
    assert isinstance(computer, Latecomer)
    computer._come()
    assert computer.computer is not None
    assert computer.computer._command == own_program("engine")
    computer.close()
    all_gone(qtbot)


def test_a_program_that_was_added_is_run_as_it_was_added(qtbot: QtBot) -> None:
    evil = AddedProgram("/tmp/evil", (sys.executable, "-c", "raise SystemExit"), "/")
    (_, computer) = players_for(Match(replace(start(), seats=SEATS)), [evil])
    assert isinstance(computer, Latecomer)
    computer._come()
    assert computer.computer is not None
    assert computer.computer._command == [*evil.command]
    assert (computer.computer.level, computer.computer._folder) == ("expert", "/")
    computer.close()
    all_gone(qtbot)


def test_a_program_runs_in_a_folder_that_is_always_the_same(qtbot: QtBot) -> None:
    program = AddedProgram("/tmp/evil", (sys.executable, "-c", "raise SystemExit"))
    (_, computer) = players_for(Match(replace(start(), seats=SEATS)), [program])
    assert isinstance(computer, Latecomer)
    computer._come()
    assert computer.computer is not None
    assert computer.computer._folder == str(Path.home())
    computer.close()
    all_gone(qtbot)


@pytest.mark.parametrize(("level", "played"), [("expert", "expert"), ("champion", "casual")])
def test_for_a_program_that_was_removed_ours_plays_and_that_is_said(
    qtbot: QtBot, level: str, played: str
) -> None:
    seats = [SEATS[0], replace(SEATS[1], level=level, program="Bot\n" + "x" * 1000)]
    (_, computer) = players_for(Match(replace(start(), seats=seats)))
    assert isinstance(computer, Latecomer)
    with qtbot.waitSignal(computer.noticed) as noticed:
        computer.prepare()
    assert noticed.args is not None
    told = noticed.args[0]
    assert told.kind is NoticeKind.PROGRAM_MISSING
    assert told.detail.startswith("Bot")
    assert len(told.detail) < 200
    assert computer.level == played
    computer.close()
    all_gone(qtbot)


def test_a_question_taken_back_before_it_came_is_not_asked(qtbot: QtBot) -> None:
    match = dealt(replace(start(), seats=SEATS), *HANDS)
    (_, computer) = players_for(match)
    computer.ask(Turn(0, seat_view(match.events, 0), match.legal_actions(), 1))
    computer.cancel()
    computer.close()
    with qtbot.assertNotEmitted(computer.chosen, wait=100):
        pass


def test_nobody_thinks_about_a_match_that_is_over() -> None:
    match = dealt(replace(start(hand_size=1), seats=SEATS), "6|6", "4|5")
    match.resign(0)
    assert all(player.human for player in players_for(match))
