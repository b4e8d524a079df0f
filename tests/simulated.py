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
from tests.strategies import play_round, start


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


def short_match(seed: int = 1) -> Match:
    """A match that is over within a round or so."""
    return played_out(begun(target=10), seed)
