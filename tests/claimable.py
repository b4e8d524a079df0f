"""Matches under the house rule ``claim`` that stop where points are yet to be claimed."""

from __future__ import annotations

from msgspec.structs import replace

from domino_gui.engine.events import MatchStarted, PlayerKind, SeatInfo
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History
from domino_gui.engine.rules import RuleSetId
from tests.engine.rigged import dealt, place
from tests.strategies import start

FIVES = "5\u2060|\u20605"
"""The tile that is led, in one piece."""


def seated(started: MatchStarted, *levels: str | None) -> MatchStarted:
    """The same match between people (None) and computers of these levels."""
    seats = [
        SeatInfo(f"{seat} {level}", PlayerKind.COMPUTER, level)
        if level
        else SeatInfo(f"person {seat}", PlayerKind.HUMAN)
        for seat, level in enumerate(levels)
    ]
    return replace(started, seats=seats)


def led(*levels: str | None, hands: tuple[str, ...] = ("5|5 0|1", "0|5 1|2")) -> History:
    """A match in which seat 0 has led the double five, which is worth ten."""
    started = seated(start(RuleSetId.ALL_FIVES, len(levels), hand_size=2, claim=True), *levels)
    match = dealt(started, *hands)
    place(match, "5|5")
    return _history(match)


def last_tile(*levels: str | None) -> History:
    """A round that ended with a tile worth five, which is yet to be claimed."""
    started = seated(start(RuleSetId.ALL_FIVES, len(levels), hand_size=1, claim=True), *levels)
    match = dealt(started, "1|4", "5|6")
    place(match, "1|4")
    assert match.phase is Phase.SETTLEMENT
    return _history(match)


def _history(match: Match) -> History:
    history = History(match.events[0])
    for event in match.events[1:]:
        history.append(event)
    return history
