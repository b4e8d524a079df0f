"""The table of a match between two sides, reckoned from recorded rounds.

The chance to win follows from the chances after one more round, and each recorded round is as
likely as any other. Where the target ends the match at once it matters who reaches it first, so
rounds are run through in their order; in Five Up their totals are enough.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import Final, NamedTuple

from domino_gui.opponents.fitting.rounds import PlayedRound
from domino_gui.opponents.odds import STEP, STEPS, Duel

_NEVER: Final = 10**6
_SETTLED: Final = 5e-5
"""No chance changes by more any longer."""

_Table = list[list[float]]
"""The leader's chance, ``[own][other]`` by what each needs in steps; line 0 is not used."""


class _After(NamedTuple):
    """Where a round in which nobody reached the target leads to; gains in steps."""

    leader: int
    other: int
    next_leader: int | None


class _Outcomes(NamedTuple):
    """What comes of all the rounds, where the sides need so much."""

    won: int
    """Rounds in which the leader reached the target first."""
    after: Counter[_After]


def fit_duel(rounds: Sequence[PlayedRound], *, at_once: bool) -> Duel:
    """Return the table; ``at_once`` where the match ends the moment a side reaches the target."""
    totals = Counter(map(_after, rounds))
    level = 0.5 if at_once else _chance_alone(totals)
    if at_once:
        outcomes: Callable[[int, int], _Outcomes] = partial(_race, [*map(_Course, rounds)])
    else:
        everything = _Outcomes(0, totals)

        def outcomes(own: int, other: int) -> _Outcomes:  # noqa: ARG001
            return everything

    table = _solve(outcomes, level, len(rounds))
    lines = [[round(10_000 * chance) for chance in line[1:]] for line in table[1:]]
    return Duel(lines, round(10_000 * level))


def _after(played: PlayedRound) -> _After:
    leader, other = (int(played.total(side) // STEP) for side in (0, 1))
    return _After(leader, other, played.next_leader)


def _chance_alone(totals: Counter[_After]) -> float:
    """Return the chance of the leader where whole rounds are played until one side alone leads."""
    won = sum(many for after, many in totals.items() if after.leader > after.other)
    lost = sum(many for after, many in totals.items() if after.leader < after.other)
    return won / (won + lost) if won + lost else 0.5


class _Course:
    """A round by when either side has gained so much."""

    def __init__(self, played: PlayedRound) -> None:
        self.leader, self.other = (_reached(played, side) for side in (0, 1))
        self.after = _after(played)


def _reached(played: PlayedRound, side: int) -> list[int]:
    """Return after how many events a side has gained 0, 1, 2, … steps."""
    gains = [points if scorer == side else 0 for scorer, points in played.placements]
    gains.append(played.settlement[side])
    reached: list[int] = []
    for event, total in enumerate(accumulate(gains)):
        while len(reached) * STEP <= total:
            reached.append(event)
    return (reached + [_NEVER] * (STEPS + 1))[: STEPS + 1]


def _race(courses: list[_Course], own: int, other: int) -> _Outcomes:
    """Run through every round until one of the sides has gained what it needs."""
    won, after = 0, []
    for course in courses:
        leader_at, other_at = course.leader[own], course.other[other]
        if leader_at < other_at:
            won += 1
        elif leader_at == other_at:
            after.append(course.after)
    return _Outcomes(won, Counter(after))


def _solve(outcomes: Callable[[int, int], _Outcomes], level: float, rounds: int) -> _Table:
    """Fill the table again and again until it agrees with itself."""
    lines = range(1, STEPS + 1)
    # Near the target first: most rounds lead towards it.
    cells = sorted(((own, other) for own in lines for other in lines), key=sum)
    table = [[0.5] * (STEPS + 1) for _ in range(STEPS + 1)]
    change = 1.0
    while change > _SETTLED:
        change = 0.0
        for own, other in cells:
            won, after = outcomes(own, other)
            chance = won + sum(
                many * _chance(table, level, own - gained.leader, other - gained.other, gained)
                for gained, many in after.items()
            )
            change = max(change, abs(chance / rounds - table[own][other]))
            table[own][other] = chance / rounds
    return table


def _chance(table: _Table, level: float, own: int, other: int, after: _After) -> float:
    """Return the chance, after a round, of the side that led it."""
    if own <= 0 or other <= 0:
        if own != other:
            return float(own < other)
        led = level
        followed = 1 - level
    else:
        own, other = min(own, STEPS), min(other, STEPS)
        led, followed = table[own][other], 1 - table[other][own]
    if after.next_leader is None:
        return (led + followed) / 2
    return led if after.next_leader == 0 else followed
