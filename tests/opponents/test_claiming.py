"""Computers claim what they have seen, and overlook by their level."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import MatchStarted, PlayerKind, PointsClaimed, SeatInfo, TilePlaced
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.opponents.claiming import ATTENTION, claim_of, claimants
from domino_gui.opponents.players import LEVELS, PLAYERS
from domino_gui.opponents.self_play import Seated, play_match
from tests.engine.rigged import dealt, place
from tests.strategies import FORMS, form_name, start


def between(started: MatchStarted, *levels: str) -> MatchStarted:
    """The same match between computers of these levels."""
    seats = [
        SeatInfo(f"{level} {seat}", PlayerKind.COMPUTER, level) for seat, level in enumerate(levels)
    ]
    return replace(started, seats=seats)


def test_whoever_overlooks_nothing_claims_exactly_what_is_there() -> None:
    match = dealt(between(start(hand_size=2, claim=True), "master", "greedy"), "5|5 0|1", "0|5 1|2")
    assert claim_of(match, 0) is None
    place(match, "5|5")
    assert [claim_of(match, seat) for seat in claimants(match)] == [10, 10]
    match.claim(0, 10)
    assert [claim_of(match, seat) for seat in range(2)] == [None, None]
    place(match, "0|5", "5|5 straight-a")
    place(match, "0|1", "0|5 low")
    assert match.claimable is not None
    assert match.claimable.points == 0
    assert [claim_of(match, seat) for seat in range(2)] == [None, None]


@pytest.mark.parametrize("form", [form for form in FORMS if form[0] is not RuleSetId.DRAW],
                         ids=form_name)  # fmt: skip
def test_whole_matches_are_played_and_a_view_claims_what_the_match_does(
    form: tuple[RuleSetId, int, bool],
) -> None:
    rules, seats, partners = form
    started = between(start(rules, seats, partners=partners, claim=True), *LEVELS[:seats])
    seated = [Seated(PLAYERS["greedy"], Random(seat)) for seat in range(seats)]
    match = play_match(started, seated, ShuffledDealer(3))
    assert match.phase is Phase.OVER
    again = Match(started)
    claims = 0
    for event in match.events[1:]:
        if isinstance(event, PointsClaimed):
            claims += 1
            view = Match.replay(seat_view(again.events, event.seat), viewer=event.seat)
            assert claim_of(view, event.seat) == claim_of(again, event.seat) == event.claimed
        again.apply(event)
    assert claims
    assert Match.replay(match.events).scores == match.scores


def test_the_weaker_a_level_the_more_it_overlooks_and_its_opponents_profit() -> None:
    missed = {}
    for level in LEVELS:
        worth = claimed = 0
        for seed in range(6):
            started = between(start(RuleSetId.ALL_FIVES, claim=True), level, "master")
            seated = [Seated(PLAYERS["greedy"], Random(seat)) for seat in range(2)]
            for event in play_match(started, seated, ShuffledDealer(seed)).events:
                if isinstance(event, TilePlaced) and event.seat == 0:
                    worth += event.points > 0
                if isinstance(event, PointsClaimed) and event.seat == 0:
                    claimed += event.points > 0
        missed[level] = worth - claimed
    assert missed["beginner"] > missed["casual"] > missed["master"]
    assert missed["beginner"] > missed["club"]


def test_every_level_that_overlooks_is_a_level() -> None:
    assert set(ATTENTION) < set(LEVELS)
    shares = [ATTENTION[level] for level in LEVELS if level in ATTENTION]
    assert shares == sorted(shares, reverse=True)
