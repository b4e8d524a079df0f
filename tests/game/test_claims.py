"""House rule ``claim`` at the controller: who is asked when, and that it always comes to an end."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import (
    Event,
    PlayerKind,
    PointsClaimed,
    RoundSettled,
    TilePlaced,
    encode_events,
)
from domino_gui.engine.match import Phase
from domino_gui.engine.record import History, read_record
from domino_gui.engine.rules import Rule, RuleError, RuleSetId
from domino_gui.game.claims import Asked, ClaimWindow
from domino_gui.game.players import Human, Player
from domino_gui.storage.live_record import LiveRecord
from tests.claimable import last_tile, led, seated
from tests.game.table import Scripted, Table, between_computers
from tests.strategies import FORMS, form_name, start

OpenTable = Callable[..., Table]
CLAIMING = [form for form in FORMS if form[0] is not RuleSetId.DRAW]


def sit(open_table: OpenTable, match: History | LiveRecord) -> Table:
    """Seat people, and computers that never choose."""
    history = match.history if isinstance(match, LiveRecord) else match
    seats = history.match.started.seats
    players: list[Player] = [
        Human() if seat.player is PlayerKind.HUMAN else Scripted(waits=True) for seat in seats
    ]
    return open_table(match, players)


def claims(table: Table) -> list[tuple[int, int, object]]:
    return [(e.seat, e.claimed, e.points) for e in table.events if isinstance(e, PointsClaimed)]


def asked(table: Table) -> tuple[int, ...]:
    return table.controller.claimants


def until(qtbot: QtBot, table: Table, name: str, times: int = 1) -> None:
    qtbot.waitUntil(lambda: table.names().count(name) >= times, timeout=10_000)


# -- who is asked ----------------------------------------------------------------------------------


def test_who_placed_is_asked_first_then_people_then_computers() -> None:
    hands = ("5|5 0|1", "0|5 1|2", "2|2 2|3", "3|3 3|4")
    match = led(None, "master", "master", None, hands=hands).match
    window = ClaimWindow([True, False, False, True])
    assert window.asked(match) == Asked((0,), are_people=True)
    window.let_be([0])
    assert window.asked(match) == Asked((3,), are_people=True)
    window.let_be([3])
    assert window.asked(match) == Asked((1,), are_people=False)
    window.let_be([1])
    assert window.asked(match) is None  # a partner may not
    assert window.close(match)
    assert not window.close(match)


# -- at the table ----------------------------------------------------------------------------------


def test_a_person_is_asked_and_claims_their_own(open_table: OpenTable, qtbot: QtBot) -> None:
    table = sit(open_table, led(None, "master"))
    table.controller.start()
    until(qtbot, table, "claiming")
    assert asked(table) == (0,)
    table.controller.claim(0, 10)
    until(qtbot, table, "thinking")
    assert claims(table) == [(0, 10, 10)]
    assert "claims_over" not in table.names()


def test_what_a_person_lets_be_a_computer_claims(open_table: OpenTable, qtbot: QtBot) -> None:
    table = sit(open_table, led(None, "master"))
    table.controller.start()
    until(qtbot, table, "claiming")
    table.controller.let_be()
    until(qtbot, table, "thinking")
    assert claims(table) == [(1, 10, 10)]


def test_a_wrong_claim_leaves_it_to_the_others(open_table: OpenTable, qtbot: QtBot) -> None:
    table = sit(open_table, led(None, "master"))
    table.controller.start()
    until(qtbot, table, "claiming")
    table.controller.claim(0, 15)
    until(qtbot, table, "thinking")
    assert claims(table) == [(0, 15, -5), (1, 10, 10)]


def test_the_time_for_a_claim_runs_out_by_itself(open_table: OpenTable, qtbot: QtBot) -> None:
    table = sit(open_table, led(None, None))
    table.controller.set_claim_time(1)
    table.controller.start()
    until(qtbot, table, "choosing")
    assert [name for name in table.names() if "claim" in name] == [
        *("claiming", "claiming"), *("claiming", "claiming"), "claims_over",
    ]  # fmt: skip
    assert claims(table) == []
    assert table.controller.match.round.turn == 1


def test_without_an_end_it_waits_until_people_go_on(open_table: OpenTable, qtbot: QtBot) -> None:
    table = sit(open_table, led(None, None))
    table.controller.set_claim_time(0)
    table.controller.start()
    until(qtbot, table, "claiming")
    assert table.controller.claim_time_left is None
    table.controller.let_be()
    until(qtbot, table, "claiming", 3)
    assert asked(table) == (1,)
    table.controller.let_be()
    until(qtbot, table, "claims_over")
    assert asked(table) == ()


def test_the_time_stands_still_while_the_table_moves(open_table: OpenTable) -> None:
    table = sit(open_table, led(None, None))
    controller = table.controller
    controller.set_claim_time(60_000)
    controller.hold(held=True)
    controller.start()
    assert asked(table) == (0,)
    assert controller.claim_time_left == 0
    controller.hold(held=False)
    assert controller.claim_time_left is not None
    assert controller.claim_time_left > 0
    controller.hold(held=True)
    assert controller.claim_time_left == 0


def test_nobody_moves_before_the_matter_is_over(open_table: OpenTable) -> None:
    table = sit(open_table, led(None, None))
    table.controller.start()
    with pytest.raises(RuleError, match="may still be claimed") as refusal:
        table.controller.submit(1, table.controller.match.legal_actions()[0])
    assert refusal.value.rule is Rule.NOT_NOW
    with pytest.raises(RuleError, match="seat 1 may not claim now"):
        table.controller.claim(1, 10)


def test_several_people_at_the_screen_are_asked_at_once(open_table: OpenTable) -> None:
    hands = ("5|5 0|1", "0|5 1|2", "2|2 2|3")
    table = sit(open_table, led(None, None, None, hands=hands))
    controller = table.controller
    controller.start()
    controller.let_be()
    assert asked(table) == (1, 2)
    controller.claim(2, 5)
    assert asked(table) == (1,)
    controller.claim(1, 10)
    assert claims(table) == [(2, 5, -5), (1, 10, 10)]
    assert asked(table) == ()


def test_undoing_asks_nobody_again(open_table: OpenTable, qtbot: QtBot) -> None:
    table = sit(open_table, led(None, None))
    controller = table.controller
    controller.start()
    controller.claim(0, 10)
    controller.submit(1, controller.match.legal_actions()[0])
    controller.let_be()
    controller.let_be()
    until(qtbot, table, "choosing", 2)
    controller.undo()
    assert asked(table) == ()
    assert controller.match.round.turn == 1
    controller.redo()
    assert asked(table) == ()
    assert controller.match.round.turn == 0


def test_undone_in_the_middle_of_it_and_redone_it_goes_on(open_table: OpenTable) -> None:
    table = sit(open_table, led(None, None))
    controller = table.controller
    controller.start()
    assert asked(table) == (0,)
    controller.undo()
    assert asked(table) == ()
    controller.redo()
    assert asked(table) == (0,)


def test_at_the_end_of_a_round_it_is_claimed_before_the_settlement(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table = sit(open_table, last_tile(None, None))
    controller = table.controller
    controller.start()
    assert asked(table) == (0,)
    controller.claim(0, 5)
    until(qtbot, table, "round_over")
    assert [type(event) for event in table.events[-2:]] == [PointsClaimed, RoundSettled]
    table = sit(open_table, last_tile(None, None))
    table.controller.start()
    table.controller.let_be()
    table.controller.let_be()
    until(qtbot, table, "round_over")
    assert claims(table) == []


@pytest.mark.parametrize("ends", [False, True])
def test_a_file_that_stops_in_the_middle_of_it_goes_on_there(
    open_table: OpenTable, tmp_path: Path, qtbot: QtBot, ends: bool
) -> None:
    history = last_tile(None, "master") if ends else led(None, "master")
    path = tmp_path / "stopped.domino"
    path.write_bytes(encode_events(history.match.events))
    again = sit(open_table, LiveRecord.resume(path))
    again.controller.start()
    assert asked(again) == (0,)
    again.controller.let_be()
    until(qtbot, again, "round_over" if ends else "thinking")
    again.controller.close()
    (claim,) = [each for each in read_record(path).match.events if isinstance(each, PointsClaimed)]
    assert claim.seat == 1


def test_giving_up_in_the_middle_of_it_ends_the_match(open_table: OpenTable, qtbot: QtBot) -> None:
    table = sit(open_table, led(None, "master"))
    table.controller.start()
    table.controller.resign(0)
    until(qtbot, table, "match_over")
    assert asked(table) == ()
    assert table.controller.match.winners == [1]


@pytest.mark.parametrize("form", CLAIMING, ids=form_name)
def test_whole_matches_come_to_their_end(
    open_table: OpenTable, qtbot: QtBot, form: tuple[RuleSetId, int, bool]
) -> None:
    """People claim rightly, wrongly or not at all, as it comes; nobody is left waiting."""
    rules, number, partners = form
    levels = [None, "beginner", None, "casual"][:number]
    started = seated(start(rules, number, partners=partners, claim=True, target=45), *levels)
    table = open_table(started, [Scripted() if level else Human() for level in levels], keep=True)
    table.play_by_itself()
    rng = random.Random(number)

    def answer(seats: tuple[int, ...]) -> None:
        if not seats:
            return
        placed = table.controller.match.claimable
        assert placed is not None
        choice = rng.random()
        if choice < 0.4:
            table.controller.claim(rng.choice(seats), int(placed.points))
        elif choice < 0.5:
            table.controller.claim(rng.choice(seats), 35)
        else:
            table.controller.let_be()

    table.controller.claiming.connect(answer)
    table.play_to_the_end(qtbot)
    assert table.record is not None
    assert read_record(table.record.path).match.phase is Phase.OVER
    assert {0} < {seat for seat, _, _ in claims(table)}


def test_computers_alone_claim_by_themselves(open_table: OpenTable, qtbot: QtBot) -> None:
    started = between_computers(start(RuleSetId.MUGGINS, 3, claim=True, target=40))
    table = open_table(started, [Scripted() for _ in range(3)])
    table.controller.set_claim_time(0)
    table.play_to_the_end(qtbot)
    assert "claiming" not in table.names()
    events: list[Event] = table.events
    worth = [event for event in events if isinstance(event, TilePlaced) and event.points]
    assert worth
    assert claims(table)
