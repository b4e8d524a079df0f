"""Greedy play: most points now, then the heaviest tile. Looks at nothing beyond the placement."""

from __future__ import annotations

from typing import NamedTuple

from domino_gui.engine.events import Place, Points
from domino_gui.engine.layout import Port
from domino_gui.engine.match import Match
from domino_gui.opponents.placements import distinct_placements, forced
from domino_gui.opponents.protocol import Estimate
from domino_gui.opponents.thinking import Decision, Effort


class Valued(NamedTuple):
    """A placement, and the raw points it pays at once."""

    place: Place
    points: Points


def choose(view: Match, effort: Effort) -> Decision:
    """Choose the best placement, or the draw or pass that is forced.

    The points at once are all that is expected of a placement, for nothing beyond it is looked at
    (``samples`` 0): neither a spread nor a chance to win is known.
    """
    ranked = rank(view)
    if not ranked:
        return Decision(forced(view))
    analysis = (
        [Estimate(place, int(points), float(points), 0.0, None, 0) for place, points in ranked]
        if effort.analyse
        else []
    )
    return Decision(ranked[0].place, analysis)


def rank(view: Match) -> list[Valued]:
    """Return every distinct placement of the seat in turn, the best first.

    Most points now; then the tile with most pips; then the one with the higher half. The same
    tile at ends that pay alike: first at the tile that has lain longest, there at the first port
    in the order of `Port`.
    """
    layout, seat = view.round.layout, view.round.turn
    age = {placed.tile: index for index, placed in enumerate(layout.placed)}

    def preference(valued: Valued) -> tuple[Points, int, int, int, int]:
        tile, at = valued.place.tile, valued.place.at
        end = (-1, 0) if at is None else (age[at.tile], _PORT_ORDER[at.port])
        return -valued.points, -tile.pips, -tile.high, *end

    valued = [
        Valued(place, view.worth(seat, layout.count_after(place.tile, place.at)))
        for place in distinct_placements(view)
    ]
    return sorted(valued, key=preference)


_PORT_ORDER = {port: index for index, port in enumerate(Port)}
