"""Random play: any placement as likely as any other. The lowest of the yardsticks."""

from __future__ import annotations

from random import Random

from domino_gui.engine.events import Action
from domino_gui.engine.match import Match
from domino_gui.opponents.placements import distinct_placements


def choose(view: Match, rng: Random) -> Action:
    """Return a distinct placement by chance, or the draw or pass that is forced."""
    places = distinct_placements(view)
    return rng.choice(places) if places else view.legal_actions()[0]
