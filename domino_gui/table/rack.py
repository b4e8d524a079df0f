"""The order in which people keep the tiles on their racks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from domino_gui.engine.tiles import Tile


class RackOrders:
    """Remembers how each seat arranged its rack; drawn tiles come last."""

    def __init__(self) -> None:
        self._orders: dict[int, tuple[Tile, ...]] = {}

    def order(self, seat: int, hand: Sequence[Tile]) -> tuple[Tile, ...]:
        """Return the tiles of ``hand`` as they stand."""
        known = [tile for tile in self._orders.get(seat, ()) if tile in hand]
        return (*known, *(tile for tile in hand if tile not in known))

    def arrange(self, seat: int, order: Iterable[Tile]) -> None:
        """Let these tiles stand in this order."""
        self._orders[seat] = tuple(order)

    def forget(self) -> None:
        """Forget everything: a new round has been dealt."""
        self._orders.clear()


def moved(order: Sequence[Tile], tile: Tile, to: int) -> tuple[Tile, ...]:
    """Return the same tiles with one moved to the place ``to``, counted from 0."""
    rest = [other for other in order if other is not tile]
    rest.insert(min(max(to, 0), len(rest)), tile)
    return tuple(rest)
