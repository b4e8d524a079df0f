"""Players see their seat's view and nothing else: what is hidden from it changes nothing."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.deal import Deal, ShuffledDealer, seal
from domino_gui.engine.events import Event, RoundDealt, TileDrawn
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleError, RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import Tile
from domino_gui.opponents import greedy
from domino_gui.opponents.players import PLAYERS
from domino_gui.opponents.self_play import RoundViews, Seated, play_match
from domino_gui.opponents.thinking import Decision, Effort
from tests.opponents.positions import seen, turns
from tests.strategies import FORMS, form_name, start

Form = tuple[RuleSetId, int, bool]
CHEAP = ("random", "greedy")


def deal_at(match: Match) -> int:
    """Return where in the events the round being played was dealt."""
    return max(at for at, event in enumerate(match.events) if isinstance(event, RoundDealt))


def hidden_tiles(match: Match) -> list[Tile]:
    """Return the tiles that the seat in turn cannot see."""
    others = [hand for seat, hand in enumerate(match.round.hands) if seat != match.round.turn]
    return [tile for hand in (*others, match.round.boneyard) for tile in hand if tile is not None]


def exchanged(match: Match, one: Tile, other: Tile, key: str) -> Match:
    """Return the match with two hidden tiles exchanged, sealed anew; `RuleError` if none can be."""
    seat, at = match.round.turn, deal_at(match)

    def now(tile: Tile) -> Tile:
        return other if tile is one else one if tile is other else tile

    def change(event: Event) -> Event:
        if isinstance(event, TileDrawn) and event.seat != seat and event.tile is not None:
            return replace(event, tile=now(event.tile))
        return event

    deal = match.events[at]
    assert isinstance(deal, RoundDealt)
    assert isinstance(deal.boneyard, list)
    hands = [[*map(now, hand)] for hand in deal.hands if isinstance(hand, list)]
    boneyard = [*map(now, deal.boneyard)]
    dealt = replace(deal, hands=hands, boneyard=boneyard, key=key, number=int(key[:12], 16),
                    seal=seal(key, hands, boneyard))  # fmt: skip
    return Match.replay([*match.events[:at], dealt, *map(change, match.events[at + 1 :])])


def permuted(match: Match, rng: Random) -> Match:
    """Return the match with hidden tiles permuted, as far as what was seen allows."""
    hidden = hidden_tiles(match)
    for _ in range(20):
        one, other = rng.choice(hidden), rng.choice(hidden)
        try:
            match = exchanged(match, one, other, f"{rng.getrandbits(256):064x}")
        except RuleError:
            continue  # somebody could not have played, drawn or passed as they did
    return match


def position(form: Form, seed: int, turn: int) -> Match:
    """Return a match somewhere in its first two rounds, while there are hidden tiles."""
    rules, seats, partners = form
    found = None
    for number, match in enumerate(turns(start(rules, seats, partners=partners), seed)):
        if number <= turn and len(hidden_tiles(match)) > 2:
            found = match.copy()
    assert found is not None
    return found


def chosen(name: str, view: Match) -> Decision:
    action, analysis = PLAYERS[name](view, Effort(Random(1), analyse=True))
    return Decision(action, [*analysis])


def view_while_playing(match: Match) -> Match:
    """Return the view that self-play gives to the seat in turn."""
    at = deal_at(match)
    whole = Match.replay(match.events[:at])
    views = RoundViews(whole)
    for event in match.events[at:]:
        whole.apply(event)
    return views.of(match.round.turn)


@given(form=st.sampled_from(FORMS), seed=st.integers(0, 10**6), turn=st.integers(0, 60))
def test_neither_hidden_tiles_nor_the_seal_change_a_decision(
    form: Form, seed: int, turn: int
) -> None:
    match = position(form, seed, turn)
    other = permuted(match, Random(seed))
    for name in CHEAP:
        decisions = [chosen(name, view) for view in (seen(match), seen(other))]
        decisions += [chosen(name, view_while_playing(each)) for each in (match, other)]
        assert all(each == decisions[0] for each in decisions)


@pytest.mark.parametrize("rules", [*RuleSetId])
@pytest.mark.parametrize("name", [name for name in PLAYERS if name not in CHEAP])
def test_neither_hidden_tiles_nor_the_seal_change_a_decision_that_takes_thought(
    name: str, rules: RuleSetId
) -> None:
    forms = [form for form in FORMS if form[0] is rules]
    match = position(Random(f"{name} {rules}").choice(forms), 5, 6)
    other = permuted(match, Random(name))
    assert hidden_tiles(other) != hidden_tiles(match)
    assert chosen(name, seen(match)) == chosen(name, view_while_playing(other))


def test_what_is_permuted_is_hidden_and_all_of_it() -> None:
    match = position(FORMS[0], 1, 6)
    seat = match.round.turn
    moved: set[Tile] = set()
    for seed in range(30):
        other = permuted(match, Random(seed))
        pairs = zip(hidden_tiles(match), hidden_tiles(other), strict=True)
        moved |= {one for one, now in pairs if one is not now}
        known, now = ([*seat_view(each.events, seat)] for each in (match, other))
        at = deal_at(match)
        assert known[at] != now[at]  # the seal
        assert known[:at] + known[at + 1 :] == now[:at] + now[at + 1 :]
        assert replace(now[at], seal="") == replace(known[at], seal="")
    assert moved == {*hidden_tiles(match)}


class RememberingDealer(ShuffledDealer):
    """Remembers its last deal."""

    last: Deal

    def deal(self, seats: int, hand_size: int) -> Deal:
        self.last = super().deal(seats, hand_size)
        return self.last


def reachable(root: object) -> Iterator[object]:
    """Yield everything that can be reached from ``root`` without the machinery of Python."""
    found: dict[int, object] = {}
    open_ = [root]
    while open_:
        item = open_.pop()
        if id(item) not in found and not isinstance(item, type) and not callable(item):
            found[id(item)] = item
            open_ += gc.get_referents(item)
            if isinstance(item, msgspec.Struct):  # some are kept from the garbage collector
                open_ += [getattr(item, field) for field in item.__struct_fields__]
            if hasattr(item, "__slots__"):
                open_ += [getattr(item, name, None) for name in item.__slots__]
    yield from found.values()


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_nothing_hidden_can_be_reached_from_what_a_player_is_given(form: Form) -> None:
    rules, seats, partners = form
    target = {} if rules is RuleSetId.DRAW else {"target": 60}
    dealer = RememberingDealer(3)
    looked: list[int] = []

    def choose(view: Match, effort: Effort) -> Decision:
        seat, deal = view.round.turn, view.deal
        assert view.viewer == seat
        assert deal is not None
        assert (deal.key, deal.number) == (UNSET, UNSET)
        assert [isinstance(hand, int) for hand in deal.hands] == [
            owner != seat for owner in range(seats)
        ]
        others = [hand for owner, hand in enumerate(view.round.hands) if owner != seat]
        assert {tile for hand in (*others, view.round.boneyard) for tile in hand} <= {None}
        if len(looked) < 12:
            looked.append(view.round_number)
            secrets: list[Any] = [*dealer.last.hands, dealer.last.boneyard, dealer.last.key]
            del secrets[seat]
            reached = {id(item) for item in reachable((view, effort))}
            assert not [secret for secret in secrets if id(secret) in reached]
        return greedy.choose(view, effort)

    players = [Seated(choose, Random(seat)) for seat in range(seats)]
    play_match(start(rules, seats, partners=partners, **target), players, dealer)
    assert looked


def test_a_hidden_hand_would_be_found() -> None:
    dealer = RememberingDealer(3)
    match = Match(start())
    match.open_round(dealer)
    reached = {id(item) for item in reachable([{"kept": match}])}
    assert {id(hand) for hand in dealer.last.hands} <= reached
