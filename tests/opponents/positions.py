"""Matches on their way, for players to choose in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Event, MatchStarted, Place
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import Tile
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
