"""The chance of each side to win the match, from the scores between two rounds.

With two sides it is looked up in a table by what either still needs, with more it follows from a
formula. Both were fitted to rounds between computers (see `fitting.odds`) without house rules; one
that changes how much rounds bring makes the figures less exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import ceil, exp, log2, sqrt
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from domino_gui.engine.rules import Rules
from domino_gui.opponents.fitted import FittedError, fitted_to, form_name
from domino_gui.resource_files import resource

STEP: Final = 5
"""Raw points from one line of the table to the next: nearly everything pays in fives."""
STEPS: Final = 80
"""The lines of the table; whoever needs more than the last line counts as needing that."""
_FAR: Final = 60  # steps; beyond, a lead is reckoned down, for so many more rounds are to come

FILE: Final = ("opponents", "odds.json")

Chance = Annotated[int, Meta(ge=0, le=10_000)]
"""In 10,000."""
Line = Annotated[list[Chance], Meta(min_length=STEPS, max_length=STEPS)]
Scale = Annotated[float, Meta(gt=0)]


class Duel(msgspec.Struct, frozen=True):
    """Two sides."""

    leader_wins: Annotated[list[Line], Meta(min_length=STEPS, max_length=STEPS)]
    """Chances of the side that leads the next round: ``[own][other]``, by what each needs in
    steps, less one."""
    level: Chance
    """The same where both have reached the target with equal scores."""


class Contest(msgspec.Struct, frozen=True):
    """Three or four sides: each has a weight that falls with what it needs more than the first."""

    scales: Annotated[list[Scale], Meta(min_length=1)]
    """Steps over which it falls to 1/e, where the first still needs 1, 2, 4, 8, … steps: ever
    more, for there is time to catch up; beyond the last with the root of what is needed."""
    lead: float
    """Steps that leading the next round is worth."""

    def chances(self, needs: Sequence[float], leader: int | None) -> list[float]:
        """Return each side's chance; ``needs`` in steps, the least of them 1 or more."""
        least = min(needs)
        scale = self.scale(least)
        weights = [exp((least - need) / scale) for need in needs]
        if leader is not None:
            weights[leader] *= exp(self.lead / scale)
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def scale(self, least: float) -> float:
        """Return the scale between those given, and beyond."""
        knot, last = log2(least), len(self.scales) - 1
        below = int(knot)
        if below >= last:
            return self.scales[last] * sqrt(least / 2**last)
        return self.scales[below] + (knot - below) * (self.scales[below + 1] - self.scales[below])


class Fitted(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was fitted to one form of the game: one of the two."""

    duel: Duel | None = None
    contest: Contest | None = None


class Odds:
    """The chances under the rules of one match; `FittedError` where none are known."""

    __slots__ = ("_contest", "_level", "_sides", "_table", "_target")

    def __init__(self, rules: Rules) -> None:
        self._sides = len(rules.sides)
        self._target = rules.target
        form = form_name(rules)
        fitted = Fitted() if rules.target is None else _fitted(form)
        if rules.target is not None and (fitted.duel is None) == (self._sides == 2):
            raise FittedError(f"{FILE[-1]}: {form}: for another number of sides")
        self._contest = fitted.contest
        self._table = fitted.duel.leader_wins if fitted.duel else []
        self._level = fitted.duel.level if fitted.duel else 5000

    def between_rounds(
        self, scores: Sequence[float], leader: int | None, *, tie_break: bool = False
    ) -> list[float]:
        """Return each side's chance to win the match.

        ``scores`` are raw, by side, after a settlement. ``leader`` is the side that leads the next
        round, None where a lot or the tiles will tell. With ``tie_break`` whole rounds are played
        until one side alone leads. Where one round decides (Draw) all have the same chance.
        """
        if self._target is None:
            return [1 / self._sides] * self._sides
        best = max(scores)
        if tie_break or best >= self._target:
            return self._level_or_over(scores, best, leader)
        needs = [ceil((self._target - score) / STEP) for score in scores]
        if self._contest is not None:
            return self._contest.chances(needs, leader)
        first, second = needs
        chance = self._either(first, second, leader)
        return [chance, 1 - chance]

    def _level_or_over(
        self, scores: Sequence[float], best: float, leader: int | None
    ) -> list[float]:
        """Return the chances where the side that alone has most has won."""
        if scores.count(best) == 1:
            return [float(score == best) for score in scores]
        if self._contest is not None:
            return self._contest.chances([1 + (best - score) / STEP for score in scores], leader)
        if leader is None:
            return [0.5, 0.5]
        chance = self._level / 10_000
        return [chance, 1 - chance] if leader == 0 else [1 - chance, chance]

    def _either(self, first: int, second: int, leader: int | None) -> float:
        """Return the chance of side 0 of two."""
        least = min(first, second)
        if least > _FAR:
            # A match that is longer by n is decided by luck that is greater by the root of n.
            shrunk = sqrt(_FAR / least)
            first = _FAR + round((first - least) * shrunk)
            second = _FAR + round((second - least) * shrunk)
        own, other = min(first, STEPS) - 1, min(second, STEPS) - 1
        if leader == 0:
            return self._table[own][other] / 10_000
        if leader == 1:
            return 1 - self._table[other][own] / 10_000
        return (10_000 + self._table[own][other] - self._table[other][own]) / 20_000


@cache
def _fitted(form: str) -> Fitted:
    fitted: Fitted = fitted_to(form, resource(*FILE), Fitted)
    return fitted
