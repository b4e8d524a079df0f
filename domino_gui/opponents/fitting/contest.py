"""The formula of a match between three or four sides, fitted to matches made of recorded rounds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import ceil, log
from random import Random
from typing import Final, NamedTuple

from domino_gui.opponents.fitting.rounds import PlayedRound
from domino_gui.opponents.odds import STEP, Contest

_FIRST_SCALES: Final = (2.0, 3.0, 4.0, 5.0, 6.0, 8.0)  # 1, 2, 4, … 32 steps from the target
_LAST_STRIDE: Final = 0.02
_WORTH_WHILE: Final = 1e-5  # by which a step has to make what came less surprising
_LEAST: Final = 1e-9


class Moment(NamedTuple):
    """A moment between two rounds of a match, and how that match ended."""

    needs: tuple[int, ...]
    """By side, in steps."""
    leader: int | None
    winner: int


def fit_contest(
    rounds: Sequence[PlayedRound], target: int, *, at_once: bool, matches: int
) -> Contest:
    """Return the formula under which the winners of so many matches are most likely."""
    rng = Random(1)
    return most_likely([play(rounds, target, rng, at_once=at_once) for _ in range(matches)])


def play(rounds: Sequence[PlayedRound], target: int, rng: Random, *, at_once: bool) -> Moment:
    """Return a moment by chance out of a match whose rounds are drawn from ``rounds``."""
    sides = len(rounds[0].settlement)
    scores = _first_scores(sides, target, rng)
    leader: int | None = None
    seen: list[tuple[tuple[int, ...], int | None]] = []
    winner = None
    while winner is None:
        if max(scores) < target:
            needs = tuple(ceil((target - score) / STEP) for score in scores)
            seen.append((needs, leader))
        led = rng.randrange(sides) if leader is None else leader
        played = rng.choice(rounds)
        winner = _play_round(played, scores, led, target if at_once else None)
        if winner is None:
            winner = _alone_ahead(scores, target)
        leader = None if played.next_leader is None else (led + played.next_leader) % sides
    needs, leader = rng.choice(seen)
    return Moment(needs, leader, winner)


def _first_scores(sides: int, target: int, rng: Random) -> list[float]:
    """Return where a match starts: from nothing, anywhere, or where every point tells."""
    steps = target // STEP
    start = rng.randrange(3)
    if start == 0:
        return [0] * sides
    lowest = 0 if start == 1 else steps * 4 // 5
    return [STEP * rng.randrange(lowest, steps) for _ in range(sides)]


def _play_round(
    played: PlayedRound, scores: list[float], led: int, target: int | None
) -> int | None:
    """Add a round to the scores; return who reached ``target`` in it, where that ends a match."""
    sides = len(scores)
    for scorer, points in played.placements:
        side = (led + scorer) % sides
        scores[side] += points
        if target is not None and scores[side] >= target:
            return side
    for scorer, points in enumerate(played.settlement):
        scores[(led + scorer) % sides] += points
    return None


def _alone_ahead(scores: list[float], target: int) -> int | None:
    best = max(scores)
    return scores.index(best) if best >= target and scores.count(best) == 1 else None


def most_likely(moments: Sequence[Moment]) -> Contest:
    """Find the formula by steps along each of its figures, ever smaller ones."""
    figures = [*_FIRST_SCALES, 1.0]
    surprise = _surprise(figures, moments)
    stride = 1.0
    while stride > _LAST_STRIDE:
        better = False
        for index, by in product(range(len(figures)), (stride, -stride)):
            tried = figures.copy()
            tried[index] += by
            if tried[0] <= 0 or sorted(tried[:-1]) != tried[:-1]:
                continue
            found = _surprise(tried, moments)
            if found < surprise - _WORTH_WHILE:
                figures, surprise, better = tried, found, True
        if not better:
            stride /= 2
    return _contest(figures)


def _contest(figures: Sequence[float]) -> Contest:
    *scales, lead = (round(figure, 3) for figure in figures)
    return Contest(scales, lead)


def _surprise(figures: Sequence[float], moments: Sequence[Moment]) -> float:
    """Return how little was expected of what came: the mean of the logarithms."""
    contest = _contest(figures)
    chances = [contest.chances(needs, leader)[winner] for needs, leader, winner in moments]
    return -sum(log(max(_LEAST, chance)) for chance in chances) / len(chances)
