"""Matches of computers against each other: planned, played, and summed up for each player."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, median
from typing import NamedTuple

from msgspec.structs import replace

from domino_gui.commands.given_names import given_names
from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import FORMAT, MatchStarted, PlayerKind, SeatInfo
from domino_gui.engine.match import Match
from domino_gui.engine.record import exported, write_record
from domino_gui.engine.rules import Rules
from domino_gui.opponents.players import PLAYERS
from domino_gui.opponents.self_play import Seated, play_match
from domino_gui.storage.intervals import Interval, grouped_share_interval, mean_margin


class Plan(NamedTuple):
    """What is to be simulated. Without a time budget the same plan gives the same games."""

    started: MatchStarted
    """How each match begins but for the names, the players in their seats."""
    deals: int
    """How many matches, or single rounds, are dealt."""
    seed: int
    seatings: int = 1
    """How often each is played, every player one seat further each time."""
    rounds: bool = False
    """Whether single rounds are played, each the first of a match of its own."""
    budget_ms: int = 0
    records: Path | None = None
    """Where everything that is played is written."""

    @property
    def players(self) -> list[str]:
        """Who plays, in seat order."""
        return [seat.name for seat in self.started.seats]

    @property
    def games(self) -> int:
        """How many matches, or single rounds, are played."""
        return self.deals * self.seatings


class Outcome(NamedTuple):
    """What came of one game. Players are counted as they sit in the plan, wherever they sat."""

    deal: int
    """Counts the deals of the plan; the same for a game and its mirror."""
    rounds: int
    won: list[bool]
    """Whose side won; of a single round, whose alone has most points."""
    points: list[float]
    """Raw points of each player's side at the end."""
    lead: list[float]
    """By how much these are more than the mean of the other sides'."""
    seconds: list[list[float]]
    """Time each took for each placement."""


def start_of_match(rules: Rules, players: Sequence[str]) -> MatchStarted:
    """Return how a match of computers begins; ``players`` in seat order, named for their level."""
    return MatchStarted(
        format=FORMAT,
        rules=rules.rule_set.id,
        options=rules.house,
        seats=[_seat(name, name) for name in players],
        sides=[[*side] for side in rules.sides],
    )


def _seat(name: str, player: str) -> SeatInfo:
    return SeatInfo(name, PlayerKind.COMPUTER, level=player)


def play_game(plan: Plan, index: int) -> Outcome:
    """Play one game of the plan and write its record where that is wanted; `OSError` if not."""
    deal, shift = divmod(index, plan.seatings)
    chance, players = f"{plan.seed} {deal}", plan.players
    order = [(seat - shift) % len(players) for seat in range(len(players))]  # of players, by seat
    names = given_names(len(players), chance)
    seated = [
        Seated(PLAYERS[players[player]], Random(f"{chance} {player}"), plan.budget_ms)
        for player in order
    ]
    seats = [_seat(names[player], players[player]) for player in order]
    started = replace(plan.started, seats=seats)
    match = play_match(started, seated, ShuffledDealer(chance), 1 if plan.rounds else None)
    if plan.records is not None:
        mirrored = ("", "-mirrored", "-mirrored-2", "-mirrored-3")[shift]
        name = f"{started.rules}-{deal + 1:06d}{mirrored}.domino"
        write_record(plan.records / name, exported(match.events))
    return _outcome(match, deal, [order.index(player) for player in range(len(players))], seated)


def _outcome(match: Match, deal: int, seat_of: list[int], seated: Sequence[Seated]) -> Outcome:
    scores, sides = match.scores, [match.rules.side_of[seat] for seat in seat_of]
    if match.winners is None:
        best = [side for side, score in enumerate(scores) if score == max(scores)]
        winners = best if len(best) == 1 else []
    else:
        winners = match.winners
    return Outcome(
        deal=deal,
        rounds=match.round_number,
        won=[side in winners for side in sides],
        points=[scores[side] for side in sides],
        lead=[
            scores[side] - fmean(score for other, score in enumerate(scores) if other != side)
            for side in sides
        ],
        seconds=[seated[seat].seconds for seat in seat_of],
    )


class Mean(NamedTuple):
    """A mean of raw points a round."""

    value: float
    margin: float | None
    """Half its 95 % interval; None after a single deal."""


class Figures(NamedTuple):
    """How one player fared. All games of one deal are one observation."""

    won: int
    share: float
    """Of games won."""
    between: Interval
    points: Mean
    lead: Mean
    """By which its side's points are more than the mean of the other sides'."""
    milliseconds: float
    """Mean time a placement."""
    median: float
    """Median of the same."""


def figures(outcomes: Sequence[Outcome], player: int) -> Figures:
    """Sum up for one player, counted as in the plan."""
    by_deal: defaultdict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_deal[outcome.deal].append(outcome)
    deals = [*by_deal.values()]
    won = [sum(outcome.won[player] for outcome in deal) for deal in deals]
    times = [1000 * each for outcome in outcomes for each in outcome.seconds[player]] or [0.0]
    return Figures(
        won=sum(won),
        share=sum(won) / len(outcomes),
        between=grouped_share_interval(won, [*map(len, deals)]),
        points=_mean_a_round(deals, lambda outcome: outcome.points[player]),
        lead=_mean_a_round(deals, lambda outcome: outcome.lead[player]),
        milliseconds=fmean(times),
        median=median(times),
    )


def _mean_a_round(deals: Sequence[list[Outcome]], points: Callable[[Outcome], float]) -> Mean:
    totals = [sum(map(points, deal)) for deal in deals]
    rounds = [sum(outcome.rounds for outcome in deal) for deal in deals]
    return Mean(sum(totals) / sum(rounds), mean_margin(totals, rounds))
