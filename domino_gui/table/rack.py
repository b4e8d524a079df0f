"""The order in which people keep the tiles on their racks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from domino_gui.engine.tiles import Tile
from domino_gui.storage.racks import ArrangedRack

Order = tuple[Tile, ...]


class RackOrders:
    """Remembers how each seat arranges its rack, over undoing and over rounds.

    Tiles of a new round stand as they were dealt, but those that were arranged before in the order
    that they were given then; or all in the order of the set, if that was the last thing asked
    for. Drawn tiles come last.
    """

    def __init__(self) -> None:
        self._standing: dict[int, Order] = {}  # of this round, also what has left the rack
        self._wanted: dict[int, Order] = {}  # of all tiles ever arranged
        self._sorted: set[int] = set()

    def deal(self, hands: Sequence[Sequence[Tile]]) -> None:
        """Stand the tiles of a new round, by seat."""
        self._standing = {seat: self._as_wanted(seat, hand) for seat, hand in enumerate(hands)}

    def order(self, seat: int, hand: Sequence[Tile]) -> Order:
        """Return the tiles of ``hand`` as they stand."""
        known = [tile for tile in self._standing.get(seat, ()) if tile in hand]
        return (*known, *(tile for tile in hand if tile not in known))

    def arrange(self, seat: int, order: Iterable[Tile]) -> None:
        """Let these tiles stand in this order."""
        self._keep(seat, tuple(order))
        self._sorted.discard(seat)

    def sort(self, seat: int, hand: Iterable[Tile]) -> None:
        """Let these tiles stand in the order of the set, and those of the next rounds too."""
        self._keep(seat, tuple(in_set_order(hand)))
        self._sorted.add(seat)

    def forget(self) -> None:
        """Forget everything: it is another match."""
        self._standing.clear()
        self._wanted.clear()
        self._sorted.clear()

    def _keep(self, seat: int, order: Order) -> None:
        for orders in (self._standing, self._wanted):
            orders[seat] = merged(order, orders.get(seat, ()))

    def _as_wanted(self, seat: int, hand: Sequence[Tile]) -> Order:
        if seat in self._sorted:
            return tuple(in_set_order(hand))
        arranged = iter([tile for tile in self._wanted.get(seat, ()) if tile in hand])
        wanted = set(self._wanted.get(seat, ()))
        return tuple(next(arranged) if tile in wanted else tile for tile in hand)

    # -- kept for another day ------------------------------------------------------------------

    def kept(self) -> tuple[ArrangedRack, ...]:
        """Return what is to be kept of the seats whose racks were ever arranged."""
        return tuple(
            ArrangedRack(seat, self._standing.get(seat, ()), wanted, seat in self._sorted)
            for seat, wanted in sorted(self._wanted.items())
        )

    def restore(self, racks: Iterable[ArrangedRack], *, same_round: bool) -> None:
        """Go on from what was kept; unless it was in the ``same_round``, as for a new one."""
        for rack in racks:
            self._wanted[rack.seat] = rack.wanted
            if rack.is_sorted:
                self._sorted.add(rack.seat)
            dealt = self._standing.get(rack.seat, ())
            if same_round:
                self._standing[rack.seat] = merged(rack.standing, dealt)
            else:
                self._standing[rack.seat] = self._as_wanted(rack.seat, dealt)


def in_set_order(tiles: Iterable[Tile]) -> list[Tile]:
    """Return tiles in the order of the set."""
    return sorted(tiles, key=lambda tile: tile.index)


def merged(order: Sequence[Tile], before: Sequence[Tile]) -> Order:
    """Return ``order`` with what else was there ``before``: each behind what it stood behind."""
    result = [*order]
    at = 0
    for tile in before:
        if tile not in order:
            result.insert(at, tile)
        at = result.index(tile) + 1
    return tuple(result)


def moved(order: Sequence[Tile], tile: Tile, to: int) -> Order:
    """Return the same tiles with one moved to the place ``to``, counted from 0."""
    rest = [other for other in order if other is not tile]
    rest.insert(min(max(to, 0), len(rest)), tile)
    return tuple(rest)
