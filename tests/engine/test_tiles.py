from __future__ import annotations

import copy
import pickle

import pytest

from domino_gui.engine.tiles import TILES, Tile, lead_order, pips


def test_the_set_has_28_tiles_each_once() -> None:
    assert [tile.name for tile in TILES] == [
        f"{low}|{high}" for low in range(7) for high in range(low, 7)
    ]
    assert [tile.index for tile in TILES] == list(range(28))
    assert len(set(TILES)) == 28


def test_a_tile_knows_its_halves_pips_and_numbers() -> None:
    tile = Tile(5, 3)
    assert (tile.low, tile.high, tile.pips, tile.double) == (3, 5, 8, False)
    assert tile.numbers == 0b101000
    assert Tile(6, 6).double
    assert Tile(6, 6).numbers == 0b1000000
    assert str(tile) == repr(tile) == "3|5"


def test_there_is_one_object_of_each_tile() -> None:
    tile = Tile(3, 5)
    assert Tile(5, 3) is tile
    assert Tile.parse("3|5") is tile
    assert copy.deepcopy(tile) is tile
    assert pickle.loads(pickle.dumps(tile)) is tile


@pytest.mark.parametrize("name", ["5|3", "7|7", "3|5 ", "3-5", "", None, 35, [], {}, "0|-1"])
def test_what_is_no_tile_is_refused(name: object) -> None:
    with pytest.raises(ValueError, match="is not a tile"):
        Tile.parse(name)  # type: ignore[arg-type]


@pytest.mark.parametrize("halves", [(0, 7), (-1, 3), (7, 7)])
def test_the_set_has_no_other_halves(halves: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="the set has no tile"):
        Tile(*halves)


def test_the_message_quotes_little_of_a_long_name() -> None:
    with pytest.raises(ValueError, match=r"^'x{12}' is not a tile$"):
        Tile.parse("x" * 1000)


def test_the_other_half_lies_beyond_the_covered_one() -> None:
    assert Tile(3, 5).other(3) == 5
    assert Tile(3, 5).other(5) == 3
    assert Tile(4, 4).other(4) == 4


def test_pips_of_a_hand_are_added() -> None:
    assert pips([Tile(1, 2), Tile(6, 6), Tile(0, 0)]) == 15
    assert pips([]) == 0


def test_the_lead_goes_by_double_then_pips_then_higher_half() -> None:
    names = [tile.name for tile in sorted(TILES, key=lead_order, reverse=True)]
    assert names[:7] == ["6|6", "5|5", "4|4", "3|3", "2|2", "1|1", "0|0"]
    assert names[7:13] == ["5|6", "4|6", "3|6", "4|5", "2|6", "3|5"]
    assert names[-1] == "0|1"
