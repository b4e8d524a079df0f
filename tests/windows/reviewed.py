"""Choices of a match with made-up judgements, and one who judges so."""

from __future__ import annotations

from collections.abc import Sequence

from domino_gui.engine.events import Event
from domino_gui.engine.match import Match
from domino_gui.game.adviser import Adviser
from domino_gui.learning.review import Judged, choices
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.protocol import Estimate
from tests.oracle import adviser


def judgement(match: Match) -> tuple[Estimate, ...]:
    """Judge every placement: the highest tile is best, each other three points worse; exactly."""
    places = sorted(distinct_placements(match), key=lambda place: -place.tile.pips)
    return tuple(
        Estimate(place, 0, 10.0 - 3 * number, 0.0, 0.9 - 0.1 * number, 1)
        for number, place in enumerate(places[:9])
    )


def judged_round(events: Sequence[Event], seat: int = 0, number: int = 1) -> list[Judged]:
    """Return the choices of a round, judged so."""
    return [
        Judged(choice, judgement(Match.replay(events[: choice.at])))
        for choice in choices(events, seat)
        if choice.round == number
    ]


def oracle(*, waits: bool = False) -> Adviser:
    """Return one who judges as `judgement` does; while it ``waits``, it never answers."""
    return adviser(judgement, waits=waits)
