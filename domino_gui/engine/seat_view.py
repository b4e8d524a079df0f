"""What a seat or a bystander may see of a match (``interfaces.md``, "The opponent protocol")."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.events import (
    Event,
    MatchEnded,
    RoundDealt,
    RoundSettled,
    TileDrawn,
)
from domino_gui.engine.tiles import Tile


def seat_view(events: Sequence[Event], seat: int) -> list[Event]:
    """Return the events as ``seat`` may see them.

    In the round being played, other hands, the boneyard and what others drew are hidden, and the
    deal has neither key nor number. Finished rounds are open.
    """
    return _view(events, seat)


def bystander_view(events: Sequence[Event]) -> list[Event]:
    """Return the events as one may see them who sits at no seat: every hand is hidden."""
    return _view(events, None)


def _view(events: Sequence[Event], seat: int | None) -> list[Event]:
    start = _round_being_played(events)
    return [*events[:start], *(_hide(event, seat) for event in events[start:])]


def _round_being_played(events: Sequence[Event]) -> int:
    """Return the index of its deal, or the number of events where no round is being played."""
    for index in range(len(events) - 1, -1, -1):
        if isinstance(events[index], RoundSettled | MatchEnded):
            break
        if isinstance(events[index], RoundDealt):
            return index
    return len(events)


def _hide(event: Event, seat: int | None) -> Event:
    if isinstance(event, TileDrawn) and event.seat != seat:
        return replace(event, tile=None)
    if isinstance(event, RoundDealt):
        return replace(
            event,
            hands=[
                hand if owner == seat else _number(hand) for owner, hand in enumerate(event.hands)
            ],
            boneyard=_number(event.boneyard),
            key=UNSET,
            number=UNSET,
        )
    return event


def _number(hand: list[Tile] | int) -> int:
    return hand if isinstance(hand, int) else len(hand)
