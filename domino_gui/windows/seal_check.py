"""The sealed deals of a match, and the check of a seal: made anew, and not with the engine's help.

What is still secret is not in here: key, number and tiles of the round that is being played.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

import hashlib
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from domino_gui.engine.deal import shuffled
from domino_gui.engine.events import MatchEnded, RoundDealt, RoundSettled
from domino_gui.engine.match import Match


class OpenedDeal(NamedTuple):
    """What became public with the end of a round."""

    key: str
    number: int | None
    """None where the record does not tell it."""
    hands: tuple[str, ...]
    """Each seat's tiles as written, joined with commas."""
    boneyard: str
    """The same of the boneyard, in drawing order."""

    @property
    def tiles(self) -> str:
        """The 28 tiles as they are hashed: hands in seat order, then the boneyard."""
        return ",".join(part for part in (*self.hands, self.boneyard) if part)

    @property
    def message(self) -> bytes:
        """What is hashed: the 32 bytes of the key, then the tiles as written."""
        return bytes.fromhex(self.key) + self.tiles.encode("ascii")

    @property
    def computed(self) -> str:
        """The SHA-256 of the message, computed when it is asked for."""
        return hashlib.sha256(self.message).hexdigest()

    @property
    def number_fits(self) -> bool:
        """Whether the number makes these tiles in this order."""
        if self.number is None:
            return False
        return ",".join(tile.name for tile in shuffled("deal", self.number)) == self.tiles


class SealedDeal(NamedTuple):
    """One deal of a match."""

    round: int
    seal: str
    opened: OpenedDeal | None
    """None until the round is over."""

    @property
    def holds(self) -> bool:
        """Whether it has been opened, and the seal is that of what it held."""
        return self.opened is not None and self.opened.computed == self.seal


def sealed_deals(match: Match) -> list[SealedDeal]:
    """Return the deals of a match, in order."""
    deals: list[SealedDeal] = []
    dealt: RoundDealt | None = None
    for event in match.events:
        if isinstance(event, RoundDealt):
            dealt = event
            deals.append(SealedDeal(event.round, event.seal, None))
        elif isinstance(event, RoundSettled | MatchEnded) and dealt is not None:
            opened = _opened(dealt, event.key, event.number)
            if opened is not None:
                deals[-1] = deals[-1]._replace(opened=opened)
    return deals


def _opened(dealt: RoundDealt, key: str | UnsetType, number: int | UnsetType) -> OpenedDeal | None:
    if key is UNSET or isinstance(dealt.boneyard, int):
        return None
    hands = [hand for hand in dealt.hands if not isinstance(hand, int)]
    if len(hands) < len(dealt.hands):
        return None
    written = [",".join(tile.name for tile in hand) for hand in (*hands, dealt.boneyard)]
    return OpenedDeal(key, None if number is UNSET else number, tuple(written[:-1]), written[-1])


def grouped(number: int) -> str:
    """Return a deal number in groups of three digits, which do not part at the end of a line."""
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")
