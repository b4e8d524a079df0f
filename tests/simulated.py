"""Matches played by chance, as whole lists of events, with names and dates as wanted."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import MatchStarted, SeatInfo
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from tests.strategies import Form, play_round, start


def begun(
    rules: RuleSetId | str = RuleSetId.ALL_FIVES,
    seats: Sequence[SeatInfo] | int = 2,
    *,
    partners: bool | None = None,
    started: str = "",
    practice: bool = False,
    **house: Any,
) -> MatchStarted:
    """The first event of a match between these, or between so many people."""
    number = seats if isinstance(seats, int) else len(seats)
    event = start(rules, number, partners=partners, **house)
    event = replace(event, practice=practice)
    if not isinstance(seats, int):
        event = replace(event, seats=[*seats])
    return replace(event, started=started) if started else event


def played_out(first: MatchStarted, seed: int = 1) -> Match:
    """A match that was played to its end by chance."""
    match, dealer, rng = Match(first), ShuffledDealer(seed), random.Random(seed)
    while match.phase is not Phase.OVER:
        match.open_round(dealer)
        play_round(match, rng)
    return match


def few_rounds(form: Form, seed: int) -> Match:
    """A match of a form that is over within a few rounds, of Draw within its one."""
    rules, seats, partners = form
    # To 60 in Five Up, where each point is five of others, a match takes up to thirty.
    targets = {RuleSetId.DRAW: {}, RuleSetId.FIVE_UP: {"target": 12}}
    house: dict[str, Any] = targets.get(rules, {"target": 60})
    return played_out(begun(rules, seats, partners=partners, **house), seed)


def short_match(seed: int = 1) -> Match:
    """A match that is over within a round or so."""
    return played_out(begun(target=10), seed)
