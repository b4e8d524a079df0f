"""What each choice of a seat cost, held against the best that its player could have known of.

A choice is judged by an analysis of what the seat saw when it chose, never by what the hidden tiles
turned out to be.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from domino_gui.engine.events import Event, Place, Points, RoundDealt, TilePlaced
from domino_gui.engine.match import Match
from domino_gui.opponents.placements import are_equal, distinct_placements
from domino_gui.opponents.protocol import Estimate


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
    def cost(self) -> float:
        """Raw points that the choice is expected to have cost; 0 where it was the best."""
        chosen = self.chosen
        return 0.0 if chosen is None else max(0.0, self.best.expected - chosen.expected)

    @property
    def outlook(self) -> float:
        """The lead in raw points that the round is expected to end with, as it was chosen."""
        chosen = self.chosen or self.best
        return self.choice.lead + chosen.expected


def estimate_of(place: Place, estimates: Iterable[Estimate]) -> Estimate | None:
    """Return what was thought of ``place``; None where nothing was.

    An analysis names equal placements once, as `distinct_placements` does.
    """
    return next((each for each in estimates if are_equal(each.action, place)), None)


class RoundGrade(NamedTuple):
    """How a round was played."""

    round: int
    choices: int
    cost: float
    """Raw points that all its choices are expected to have cost together."""


def grades(judged: Iterable[Judged]) -> list[RoundGrade]:
    """Return the grade of every round, in order."""
    rounds: dict[int, list[Judged]] = {}
    for each in judged:
        rounds.setdefault(each.choice.round, []).append(each)
    return [
        RoundGrade(number, len(made), sum(each.cost for each in made))
        for number, made in sorted(rounds.items())
    ]


def costliest(judged: Iterable[Judged], most: int = 3) -> list[Judged]:
    """Return the choices that cost most, the costliest first; none that cost nothing."""
    costly = [each for each in judged if each.cost > 0]
    return sorted(costly, key=lambda each: each.cost, reverse=True)[:most]
