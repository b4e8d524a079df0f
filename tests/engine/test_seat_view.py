from __future__ import annotations

import random

import pytest
from msgspec import UNSET

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import (
    Draw,
    Event,
    RoundDealt,
    TileDrawn,
    TilePlaced,
    encode_events,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import Rule, RuleError, RuleSetId
from domino_gui.engine.seat_view import bystander_view, seat_view
from domino_gui.engine.tiles import Tile
from tests.engine.rigged import KEY, RiggedDealer, dealt, end, place, plain, tiles
from tests.strategies import FORMS, form_name, play_round, start

EVERY_FORM = pytest.mark.parametrize("form", FORMS, ids=form_name)


def drawn() -> Match:
    """Seat 1 has drawn 3|3 and 4|5 and played neither yet."""
    match = dealt(start(hand_size=2), "1|4 0|0", "2|3 2|2", boneyard="3|3 4|5 4|6")
    place(match, "1|4")
    match.act(1, Draw())
    match.act(1, Draw())
    return match


def test_a_seat_sees_its_own_hand_and_how_many_tiles_lie_elsewhere() -> None:
    deal = seat_view(drawn().events, 0)[2]
    assert isinstance(deal, RoundDealt)
    assert deal.hands == [tiles("1|4 0|0"), 2]
    assert deal.boneyard == 24
    assert deal.key is deal.number is UNSET
    deal = seat_view(drawn().events, 1)[2]
    assert isinstance(deal, RoundDealt)
    assert deal.hands == [2, tiles("2|3 2|2")]


def test_only_ones_own_draws_are_named() -> None:
    events = drawn().events
    assert seat_view(events, 0)[-2:] == [TileDrawn(1, None), TileDrawn(1, None)]
    assert seat_view(events, 1)[-2:] == [TileDrawn(1, Tile(3, 3)), TileDrawn(1, Tile(4, 5))]


@pytest.mark.parametrize("seat", [0, 1])
def test_no_hidden_tile_is_named_anywhere_in_a_view(seat: int) -> None:
    match = drawn()
    view = encode_events(seat_view(match.events, seat)[2:]).decode()
    seen = set(match.round.hands[seat]) | {Tile(1, 4)}
    hidden = [f"{low}|{high}" for low in range(7) for high in range(low, 7)]
    hidden = [name for name in hidden if Tile.parse(name) not in seen]
    assert len(hidden) == 28 - len(seen)
    assert not any(f'"{name}"' in view for name in hidden)
    assert KEY not in view


def test_a_view_of_a_view_is_the_same() -> None:
    view = seat_view(drawn().events, 0)
    assert seat_view(view, 0) == view


def test_a_bystander_sees_what_lies_on_the_table_and_nothing_else() -> None:
    match = drawn()
    view = bystander_view(match.events)
    deal = view[2]
    assert isinstance(deal, RoundDealt)
    assert (deal.hands, deal.boneyard) == ([2, 2], 24)
    assert deal.key is deal.number is UNSET
    assert view[-2:] == [TileDrawn(1, None), TileDrawn(1, None)]
    told = encode_events(view[2:]).decode()
    names = [f"{low}|{high}" for low in range(7) for high in range(low, 7)]
    assert [name for name in names if f'"{name}"' in told] == ["1|4"]
    match.resign(0)
    assert bystander_view(match.events) == match.events


def test_finished_rounds_are_sent_whole() -> None:
    match = dealt(start(hand_size=1), "1|4", "5|6")
    place(match, "1|4")
    assert seat_view(match.events, 1) == match.events
    finished = len(match.events)
    match.open_round(RiggedDealer("1|4", "5|6"))
    view = seat_view(match.events, 1)
    assert view[:finished] == match.events[:finished]
    assert isinstance(deal := view[-1], RoundDealt)
    assert deal.hands == [1, tiles("5|6")]


def test_the_end_of_a_match_opens_the_round_it_stops() -> None:
    match = drawn()
    match.resign(0)
    assert seat_view(match.events, 0) == match.events


def test_before_the_first_deal_there_is_nothing_to_hide() -> None:
    match = Match(start())
    assert seat_view(match.events, 0) == match.events


@EVERY_FORM
def test_every_view_of_a_match_folds_to_the_same_table(form: tuple[RuleSetId, int, bool]) -> None:
    name, seats, partners = form
    match = Match(start(name, seats, partners=partners))
    match.open_round(ShuffledDealer(8))
    play_round(match, random.Random(8))
    if match.phase is not Phase.OVER:
        match.open_round(ShuffledDealer(9))
    for seat in range(seats):
        viewed = Match.replay(seat_view(match.events, seat), viewer=seat)
        assert viewed.scores == match.scores
        assert viewed.round.turn == match.round.turn
        assert viewed.round.hands[seat] == match.round.hands[seat]


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (TilePlaced(0, Tile(0, 0), end("1|4 low"), 4, 0), Rule.OUT_OF_TURN),
        (TilePlaced(1, Tile(0, 0), end("1|4 low"), 4, 0), Rule.NOT_HELD),  # the viewer holds it
        (TilePlaced(1, Tile(1, 4), end("1|4 low"), 8, 0), Rule.NOT_HELD),  # lies on the table
        (TilePlaced(1, Tile(5, 5), end("1|4 low"), 15, 15), Rule.NO_MATCH),
        (TilePlaced(1, Tile(4, 5), end("1|4 high"), 7, 0), Rule.COUNT),
        (TileDrawn(1, Tile(4, 6)), Rule.DRAW_ORDER),  # another's draw is not named
    ],
    ids=plain,
)
def test_what_a_view_can_know_to_be_false_is_refused(event: Event, rule: Rule) -> None:
    viewed = Match.replay(seat_view(drawn().events, 0), viewer=0)
    with pytest.raises(RuleError) as refusal:
        viewed.apply(event)
    assert refusal.value.rule is rule


