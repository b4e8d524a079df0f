from __future__ import annotations

from random import Random

import pytest

from domino_gui.engine.events import ACTIONS, Draw
from domino_gui.engine.match import Match
from domino_gui.opponents import greedy
from domino_gui.opponents.thinking import Effort
from tests.engine.rigged import dealt
from tests.engine.rigged import place as act
from tests.opponents.positions import at_turn, every_form, place, seen
from tests.strategies import start


def chosen(match: Match) -> ACTIONS:
    return greedy.choose(match, Effort(Random(0))).action


def test_most_points_now_come_first() -> None:
    match = dealt(start(hand_size=2), "6|6 5|5", "0|0 1|1")
    assert chosen(match) == place("5|5")


def test_among_equal_points_the_heaviest_tile_comes_first() -> None:
    match = dealt(start(hand_size=3), "1|2 6|6 3|4", "0|0 1|1 0|1")
    assert chosen(match) == place("6|6")


def test_among_equally_heavy_tiles_the_higher_half_comes_first() -> None:
    match = dealt(start(hand_size=3), "4|4 3|5 2|6", "0|0 1|1 0|1")
    ranked = [value.place for value in greedy.rank(match)]
    assert ranked == [place("2|6"), place("3|5"), place("4|4")]


def test_ends_that_pay_alike_are_taken_at_the_tile_that_has_lain_longest() -> None:
    match = dealt(start(hand_size=3), "1|6 6|6 0|2", "1|4 4|6 0|3")
    act(match, "1|6")
    act(match, "1|4", "1|6 low")
    act(match, "6|6", "1|6 high")
    # 4|6 on 4 leaves 6 + 12, on 6 it leaves 4 + 4: neither pays.
    assert [value.place for value in greedy.rank(match)] == [
        place("4|6", "1|4 high"),
        place("4|6", "6|6 straight-b"),
    ]


def test_points_are_those_that_the_rules_pay() -> None:
    for match in every_form():
        seat = match.round.turn
        for value in greedy.rank(seen(match)):
            twin = match.copy()
            placed = twin.act(seat, value.place)[0]
            assert placed.points == value.points  # type: ignore[attr-defined]


@pytest.mark.parametrize("order", ["1|2 6|6 5|5", "5|5 6|6 1|2"])
def test_the_order_in_the_hand_changes_nothing(order: str) -> None:
    match = dealt(start(hand_size=3), order, "0|0 1|1 0|1")
    assert chosen(match) == place("5|5")


def test_what_is_forced_is_done() -> None:
    match = dealt(start(hand_size=1), "5|5", "0|1", boneyard="0|2")
    act_ = match.round
    act_.layout.place(place("5|5").tile, None)
    act_.turn = 1
    assert chosen(match) == Draw()


def test_what_is_expected_is_no_more_than_the_points_at_once() -> None:
    view = seen(at_turn(0))
    decision = greedy.choose(view, Effort(Random(0), analyse=True))
    assert [each.action for each in decision.analysis] == [it.place for it in greedy.rank(view)]
    for estimate in decision.analysis:
        assert estimate.expected == estimate.points_now
        assert (estimate.spread, estimate.win, estimate.samples) == (0, None, 0)
    assert not greedy.choose(view, Effort(Random(0))).analysis
