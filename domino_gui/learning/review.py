"""What each choice of a seat cost, held against the best that its player could have known of.

A choice is judged by an analysis of what the seat saw when it chose, never by what the hidden tiles
turned out to be. An analysis is a sample: what is within its noise counts for nothing.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from domino_gui.engine.events import Event, Place, Points, RoundDealt, TilePlaced
from domino_gui.engine.match import Match
from domino_gui.opponents.placements import are_equal, distinct_placements
from domino_gui.opponents.protocol import Estimate

_SURE: Final = 1.96
"""Standard deviations within which chance keeps 19 times in 20."""
_WIN_NOISE: Final = 0.01
"""Chances to win the match that differ by less are taken for equal."""


class Choice(NamedTuple):
    """A placement that was one of several possible."""

    at: int
    """How many events there were before it."""
    round: int
    """The round that it belongs to, from 1."""
    seat: int
    place: Place
    lead: Points
    """Own side's score less the best other side's, before it, since the round began: raw points."""


def choices(events: Sequence[Event], seat: int) -> list[Choice]:
    """Return the choices of ``seat`` in a match, in order; forced placements are none."""
    found: list[Choice] = []
    match: Match | None = None
    begun: Points = 0
    for at, event in enumerate(events):
        if match is None:
            match = Match.replay([event])  # the match event itself
            continue
        if isinstance(event, RoundDealt):
            begun = _lead(match, seat)
        if (
            isinstance(event, TilePlaced)
            and event.seat == seat
            and len(distinct_placements(match)) > 1
        ):
            place, lead = Place(event.tile, event.at), _lead(match, seat) - begun
            found.append(Choice(at, match.round_number, seat, place, lead))
        match.apply(event)
    return found


def _lead(match: Match, seat: int) -> Points:
    """Return own side's score less the best other side's, raw points."""
    side = match.rules.side_of[seat]
    others = [score for other, score in enumerate(match.scores) if other != side]
    return match.scores[side] - max(others)


class Judged(NamedTuple):
    """A choice and what was thought of every placement then, the best first."""

    choice: Choice
    estimates: tuple[Estimate, ...]

    @property
    def best(self) -> Estimate:
        """What the analysis prefers."""
        return max(self.estimates, key=lambda estimate: estimate.expected)

    @property
    def chosen(self) -> Estimate | None:
        """What was placed; None where the analysis does not name it."""
        return estimate_of(self.choice.place, self.estimates)

    @property
    def better(self) -> tuple[Estimate, ...]:
        """What was expected to bring more points than what was chosen, the best first.

        Nothing is better that would have cost chances to win the match: near its end points are
        not what counts.
        """
        chosen = self.chosen
        if chosen is None:
            return ()
        better = [
            each
            for each in self.estimates
            if each.expected > chosen.expected and not _loses_chances(each, chosen)
        ]
        return tuple(sorted(better, key=lambda each: each.expected, reverse=True))

    @property
    def cost(self) -> float:
        """Raw points that the choice is expected to have cost; 0 where nothing was better."""
        chosen, better = self.chosen, self.better
        return better[0].expected - chosen.expected if better and chosen is not None else 0.0

    @property
    def noise(self) -> float:
        """By how many raw points `cost` may well be off; 0 where it is known exactly."""
        chosen, better = self.chosen, self.better
        return noise(chosen, better[0]) if better and chosen is not None else 0.0

    @property
    def is_clear(self) -> bool:
        """Whether the choice did cost something, as far as can be told."""
        return self.cost > self.noise

    @property
    def lost(self) -> float:
        """Raw points that the choice counts for: its cost, where that is clear."""
        return self.cost if self.is_clear else 0.0

    @property
    def is_settled(self) -> bool:
        """Whether another sample would tell nothing new that matters."""
        others = [each for each in self.estimates if each is not self.chosen]
        if self.chosen is None:
            return True
        if self.better:
            return self.cost > 2 * self.noise
        return all(
            self.chosen.expected - each.expected > 2 * noise(self.chosen, each) for each in others
        )

    @property
    def outlook(self) -> float:
        """The lead in raw points that the round is expected to end with, as it was chosen."""
        chosen = self.chosen or self.best
        return self.choice.lead + chosen.expected

    @property
    def best_outlook(self) -> float:
        """The same, had the best been chosen."""
        return self.outlook + self.cost


def noise(one: Estimate, other: Estimate) -> float:
    """Return by how many raw points the difference of two estimates may well be off.

    It is less where both were tried in the same worlds: nothing is called clear too soon.
    """
    return _SURE * sqrt(_variance(one) + _variance(other))


def _variance(estimate: Estimate) -> float:
    return estimate.spread * estimate.spread / max(1, estimate.samples)


def _loses_chances(one: Estimate, other: Estimate) -> bool:
    return one.win is not None and other.win is not None and one.win < other.win - _WIN_NOISE


def pooled(*analyses: Sequence[Estimate]) -> tuple[Estimate, ...]:
    """Return what several analyses of one position say together, the best first.

    Each is weighed by how many continuations it looked at.
    """
    found: dict[Place, list[Estimate]] = {}
    for estimate in (each for analysis in analyses for each in analysis):
        found.setdefault(estimate.action, []).append(estimate)
    together = [_together(each) for each in found.values()]
    return tuple(sorted(together, key=lambda each: each.expected, reverse=True))


def _together(estimates: Sequence[Estimate]) -> Estimate:
    samples = sum(each.samples for each in estimates)
    first = estimates[0]
    if len(estimates) == 1 or not samples:
        return first
    expected = sum(each.samples * each.expected for each in estimates) / samples
    squares = sum(
        each.samples * (each.spread * each.spread + each.expected * each.expected)
        for each in estimates
    )
    won = [(each.samples, each.win) for each in estimates if each.win is not None]
    return Estimate(
        first.action,
        first.points_now,
        expected,
        sqrt(max(0.0, squares / samples - expected * expected)),
        sum(weight * win for weight, win in won) / samples if len(won) == len(estimates) else None,
        samples,
    )


def estimate_of(place: Place, estimates: Iterable[Estimate]) -> Estimate | None:
    """Return what was thought of ``place``; None where nothing was.

    An analysis names equal placements once, as `distinct_placements` does.
    """
    return next((each for each in estimates if are_equal(each.action, place)), None)


class RoundGrade(NamedTuple):
    """How a round was played."""

    round: int
    choices: int
    lost: float
    """Raw points that its choices have clearly cost, all together."""


def grades(judged: Iterable[Judged]) -> list[RoundGrade]:
    """Return the grade of every round, in order."""
    rounds: dict[int, list[Judged]] = {}
    for each in judged:
        rounds.setdefault(each.choice.round, []).append(each)
    return [
        RoundGrade(number, len(made), sum(each.lost for each in made))
        for number, made in sorted(rounds.items())
    ]


def costliest(judged: Iterable[Judged], most: int = 3) -> list[Judged]:
    """Return the choices that cost most, the costliest first; none without a clear cost."""
    costly = [each for each in judged if each.is_clear]
    return sorted(costly, key=lambda each: each.cost, reverse=True)[:most]
