"""Whose rack may be seen, and who may take a move back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import LotTurned, PlayerKind, RoundDealt, TilePlaced
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.windows import curtain
from domino_gui.windows.curtain import Curtain, only_person
from tests.strategies import start

H, C = PlayerKind.HUMAN, PlayerKind.COMPUTER


def between(*kinds: PlayerKind, rules: RuleSetId = RuleSetId.MUGGINS) -> Match:
    """A match of these players whose first round is dealt."""
    started = start(rules, len(kinds))
    seats = [replace(seat, player=kind) for seat, kind in zip(started.seats, kinds, strict=True)]
    match = Match(replace(started, seats=seats))
    match.open_round(ShuffledDealer(1))
    return match


def move(match: Match) -> TilePlaced:
    """Place the first tile that can be placed; draws and passes come before it."""
    while True:
        event = match.act(match.round.turn, match.legal_actions()[0])[0]
        if isinstance(event, TilePlaced):
            return event


def test_who_plays_alone_always_sees_their_rack() -> None:
    match = between(C, H, C)
    alone = Curtain(match)
    assert alone.people == [1]
    assert alone.viewer == only_person(match) == alone.bottom == 1
    assert not alone.is_shared
    for event in (match.events[-1], move(match), move(match)):
        assert not alone.falls(event, match)
    assert alone.viewer == 1
    assert alone.may_take_back(1, 0)


def test_several_people_see_nothing_until_one_takes_over() -> None:
    shared = Curtain(between(H, C, H))
    assert shared.is_shared
    seen = [(shared.viewer, shared.bottom)]
    shared.fall(2)
    seen.append((shared.viewer, shared.bottom))
    shared.take_over(2, 4)
    seen.append((shared.viewer, shared.bottom))
    assert seen == [(None, None), (None, 2), (2, 2)]


def test_it_falls_when_anothers_turn_comes_and_not_for_a_computers() -> None:
    match = between(H, C, H)
    shared, leader = Curtain(match), match.round.turn
    if leader == 1:
        move(match)
        leader = match.round.turn
    shared.take_over(leader, len(match.events))
    event = move(match)
    while not shared.falls(event, match):
        assert match.round.turn in (1, leader)
        assert shared.viewer == leader
        event = move(match)
    assert match.round.turn == 2 - leader
    assert (shared.viewer, shared.bottom) == (None, 2 - leader)
    assert not shared.falls(event, match)  # it has fallen already


@pytest.mark.parametrize("kind", [RoundDealt, LotTurned])
def test_it_falls_before_a_round_is_dealt_also_for_whoever_leads_it(kind: type) -> None:
    match = between(H, H, rules=RuleSetId.ALL_FIVES)
    dealt = next(event for event in match.events if isinstance(event, kind))
    shared = Curtain(match)
    shared.take_over(match.round.turn, 2)
    assert shared.falls(dealt, match)
    assert shared.viewer is None


def test_only_what_was_done_since_they_came_is_taken_back() -> None:
    shared = Curtain(between(H, H))
    assert not shared.may_take_back(0, 9)
    shared.take_over(0, 4)
    assert shared.may_take_back(0, 4)
    assert not shared.may_take_back(0, 3)
    assert not shared.may_take_back(1, 4)
    shared.take_over(0, 8)  # nobody else was there meanwhile
    assert shared.may_take_back(0, 4)
    shared.take_over(1, 9)
    shared.take_over(0, 12)
    assert not shared.may_take_back(0, 8)


def test_only_ones_own_moves_and_those_of_computers_are_brought_back() -> None:
    shared = Curtain(between(H, C, H))
    assert [shared.may_bring_back(seat) for seat in (0, 1, 2, None)] == [False, True, False, True]
    shared.take_over(2, 4)
    assert [shared.may_bring_back(seat) for seat in (0, 1, 2, None)] == [False, True, True, True]


def test_whoever_is_in_turn_gives_up_else_whoever_is_at_the_screen() -> None:
    shared = Curtain(between(C, H, H))
    assert shared.quitter(2) == 2
    assert shared.quitter(0) == shared.quitter(None) == 1
    shared.take_over(2, 4)
    assert shared.quitter(0) == shared.quitter(None) == 2
    assert shared.quitter(1) == 1
    assert Curtain(between(C, C)).quitter(0) is None


def test_it_stays_down_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    shared, opens = Curtain(between(H, H)), []
    for milliseconds in (3_600_000, 0):
        monkeypatch.setattr(curtain, "FALL_MS", milliseconds)
        shared.fall(0)
        opens.append(shared.can_open)
    assert opens == [False, True]
