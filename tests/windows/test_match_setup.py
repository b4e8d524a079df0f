from datetime import UTC, datetime

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.events import PlayerKind
from domino_gui.engine.match import Match
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.windows.match_setup import (
    a_seat_on,
    against_computers,
    around_one_machine,
    match_started,
    seatings,
    setup_of,
    usual_names,
    watched,
)
from domino_gui.windows.match_setup import people as sitting
from domino_gui.windows.play_options import Watch
from tests.windows.conftest import people

NOW = datetime(2026, 12, 1, 19, 30, tzinfo=UTC)
PERSON, COMPUTER = PlayerKind.HUMAN, PlayerKind.COMPUTER
YOU, OURS, BOT = SeatSetup(PERSON), SeatSetup(), SeatSetup(level="strong", program="Bot")


@pytest.mark.parametrize("rules", RuleSetId)
def test_every_seating_that_is_offered_can_be_played(rules: RuleSetId) -> None:
    for seats, partners in seatings(rules):
        setup = MatchSetup(rules=rules, seats=seats, partners=partners)
        started = match_started(setup, NOW)
        assert Match(started).rules.partners is partners
        assert len(started.seats) == seats


def test_one_person_is_you_and_several_are_numbered() -> None:
    assert usual_names([YOU, OURS]) == ["You", "Mina"]
    assert usual_names([YOU, OURS, YOU]) == ["Player 1", "Mina", "Player 3"]
    assert len(set(usual_names([OURS] * 4))) == 4


def test_another_s_program_is_called_by_its_name() -> None:
    assert usual_names([YOU, BOT, OURS, BOT]) == ["You", "Bot", "Mina", "Bot 2"]
    # Also where a person sits whose seat a program had before.
    assert usual_names([replace(BOT, player=PERSON), OURS]) == ["You", "Mina"]


def test_the_match_event_tells_who_plays_and_when() -> None:
    players = (
        SeatSetup(PERSON, name="  Ben "),
        SeatSetup(level="expert"),
        SeatSetup(),
        SeatSetup(),
    )
    started = match_started(MatchSetup(players=players), NOW)
    assert [(seat.name, seat.level) for seat in started.seats] == [
        ("Ben", UNSET),
        ("Mina", "expert"),
    ]
    assert started.started == "2026-12-01T19:30:00+00:00"


def test_a_rematch_is_the_same_match_again() -> None:
    setup = MatchSetup(
        rules=RuleSetId.MUGGINS, seats=4, partners=True, house=HouseRules(target=100)
    )
    started = match_started(setup, NOW)
    assert match_started(setup_of(started), NOW) == started


def test_who_plays_by_another_s_program_stands_in_the_match_and_plays_the_rematch() -> None:
    strongest = replace(BOT, level="")
    setup = MatchSetup(RuleSetId.MUGGINS, seats=3, players=(YOU, BOT, strongest, OURS))
    started = match_started(setup, NOW)
    assert [(seat.program, seat.level) for seat in started.seats] == [
        (UNSET, UNSET),
        ("Bot", "strong"),
        ("Bot", UNSET),
    ]
    assert match_started(setup_of(started), NOW) == started


@pytest.mark.parametrize("rules", RuleSetId)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_demonstration_is_between_computers_alone(rules: RuleSetId, seats: int) -> None:
    setup = watched(Watch(rules, seats, "club"))
    assert setup.is_playable
    started = match_started(setup, NOW)
    assert {(seat.player, seat.level) for seat in started.seats} == {(COMPUTER, "club")}


def test_against_computers_one_person_is_left_and_everything_else_kept() -> None:
    chosen = people("Ada", "Bo", rules=RuleSetId.FIVE_UP)
    setup = against_computers(chosen)
    assert (setup.rules, setup.seats) == (RuleSetId.FIVE_UP, 2)
    assert setup.players[0] == chosen.players[0]
    assert setup.players[1] == SeatSetup()
    single = MatchSetup(RuleSetId.MUGGINS, 3)
    assert against_computers(single) is single


def test_against_computers_a_person_joins_those_that_were_watched() -> None:
    setup = against_computers(watched(Watch(RuleSetId.DRAW, 4, "master")))
    assert sitting(setup) == [0]
    assert setup.players[1].level == "master"


def test_around_one_machine_there_are_two_people_at_least() -> None:
    setup = around_one_machine(MatchSetup(RuleSetId.MUGGINS, 4, partners=True))
    assert sitting(setup) == [0, 1]
    assert (setup.seats, setup.partners) == (2, False)
    assert setup.is_playable
    three = people("Ada", "Bo", "Cy")
    assert around_one_machine(three) is three
    odd = MatchSetup(RuleSetId.ALL_FIVES, 4, partners=True, house=HouseRules(hand_size=7))
    assert around_one_machine(odd).is_playable


def test_partners_stay_partners_when_everybody_moves_a_seat_on() -> None:
    setup = people("Ada", "Bo", "Cy", "Di", partners=True)
    moved = a_seat_on(setup)
    assert [player.name for player in moved.players] == ["Di", "Ada", "Bo", "Cy"]
    assert a_seat_on(a_seat_on(people("Ada", "Bo"))) == people("Ada", "Bo")
    assert a_seat_on(people("Ada", "Bo")).players[2:] == people("Ada", "Bo").players[2:]
