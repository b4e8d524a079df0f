"""Search: every placement is tried in the same worlds, the better half of them in more and more.

Trials play on by the policy, or down a tree of what may follow. What counts is the chance to win
the match; points decide only where that is equal.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2, sqrt
from random import Random
from time import perf_counter
from typing import Final

from domino_gui.opponents.chances import Chances
from domino_gui.opponents.ends import Move
from domino_gui.opponents.playout import play_out
from domino_gui.opponents.policy import Policy
from domino_gui.opponents.sampling import Worlds
from domino_gui.opponents.situation import Situation
from domino_gui.opponents.tree import Tree

POINT: Final = 0.0002
"""What a raw point counts, beside the chance to win: enough to decide where all is won or lost."""

_LEAST_CURIOSITY: Final = 0.02
"""In chances to win: where all is won or lost the trees explore all the same."""


class Candidate:
    """A placement, and what its trials brought."""

    __slots__ = ("move", "points", "squares", "stage", "total", "tree", "trials", "win")

    def __init__(self, move: Move, tree: Tree | None) -> None:
        self.move = move
        self.tree = tree
        self.stage = 0
        """How long it stayed in: the last stage it was tried in."""
        self.forget()

    def forget(self) -> None:
        """Forget what its trials brought."""
        self.trials = 0
        self.total = 0.0
        """Utility, summed over the trials."""
        self.points = 0.0
        """Raw points by which the lead changed to the end of the round, summed."""
        self.squares = 0.0
        """Their squares, summed."""
        self.win = 0.0
        """Chances to win the match, summed."""

    @property
    def mean(self) -> float:
        """Mean utility."""
        return self.total / self.trials if self.trials else 0.0

    @property
    def expected(self) -> float:
        """Mean change of the lead, in raw points."""
        return self.points / self.trials if self.trials else 0.0

    @property
    def chance(self) -> float:
        """Mean chance to win the match."""
        return self.win / self.trials if self.trials else 0.0

    @property
    def spread(self) -> float:
        """Standard deviation of that change."""
        if not self.trials:
            return 0.0
        return sqrt(max(0.0, self.squares / self.trials - self.expected * self.expected))


class Search:
    """One search in one situation."""

    def __init__(
        self, situation: Situation, worlds: Worlds, policy: Policy, chances: Chances, *, deep: bool
    ) -> None:
        """``deep``: trials go down a tree, instead of following the policy at once."""
        self._situation = situation
        self._worlds = worlds
        self._policy = policy
        self._chances = chances
        form, side = situation.form, situation.side
        self.candidates = [
            Candidate(move, Tree(form, policy) if deep else None)
            for move in situation.distinct_moves
        ]
        self._side = side
        self._squares = 0.0  # of the chances to win, summed
        self._lead = situation.lead(situation.scores)

    def run(
        self, rng: Random, trials: int, seconds: float | None, stopped: Callable[[], bool]
    ) -> list[Candidate]:
        """Spend ``trials`` on the candidates; return them best first.

        With ``seconds`` given, as many of the trials as fit into them.
        """
        begun = perf_counter()
        live = self.candidates
        stages = max(1, ceil(log2(len(live))))
        for stage in range(1, stages + 1):
            worlds = max(1, trials // (stages * len(live)))
            until = None if seconds is None else begun + seconds * stage / stages
            for candidate in live:
                candidate.stage = stage
            self._try(live, worlds, rng, until, stopped)
            self._attune()
            live = sorted(live, key=_mean, reverse=True)[: (len(live) + 1) // 2]
            if stopped():
                break
        return sorted(self.candidates, key=_rank, reverse=True)

    def judge(
        self,
        rng: Random,
        trials: int,
        seconds: float | None,
        stopped: Callable[[], bool],
        *,
        deep: bool,
    ) -> None:
        """Spend ``trials`` on all candidates alike, and forget what they brought before.

        Of many placements that were tried the best looks better than it is, for it owes it partly
        to luck: figures to be believed must come from trials that had no part in the choice. With
        ``deep`` they go down a tree, a new one: where the other players search as well, whoever
        believes that they follow the policy is too hopeful.
        """
        for candidate in self.candidates:
            candidate.forget()
            candidate.tree = Tree(self._situation.form, self._policy) if deep else None
        until = None if seconds is None else perf_counter() + seconds
        self._try(self.candidates, max(1, trials // len(self.candidates)), rng, until, stopped)

    def _attune(self) -> None:
        """Have the trees explore by as much as the chance to win has varied so far."""
        trials = sum([candidate.trials for candidate in self.candidates])
        mean = sum([candidate.win for candidate in self.candidates]) / trials
        varied = sqrt(max(0.0, self._squares / trials - mean * mean))
        for candidate in self.candidates:
            if candidate.tree is not None:
                candidate.tree.curiosity = max(varied, _LEAST_CURIOSITY)

    def _try(
        self,
        live: list[Candidate],
        worlds: int,
        rng: Random,
        until: float | None,
        stopped: Callable[[], bool],
    ) -> None:
        """Try the candidates in the same worlds."""
        situation, side = self._situation, self._side
        form, after = situation.form, self._chances.after
        for _ in range(worlds):
            world = self._worlds.sample(rng)
            for candidate in live:
                position, goes_on = situation.after(world, candidate.move)
                tree = candidate.tree
                if tree is not None:
                    tree.begin()
                if goes_on:
                    play_out(form, position, self._policy if tree is None else tree)
                chances = after(position)
                if tree is not None:
                    tree.learn(chances)
                change = situation.lead(position.scores) - self._lead
                candidate.trials += 1
                candidate.total += chances[side] + POINT * change
                candidate.points += change
                candidate.squares += change * change
                candidate.win += chances[side]
                self._squares += chances[side] * chances[side]
            if (until is not None and perf_counter() > until) or stopped():
                return


def _mean(candidate: Candidate) -> float:
    return candidate.mean


def _rank(candidate: Candidate) -> tuple[int, float]:
    return candidate.stage, candidate.mean
