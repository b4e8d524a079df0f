"""Whole matches driven by hypothesis, each step held against the rules reckoned once more.

`make model` drives them much longer.
"""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)
from msgspec.structs import replace

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import (
    Action,
    Draw,
    Event,
    MatchStarted,
    Pass,
    Place,
    PointsClaimed,
    Redone,
    RoundDealt,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
    Undone,
    encode_events,
)
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History, parse_record
from domino_gui.engine.rules import RuleError
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import TILES, Tile
from tests.engine import naive
from tests.engine.state import state
from tests.strategies import set_ups, tiles


def bare(action: Action) -> naive.Move:
    """An action as the naive rules write it."""
    if isinstance(action, Place):
        spot = action.at and (naive.pair(action.at.tile.name), action.at.port.value)
        return ("place", naive.pair(action.tile.name), spot)
    return ("draw",) if isinstance(action, Draw) else ("pass",)


def naive_round(match: Match) -> naive.NaiveRound:
    """The round as the bare events since the deal tell it."""
    start = max(n for n, event in enumerate(match.events) if isinstance(event, RoundDealt))
    deal = match.events[start]
    assert isinstance(deal, RoundDealt)
    hands = [[naive.pair(tile.name) for tile in hand] for hand in deal.hands]  # type: ignore[union-attr]
    house = match.rules.house
    must_lead = None
    if house.lead_highest_double and deal.round == 1:
        leader, must_lead = naive.highest_double(hands)
        assert leader == deal.leader
    round_ = naive.NaiveRound(
        match.rules.rule_set.id.value,
        hands,
        [naive.pair(tile.name) for tile in deal.boneyard],  # type: ignore[union-attr]
        deal.leader,
        house.undrawable,
        must_lead,
    )
    for event in match.events[start + 1 :]:
        if isinstance(event, TilePlaced):
            assert event.seat == round_.turn
            round_ = round_.after(bare(Place(event.tile, event.at)))
        elif isinstance(event, TileDrawn):
            assert event.seat == round_.turn
            assert event.tile is not None
            assert naive.pair(event.tile.name) == round_.boneyard[0]
            round_ = round_.after(("draw",))
        elif isinstance(event, TurnPassed):
            assert event.seat == round_.turn
            round_ = round_.after(("pass",))
    return round_


def with_hidden_tiles_permuted(match: Match, seat: int, rng: random.Random) -> list[Event]:
    """The same events with the tiles that ``seat`` has not seen exchanged among themselves."""
    hidden = [
        tile for other, hand in enumerate(match.round.hands) if other != seat for tile in hand
    ]
    hidden += match.round.boneyard
    known = [tile for tile in hidden if tile is not None]
    shuffled = dict(zip(known, rng.sample(known, len(known)), strict=True))
    start = max(n for n, event in enumerate(match.events) if isinstance(event, RoundDealt))

    def permuted(event: Event) -> Event:
        if isinstance(event, TileDrawn) and event.tile is not None:
            return replace(event, tile=shuffled.get(event.tile, event.tile))
        if isinstance(event, RoundDealt):
            hands: Any = [[shuffled.get(tile, tile) for tile in hand] for hand in event.hands]  # type: ignore[union-attr]
            boneyard = [shuffled.get(tile, tile) for tile in event.boneyard]  # type: ignore[union-attr]
            return replace(event, hands=hands, boneyard=boneyard)
        return event

    return [*match.events[:start], *map(permuted, match.events[start:])]


def public(match: Match) -> dict[str, Any]:
    """All that everybody at the table sees."""
    names = ["phase", "scores", "tie_break", "winners", "round_number", "candidates"]
    round_ = match.round
    return {name: getattr(match, name) for name in names} | {
        "turn": round_.turn,
        "over": round_.over,
        "out": round_.out,
        "layout": state(round_.layout),
        "hands": [len(hand) for hand in round_.hands],
        "boneyard": len(round_.boneyard),
        "drawable": round_.drawable(),
    }


