"""What is kept of a match, on rigged matches whose figures are known and on matches by chance."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from domino_gui.engine.events import (
    Event,
    MatchEnded,
    MatchStarted,
    RoundSettled,
    TilePlaced,
    Undone,
)
from domino_gui.engine.record import History
from domino_gui.storage.summary import Played, Summary, summarize
from tests.engine.rigged import dealt, place
from tests.simulated import begun, played_out
from tests.strategies import FORMS, set_ups, start


def summary(events: Sequence[Event]) -> Summary:
    history = History(events[0])
    for event in events[1:]:
        history.append(event)
    return summarize(history)


def test_a_rigged_match_by_hand() -> None:
    # Double five pays 10; 5|6 makes 10 + 6 and pays nothing; 5|0 makes 0 + 6.
    match = dealt(start("all-fives", hand_size=2), "5|5 0|5", "5|6 1|2")
    place(match, "5|5")
    place(match, "5|6", "5|5 straight-a")
    place(match, "0|5", "5|5 straight-b")
    told = summary(match.events)
    assert [seat.played for seat in told.seats] == [Played(2, 1, 10, 10), Played(1, 0, 0, 0)]
    # Seat 0 went out; 1|2 is 3, rounded to 5.
    assert [seat.points for seat in told.seats] == [15, 0]
    assert (told.rounds, told.dealt, told.over) == (1, 1, False)
    assert {seat.outcome for seat in told.seats} == {None}


def test_a_round_that_is_not_over_does_not_count_as_one() -> None:
    match = dealt(start("all-fives", hand_size=2), "5|5 0|5", "5|6 1|2")
    place(match, "5|5")
    told = summary(match.events)
    assert (told.rounds, told.dealt) == (0, 1)
    assert [(seat.score, seat.points) for seat in told.seats] == [(10, 0), (0, 0)]


def test_a_round_in_which_the_target_is_reached_counts() -> None:
    match = dealt(start("all-fives", hand_size=2, target=10), "5|5 0|5", "5|6 1|2")
    place(match, "5|5")
    told = summary(match.events)
    assert (told.rounds, told.over) == (1, True)
    assert [(seat.points, seat.outcome, seat.share) for seat in told.seats] == [
        (10, 1, 1),
        (0, -1, 0),
    ]


def test_a_match_given_up_is_lost_and_its_last_round_counts_for_nothing() -> None:
    match = dealt(start("all-fives", hand_size=2), "5|5 0|5", "5|6 1|2")
    place(match, "5|5")
    match.resign(0)
    told = summary(match.events)
    assert (told.rounds, told.resigned, told.over) == (0, 0, True)
    assert [(seat.points, seat.outcome) for seat in told.seats] == [(0, -1), (0, 1)]


def test_a_win_is_shared_by_all_that_win() -> None:
    match = dealt(start("muggins", 3, hand_size=2), "5|5 0|5", "5|6 1|2", "0|0 0|1")
    place(match, "5|5")
    match.resign(0)
    told = summary(match.events)
    assert [(seat.outcome, seat.share) for seat in told.seats] == [(-1, 0), (1, 0.5), (1, 0.5)]


def test_partners_win_together() -> None:
    match = played_out(begun(seats=4))
    told = summary(match.events)
    assert [seat.side for seat in told.seats] == [0, 1, 0, 1]
    assert [seat.share for seat in told.seats] == [
        float(seat.side == match.winners[0]) for seat in told.seats if match.winners
    ]


def test_a_drawn_game_is_neither_won_nor_lost() -> None:
    matches = (played_out(begun("draw"), seed) for seed in range(400))
    told = summary(next(match.events for match in matches if match.winners == []))
    assert [(seat.outcome, seat.share) for seat in told.seats] == [(0, 0), (0, 0)]


def test_a_placement_pays_what_its_player_claims() -> None:
    match = dealt(start("all-fives", hand_size=2, claim=True), "5|5 0|1", "0|5 1|2")
    place(match, "5|5")
    match.claim(0, 10)
    assert summary(match.events).seats[0].played == Played(1, 1, 10, 10)
    match = dealt(start("all-fives", hand_size=2, claim=True), "5|5 0|1", "0|5 1|2")
    place(match, "5|5")
    match.claim(1, 10)
    told = summary(match.events)
    assert [seat.played for seat in told.seats] == [Played(1), Played()]
    assert [seat.score for seat in told.seats] == [0, 10]


def test_what_was_undone_does_not_count_and_leaves_practice() -> None:
    events = played_out(begun(target=10)).events
    short = events[: len(events) // 2]
    told = summary([*events, Undone(len(short))])
    assert told == summary(short)._replace(practice=True)


@pytest.mark.parametrize(
    ("started", "due"),
    [
        ("2026-12-01T19:30:00+09:00", datetime(2026, 12, 1, 10, 30, tzinfo=UTC)),
        ("2026-12-01T19:30:00Z", datetime(2026, 12, 1, 19, 30, tzinfo=UTC)),
        ("", None),
        ("yesterday", None),
        ("0001-01-01T00:00:00+14:00", None),
        ("0001-01-01T00:00:00", None),
        ("9999-12-31T23:59:59-14:00", None),
        ("9999-12-31T23:59:59", None),
        ("1969-12-31T23:59:59Z", None),
        ("x" * 60_000, None),
    ],
)
def test_a_date_that_cannot_be_is_none(started: str, due: datetime | None) -> None:
    assert summary([replace(start(), started=started)]).started == due
    assert summary([start()]).started is None


def test_a_time_without_a_zone_is_local() -> None:
    told = summary([replace(start(), started="2026-12-01T19:30:00")]).started
    assert told == datetime(2026, 12, 1, 19, 30).astimezone()


@settings(max_examples=settings().max_examples // 3)
@given(st.sampled_from(FORMS), st.integers(0, 10**6), st.data())
def test_nothing_counts_twice_and_nothing_is_left_out(
    form: tuple, seed: int, data: st.DataObject
) -> None:
    rules, seats, partners = form
    house = {} if rules == "draw" else {"target": 60}
    events = played_out(start(rules, seats, partners=partners, **house), seed).events
    events = events[: data.draw(st.integers(1, len(events)))]
    told = summary(events)
    placed = [event for event in events if isinstance(event, TilePlaced)]
    assert sum(seat.played.placements for seat in told.seats) == len(placed)
    assert sum(seat.played.points for seat in told.seats) == sum(event.points for event in placed)
    settled = [event for event in events if isinstance(event, RoundSettled)]
    ended = [event for event in events if isinstance(event, MatchEnded)]
    cut_short = bool(ended) and not isinstance(events[-2], RoundSettled)
    assert told.rounds == len(settled) + cut_short
    last = ended or settled[-1:]
    scores = last[0].scores if last else [0] * 4
    assert [seat.points for seat in told.seats] == [scores[seat.side] for seat in told.seats]
    shares = sum({seat.side: seat.share or 0 for seat in told.seats}.values())
    assert shares == pytest.approx(int(bool(ended and ended[0].winners)))


@settings(max_examples=settings().max_examples // 2)
@given(set_ups())
def test_a_match_that_has_just_begun_has_a_summary(started: MatchStarted) -> None:
    told = summarize(History(started))
    assert (told.rounds, told.dealt, told.over) == (0, 0, False)
    assert [seat.info for seat in told.seats] == started.seats
