from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from domino_gui.engine.events import MatchStarted, RoundSettled, TurnPassed
from domino_gui.engine.match import Match
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.opponents.beliefs import ContradictionError
from domino_gui.opponents.sampling import World, Worlds
from tests.engine.rigged import dealt
from tests.opponents.chance import comes_evenly
from tests.opponents.claimed_rounds import claimed_round
from tests.opponents.deals import Present, Seen, bits, could_have_come, possible_deals, present
from tests.opponents.positions import at_turn, every_form, place, seat_0_sees, seen, turns
from tests.strategies import FORMS, form_name, set_ups, start


def told(world: World) -> Present:
    return tuple(world.hands), sum(1 << tile for tile in world.boneyard)


def small(form: tuple, tries: int, rounds: int = 2) -> Iterator[tuple[Match, Match]]:
    """Yield views with few enough deals to try them all, each with the match that it is of."""
    rules, seats, partners = form
    most = 28 // seats
    for house in (
        {},
        {"hand_size": most},
        {"hand_size": most - 1},
        {"hand_size": most - 1, "lead_highest_double": True},
        {"hand_size": most - 1, "undrawable": 2},
    ):
        started = start(rules, seats, partners=partners, **house)
        for match in turns(started, 1, rounds):
            view = seen(match)
            if Seen(view).tries() <= tries:
                yield view, match


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_as_many_deals_are_reckoned_as_the_engine_finds_possible(form: tuple) -> None:
    for view, match in small(form, 100):
        worlds, possible = Worlds(view), possible_deals(view)
        assert worlds.deals == possible.total()
        assert possible[present(match)]
        assert worlds.certain == (len(possible) == 1 and len(match.round.boneyard) < 2)


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_each_world_comes_as_often_as_deals_lead_to_it(form: tuple) -> None:
    rng = Random(1)
    for view, _ in [*small(form, 300)][::10]:
        worlds, possible = Worlds(view), possible_deals(view)
        samples = 50 * possible.total()
        found = Counter(told(worlds.sample(rng)) for _ in range(samples))
        assert comes_evenly(found, {world: 50 * deals for world, deals in possible.items()})


def test_worlds_have_hands_and_a_boneyard_of_the_sizes_seen() -> None:
    rng = Random(1)
    for match in every_form():
        view, table = seen(match), match.round
        world = Worlds(view).sample(rng)
        assert [hand.bit_count() for hand in world.hands] == list(map(len, table.hands))
        assert len(world.boneyard) == len(table.boneyard)
        hidden = sum(1 << tile for tile in world.boneyard) + sum(world.hands)
        placed = sum(1 << lying.tile.index for lying in table.layout.placed)
        assert hidden + placed == (1 << 28) - 1


HARD = [
    # Rules, seats, hand size, undrawable, the deal's seed, the turn.
    ("muggins", 4, 6, 2, 136, 21),
    ("draw", 4, 6, 1, 688, 21),
    ("muggins", 4, 6, 2, 803, 26),
    ("muggins", 4, 6, 1, 789, 27),
    ("draw", 4, 6, 2, 873, 22),
    ("muggins", 4, 7, 2, 606, 21),
    ("draw", 4, 5, 1, 467, 26),
]
"""Late positions of rounds played by chance in which what three others lack is much entangled."""


@pytest.mark.parametrize(("rules", "seats", "hand_size", "undrawable", "seed", "turn"), HARD)
def test_worlds_come_as_often_as_they_should_where_much_was_drawn_and_passed(
    rules: str, seats: int, hand_size: int, undrawable: int, seed: int, turn: int
) -> None:
    started = start(rules, seats, hand_size=hand_size, undrawable=undrawable)
    view = seen(next(islice(turns(started, seed, 1), turn, None)))
    worlds, possible = Worlds(view), possible_deals(view)
    assert worlds.deals == possible.total()
    rng = Random(1)
    found = Counter(told(worlds.sample(rng)) for _ in range(10_000))
    due = {world: 10_000 * deals / worlds.deals for world, deals in possible.items()}
    assert comes_evenly(found, due)


@given(set_ups(), st.integers(0, 10**6))
def test_every_world_could_have_come_and_what_is_true_is_among_them(
    started: MatchStarted, seed: int
) -> None:
    rng = Random(seed)
    for match in islice(turns(started, seed, 1), seed % 7, None, 7):
        view, turn = seen(match), match.round.turn
        worlds = Worlds(view)
        holders = {holder for filling in worlds._fillings for holder in filling.holders()}
        for seat in {*range(view.rules.seats)} - {turn}:
            hand = match.round.hands[seat]
            assert {(tile.index, seat) for tile in hand if tile is not None} <= holders
            assert could_have_come(view, seat, bits(hand))
            assert all(could_have_come(view, seat, worlds.sample(rng).hands[seat]) for _ in "123")


