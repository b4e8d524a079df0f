"""Random play: any placement as likely as any other. The lowest of the yardsticks."""

from __future__ import annotations

from domino_gui.engine.match import Match
from domino_gui.opponents.placements import distinct_placements, forced
from domino_gui.opponents.thinking import Decision, Effort


def choose(view: Match, effort: Effort) -> Decision:
    """Choose a distinct placement by chance, or the draw or pass that is forced."""
    places = distinct_placements(view)
    return Decision(effort.rng.choice(places) if places else forced(view))
