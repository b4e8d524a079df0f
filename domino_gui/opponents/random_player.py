"""Random play: any placement as likely as any other. The lowest of the yardsticks."""

from __future__ import annotations

from random import Random

from domino_gui.engine.events import ACTIONS
from domino_gui.engine.match import Match
from domino_gui.opponents.placements import distinct_placements, forced


def choose(view: Match, rng: Random) -> ACTIONS:
    """Return a distinct placement by chance, or the draw or pass that is forced."""
    places = distinct_placements(view)
    return rng.choice(places) if places else forced(view)
