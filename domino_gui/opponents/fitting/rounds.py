"""Rounds between computers in which no target stops anybody, reduced to who gained what when."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import (
    FORMAT,
    Event,
    MatchStarted,
    PlayerKind,
    RoundDealt,
    RoundSettled,
    SeatInfo,
    TilePlaced,
)
from domino_gui.engine.rules import HouseRules, Rules
from domino_gui.opponents.self_play import Seated, play_match
from domino_gui.opponents.thinking import Player

ENDLESS: Final = HouseRules(target=10**9)
"""House rules under which no score ends a match."""
_ROUNDS_A_MATCH: Final = 50


class PlayedRound(NamedTuple):
    """Gains of a round in raw points. Sides are counted from the one that led, which is 0."""

    placements: tuple[tuple[int, float], ...]
    """Side and points of each placement that scored, in order."""
    settlement: tuple[float, ...]
    """By side."""
    next_leader: int | None
    """The side that went out; None after a block."""

    def total(self, side: int) -> float:
        """Return what a side gained or lost in all."""
        placed = sum(points for scorer, points in self.placements if scorer == side)
        return placed + self.settlement[side]


def started(rules: Rules, house: HouseRules) -> MatchStarted:
    """Return how a match of computers in the form of ``rules`` begins under house rules."""
    seats = [SeatInfo(f"Seat {seat}", PlayerKind.COMPUTER) for seat in range(rules.seats)]
    return MatchStarted(FORMAT, rules.rule_set.id, house, seats, [[*side] for side in rules.sides])


def play_rounds(rules: Rules, player: Player, number: int, seed: str) -> Iterator[PlayedRound]:
    """Play ``number`` rounds in which every seat plays as ``player``."""
    for first in range(0, number, _ROUNDS_A_MATCH):
        chance = f"{seed} {first}"
        seated = [Seated(player, Random(f"{chance} {seat}")) for seat in range(rules.seats)]
        rounds = min(_ROUNDS_A_MATCH, number - first)
        match = play_match(started(rules, ENDLESS), seated, ShuffledDealer(chance), rounds)
        yield from read_rounds(rules, match.events)


def read_rounds(rules: Rules, events: list[Event]) -> Iterator[PlayedRound]:
    """Return the settled rounds of a match."""
    leader, sides = 0, range(len(rules.sides))
    placements: list[tuple[int, float]] = []
    for event in events:
        if isinstance(event, RoundDealt):
            leader, placements = rules.side_of[event.leader], []
        elif isinstance(event, TilePlaced) and event.points:
            scorer = (rules.side_of[event.seat] - leader) % len(sides)
            placements.append((scorer, event.points))
        elif isinstance(event, RoundSettled):
            yield PlayedRound(
                tuple(placements),
                tuple(event.points[(leader + side) % len(sides)] for side in sides),
                None if event.seat is None else (rules.side_of[event.seat] - leader) % len(sides),
            )
