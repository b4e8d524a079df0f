"""The placements of a seat that differ in more than name."""

from __future__ import annotations

from domino_gui.engine.events import Draw, Pass, Place
from domino_gui.engine.layout import BRANCHES, STRAIGHTS, End, Port
from domino_gui.engine.match import Match
from domino_gui.engine.tiles import Tile


def distinct_placements(match: Match) -> list[Place]:
    """Return the placements of the seat in turn, each once.

    The open straights of a double are equal, and so are its open branches: the first stands
    for both. Empty where the seat must draw or pass.
    """
    seen: set[tuple[Tile, Tile, Port] | Tile] = set()
    distinct = []
    for action in match.legal_actions():
        if isinstance(action, Place) and (key := _key(action)) not in seen:
            seen.add(key)
            distinct.append(action)
    return distinct


def are_equal(one: Place, other: Place) -> bool:
    """Tell whether two placements differ in name at most: at equal ports of the same double."""
    return _key(one) == _key(other)


def forced(match: Match) -> Draw | Pass:
    """Return what the seat in turn must do where it has no placement."""
    return Draw() if match.round.drawable() else Pass()


def _key(place: Place) -> tuple[Tile, Tile, Port] | Tile:
    if place.at is None:
        return place.tile
    return place.tile, place.at.tile, _first_equal(place.at)


def _first_equal(end: End) -> Port:
    for equal in (STRAIGHTS, BRANCHES):
        if end.port in equal:
            return equal[0]
    return end.port
