from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import (
    Event,
    MatchStarted,
    PlayerKind,
    RoundDealt,
    RoundSettled,
    SeatInfo,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History, exported, read_record, write_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.going_on import can_go_on, gone_on, seated, usual_seat
from domino_gui.game.replay import Replay
from domino_gui.storage.live_record import reseal
from tests.simulated import begun, few_rounds, played_out
from tests.strategies import FORMS, Form, form_name, play_round, start

NOW = "2026-12-01T19:30:00+09:00"
USUAL = ("You", "Mina", "Theo", "Sora", "Juno")
YOU = SeatInfo("Ada", PlayerKind.HUMAN)
BEN = SeatInfo("Ben", PlayerKind.HUMAN)
EXPERT = SeatInfo("Mina", PlayerKind.COMPUTER, "expert")
CLUB = SeatInfo("Theo", PlayerKind.COMPUTER, "club")


def between(*seats: SeatInfo) -> MatchStarted:
    return begun(RuleSetId.MUGGINS, seats)


# -- what goes on ------------------------------------------------------------------------------


@pytest.mark.parametrize("given_away", [False, True], ids=["kept", "given away"])
@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_a_match_goes_on_from_every_step_and_its_record_is_sound(
    form: Form, given_away: bool, tmp_path: Path
) -> None:
    match = few_rounds(form, 3)
    replay = Replay(exported(match.events) if given_away else match.events)
    path, went_on = tmp_path / "on.domino", 0
    for step in range(0, replay.last + 1, 3):
        replay.go_to(step)
        if not can_go_on(replay.match):
            continue
        started, played = gone_on(replay.events, replay.step.length, match.started.seats, NOW)
        assert exported(played) == exported(match.events[1 : replay.step.length])
        history = History(started)
        for event in played:
            history.append(event)
        # The seal is the one that it was dealt under: it need not be sealed anew.
        assert reseal(history) == []
        assert history.practice
        rng = random.Random(step)
        dealer = ShuffledDealer(step)
        while history.match.phase is not Phase.OVER:
            history.match.open_round(dealer)
            play_round(history.match, rng)
        write_record(path, history.match.events)
        assert read_record(path).match.events == history.match.events
        went_on += 1
    assert went_on > 1


def test_it_is_a_match_of_its_own_begun_now_and_practice() -> None:
    match = played_out(between(YOU, EXPERT))
    started, _ = gone_on(match.events, 9, [EXPERT, YOU], NOW)
    assert started == replace(match.started, started=NOW, practice=True, seats=[EXPERT, YOU])


def test_a_key_that_stands_nowhere_stays_lost() -> None:
    match = Match(start())
    match.open_round(ShuffledDealer(1))
    events: list[Event] = exported(match.events)
    _, played = gone_on(events, len(events), match.started.seats, NOW)
    deal = played[-1]
    assert isinstance(deal, RoundDealt)
    assert deal.key is UNSET


def test_there_is_something_to_play_on_in_rounds_and_between_them() -> None:
    match = Match(start(target=60))
    assert not can_go_on(match)
    dealer, rng = ShuffledDealer(2), random.Random(2)
    match.open_round(dealer)
    assert can_go_on(match)
    play_round(match, rng)
    assert isinstance(match.events[-1], RoundSettled)
    assert can_go_on(match)
    match.resign(0)
    assert not can_go_on(match)


# -- who plays ---------------------------------------------------------------------------------


def test_a_person_takes_their_own_seat_and_else_the_one_in_turn() -> None:
    alone = Match(between(EXPERT, YOU))
    assert usual_seat(alone) == 1
    alone.open_round(ShuffledDealer(1))
    assert usual_seat(alone) == 1
    for seats in ((YOU, BEN), (EXPERT, CLUB)):
        match = Match(between(*seats))
        assert usual_seat(match) == 0
        match.open_round(ShuffledDealer(1))
        match.act(match.round.turn, match.legal_actions()[0])
        assert usual_seat(match) == match.round.turn


def test_on_the_own_seat_nothing_changes() -> None:
    started = between(EXPERT, YOU, CLUB)
    assert seated(started, 1, USUAL) == [EXPERT, YOU, CLUB]


def test_a_computer_that_gives_its_seat_up_takes_the_persons() -> None:
    started = between(EXPERT, YOU, CLUB)
    assert seated(started, 2, USUAL) == [EXPERT, CLUB, YOU]


def test_seats_that_others_leave_are_taken_by_computers_as_usual() -> None:
    assert seated(between(YOU, BEN), 0, USUAL) == [
        YOU,
        SeatInfo("Mina", PlayerKind.COMPUTER, "casual"),
    ]
    # Nobody is called as another at the table is.
    assert seated(between(YOU, EXPERT, BEN), 1, USUAL) == [
        EXPERT,
        YOU,
        SeatInfo("Theo", PlayerKind.COMPUTER, "casual"),
    ]


def test_in_a_match_between_computers_the_person_has_the_usual_name() -> None:
    assert seated(between(EXPERT, CLUB), 1, USUAL) == [
        EXPERT,
        SeatInfo("You", PlayerKind.HUMAN),
    ]
