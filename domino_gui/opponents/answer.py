"""The answer to one request to choose: the view is folded and judged, then a choice is made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from domino_gui.engine.events import Event, MatchStarted
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleError
from domino_gui.engine.seat_view import seat_view
from domino_gui.opponents.beliefs import ContradictionError
from domino_gui.opponents.fitted import FittedError
from domino_gui.opponents.players import LEVELS, PLAYERS
from domino_gui.opponents.protocol import Choice, Choose, View
from domino_gui.opponents.sampling import Worlds
from domino_gui.opponents.thinking import Effort


class AnswerError(ValueError):
    """A request that is well formed and yet cannot be answered; the message says why."""


def answer(request: Choose, stopped: Callable[[], bool]) -> Choice:
    """Return the choice for ``request``; `AnswerError` if there is none.

    ``stopped`` tells whether the request has been cancelled: what is returned then is some legal
    choice that nobody wants.
    """
    if request.level not in LEVELS:
        raise AnswerError(f"there is no level {request.level!r}")
    match = fold(request.view)
    effort = Effort(Random(request.seed), request.budget_ms, stopped, analyse=True)
    try:
        decision = PLAYERS[request.level](match, effort)
    except FittedError as error:
        raise AnswerError(str(error)) from None
    return Choice(request.id, decision.action, [*decision.analysis])


def fold(view: View) -> Match:
    """Return the match as the seat in turn sees it; `AnswerError` if it cannot have come so."""
    seat = view.seat
    events: list[Event] = [*view.events]
    match = _replay(events, seat)
    if match.phase is not Phase.PLAY:
        raise AnswerError("no round is being played")
    if match.round.turn != seat:
        raise AnswerError(f"it is the turn of seat {match.round.turn}, not of seat {seat}")
    if seat_view(events, seat) != events:
        raise AnswerError(f"the view shows what seat {seat} may not see")
    try:
        Worlds(match)
    except ContradictionError as error:
        raise AnswerError(str(error)) from None
    return match


def _replay(events: list[Event], seat: int) -> Match:
    if not events or not isinstance(events[0], MatchStarted):
        raise AnswerError("event 1: a match begins with its match event")
    number = 1
    try:
        match = Match.replay(events[:1], viewer=seat)
        if seat >= match.rules.seats:
            raise AnswerError(f"there is no seat {seat}")
        for number, event in enumerate(events[1:], start=2):  # noqa: B007  # named in the error
            match.apply(event)
    except RuleError as error:
        raise AnswerError(f"event {number}: {error}") from None
    return match
