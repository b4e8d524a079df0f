"""The answer to one request to choose: the view is folded and judged, then a choice is made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from domino_gui.engine.events import Event, MatchStarted
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleError
from domino_gui.engine.seat_view import seat_view
from domino_gui.opponents import greedy
from domino_gui.opponents.beliefs import ContradictionError, check_possible
from domino_gui.opponents.players import LEVELS, PLAYERS
from domino_gui.opponents.protocol import Choice, Choose, Estimate, View


class AnswerError(ValueError):
    """A request that is well formed and yet cannot be answered; the message says why."""


def answer(request: Choose, stopped: Callable[[], bool]) -> Choice:  # noqa: ARG001
    """Return the choice for ``request``; `AnswerError` if there is none.

    ``stopped`` tells a player that takes time whether the request has been cancelled; none does
    so far.
    """
    if request.level not in LEVELS:
        raise AnswerError(f"there is no level {request.level!r}")
    match = fold(request.view)
    action = PLAYERS[request.level](match, Random(request.seed))
    return Choice(request.id, action, analyse(match))


def analyse(match: Match) -> list[Estimate]:
    """Return what each distinct placement of the seat in turn is worth, the best first.

    As greedy play sees it: the points at once are all that it expects, of nothing it looks at
    (``samples`` 0), so it knows neither a spread nor a chance to win.
    """
    return [
        Estimate(place, int(points), float(points), 0.0, None, 0)
        for place, points in greedy.rank(match)
    ]


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
        check_possible(match)
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
