"""A situation is what the engine says of the moment, and its placements do what the engine does."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.events import MatchEnded, MatchStarted, TilePlaced
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.opponents import situation as module
from domino_gui.opponents.ends import ALL
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.playout import Chooser, play_out
from domino_gui.opponents.sampling import Worlds
from domino_gui.opponents.situation import Situation
from tests.opponents.positions import at_turn, seen, turns
from tests.opponents.worlds import in_world, mask, placing, situation_of, true_world
from tests.strategies import set_ups, start


@given(set_ups(), st.integers(0, 2**32))
def test_all_that_the_seat_sees_is_in_it(started: MatchStarted, seed: int) -> None:
    for match in turns(started, seed):
        if not distinct_placements(match):
            continue
        situation, round_ = situation_of(match), match.round
        seat = round_.turn
        assert (situation.seat, situation.side) == (seat, match.rules.side_of[seat])
        assert situation.scores == match.scores
        assert situation.hand == mask(round_.hands[seat])
        assert situation.hand_sizes == [len(hand) for hand in round_.hands]
        laid = mask([placed.tile for placed in round_.layout.placed])
        assert situation.unseen == ALL & ~situation.hand & ~laid
        assert situation.ends is situation.form.automaton.of(round_.layout)
        assert situation.form.at_once == (match.rules.ends_at_once and not match.tie_break)
        assert situation.places == distinct_placements(match)
        for place, move in zip(situation.places, situation.moves, strict=True):
            layout = round_.layout.copy()
            layout.place(place.tile, place.at)
            assert move.tile == place.tile.index
            assert move.ends is situation.form.automaton.of(layout)


@given(set_ups(), st.integers(0, 2**32), st.integers(0, 40))
def test_a_placement_leads_where_the_engine_says(
    started: MatchStarted, seed: int, turn: int
) -> None:
    for number, match in enumerate(turns(started, seed, rounds=3)):
        if number < turn or not distinct_placements(match):
            continue
        situation, world = situation_of(match), true_world(match)
        for move in situation.moves:
            twin = in_world(match, world)
            twin.act(situation.seat, placing(twin, situation.form, move))
            position, goes_on = situation.after(world, move)
            if goes_on and twin.phase is not Phase.PLAY:
                play_out(situation.form, position, Chooser())  # blocked: nobody is asked
                goes_on = False
            assert goes_on == (twin.phase is Phase.PLAY)
            assert position.scores == twin.scores
            assert position.hands == [mask(hand) for hand in twin.round.hands]
            assert (position.won >= 0) == (twin.winners is not None and _in_mid_round(twin))
            if goes_on:
                assert position.turn == twin.round.turn
                assert position.ends is situation.form.automaton.of(twin.round.layout)
            elif position.won < 0:
                assert position.out == (-1 if twin.round.out is None else twin.round.out)
        return


def _in_mid_round(match: Match) -> bool:
    return isinstance(match.events[-1], MatchEnded) and isinstance(match.events[-2], TilePlaced)


def test_worlds_can_be_used_again() -> None:
    match = at_turn(6)
    situation, world = situation_of(match), true_world(match)
    for _ in range(2):
        assert world == true_world(match)
        position, goes_on = situation.after(world, situation.moves[0])
        assert goes_on
        position.hands[0] = 0
        position.scores[0] = 99
    assert situation.scores == match.scores
    assert situation.before(world).hands == world.hands


def test_two_placements_that_come_to_the_same_are_one_move() -> None:
    for match in turns(start(RuleSetId.FIVE_UP, hand_size=14), 2, rounds=4):
        if not distinct_placements(match):
            continue
        situation = situation_of(match)
        by_outcome: dict[tuple[int, int], set[int]] = {}
        for move in situation.moves:
            by_outcome.setdefault((move.tile, move.ends.key), set()).add(id(move))
        assert all(len(moves) == 1 for moves in by_outcome.values())
        if len(by_outcome) < len(situation.places):
            return
    pytest.fail("nowhere two places came to the same")


def test_at_a_glance_others_have_as_many_tiles_and_no_more_is_told() -> None:
    match = at_turn(9, seats=3)
    situation = situation_of(match)
    position = situation.glance()
    assert [hand.bit_count() for hand in position.hands] == situation.hand_sizes
    assert position.hands[situation.seat] == situation.hand
    sampled = Worlds(seen(match)).sample(Random(1))
    other = Situation(seen(in_world(match, sampled)))
    assert other.glance().hands == position.hands
    assert (position.turn, position.ends, position.boneyard) == (
        situation.seat,
        situation.ends,
        [],
    )


@pytest.mark.parametrize(
    ("how", "scores", "leads"),
    [
        ({"seats": 2}, [30, 45], [-15, 15]),
        ({"seats": 3}, [30, 45, 10], [-15, 15, -35]),
        ({"seats": 4, "partners": True}, [30, 45], [-15, 15, -15, 15]),
    ],
)
def test_the_lead_is_over_the_best_other_side(
    how: dict, scores: list[float], leads: list[float]
) -> None:
    match = at_turn(0, **how)
    for seat, lead in enumerate(leads):
        match.round.turn = seat
        view = match.copy()
        view.viewer = seat
        assert Situation(view).lead(scores) == lead


def test_tables_are_remembered_until_they_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_turn(6)
    first = situation_of(match)
    assert situation_of(match).moves[0] is first.moves[0]
    monkeypatch.setattr(module, "_STATES", 1)
    again = situation_of(match)
    assert again.moves[0] is not first.moves[0]
    assert again.ends.key == first.ends.key


def test_the_tables_of_one_rule_set_are_remembered_at_a_time() -> None:
    match = at_turn(6)
    first = situation_of(match)
    situation_of(at_turn(6, rules=RuleSetId.FIVE_UP))
    again = situation_of(match)
    assert again.form.automaton is not first.form.automaton
    assert again.ends.key == first.ends.key
