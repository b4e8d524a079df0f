"""The double-six set: 28 tiles, each existing once."""

from __future__ import annotations

from typing import Final, Self

HIGHEST: Final = 6
"""The highest number on a half."""


class Tile:
    """One tile of the set, written low half first (``3|5``).

    ``Tile(5, 3)`` and ``Tile(3, 5)`` are the same object: there is one of each tile, so tiles
    are compared by identity. The hash is the tile's place in the set, which keeps the order of
    sets of tiles the same on every machine.
    """

    __slots__ = ("double", "high", "index", "low", "name", "numbers", "pips")

    low: int
    """The lower half."""
    high: int
    """The higher half."""
    pips: int
    """Both halves together."""
    double: bool
    """Whether both halves are equal."""
    index: int
    """The place in `TILES`, 0 to 27."""
    numbers: int
    """The numbers on the tile as a set of bits: bit *n* is set when a half shows *n*."""
    name: str
    """The tile as it is written in records, ``low|high``."""

    def __new__(cls, one: int, other: int) -> Self:
        """Return the tile with these halves; `ValueError` if the set has none."""
        low, high = (one, other) if one <= other else (other, one)
        try:
            return _BY_NAME[f"{low}|{high}"]  # type: ignore[return-value]
        except KeyError:
            raise ValueError(f"the set has no tile {low}|{high}") from None

    @classmethod
    def parse(cls, name: str) -> Tile:
        """Return the tile that records write ``name``; `ValueError` if there is none."""
        try:
            return _BY_NAME[name]
        except (KeyError, TypeError):
            raise ValueError(f"{str(name)[:12]!r} is not a tile") from None

    def other(self, number: int) -> int:
        """Return the half that lies beyond ``number`` when that half is covered."""
        return self.high if number == self.low else self.low

    def __hash__(self) -> int:
        return self.index

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[type[Tile], tuple[int, int]]:
        return Tile, (self.low, self.high)


def _make(index: int, low: int, high: int) -> Tile:
    tile = object.__new__(Tile)
    tile.low, tile.high, tile.index = low, high, index
    tile.pips, tile.double = low + high, low == high
    tile.numbers = 1 << low | 1 << high
    tile.name = f"{low}|{high}"
    return tile


_HALVES = [(low, high) for low in range(HIGHEST + 1) for high in range(low, HIGHEST + 1)]

TILES: Final = tuple(_make(index, low, high) for index, (low, high) in enumerate(_HALVES))
"""The whole set in order, ``0|0`` to ``6|6``."""

_BY_NAME: Final = {tile.name: tile for tile in TILES}


def pips(hand: list[Tile]) -> int:
    """Return the pips left in a hand."""
    return sum(tile.pips for tile in hand)


def lead_order(tile: Tile) -> tuple[bool, int, int]:
    """Sort key of "highest double, else most pips, then the higher half" (Muggins and Draw)."""
    return tile.double, tile.pips, tile.high
