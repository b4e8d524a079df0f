"""Matches on their way, for players to choose in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Event, MatchStarted, Place, TilePlaced
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import TILES, Tile
from tests.engine.rigged import dealt, tiles
from tests.strategies import FORMS, start


def turns(started: MatchStarted, seed: int, rounds: int = 2) -> Iterator[Match]:
    """Yield a match at every turn of its first rounds, played by chance; it goes on meanwhile."""
    match, rng, dealer = Match(started), Random(seed), ShuffledDealer(seed)
    while match.phase is not Phase.OVER and match.round_number < rounds:
        match.open_round(dealer)
        while match.phase is Phase.PLAY:
            yield match
            match.act(match.round.turn, rng.choice(match.legal_actions()))


def at_turn(number: int = 8, seed: int = 1, **how: Any) -> Match:
    """Return a match at the given turn of its first round."""
    for index, match in enumerate(turns(start(**how), seed)):
        if index == number:
            return match
    raise LookupError(f"the match is over before turn {number}")


def every_form(rounds: int = 2) -> Iterator[Match]:
    """Yield turns of matches in every rule set with every number of seats."""
    for rules, seats, partners in FORMS:
        yield from turns(start(rules, seats, partners=partners), 1, rounds)


def view_of(match: Match) -> list[Event]:
    """Return what the seat in turn sees."""
    return seat_view(match.events, match.round.turn)


def seen(match: Match) -> Match:
    """Return the match as the seat in turn sees it."""
    return Match.replay(view_of(match), viewer=match.round.turn)


def place(tile: str, spot: str | None = None) -> Place:
    """A placement as it is spoken of: ``place("3|5", "5|5 straight-a")``."""
    if spot is None:
        return Place(Tile.parse(tile), None)
    at, port = spot.split()
    return Place(Tile.parse(tile), End(Tile.parse(at), Port(port)))


def placed(seat: int, tile: str, spot: str, count: int, points: int = 0) -> TilePlaced:
    """A placement as it happened: ``placed(1, "3|5", "5|5 straight-a", 13)``."""
    action = place(tile, spot)
    return TilePlaced(seat, action.tile, action.at, count, points)


FIVES = tiles("0|5 1|5 2|5 3|5 4|5 5|5 5|6")


def seat_0_sees(hand: str, *events: Event, boneyard: bool = False) -> Match:
    """A round that seat 0 leads with 5|5, in which seat 1 did what ``events`` say."""
    size = 4 if boneyard else 14
    known = tiles(hand)
    own = [*known, *[tile for tile in TILES if tile not in (*FIVES, *known)]][:size]
    rest = [tile for tile in TILES if tile not in own]
    match = dealt(
        start(hand_size=size),
        " ".join(map(str, own)),
        " ".join(map(str, rest[:size])),
        boneyard=" ".join(map(str, rest[size:])),
    )
    lead = TilePlaced(0, Tile(5, 5), None, 10, 10)
    return Match.replay([*seat_view(match.events, 0), lead, *events], viewer=0)
