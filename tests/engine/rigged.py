"""Deals arranged on purpose, and the moves on them written as shortly as they can be."""

from __future__ import annotations

import re
from typing import Any

from domino_gui.engine.deal import Deal
from domino_gui.engine.events import Event, MatchStarted, Place
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.tiles import TILES, Tile

KEY = "5a" * 32


def tiles(names: str) -> list[Tile]:
    """``"1|4 5|5"`` as tiles."""
    return [Tile.parse(name) for name in names.split()]


def end(spot: str | None) -> End | None:
    """``"1|1 branch-a"`` as an end."""
    if spot is None:
        return None
    tile, port = spot.split()
    return End(Tile.parse(tile), Port(port))


class RiggedDealer:
    """Turns the lots and deals the hands it was given, every round alike.

    The boneyard begins with the tiles named and goes on with all others in order.
    """

    def __init__(self, *hands: str, boneyard: str = "", lots: tuple[str, ...] = ()) -> None:
        self.hands = [tiles(hand) for hand in hands]
        first = tiles(boneyard)
        dealt = {tile for hand in self.hands for tile in hand} | set(first)
        self.boneyard = first + [tile for tile in TILES if tile not in dealt]
        self.lots = [tiles(lot) for lot in lots]

    def lot(self, candidates: list[int]) -> dict[int, Tile]:
        turned = self.lots.pop(0) if self.lots else tiles("6|6 0|1 0|2 0|3")
        return dict(zip(candidates, turned, strict=False))

    def deal(self, seats: int, hand_size: int) -> Deal:
        assert [len(hand) for hand in self.hands] == [hand_size] * seats
        return Deal([[*hand] for hand in self.hands], [*self.boneyard], KEY, 1)


def dealt(started: MatchStarted, *hands: str, **more: Any) -> Match:
    """A match with its first round dealt as said; by lot, seat 0 leads."""
    match = Match(started)
    match.open_round(RiggedDealer(*hands, **more))
    return match


def place(match: Match, tile: str, spot: str | None = None) -> list[Event]:
    """Let the seat in turn place ``tile`` at ``spot``."""
    return match.act(match.round.turn, Place(Tile.parse(tile), end(spot)))


def blocked(match: Match, *hands: str) -> list[Event]:
    """Stop the round as if these hands could neither be played nor anything drawn; settle it."""
    match.round.hands = [list(tiles(hand)) for hand in hands]
    match.round.over = True
    match.phase = Phase.SETTLEMENT
    return match.close_round()


def plain(value: object) -> str:
    """A part of a test's name without the signs that tools trip over when they pass it on."""
    return re.sub(r"[^\w |.,-]", "", str(value))[:60]
