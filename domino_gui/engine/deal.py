"""Deals and lots: shuffled from a number, and sealed before they are played."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

import random
import sys
from typing import Final, NamedTuple, Protocol

from domino_gui.engine.tiles import TILES, Tile

# Python's own where it has it: what is hashed here is short, and to load OpenSSL for it would take
# a good part of the start.
try:
    if sys.version_info >= (3, 12):  # pragma: no cover
        from _sha2 import sha256  # type: ignore[import-not-found, unused-ignore]
    else:  # pragma: no cover
        from _sha256 import sha256  # type: ignore[import-not-found, unused-ignore]
except ImportError:  # pragma: no cover
    from hashlib import sha256

NUMBER_BITS: Final = 48
"""Deal numbers have at most fifteen digits, so that a person can type one."""


class Deal(NamedTuple):
    """A sealed deal."""

    hands: list[list[Tile]]
    boneyard: list[Tile]
    """In drawing order."""
    key: str
    """64 hex digits, secret until the round is over."""
    number: int
    """The number from which the same deal can be made again."""

    @property
    def seal(self) -> str:
        """What is shown before the round and can be checked after it."""
        return seal(self.key, self.hands, self.boneyard)


class Dealer(Protocol):
    """Whoever turns the lots and deals the tiles of a match."""

    def lot(self, candidates: list[int]) -> dict[int, Tile]:
        """Return a different tile for each candidate seat."""

    def deal(self, seats: int, hand_size: int) -> Deal:
        """Deal a round, and go on to the next deal number."""


def seal(key: str, hands: list[list[Tile]], boneyard: list[Tile]) -> str:
    """Return the SHA-256 of the key's bytes and the 28 tiles as written, joined with commas."""
    tiles = [tile for hand in hands for tile in hand] + boneyard
    written = ",".join([tile.name for tile in tiles])
    return hashed(bytes.fromhex(key) + written.encode()).hex()


def hashed(message: bytes) -> bytes:
    """Return the SHA-256 of a message."""
    digest: bytes = sha256(message).digest()
    return digest


def shuffled(purpose: str, number: int) -> list[Tile]:
    """Return the set in the order that ``number`` gives for ``purpose``, alike on every machine.

    The order is read off a hash, so that no lot seen gives the deal of the same number away.
    """
    digits = int.from_bytes(hashed(f"{purpose} {number}".encode()))
    tiles = list(TILES)
    for last in range(len(tiles) - 1, 0, -1):
        digits, chosen = divmod(digits, last + 1)
        tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
    return tiles


class ShuffledDealer:
    """Deals by deal numbers: unforeseeable ones, or the same from the same seed."""

    def __init__(self, seed: int | str | None = None, *, first: int | None = None) -> None:
        """Deal ``first`` first where it is given; seeds are for experiments, not for play."""
        self._random = random.SystemRandom() if seed is None else random.Random(seed)
        self._lots = 0
        self._number = self._next_number() if first is None else first

    def _next_number(self) -> int:
        return self._random.getrandbits(NUMBER_BITS)

    def lot(self, candidates: list[int]) -> dict[int, Tile]:
        """Return a different tile for each candidate seat."""
        self._lots += 1
        return dict(zip(candidates, shuffled(f"lot {self._lots}", self._number), strict=False))

    def deal(self, seats: int, hand_size: int) -> Deal:
        """Deal a round, and go on to the next deal number."""
        tiles = shuffled("deal", self._number)
        hands = [tiles[seat * hand_size : (seat + 1) * hand_size] for seat in range(seats)]
        key = f"{self._random.getrandbits(256):064x}"
        deal = Deal(hands, tiles[seats * hand_size :], key, self._number)
        self._number, self._lots = self._next_number(), 0
        return deal
