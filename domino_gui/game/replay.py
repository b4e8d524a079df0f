"""A match that has been played, and a place in it: gone through step by step, to and fro.

A step is what a person sees as one: a lot, a deal, a placement, a draw, a pass, a settlement, the
end of the match. What is remembered on the way makes going back cheap.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from domino_gui.engine.events import (
    Event,
    LotTurned,
    MatchEnded,
    Resigned,
    RoundDealt,
    RoundSettled,
    TilePlaced,
)
from domino_gui.engine.match import Match, Phase


class Step(NamedTuple):
    """One step: what happened in it, and where in the match it stands."""

    events: tuple[Event, ...]
    """More than one only where they are seen as one, such as the end of the last round and of the
    match with it."""
    length: int
    """How many events of the match have happened after it."""
    round: int
    """The number of its round; lots belong to the round they open. 0 where none has begun."""
    placement: int
    """How many tiles have been placed in that round after it."""
    placements: int
    """How many are placed in that round altogether."""


class Replay:
    """Stands somewhere in a match; `match` is how it stood there."""

    def __init__(self, events: Sequence[Event]) -> None:
        """Stand before the first step. ``events`` are those of a match that the rules allow."""
        self.events = tuple(events)
        self.steps = (*_steps(self.events),)
        """The first is the beginning: nothing has happened but that people sat down."""
        self.rounds = tuple(
            number
            for number, step in enumerate(self.steps)
            if isinstance(step.events[0], RoundDealt)
        )
        """The steps in which the rounds were dealt."""
        self.at = 0
        """The step that was taken last."""
        self.match = Match.replay(self.events[:1])
        """The match as it stood after that step. It never changes: each step brings another."""
        self._known = {0: self.match}  # by step: where rounds were dealt, as far as gone to

    @property
    def step(self) -> Step:
        """The step that was taken last."""
        return self.steps[self.at]

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    @property
    def next_round(self) -> int:
        """The step in which the next round is dealt; else the last one."""
        following = bisect_right(self.rounds, self.at)
        return self.rounds[following] if following < len(self.rounds) else self.last

    @property
    def previous_round(self) -> int:
        """The step in which this round was dealt or, standing there, the one before; else 0."""
        before = bisect_left(self.rounds, self.at) - 1
        return self.rounds[before] if before >= 0 else 0

    def step_after(self, length: int) -> int:
        """Return the step after which so many events of the match have happened, or more."""
        return bisect_left(self.steps, length, key=lambda step: step.length)

    def go_to(self, step: int) -> None:
        """Stand after another step; one that there is not is taken for the nearest."""
        wanted = min(max(step, 0), self.last)
        if wanted == self.at:
            return
        known = max(number for number in self._known if number <= wanted)
        if known < self.at < wanted:
            known, match = self.at, self.match
        else:
            match = self._known[known]
        match = match.copy()
        for number in range(known + 1, wanted + 1):
            for event in self.steps[number].events:
                match.apply(event)
            if number in self.rounds and number != wanted:
                self._known[number] = match.copy()
        if wanted in self.rounds:
            self._known[wanted] = match
        self.at, self.match = wanted, match


def shown_again(match: Match) -> list[Event]:
    """Return the events of a match that may be replayed: all of one that is over.

    Of one that is not, its finished rounds: what is hidden in the other may still matter. Nothing
    but the beginning where no round is finished.
    """
    events = match.events
    if match.phase is Phase.OVER:
        return [*events]
    ends = (n for n in range(len(events) - 1, 0, -1) if isinstance(events[n], RoundSettled))
    return events[: next(ends, 0) + 1]


def _steps(events: Sequence[Event]) -> Iterator[Step]:
    placements = _placements(events)
    round_number = placement = 0
    group: list[Event] = []
    for number, event in enumerate(events):
        if isinstance(event, RoundDealt):
            round_number, placement = event.round, 0
        elif isinstance(event, LotTurned) and not isinstance(events[number - 1], LotTurned):
            round_number, placement = round_number + 1, 0
        elif isinstance(event, TilePlaced):
            placement += 1
        group.append(event)
        following = events[number + 1] if number + 1 < len(events) else None
        if not _are_one(event, following):
            whole = placements[round_number] if round_number < len(placements) else 0
            yield Step(tuple(group), number + 1, round_number, placement, whole)
            group = []


def _are_one(event: Event, following: Event | None) -> bool:
    """Tell whether two events are seen as one: what ends the match, and that it is over."""
    return isinstance(event, RoundSettled | Resigned) and isinstance(following, MatchEnded)


def _placements(events: Sequence[Event]) -> list[int]:
    """Return how many tiles are placed in each round, by its number; none in 0."""
    numbers = [0]
    for event in events:
        if isinstance(event, RoundDealt):
            numbers.append(0)
        elif isinstance(event, TilePlaced):
            numbers[-1] += 1
    return numbers
