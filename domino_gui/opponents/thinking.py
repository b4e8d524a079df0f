"""How a player is asked to choose, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, Protocol

from domino_gui.engine.events import ACTIONS
from domino_gui.engine.match import Match
from domino_gui.opponents.protocol import Estimate


def never() -> bool:
    """Return False: nobody will cancel."""
    return False


class Effort(NamedTuple):
    """How much a player may think, and with what chance."""

    rng: Random
    """The player's own: nothing else it does may depend on chance."""
    budget_ms: float = 0
    """Time to think in milliseconds; 0 for a fixed amount of work, alike on every machine."""
    stopped: Callable[[], bool] = never
    """Tells whether nobody wants the answer any more. A player asks it often, at least every
    50 ms; once it is true, any legal decision may be returned, at once."""
    analyse: bool = False
    """Whether every placement is to be judged, besides choosing one."""


class Decision(NamedTuple):
    """What a player chose."""

    action: ACTIONS
    analysis: Sequence[Estimate] = ()
    """Every distinct placement, the best first; empty where there is none, or none was wanted."""


class Player(Protocol):
    """Chooses for the seat in turn."""

    def __call__(self, view: Match, effort: Effort) -> Decision:
        """Return one of ``view.legal_actions()``; ``view`` is looked at and not changed.

        Without a time budget it is the same for the same view and a ``rng`` in the same state.
        """