@pytest.mark.parametrize(
    ("tile", "message"),
    [
        (None, "names its own draws alone"),
        (Tile(1, 4), "does not lie in the boneyard"),
        (Tile(2, 2), "does not lie in the boneyard"),
    ],
)
def test_the_viewers_own_draws_are_named_and_come_from_the_boneyard(
    tile: Tile | None, message: str
) -> None:
    match = dealt(start(hand_size=2), "1|4 0|0", "2|3 2|2", boneyard="3|3")
    place(match, "1|4")
    viewed = Match.replay(seat_view(match.events, 1), viewer=1)
    assert viewed.legal_actions() == [Draw()]
    with pytest.raises(RuleError, match=message):
        viewed.apply(TileDrawn(1, tile))
    viewed.apply(TileDrawn(1, Tile(3, 3)))


def test_what_another_may_do_cannot_be_seen() -> None:
    for match in (drawn(), dealt(start(hand_size=2), "1|4 0|0", "2|3 2|2")):
        other = 1 - match.round.turn
        viewed = Match.replay(seat_view(match.events, other), viewer=other)
        assert viewed.legal_actions() == []
        own = Match.replay(seat_view(match.events, 1 - other), viewer=1 - other)
        assert own.legal_actions() == match.legal_actions() != []


def test_nobody_can_play_on_from_a_view() -> None:
    viewed = Match.replay(seat_view(drawn().events, 1), viewer=1)
    with pytest.raises(RuleError) as refusal:
        viewed.act(1, viewed.legal_actions()[0])
    assert refusal.value.rule is Rule.SEAL


@pytest.mark.parametrize(("viewer", "seen"), [(None, 0), (0, 1), (1, 0)])
def test_a_view_belongs_to_one_seat(viewer: int | None, seen: int) -> None:
    view = seat_view(drawn().events, seen)
    with pytest.raises(RuleError) as refusal:
        Match.replay(view, viewer=viewer)
    assert refusal.value.rule is Rule.DEAL


def test_a_view_that_hides_too_little_or_too_much_is_refused() -> None:
    match = Match(start(hand_size=2, lead_highest_double=True), viewer=0)
    true = RoundDealt(1, 1, [tiles("1|4 0|0"), 2], 24, "0" * 64)
    for hands, boneyard in [
        ([tiles("1|4 0|0"), 2], tiles("3|3 4|5")),
        ([tiles("1|4 0|0"), tiles("2|3 2|2")], 24),
        ([2, 2], 24),
        ([tiles("1|4 0|0"), 3], 24),
        ([tiles("1|4 1|4"), 2], 24),
        ([tiles("1|4"), 2], 24),
        ([tiles("1|4 0|0"), 2], 23),
    ]:
        with pytest.raises(RuleError) as refusal:
            match.apply(RoundDealt(1, 1, hands, boneyard, "0" * 64))  # type: ignore[arg-type]
        assert refusal.value.rule is Rule.DEAL
    match.apply(true)
    # What the other must lead cannot be seen from here.
    match.apply(TilePlaced(1, Tile(6, 6), None, 12, 0))


def test_a_view_does_not_carry_the_key_of_the_round_being_played() -> None:
    match = Match(start(hand_size=2, lead_highest_double=True), viewer=0)
    with pytest.raises(RuleError) as refusal:
        match.apply(RoundDealt(1, 1, [tiles("1|4 0|0"), 2], 24, "0" * 64, KEY))
    assert refusal.value.rule is Rule.SEAL


def test_a_view_cannot_name_a_leader_who_is_not_there() -> None:
    match = Match(start(hand_size=2, lead_highest_double=True), viewer=0)
    with pytest.raises(RuleError) as refusal:
        match.apply(RoundDealt(1, 3, [tiles("1|4 0|0"), 2], 24, "0" * 64))
    assert refusal.value.rule is Rule.LEADER