def test_worlds_follow_from_the_view_alone() -> None:
    others = 0
    for view, _ in small(("muggins", 2, False), 100):
        told_apart = [Seen(view).replay(*deal) for deal in Seen(view).deals()]
        for match in [match for match in told_apart if match is not None][:3]:
            twin = seen(match)
            assert twin.events == view.events
            first, second = Worlds(view), Worlds(twin)
            assert [first.sample(Random(seed)) for seed in range(3)] == [
                second.sample(Random(seed)) for seed in range(3)
            ]
            others += 1
    assert others > 100


def test_a_world_may_be_changed_and_leaves_the_next_as_it_is() -> None:
    worlds = Worlds(seen(at_turn()))
    first = worlds.sample(Random(1))
    again = worlds.sample(Random(1))
    again.hands.clear()
    again.boneyard.clear()
    assert worlds.sample(Random(1)) == first


def test_all_is_certain_once_one_hand_alone_is_hidden() -> None:
    for match in turns(start(hand_size=14), 1, 1):
        worlds = Worlds(seen(match))
        assert worlds.certain
        assert told(worlds.sample(Random(1))) == present(match)


def test_nobody_lacks_a_number_that_must_be_in_their_hand() -> None:
    Worlds(seat_0_sees("5|5 0|5 1|5 2|5 3|5 4|5 5|6", TurnPassed(1)))
    with pytest.raises(ContradictionError, match="seat 1 "):
        Worlds(seat_0_sees("5|5 0|5 1|5 2|5 3|5 4|5", TurnPassed(1)))


def test_who_leads_cannot_hold_less_than_the_viewer() -> None:
    # Seat 0 leads with 6|6; what the view of seat 1 says of who leads is made up.
    match = dealt(start("muggins", hand_size=2), "6|6 0|1", "5|5 0|2")
    events = seat_view(match.events, 0)
    events[-1] = replace(events[-1], leader=1)
    with pytest.raises(ContradictionError, match=r"seat 1 .* led"):
        Worlds(Match.replay(events, viewer=0))


def test_who_must_lead_the_highest_double_shows_that_nobody_was_dealt_a_higher_one() -> None:
    started = start("all-fives", lead_highest_double=True, hand_size=2)
    match = dealt(started, "5|5 0|1", "3|3 5|6", boneyard="6|6")
    match.act(0, place("5|5"))
    view = Match.replay(seat_view(match.events, 1), viewer=1)
    worlds, rng = Worlds(view), Random(1)
    six = Tile(6, 6).index
    assert all(six in worlds.sample(rng).boneyard for _ in range(100))


def test_a_round_in_which_nobody_can_play_or_draw_is_over() -> None:
    line = [
        *("0|1", "1|2 0|1 high", "0|2 1|2 high", "0|0 0|2 low", "0|3 0|0 straight-b"),
        *("3|4 0|3 high", "0|4 3|4 high", "0|5 0|4 low", "5|6 0|5 high", "0|6 5|6 high"),
    ]
    moves = [place(*move.split(" ", 1)) for move in line]
    laid = [move.tile for move in moves]
    rest = [tile for tile in TILES if tile not in laid]
    hands = [[*laid[seat::2], *rest[seat::2]] for seat in (0, 1)]
    match = dealt(start(hand_size=14), *(" ".join(map(str, hand)) for hand in hands))
    for turn, move in enumerate(moves):
        match.act(turn % 2, move)
    assert isinstance(match.events[-1], RoundSettled)
    with pytest.raises(ContradictionError, match="nobody can play"):
        Worlds(Match.replay(seat_view(match.events[:-1], 0), viewer=0))


def test_a_view_is_refused_where_no_deal_could_have_led_to_it_and_nowhere_else() -> None:
    refused = judged = 0
    for seed in range(250):
        for view in claimed_round(seed):
            try:
                deals = Worlds(view).deals
            except ContradictionError:
                deals = 0
            if Seen(view).tries() <= 100:
                assert deals == possible_deals(view).total()
                judged += 1
                refused += not deals
            if not deals:
                break
    assert judged > 100
    assert refused > 10
