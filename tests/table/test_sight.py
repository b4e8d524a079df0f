from __future__ import annotations

import pytest
from msgspec.structs import replace

from domino_gui.engine.events import RoundSettled, TilePlaced
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import Tile
from domino_gui.table.sight import before_deal, covered, see
from tests.table.tables import TABLES, given, must_draw, played, put, started, tiles, two_fives


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_only_the_viewers_own_rack_is_seen_while_a_round_is_played(
    rules: RuleSetId, seats: int
) -> None:
    match = played(rules, seats, 3, seed=5)
    for viewer in (None, *range(seats)):
        sight = see(match, viewer)
        for seat in sight.seats:
            hand = match.round.hands[seat.seat]
            assert seat.hand == (tuple(hand) if seat.seat == viewer else (None,) * len(hand))


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_every_hand_can_be_seen_all_the_while(rules: RuleSetId, seats: int) -> None:
    match = played(rules, seats, 3, seed=5)
    for viewer in (None, *range(seats)):
        sight = see(match, viewer, hands_open=True)
        assert [list(seat.hand) for seat in sight.seats] == match.round.hands
        # That is not the end of the round, of which more is told.
        assert not sight.is_open
        assert sight.turn == match.round.turn


def test_a_seats_own_view_of_the_match_looks_the_same_to_it() -> None:
    match = played(RuleSetId.ALL_FIVES, 3, 5)
    view = Match.replay(seat_view(match.events, 1), viewer=1)
    seen, expected = see(view, 1), see(match, 1)
    assert replace(seen, rules=expected.rules, layout=expected.layout) == expected
    assert seen.layout.placed == expected.layout.placed


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_all_hands_lie_open_once_the_round_is_over(rules: RuleSetId, seats: int) -> None:
    match = played(rules, seats, 99)
    sight = see(match, 0)
    assert sight.is_open
    assert [list(seat.hand) for seat in sight.seats] == match.round.hands
    assert sight.turn is None


def test_the_last_placement_is_seen_before_the_settlement_that_followed_it_at_once() -> None:
    match = played(RuleSetId.ALL_FIVES, 2, 99)
    placed = next(e for e in reversed(match.events) if isinstance(e, TilePlaced))
    assert isinstance(match.events[-1], RoundSettled)
    sight = see(match, 0, placed)
    assert not sight.is_open
    assert sight.last is placed.tile
    assert sight.turn is None
    assert see(match, 0, match.events[-1]).is_open


def test_a_sight_stays_as_it_was_when_the_match_goes_on() -> None:
    match = two_fives()
    sight = see(match, 0)
    put(match, "0|5", "4|5", Port.HIGH)
    assert len(sight.layout) == 4
    assert sight.turn == 0
    assert Tile(0, 5) in sight.seats[0].hand


def test_what_the_last_placement_of_the_round_paid_is_known() -> None:
    match = given(["5|5 0|0", "0|5 1|1"])
    assert see(match, 0).paid is None
    put(match, "5|5")
    assert see(match, 0).paid == 10


def test_hollow_ends_are_open_and_add_nothing() -> None:
    match = started(RuleSetId.ALL_FIVES)
    layout = match.round.layout
    for tile, at in (("5|5", None), ("2|5", Port.STRAIGHT_A), ("3|5", Port.STRAIGHT_B)):
        layout.place(Tile.parse(tile), End(Tile(5, 5), at) if at else None)
    sight = see(match, 0)
    assert {str(end) for end in sight.hollow_ends()} == {"5|5 branch-a", "5|5 branch-b"}
    assert {str(s.end) for s in sight.scoring_ends()} == {"2|5 low", "3|5 low"}


def test_the_second_straight_of_a_led_double_is_part_of_its_end() -> None:
    match = given(["5|5 0|0", "0|5 1|1"])
    put(match, "5|5")
    assert see(match, 0).hollow_ends() == []


@pytest.mark.parametrize("placements", [4, 99])
def test_a_covered_rack_shows_no_face_before_the_round_is_over(placements: int) -> None:
    match = played(RuleSetId.ALL_FIVES, 2, placements)
    sight = covered(see(match, 1))
    assert sight.seats == see(match, None).seats
    assert sight.viewer is None


def test_before_the_first_deal_all_tiles_are_in_the_boneyard() -> None:
    assert see(started(), 0).drawable == 28


def test_a_table_swept_clean_holds_all_tiles_in_the_boneyard() -> None:
    sight = before_deal(see(must_draw(), 0))
    assert sight.boneyard == 28
    assert len(sight.layout) == 0
    assert all(seat.hand == () for seat in sight.seats)


def test_a_match_that_is_over_stays_open() -> None:
    match = played(RuleSetId.DRAW, 2, 99)
    assert match.phase is Phase.OVER
    assert see(match, None).is_open


def test_what_others_placed_since_the_viewers_own_last_placement_is_known() -> None:
    match = given(["5|5 0|0", "4|5 1|1", "2|5 1|2", "0|5 6|6"], rules=RuleSetId.FIVE_UP)
    match.round.turn = 0
    put(match, "5|5")
    assert see(match, 0).recent == ()
    put(match, "4|5", "5|5", Port.STRAIGHT_A)
    put(match, "2|5", "5|5", Port.STRAIGHT_B)
    put(match, "0|5", "5|5", Port.BRANCH_A)
    assert see(match, 0).recent == tuple(tiles("4|5 2|5 0|5"))
    assert see(match, 1).recent == tuple(tiles("2|5 0|5"))
    assert see(match, None).recent == covered(see(match, 0)).recent == ()
    put(match, "0|0", "0|5", Port.LOW)
    assert see(match, 0).recent == ()


def test_nothing_is_counted_where_placements_never_score() -> None:
    match = given(["2|2 0|0", "4|5 1|1"], rules=RuleSetId.DRAW)
    match.round.turn = 0
    put(match, "2|2")
    sight = see(match, 0)
    assert sight.scoring_ends() == []
    assert sight.hollow_ends() == match.round.layout.open_ends != []


def test_who_takes_over_is_nearest_before_any_rack_lies_open() -> None:
    match = played(RuleSetId.ALL_FIVES, 3, 4)
    assert [see(match, None).bottom, see(match, 1).bottom] == [0, 1]
    assert see(match, None, bottom=2).bottom == 2
    assert covered(see(match, 1)).bottom == 1
    assert covered(see(match, 1), 2).bottom == 2
