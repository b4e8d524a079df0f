"""The score sheet as a fold over the events: what each round brought each side, and the pegs."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from domino_gui.engine.events import (
    Event,
    Points,
    PointsClaimed,
    RoundDealt,
    RoundSettled,
    TilePlaced,
)
from domino_gui.engine.match import Match
from domino_gui.engine.rules import Rules
from domino_gui.engine.settlement import exact


class SheetRound(NamedTuple):
    """One round on the sheet; all points are raw, by side."""

    number: int
    placements: tuple[Points, ...]
    settlement: tuple[Points, ...] | None
    """None while the round is played, and where the match ended in the middle of it."""
    totals: tuple[Points, ...]
    """What the sides have after it, or have now."""

    def gained(self, side: int) -> Points:
        """Return all that the round brought a side."""
        settled = 0 if self.settlement is None else self.settlement[side]
        return exact(self.placements[side] + settled)


class Pegs(NamedTuple):
    """Where the two pegs of a side stand, in raw points."""

    front: Points
    """Its score."""
    back: Points
    """Its score before the last change."""


def sheet_rounds(match: Match) -> list[SheetRound]:
    """Return the rounds of a match, the one being played last."""
    rounds: list[SheetRound] = []
    nothing: tuple[Points, ...] = (0,) * len(match.rules.sides)
    for event in match.events:
        totals = rounds[-1].totals if rounds else nothing
        if isinstance(event, RoundDealt):
            rounds.append(SheetRound(event.round, nothing, None, totals))
        elif changes := _changes(match.rules, event):
            rounds[-1] = _with(rounds[-1], changes, settles=isinstance(event, RoundSettled))
    return rounds


def pegs(match: Match) -> list[Pegs]:
    """Return the pegs of each side."""
    standing = [Pegs(0, 0) for _ in match.rules.sides]
    for event in match.events:
        for side, points in enumerate(_changes(match.rules, event) or ()):
            if points:
                front = standing[side].front
                standing[side] = Pegs(exact(front + points), front)
    return standing


def best_counts(match: Match) -> list[Points]:
    """Return the most raw points that each side scored for one tile; 0 where it never did."""
    best: list[Points] = [0 for _ in match.rules.sides]
    for event in match.events:
        if not isinstance(event, RoundSettled):
            changes = _changes(match.rules, event) or best
            best = [max(pair) for pair in zip(best, changes, strict=True)]
    return best


def _changes(rules: Rules, event: Event) -> Sequence[Points] | None:
    """Return by how much an event changes the score of each side; None where it never does."""
    scores = PointsClaimed if rules.house.claim else TilePlaced
    if isinstance(event, scores):
        scorer = rules.side_of[event.seat]
        return [event.points if side == scorer else 0 for side in range(len(rules.sides))]
    return event.points if isinstance(event, RoundSettled) else None


def _with(before: SheetRound, changes: Sequence[Points], *, settles: bool) -> SheetRound:
    totals = _sums(before.totals, changes)
    if settles:
        return before._replace(settlement=tuple(changes), totals=totals)
    return before._replace(placements=_sums(before.placements, changes), totals=totals)


def _sums(points: Iterable[Points], more: Iterable[Points]) -> tuple[Points, ...]:
    return tuple(exact(one + other) for one, other in zip(points, more, strict=True))
