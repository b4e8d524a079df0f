"""How a table grows."""

from __future__ import annotations

import pytest

from domino_gui.engine.layout import End, Placed, Port, Spinners
from domino_gui.engine.tiles import Tile
from domino_gui.table.growth import FREEDOM_COSTS, Growth
from domino_gui.table.reach import FULL


def _led(name: str, spinners: Spinners) -> Growth:
    growth = Growth(spinners)
    placed = Placed(Tile.parse(name), None, None)
    option = growth.choose(placed)
    assert option is not None
    growth.lay(option, placed)
    return growth


def test_a_free_end_has_all_the_freedom_looked_for() -> None:
    growth = _led("3|5", Spinners.EVERY)
    assert [spot.freedom for spot in growth.position.spots] == [FULL, FULL]
    assert FREEDOM_COSTS[FULL] == 0


@pytest.mark.parametrize(
    ("spinners", "ends"), [(Spinners.NONE, 2), (Spinners.FIRST, 4), (Spinners.EVERY, 4)]
)
def test_branches_are_thought_of_from_the_moment_a_spinner_lies(
    spinners: Spinners, ends: int
) -> None:
    assert len(_led("5|5", spinners).position.spots) == ends


def test_a_copy_grows_by_itself() -> None:
    growth = _led("5|5", Spinners.FIRST)
    twin = growth.copy()
    end = End(Tile(5, 5), Port.STRAIGHT_B)
    placed = Placed(Tile(5, 6), end, Port.LOW)
    option = twin.choose(placed)
    assert option is not None
    twin.lay(option, placed)
    assert growth.spot(end).end == end
    with pytest.raises(KeyError):
        twin.spot(end)
    assert len(growth.rests) == 1
