from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.tiles import TILES
from domino_gui.table.rack import RackOrders, merged, moved
from tests.table.tables import tiles


def _standing(orders: RackOrders, hand: str, seat: int = 0) -> str:
    return " ".join(tile.name for tile in orders.order(seat, tiles(hand)))


def test_a_rack_stays_as_it_was_arranged() -> None:
    orders = RackOrders()
    assert _standing(orders, "1|1 2|3 4|4") == "1|1 2|3 4|4"
    orders.arrange(0, tiles("4|4 1|1 2|3"))
    assert _standing(orders, "1|1 2|3 4|4") == "4|4 1|1 2|3"
    assert _standing(orders, "1|1 2|3 4|4", seat=1) == "1|1 2|3 4|4"


def test_a_placed_tile_leaves_its_gap_closed_and_a_drawn_one_comes_last() -> None:
    orders = RackOrders()
    orders.arrange(0, tiles("4|4 1|1 2|3"))
    assert _standing(orders, "2|3 4|4 0|6") == "4|4 2|3 0|6"


def test_a_tile_that_is_taken_back_stands_where_it_stood_whatever_was_arranged_since() -> None:
    orders = RackOrders()
    orders.arrange(0, tiles("4|4 1|1 2|3 0|6"))
    orders.arrange(0, tiles("0|6 2|3 4|4"))  # 1|1 is on the table
    assert _standing(orders, "1|1 2|3 4|4 0|6") == "0|6 2|3 4|4 1|1"
    orders.arrange(0, tiles("2|3 0|6"))  # and so is 4|4
    assert _standing(orders, "1|1 2|3 4|4 0|6") == "2|3 4|4 1|1 0|6"


def test_a_new_round_stands_as_it_was_dealt_but_for_what_was_arranged_before() -> None:
    orders = RackOrders()
    orders.arrange(0, tiles("4|4 1|1 2|3"))
    orders.deal([tiles("1|1 0|0 2|3 4|4 5|5"), tiles("0|1 6|6")])
    assert _standing(orders, "1|1 0|0 2|3 4|4 5|5") == "4|4 0|0 1|1 2|3 5|5"
    assert _standing(orders, "0|1 6|6", seat=1) == "0|1 6|6"


def test_a_drawn_tile_comes_last_though_it_was_arranged_in_another_round() -> None:
    orders = RackOrders()
    orders.arrange(0, tiles("4|4 1|1 2|3"))
    orders.deal([tiles("1|1 0|0")])
    assert _standing(orders, "1|1 0|0 4|4") == "1|1 0|0 4|4"


def test_who_sorts_finds_the_next_rounds_sorted_until_a_tile_is_moved_by_hand() -> None:
    orders = RackOrders()
    orders.sort(0, tiles("4|4 1|1 2|3"))
    assert _standing(orders, "4|4 1|1 2|3") == "1|1 2|3 4|4"
    orders.deal([tiles("6|6 0|5 3|3")])
    assert _standing(orders, "6|6 0|5 3|3") == "0|5 3|3 6|6"
    orders.arrange(0, tiles("6|6 0|5 3|3"))
    orders.deal([tiles("5|5 0|0 6|6")])
    assert _standing(orders, "5|5 0|0 6|6") == "5|5 0|0 6|6"


def test_another_match_begins_with_nothing_arranged() -> None:
    orders = RackOrders()
    orders.sort(0, tiles("4|4 1|1"))
    orders.forget()
    orders.deal([tiles("4|4 1|1")])
    assert _standing(orders, "4|4 1|1") == "4|4 1|1"
    assert orders.kept() == ()


@pytest.mark.parametrize("is_sorted", [False, True])
@pytest.mark.parametrize("same_round", [False, True])
def test_what_was_kept_goes_on_as_if_it_had_never_been_away(
    same_round: bool, is_sorted: bool
) -> None:
    orders, dealt = RackOrders(), tiles("4|4 1|1 2|3 0|6")
    orders.deal([dealt, tiles("5|5")])
    orders.arrange(0, tiles("2|3 0|6 1|1"))
    if is_sorted:
        orders.sort(0, tiles("2|3 0|6 1|1"))
    again, kept = RackOrders(), orders.kept()
    assert [rack.seat for rack in kept] == [0]
    if not same_round:
        dealt = tiles("1|1 6|6 0|6 2|3")
        orders.deal([dealt, []])
    again.deal([dealt, []])
    again.restore(kept, same_round=same_round)
    assert again.order(0, dealt) == orders.order(0, dealt)
    again.deal([tiles("1|1 0|6 0|0")])
    orders.deal([tiles("1|1 0|6 0|0")])
    assert _standing(again, "1|1 0|6 0|0") == _standing(orders, "1|1 0|6 0|0")


@given(st.permutations(TILES), st.permutations(TILES), st.integers(0, 28), st.integers(0, 28))
def test_merging_keeps_every_tile_once_and_the_new_order(
    new: list[object], before: list[object], take: int, also: int
) -> None:
    order, known = new[:take], before[:also]
    result = merged(order, known)  # type: ignore[arg-type]
    assert [tile for tile in result if tile in order] == order
    assert len(result) == len(set(result)) == len({*order, *known})


def test_a_tile_is_moved_between_others() -> None:
    order = tiles("1|1 2|3 4|4")
    assert moved(order, order[0], 2) == tuple(tiles("2|3 4|4 1|1"))
    assert moved(order, order[2], 0) == tuple(tiles("4|4 1|1 2|3"))
    assert moved(order, order[1], 1) == tuple(order)
    assert moved(order, order[1], 9) == tuple(tiles("1|1 4|4 2|3"))
