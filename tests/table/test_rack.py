from __future__ import annotations

from domino_gui.table.rack import RackOrders, moved
from tests.table.tables import tiles


def test_a_rack_stays_as_it_was_arranged() -> None:
    orders = RackOrders()
    hand = tiles("1|1 2|3 4|4")
    assert orders.order(0, hand) == tuple(hand)
    orders.arrange(0, tiles("4|4 1|1 2|3"))
    assert orders.order(0, hand) == tuple(tiles("4|4 1|1 2|3"))
    assert orders.order(1, hand) == tuple(hand)


def test_a_placed_tile_leaves_its_gap_closed_and_a_drawn_one_comes_last() -> None:
    orders = RackOrders()
    orders.arrange(0, tiles("4|4 1|1 2|3"))
    assert orders.order(0, tiles("2|3 4|4 0|6")) == tuple(tiles("4|4 2|3 0|6"))


def test_a_new_deal_is_not_arranged_yet() -> None:
    orders = RackOrders()
    orders.arrange(0, tiles("4|4 1|1"))
    orders.forget()
    assert orders.order(0, tiles("1|1 4|4")) == tuple(tiles("1|1 4|4"))


def test_a_tile_is_moved_between_others() -> None:
    order = tiles("1|1 2|3 4|4")
    assert moved(order, order[0], 2) == tuple(tiles("2|3 4|4 1|1"))
    assert moved(order, order[2], 0) == tuple(tiles("4|4 1|1 2|3"))
    assert moved(order, order[1], 1) == tuple(order)
    assert moved(order, order[1], 9) == tuple(tiles("1|1 4|4 2|3"))
