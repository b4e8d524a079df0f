from __future__ import annotations

import pytest

from domino_gui.engine.events import Draw, Pass, Place
from domino_gui.engine.round import Round
from domino_gui.engine.rules import (
    ALL_FIVES,
    DRAW,
    FIVE_UP,
    MUGGINS,
    HouseRules,
    Rule,
    RuleError,
    Rules,
    RuleSet,
)
from domino_gui.engine.tiles import Tile
from tests.engine.rigged import end, tiles
from tests.engine.state import state


def round_of(*hands: str, boneyard: str = "", undrawable: int = 0) -> Round:
    rules = Rules(ALL_FIVES, len(hands), partners=False, house=HouseRules(undrawable=undrawable))
    return Round(rules, 0, [list(tiles(hand)) for hand in hands], list(tiles(boneyard)), None)


def test_any_tile_of_the_leader_may_be_led() -> None:
    round_ = round_of("0|0 1|2", "5|6")
    assert round_.legal_actions() == [Place(Tile(0, 0), None), Place(Tile(1, 2), None)]


@pytest.mark.parametrize("rule_set", [ALL_FIVES, MUGGINS, FIVE_UP, DRAW])
def test_a_round_begins_with_an_empty_table_of_its_rule_set(rule_set: RuleSet) -> None:
    round_ = Round(Rules(rule_set, 2, partners=False), 1, [[], []], [], None)
    assert round_.layout.spinners is rule_set.spinners
    assert round_.layout.placed == []
    assert round_.turn == 1
    assert round_.over is False
    assert round_.out is None


def test_turns_go_round_clockwise() -> None:
    round_ = round_of("0|1 6|6", "1|1 5|6", "1|2 4|6", boneyard="0|0")
    for seat, tile, at in [(0, "0|1", None), (1, "1|1", "0|1 high"), (2, "1|2", "1|1 straight-b")]:
        assert round_.turn == seat
        round_.check_placement(seat, Tile.parse(tile), end(at))
        round_.place(seat, Tile.parse(tile), end(at))
    assert round_.turn == 0


def test_a_placement_is_worth_the_count_it_makes() -> None:
    round_ = round_of("3|6 1|1", "6|6 0|0")
    assert round_.check_placement(0, Tile(3, 6), None) == 9
    round_.place(0, Tile(3, 6), None)
    assert round_.check_placement(1, Tile(6, 6), end("3|6 high")) == 15


def test_the_pips_left_are_those_of_each_hand() -> None:
    assert round_of("3|6 1|1", "6|6 0|0", "0|1").left() == [11, 12, 1]


def test_who_plays_the_last_tile_goes_out() -> None:
    round_ = round_of("3|6", "0|0")
    round_.place(0, Tile(3, 6), None)
    assert (round_.over, round_.out) == (True, 0)


def test_a_round_is_blocked_as_soon_as_the_last_tile_drawn_fits_nobody() -> None:
    round_ = round_of("0|0 1|1", "2|2", boneyard="3|3 4|4")
    round_.place(0, Tile(0, 0), None)
    assert not round_.over
    round_.check_draw(1)
    round_.draw(1, Tile(3, 3))
    assert not round_.over
    round_.draw(1, Tile(4, 4))
    assert (round_.over, round_.out) == (True, None)


def test_a_round_is_not_blocked_while_any_seat_can_play() -> None:
    round_ = round_of("0|0 1|1", "2|2", "0|3")
    round_.place(0, Tile(0, 0), None)
    assert not round_.over
    assert round_.legal_actions() == [Pass()]
    round_.check_pass(1)
    round_.pass_turn()
    assert round_.turn == 2
    with pytest.raises(RuleError) as refusal:
        round_.check_pass(2)
    assert refusal.value.rule is Rule.MUST_PLAY


def test_undrawable_tiles_are_as_good_as_gone() -> None:
    round_ = round_of("0|0 1|1", "2|2", boneyard="0|3 0|4", undrawable=2)
    round_.place(0, Tile(0, 0), None)
    assert round_.over
    assert round_.turn == 0  # the turn stays with whose placement ended the round
    round_ = round_of("0|0 1|1", "2|2", boneyard="0|3 0|4", undrawable=1)
    round_.place(0, Tile(0, 0), None)
    assert not round_.over
    assert round_.legal_actions() == [Draw()]


def test_before_the_first_tile_nobody_draws_or_passes() -> None:
    # Even where nothing is known of the leader's hand.
    rules = Rules(ALL_FIVES, 2, partners=False)
    round_ = Round(rules, 0, [[None], [Tile(0, 1)]], [None], None)
    for check in (round_.check_draw, round_.check_pass):
        with pytest.raises(RuleError) as refusal:
            check(0)
        assert refusal.value.rule is Rule.MUST_PLAY


def test_a_tile_is_known_on_the_table_and_in_a_hand_that_is_seen() -> None:
    rules = Rules(ALL_FIVES, 2, partners=False)
    round_ = Round(rules, 0, [[Tile(0, 1), Tile(0, 2)], [None, None]], [None] * 24, None)
    round_.place(0, Tile(0, 1), None)
    assert round_.knows(Tile(0, 1))
    assert round_.knows(Tile(0, 2))
    assert not round_.knows(Tile(0, 3))
    for tile in (Tile(0, 1), Tile(0, 2)):
        with pytest.raises(RuleError, match="does not hold") as refusal:
            round_.check_placement(1, tile, end("0|1 low"))
        assert refusal.value.rule is Rule.NOT_HELD
    assert round_.check_placement(1, Tile(0, 3), end("0|1 low")) == 4
    round_.place(1, Tile(0, 3), end("0|1 low"))
    assert round_.hands[1] == [None]


def test_a_round_with_hidden_tiles_is_never_called_blocked() -> None:
    rules = Rules(ALL_FIVES, 2, partners=False)
    round_ = Round(rules, 0, [[Tile(0, 0), Tile(0, 1)], [None]], [], None)
    round_.place(0, Tile(0, 0), None)
    assert not round_.over


def test_a_copy_goes_on_by_itself() -> None:
    round_ = round_of("0|0 1|1", "2|2", boneyard="3|3 4|4")
    before = state(round_)
    twin = round_.copy()
    assert state(twin) == before
    twin.place(0, Tile(0, 0), None)
    twin.draw(1, Tile(3, 3))
    assert state(round_) == before
    twin.draw(1, Tile(4, 4))
    assert state(twin.copy()) == state(twin)


def test_what_must_be_led_is_copied_and_forgotten_once_led() -> None:
    round_ = round_of("0|0 1|1", "2|2", boneyard="0|3 0|4")
    round_.must_lead = Tile(1, 1)
    twin = round_.copy()
    assert twin.legal_actions() == [Place(Tile(1, 1), None)]
    twin.place(0, Tile(1, 1), None)
    assert twin.must_lead is None
    assert round_.must_lead is Tile(1, 1)
