"""Matches between computers in this very program: each sees its seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter

from domino_gui.engine.deal import Dealer
from domino_gui.engine.events import MatchStarted
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.seat_view import seat_view
from domino_gui.opponents.claiming import claim_all
from domino_gui.opponents.placements import forced
from domino_gui.opponents.thinking import Effort, Player


class Seated:
    """A player at a seat, and how long it has thought so far."""

    __slots__ = ("effort", "player", "seconds")

    def __init__(self, player: Player, rng: Random, budget_ms: float = 0) -> None:
        """``rng`` is the player's own, so that no player disturbs another's chances."""
        self.player = player
        self.effort = Effort(rng, budget_ms)
        self.seconds: list[float] = []
        """What each placement took; draws and passes are forced and cost no thought."""


class RoundViews:
    """A round as each seat sees it, folded on while it is being played."""

    def __init__(self, match: Match) -> None:
        """``match`` stands before the deal, and goes on with it."""
        self._match = match
        self._start = len(match.events)
        self._views = [match.copy() for _ in range(match.rules.seats)]
        for seat, view in enumerate(self._views):
            view.viewer = seat

    def of(self, seat: int) -> Match:
        """Return the match as ``seat`` sees it now; to be looked at, not to be played on."""
        view = self._views[seat]
        known = len(view.events) - self._start
        for event in seat_view(self._match.events[self._start :], seat)[known:]:
            view.apply(event)
        return view


def play_match(
    started: MatchStarted, seated: Sequence[Seated], dealer: Dealer, rounds: int | None = None
) -> Match:
    """Play a match to its end, or that of its first ``rounds``, and return it.

    ``seated`` is in seat order and keeps the time.
    """
    match = Match(started)
    while match.phase is not Phase.OVER and match.round_number != rounds:
        views = RoundViews(match)
        match.open_round(dealer)
        while match.phase is Phase.PLAY:
            _take_turn(match, views, seated)
    return match


def _take_turn(match: Match, views: RoundViews, seated: Sequence[Seated]) -> None:
    seat = match.round.turn
    if match.round.layout.placed and not match.round.can_play(seat):
        match.act(seat, forced(match))
        return
    thinker, view = seated[seat], views.of(seat)
    begun = perf_counter()
    decision = thinker.player(view, thinker.effort)
    thinker.seconds.append(perf_counter() - begun)
    match.act(seat, decision.action)
    if match.claimable is not None:
        claim_all(match)
