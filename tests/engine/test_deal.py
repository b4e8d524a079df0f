from __future__ import annotations

import hashlib

import pytest

from domino_gui.engine.deal import NUMBER_BITS, Deal, ShuffledDealer, seal, shuffled
from domino_gui.engine.tiles import TILES
from tests.engine.rigged import KEY


def test_a_seal_is_the_hash_of_the_key_and_the_tiles_as_written() -> None:
    hands, boneyard = [list(TILES[:9]), list(TILES[9:18])], list(TILES[18:])
    written = ",".join(tile.name for tile in TILES).encode()
    expected = hashlib.sha256(bytes.fromhex(KEY) + written).hexdigest()
    assert seal(KEY, hands, boneyard) == expected
    assert Deal(hands, boneyard, KEY, 1).seal == expected
    assert seal(KEY, hands[::-1], boneyard) != expected
    assert seal("00" * 32, hands, boneyard) != expected


def test_a_deal_number_gives_the_same_order_on_every_machine() -> None:
    # Changing this breaks every number that people have written down or sent to a friend.
    names = [tile.name for tile in shuffled("deal", 123456789)]
    assert " ".join(names[:7]) == "5|5 1|3 0|2 2|6 4|6 5|6 0|3"
    assert sorted(names) == [tile.name for tile in TILES]


def test_lots_and_deals_of_one_number_do_not_give_each_other_away() -> None:
    assert shuffled("deal", 7) != shuffled("lot 1", 7) != shuffled("lot 2", 7)


@pytest.mark.parametrize(("seats", "hand_size"), [(2, 9), (3, 7), (4, 5), (2, 14), (4, 7), (2, 1)])
def test_a_deal_gives_each_of_28_tiles_once(seats: int, hand_size: int) -> None:
    deal = ShuffledDealer(1).deal(seats, hand_size)
    assert [len(hand) for hand in deal.hands] == [hand_size] * seats
    assert {tile for hand in deal.hands for tile in hand} | set(deal.boneyard) == set(TILES)
    assert len(deal.boneyard) == 28 - seats * hand_size
    assert len(deal.key) == 64


def test_the_number_asked_for_is_dealt_first() -> None:
    deal = ShuffledDealer("seed", first=42).deal(2, 9)
    assert deal.number == 42
    assert [*deal.hands[0], *deal.hands[1], *deal.boneyard] == shuffled("deal", 42)


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    def played(seed: int) -> list[object]:
        dealer = ShuffledDealer(seed)
        return [dealer.lot([0, 1]), dealer.deal(2, 9), dealer.lot([0, 1]), dealer.deal(2, 9)]

    assert played(1) == played(1) != played(2)


def test_without_a_seed_no_two_deals_are_alike() -> None:
    deals = [ShuffledDealer().deal(2, 9) for _ in range(5)]
    assert len({deal.key for deal in deals}) == len({deal.number for deal in deals}) == 5
    assert all(0 <= deal.number < 2**NUMBER_BITS < 10**15 for deal in deals)


def test_a_lot_turns_a_different_tile_for_each_candidate_each_time_anew() -> None:
    dealer = ShuffledDealer(3)
    first, second = dealer.lot([0, 2, 3]), dealer.lot([0, 2, 3])
    assert list(first) == [0, 2, 3]
    assert len(set(first.values())) == 3
    assert first != second


def test_the_same_number_turns_the_same_lots() -> None:
    one, other = ShuffledDealer(3, first=5), ShuffledDealer(4, first=5)
    assert [one.lot([0, 1]) for _ in range(3)] == [other.lot([0, 1]) for _ in range(3)]
    one.deal(2, 9)
    assert one.lot([0, 1]) != other.lot([0, 1])
