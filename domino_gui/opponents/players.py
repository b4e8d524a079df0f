"""Who can be asked to play, by name: the levels, and yardsticks to measure them by."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from domino_gui.engine.events import ACTIONS
from domino_gui.engine.match import Match
from domino_gui.opponents import greedy, random_player


class Player(Protocol):
    """Chooses for the seat in turn."""

    def __call__(self, view: Match, rng: Random) -> ACTIONS:
        """Return one of ``view.legal_actions()``; the same for the same view and ``rng``."""


LEVELS: Final = ("beginner", "casual", "club", "expert", "master")
"""The levels of the computer, the weakest first.

For now they differ in name alone: each of them plays as the yardstick ``greedy`` does.
"""

PLAYERS: Final[dict[str, Player]] = {
    **dict.fromkeys(LEVELS, greedy.choose),
    "random": random_player.choose,
    "greedy": greedy.choose,
}
"""Every player by its name."""