class Matches(RuleBasedStateMachine):
    """A live match, everything that can be done to it, and what must hold after each step."""

    history: History

    @initialize(started=set_ups(claims=True), seed=st.integers(0, 2**32))
    def sit_down(self, started: MatchStarted, seed: int) -> None:
        self.history = History(started)
        self.dealer = ShuffledDealer(seed)
        self.chance = random.Random(seed)
        self.deal_next_round()

    @property
    def match(self) -> Match:
        return self.history.match

    def playing(self) -> bool:
        return self.match.phase is Phase.PLAY

    # -- what can be done ------------------------------------------------------------------

    @precondition(lambda self: self.match.phase in (Phase.LOT, Phase.DEAL))
    @rule()
    def deal_next_round(self) -> None:
        self.history.keep(self.match.open_round(self.dealer))
        assert self.playing()

    @precondition(playing)
    @rule(choice=st.integers(0, 1000))
    def play_and_take_back(self, choice: int) -> None:
        actions = self.match.legal_actions()
        before, length = state(self.match), len(self.match.events)
        self.history.keep(self.match.act(self.match.round.turn, actions[choice % len(actions)]))
        after = state(self.match)
        self.history.append(Undone(length))
        assert state(self.match) == before
        self.history.append(Redone(len(after["events"])))
        assert state(self.match) == after

    @precondition(playing)
    @rule()
    def play_on_to_the_end_of_the_round(self) -> None:
        while self.playing():
            actions = self.match.legal_actions()
            self.history.keep(self.match.act(self.match.round.turn, self.chance.choice(actions)))

    @rule(seat=st.integers(0, 3), worth=st.booleans(), other=st.integers(0, 40))
    def claim(self, seat: int, worth: bool, other: int) -> None:
        """Claim what the last placement is worth, or anything else."""
        match, before = self.match, state(self.match)
        placed = match.claimable
        claimed = int(placed.points) if placed is not None and worth else other
        if not match.may_claim(seat):
            with pytest.raises(RuleError):
                match.claim(seat, claimed)
            assert state(match) == before
            return
        assert placed is not None
        made = match.claim(seat, claimed)
        self.history.keep(made)
        assert not match.may_claim(seat)
        is_right = claimed == placed.points
        assert (match.claimable is None) == (is_right or match.phase is Phase.OVER)
        assert isinstance(made[0], PointsClaimed)
        if not match.rules.house.exact_target:
            assert made[0].points == (claimed if is_right else -5)

    @precondition(lambda self: self.match.phase is Phase.SETTLEMENT)
    @rule()
    def settle(self) -> None:
        """Nobody claims the last placement of a round any more."""
        self.history.keep(self.match.close_round())

    @rule(
        seat=st.integers(0, 3),
        action=st.builds(
            Place,
            tiles,
            st.none() | st.builds(End, tiles, st.sampled_from(Port)),
        )
        | st.just(Draw())
        | st.just(Pass()),
    )
    def try_anything(self, seat: int, action: Action) -> None:
        legal = (
            self.playing()
            and seat == self.match.round.turn
            and bare(action) in naive_round(self.match).moves()
        )
        if legal:
            self.history.keep(self.match.act(seat, action))
            return
        before = state(self.match)
        with pytest.raises(RuleError):
            self.match.act(seat, action)
        assert state(self.match) == before

    @precondition(playing)
    @rule(data=st.data())
    def try_what_is_nearly_legal(self, data: st.DataObject) -> None:
        """A tile held by somebody, at a port of a tile that lies on the table."""
        round_ = self.match.round
        held = [tile for hand in round_.hands for tile in hand if tile is not None]
        laid = [placed.tile for placed in round_.layout.placed]
        tile = data.draw(st.sampled_from(held))
        at = None
        if laid:
            at = End(data.draw(st.sampled_from(laid)), data.draw(st.sampled_from(Port)))
        self.try_anything(round_.turn, Place(tile, at))

    @precondition(lambda self: self.match.phase in (Phase.LOT, Phase.DEAL, Phase.PLAY))
    @rule(seat=st.integers(0, 3), chance=st.integers(0, 9))
    def resign(self, seat: int, chance: int) -> None:
        if seat >= self.match.rules.seats:
            before = state(self.match)
            with pytest.raises(RuleError):
                self.match.resign(seat)
            assert state(self.match) == before
        elif chance == 0:
            self.history.keep(self.match.resign(seat))
            assert self.match.phase is Phase.OVER
            assert self.match.rules.side_of[seat] not in (self.match.winners or [])

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        length = len(self.match.events)
        to = data.draw(st.integers(1, length + 1))
        if to >= length:
            with pytest.raises(RuleError):
                self.history.append(Undone(to))
            return
        self.history.append(Undone(to))
        assert len(self.match.events) == to
        assert len(self.history.ahead) >= length - to
        self.close_what_was_left_open()

    @rule(data=st.data())
    def redo(self, data: st.DataObject) -> None:
        length, redoable = len(self.match.events), len(self.history.ahead)
        to = data.draw(st.integers(length, length + redoable + 1))
        if not length < to <= length + redoable:
            with pytest.raises(RuleError):
                self.history.append(Redone(to))
            return
        self.history.append(Redone(to))
        assert len(self.match.events) == to
        self.close_what_was_left_open()

    def close_what_was_left_open(self) -> None:
        """As after a crash between a last placement and what it brings about."""
        if self.match.phase in (Phase.SETTLEMENT, Phase.END):
            self.history.keep(self.match.close_round())

    # -- what must hold --------------------------------------------------------------------

    @invariant()
    def all_28_tiles_are_accounted_for(self) -> None:
        round_ = self.match.round
        somewhere = [tile for hand in round_.hands for tile in hand] + round_.boneyard
        somewhere += [placed.tile for placed in round_.layout.placed]
        if self.match.deal is not None:
            assert len(somewhere) == 28
            assert set(somewhere) == set(TILES)

    @invariant()
    def the_round_is_what_the_bare_rules_make_of_it(self) -> None:
        match = self.match
        if match.deal is None:
            return
        bare_round, round_ = naive_round(match), match.round
        assert [
            [naive.pair(str(tile)) for tile in hand] for hand in round_.hands
        ] == bare_round.hands
        assert [naive.pair(str(tile)) for tile in round_.boneyard] == bare_round.boneyard
        layout = round_.layout
        assert {(naive.pair(str(end.tile)), end.port.value) for end in layout.open_ends} == (
            naive.open_ends(bare_round.rules, bare_round.table)
        )
        if bare_round.table:
            adding = naive.scoring(bare_round.table)
            assert layout.count == sum(adds for _, adds in adding)
            assert [
                (naive.pair(str(each.end.tile)), each.adds) for each in layout.scoring_ends()
            ] == adding
        assert round_.over == bare_round.over()
        assert round_.out == bare_round.out()
        legal = [bare(action) for action in match.legal_actions()]
        assert len(set(legal)) == len(legal)
        if self.playing():
            assert round_.turn == bare_round.turn
            assert set(legal) == set(bare_round.moves()) != set()
        else:
            assert legal == []

    @invariant()
    def scores_are_the_sum_of_what_the_events_paid(self) -> None:
        scores: list[float] = [0] * len(self.match.rules.sides)
        for event in self.match.events:
            if isinstance(event, PointsClaimed if self.match.rules.house.claim else TilePlaced):
                scores[self.match.rules.side_of[event.seat]] += event.points
            elif isinstance(event, RoundSettled):
                scores = [have + gain for have, gain in zip(scores, event.points, strict=True)]
        assert scores == self.match.scores

    @invariant()
    def what_is_written_reads_the_same(self) -> None:
        written = encode_events(self.match.events)
        assert state(parse_record(io.BytesIO(written)).match) == state(self.match)

    @invariant()
    def a_view_hides_what_its_seat_cannot_know(self) -> None:
        match = self.match
        seat = len(match.events) % match.rules.seats
        view = seat_view(match.events, seat)
        if self.playing():
            shuffled = with_hidden_tiles_permuted(match, seat, self.chance)
            assert seat_view(shuffled, seat) == view
        viewed = Match.replay(view, viewer=seat)
        if match.phase is Phase.SETTLEMENT:
            return  # whether a round is blocked cannot be seen while hands are hidden
        assert public(viewed) == public(match)
        if self.playing():
            assert viewed.round.hands[seat] == match.round.hands[seat]
            assert all(
                tile is None
                for other, hand in enumerate(viewed.round.hands)
                if other != seat
                for tile in hand
            )
            if match.round.turn == seat:
                assert viewed.legal_actions() == match.legal_actions()

    @invariant()
    def a_match_is_over_when_its_rules_say_so(self) -> None:
        match = self.match
        target = match.rules.target
        assert match.phase is not Phase.END
        assert match.phase is not Phase.SETTLEMENT or match.claimable is not None
        assert (match.phase is Phase.OVER) == (match.winners is not None)
        if target is None or match.phase is Phase.OVER:
            return
        reached = [side for side, score in enumerate(match.scores) if score >= target]
        if match.rules.ends_at_once:
            assert match.tie_break or not reached
        elif match.phase in (Phase.LOT, Phase.DEAL) and not match.tie_break:
            assert not reached


TestMatches = Matches.TestCase


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_the_bare_rules_have_the_same_tiles(tile: Tile) -> None:
    assert naive.pair(tile.name) == (tile.low, tile.high) == naive.ALL[tile.index]
