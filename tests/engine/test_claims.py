"""The house rule ``claim``: what is scored by whom, and what a wrong claim costs."""

from __future__ import annotations

import io
from typing import Any

import pytest

from domino_gui.engine.events import (
    MatchEnded,
    Pass,
    PointsClaimed,
    RoundSettled,
    TilePlaced,
    encode_events,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import parse_record
from domino_gui.engine.rules import Rule, RuleError, RuleSetId
from domino_gui.engine.seat_view import seat_view
from tests.engine.rigged import dealt, place
from tests.strategies import start

HANDS = ("5|5 0|1", "0|5 1|2")


def led(hands: tuple[str, ...] = HANDS, seats: int = 2, **house: Any) -> Match:
    """A match under ``claim`` in which seat 0 has led the double five, which is worth ten."""
    match = dealt(start(RuleSetId.ALL_FIVES, seats, hand_size=2, claim=True, **house), *hands)
    place(match, "5|5")
    return match


def test_a_placement_says_what_it_is_worth_and_scores_nothing() -> None:
    match = led()
    placed = match.events[-1]
    assert isinstance(placed, TilePlaced)
    assert placed.points == 10
    assert match.scores == [0, 0]
    assert match.claimable is placed


def test_who_placed_scores_by_claiming_and_that_closes_the_matter() -> None:
    match = led()
    assert match.claim(0, 10) == [PointsClaimed(0, 10, 10)]
    assert match.scores == [10, 0]
    assert not any(match.may_claim(seat) for seat in range(2))
    with pytest.raises(RuleError, match="there is nothing to claim") as refusal:
        match.claim(1, 10)
    assert refusal.value.rule is Rule.CLAIM


def test_what_is_left_unclaimed_an_opponent_may_claim() -> None:
    match = led()
    assert match.claim(1, 10) == [PointsClaimed(1, 10, 10)]
    assert match.scores == [0, 10]


@pytest.mark.parametrize("claimed", [0, 5, 11, 15])
def test_a_wrong_claim_costs_five_and_leaves_the_matter_open_to_others(claimed: int) -> None:
    match = led()
    assert match.claim(0, claimed) == [PointsClaimed(0, claimed, -5)]
    assert match.scores == [-5, 0]
    assert not match.may_claim(0)
    assert match.claim(1, 10) == [PointsClaimed(1, 10, 10)]


def test_who_placed_claims_first_or_not_at_all() -> None:
    match = led()
    match.claim(1, 5)
    assert match.scores == [0, -5]
    assert not match.may_claim(0)
    with pytest.raises(RuleError, match="seat 0 may not claim now"):
        match.claim(0, 10)


def test_each_opponent_claims_once_and_a_partner_never() -> None:
    hands = ("5|5 0|1", "0|5 1|2", "2|2 2|3", "3|3 3|4")
    match = led(hands, 4)
    assert [match.may_claim(seat) for seat in range(4)] == [True, True, False, True]
    match.claim(3, 5)
    assert [match.may_claim(seat) for seat in range(4)] == [False, True, False, False]
    match.claim(1, 10)
    assert match.scores == [0, 5]


def test_the_next_action_ends_the_time_for_claims() -> None:
    match = led()
    place(match, "0|5", "5|5 straight-a")
    assert match.may_claim(1)  # what it has just made
    assert match.claimable is match.events[-1]
    match = led(("5|5 0|1", "1|2 3|4"), undrawable=0)
    match.act(1, match.legal_actions()[0])  # a draw
    with pytest.raises(RuleError, match="nothing to claim"):
        match.claim(1, 10)


def test_a_pass_ends_it_too() -> None:
    match = led(("5|5 0|5", "1|2 3|4"))
    match.round.boneyard.clear()
    match.act(1, Pass())
    assert match.claimable is None


def test_what_the_last_tile_makes_is_claimed_before_the_round_is_settled() -> None:
    match = dealt(start(RuleSetId.ALL_FIVES, hand_size=1, claim=True), "1|4", "5|6")
    made = place(match, "1|4")
    assert len(made) == 1
    assert match.phase is Phase.SETTLEMENT
    match.claim(1, 10)
    assert match.phase is Phase.SETTLEMENT
    assert match.close_round()
    match = dealt(start(RuleSetId.ALL_FIVES, hand_size=1, claim=True), "1|4", "5|6")
    place(match, "1|4")
    claim, settled = match.claim(0, 5)
    assert claim == PointsClaimed(0, 5, 5)
    assert isinstance(settled, RoundSettled)
    assert settled.scores == [15, 0]
    with pytest.raises(RuleError):
        match.claim(1, 5)


def test_a_claim_that_reaches_the_target_ends_the_match_at_once() -> None:
    match = led(target=10)
    assert match.phase is Phase.PLAY
    made = match.claim(1, 10)
    assert [type(event) for event in made] == [PointsClaimed, MatchEnded]
    assert match.winners == [1]


def test_the_last_tile_reaching_the_target_by_its_claim_writes_no_round() -> None:
    match = dealt(start(RuleSetId.ALL_FIVES, hand_size=1, target=5, claim=True), "1|4", "5|6")
    place(match, "1|4")
    assert [type(event) for event in match.claim(0, 5)] == [PointsClaimed, MatchEnded]


def test_in_five_up_a_claim_decides_nothing_before_the_settlement() -> None:
    match = dealt(start(RuleSetId.FIVE_UP, hand_size=2, target=10, claim=True), *HANDS)
    place(match, "5|5")
    assert match.claim(0, 10) == [PointsClaimed(0, 10, 10)]
    assert match.phase is Phase.PLAY


def test_exact_target_an_opponent_whose_score_it_would_pass_scores_nothing_by_it() -> None:
    match = led(target=12, exact_target=True)
    match.scores = [0, 5]
    assert match.claim(1, 10) == [PointsClaimed(1, 10, 0)]
    assert match.claimable is None


def test_without_the_house_rule_nothing_is_claimed() -> None:
    match = dealt(start(RuleSetId.ALL_FIVES, hand_size=2), *HANDS)
    place(match, "5|5")
    with pytest.raises(RuleError, match="points are not claimed here") as refusal:
        match.claim(1, 10)
    assert refusal.value.rule is Rule.CLAIM


def test_claims_are_written_read_and_seen_by_every_seat() -> None:
    match = led()
    match.claim(0, 15)
    match.claim(1, 10)
    written = encode_events(match.events)
    assert b'{"event":"claim","seat":0,"claimed":15,"points":-5}' in written
    assert parse_record(io.BytesIO(written)).match.scores == [-5, 10]
    for seat in range(2):
        assert Match.replay(seat_view(match.events, seat), viewer=seat).scores == [-5, 10]


@pytest.mark.parametrize(
    ("claim", "message"),
    [
        (PointsClaimed(0, 10, 5), "points 5, the claim scores 10"),
        (PointsClaimed(0, 15, 15), "points 15, the claim scores -5"),
        (PointsClaimed(0, 15, 0), "points 0, the claim scores -5"),
        (PointsClaimed(2, 10, 10), "seat 2 may not claim now"),
    ],
)
def test_a_claim_told_wrongly_breaks_the_rules(claim: PointsClaimed, message: str) -> None:
    match = led()
    with pytest.raises(RuleError, match=message) as refusal:
        match.apply(claim)
    assert refusal.value.rule is Rule.CLAIM
    assert match.scores == [0, 0]
