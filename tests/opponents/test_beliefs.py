from __future__ import annotations

import pytest

from domino_gui.engine.events import (
    Event,
    RoundEnding,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.opponents.beliefs import (
    ContradictionError,
    Group,
    check_possible,
    hidden_groups,
    unseen_tiles,
)
from tests.engine.rigged import dealt, tiles
from tests.opponents.positions import every_form, place, seen, turns
from tests.strategies import start

FIVES = tiles("0|5 1|5 2|5 3|5 4|5 5|5 5|6")


def seat_0_sees(hand: str, *events: Event, boneyard: bool = False) -> Match:
    """A round that seat 0 leads with 5|5, in which seat 1 did what ``events`` say."""
    size = 4 if boneyard else 14
    own = [*tiles(hand), *[tile for tile in TILES if tile not in FIVES]][:size]
    rest = [tile for tile in TILES if tile not in own]
    match = dealt(
        start(hand_size=size),
        " ".join(map(str, own)),
        " ".join(map(str, rest[:size])),
        boneyard=" ".join(map(str, rest[size:])),
    )
    lead = TilePlaced(0, Tile(5, 5), None, 10, 10)
    return Match.replay([*seat_view(match.events, 0), lead, *events], viewer=0)


def placed(seat: int, tile: str, spot: str, count: int, points: int = 0) -> TilePlaced:
    action = place(tile, spot)
    return TilePlaced(seat, action.tile, action.at, count, points)


def possible(groups: list[Group], hand: list[Tile]) -> bool:
    """Tell by trying everything whether ``hand`` can be what ``groups`` describe."""
    if not hand:
        return True
    for group in groups:
        if group.tiles and group.may_hold(hand[0]):
            group.tiles -= 1
            fits = possible(groups, hand[1:])
            group.tiles += 1
            if fits:
                return True
    return False


def test_what_is_proved_of_a_hand_is_true_of_it() -> None:
    proofs = 0
    for match in every_form():
        view = seen(match)
        groups = hidden_groups(view)
        for seat, hand in enumerate(match.round.hands):
            of_seat = [group for group in groups if group.seat == seat]
            if seat != match.round.turn:
                known = [tile for tile in hand if tile is not None]
                assert sum(group.tiles for group in of_seat) == len(hand)
                assert possible(of_seat, known)
                proofs += any(group.lacks for group in of_seat)
    assert proofs > 100


def test_no_view_of_a_match_that_was_played_is_a_contradiction() -> None:
    for match in every_form():
        check_possible(seen(match))


def test_unseen_tiles_are_those_in_other_hands_and_in_the_boneyard() -> None:
    for match in every_form(rounds=1):
        others = [
            tile
            for seat, hand in enumerate([*match.round.hands, match.round.boneyard])
            if seat != match.round.turn
            for tile in hand
        ]
        assert set(unseen_tiles(seen(match))) == set(others)


def test_who_passed_lacks_the_numbers_that_were_open() -> None:
    (group,) = hidden_groups(seat_0_sees("5|5 0|5 1|5 2|5 3|5 4|5 5|6", TurnPassed(1)))
    assert (group.seat, group.tiles, group.lacks) == (1, 14, 1 << 5)


def test_who_drew_may_have_drawn_what_was_lacking_before() -> None:
    view = seat_0_sees("5|5", TileDrawn(1, None), TileDrawn(1, None), boneyard=True)
    assert [(group.tiles, group.lacks) for group in hidden_groups(view)] == [
        (4, 1 << 5),
        (1, 1 << 5),
        (1, 0),
    ]


def test_a_tile_played_after_drawing_was_the_one_drawn_last() -> None:
    view = seat_0_sees(
        "5|5", TileDrawn(1, None), placed(1, "3|5", "5|5 straight-a", 13), boneyard=True
    )
    assert [(group.tiles, group.lacks) for group in hidden_groups(view)] == [(4, 1 << 5)]


def test_nobody_plays_a_number_after_showing_to_lack_it() -> None:
    view = seat_0_sees(
        "5|5 1|5",
        TurnPassed(1),
        placed(0, "1|5", "5|5 straight-a", 11),
        placed(1, "2|5", "5|5 straight-b", 3),
    )
    with pytest.raises(ContradictionError, match=r"seat 1 .* 2\|5"):
        hidden_groups(view)


def test_nobody_lacks_a_number_that_must_be_in_their_hand() -> None:
    check_possible(seat_0_sees("5|5 0|5 1|5 2|5 3|5 4|5 5|6", TurnPassed(1)))
    with pytest.raises(ContradictionError, match="seat 1"):
        check_possible(seat_0_sees("5|5 0|5 1|5 2|5 3|5 4|5", TurnPassed(1)))


@pytest.mark.parametrize(("rules", "house"), [("muggins", {}), ("five-up", {"lead": True})])
def test_who_leads_by_the_highest_double_shows_that_nobody_was_dealt_a_higher_one(
    rules: str, house: dict[str, bool]
) -> None:
    started = start(rules, 2, hand_size=2, lead_highest_double=bool(house))
    match = dealt(started, "4|4 0|1", "3|3 5|6")
    (group,) = hidden_groups(seen(match))
    assert not any(group.may_hold(tile) for tile in tiles("5|5 6|6"))
    assert all(group.may_hold(tile) for tile in tiles("3|3 5|6"))


def test_a_tile_above_the_leaders_best_was_drawn_if_it_is_played() -> None:
    match = dealt(start("muggins", hand_size=2), "4|4 0|1", "3|3 5|6")
    opening = [*seat_view(match.events, 0), TilePlaced(0, Tile(4, 4), None, 8, 0)]
    six, double = Tile(4, 6), Tile(6, 6)
    at_six = End(six, Port.HIGH)
    first = TilePlaced(1, six, End(Tile(4, 4), Port.STRAIGHT_A), 14, 0)
    view = Match.replay([*opening, TileDrawn(1, None), first], viewer=0)
    assert [group.tiles for group in hidden_groups(view)] == [2]
    more = [TileDrawn(0, Tile(0, 2)), TileDrawn(0, Tile(1, 4))]
    reply = TilePlaced(0, Tile(1, 4), End(Tile(4, 4), Port.STRAIGHT_B), 7, 0)
    last = TilePlaced(1, double, at_six, 13, 0)
    events = [*opening, TileDrawn(1, None), first, *more, reply, last]
    with pytest.raises(ContradictionError, match=r"6\|6"):
        hidden_groups(Match.replay(events, viewer=0))


def test_after_a_round_that_somebody_won_the_leader_shows_nothing() -> None:
    shown = 0
    for match in turns(start("muggins", target=1000), 3, rounds=6):
        if match.round_number > 1 and match.round.turn == match.deal.leader:  # type: ignore[union-attr]
            by_rank = any(group.without for group in hidden_groups(seen(match)))
            ended = [event for event in match.events if isinstance(event, RoundSettled)][-1]
            assert not by_rank or ended.ended is RoundEnding.BLOCKED
            shown += not by_rank
    assert shown
