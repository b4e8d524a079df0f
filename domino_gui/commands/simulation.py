"""Matches of computers against each other: planned, played, and summed up for each player."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from domino_gui.commands.statistics import Interval, mean_margin, share_interval
from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import FORMAT, MatchStarted, PlayerKind, SeatInfo
from domino_gui.engine.match import Match
from domino_gui.engine.record import exported, write_record
from domino_gui.engine.rules import Rules
from domino_gui.opponents.players import PLAYERS
from domino_gui.opponents.self_play import Seated, play_match


class Plan(NamedTuple):
    """What is to be simulated. The same plan gives the same matches on every machine."""

    started: MatchStarted
    """How each match begins, the players in their seats."""
    matches: int
    seed: int
    mirror: bool
    """Whether each deal is played again with every player one seat further."""
    records: Path | None
    """Where every match is written."""

    @property
    def games(self) -> int:
        """How many matches are played, the mirrored ones included."""
        return self.matches * (2 if self.mirror else 1)


class Outcome(NamedTuple):
    """What came of one match. Players are counted as they sit in the plan, wherever they sat."""

    deal: int
    """The match in the plan, the same for a match and its mirror."""
    rounds: int
    won: list[bool]
    drawn: bool
    points: list[float]
    """Raw points of each player's side at the end."""
    moves: list[int]
    seconds: list[float]
    """Time each took for its moves."""


def start_of_match(rules: Rules, players: Sequence[str]) -> MatchStarted:
    """Return how a match of computers begins; ``players`` are names, in seat order."""
    return MatchStarted(
        format=FORMAT,
        rules=rules.rule_set.id,
        options=rules.house,
        seats=[SeatInfo(name, PlayerKind.COMPUTER, level=name) for name in players],
        sides=[[*side] for side in rules.sides],
    )


def play_game(plan: Plan, index: int) -> Outcome:
    """Play one match of the plan and write its record where that is wanted; `OSError` if not."""
    deal, shift = divmod(index, 2) if plan.mirror else (index, 0)
    seats = plan.started.seats
    order = [(seat - shift) % len(seats) for seat in range(len(seats))]  # of players, by seat
    seated = [
        Seated(PLAYERS[seats[player].name], Random(f"{plan.seed} {deal} {player}"))
        for player in order
    ]
    started = MatchStarted(
        format=plan.started.format,
        rules=plan.started.rules,
        options=plan.started.options,
        seats=[seats[player] for player in order],
        sides=plan.started.sides,
    )
    match = play_match(started, seated, ShuffledDealer(f"{plan.seed} {deal}"))
    if plan.records is not None:
        name = f"{started.rules}-{deal + 1:06d}{'-mirrored' if shift else ''}.domino"
        write_record(plan.records / name, exported(match.events))
    return _outcome(match, deal, [order.index(player) for player in range(len(seats))], seated)


def _outcome(match: Match, deal: int, seat_of: list[int], seated: Sequence[Seated]) -> Outcome:
    sides = [match.rules.side_of[seat] for seat in seat_of]
    winners = match.winners or []
    return Outcome(
        deal=deal,
        rounds=match.round_number,
        won=[side in winners for side in sides],
        drawn=not winners,
        points=[match.scores[side] for side in sides],
        moves=[len(seated[seat].seconds) for seat in seat_of],
        seconds=[sum(seated[seat].seconds) for seat in seat_of],
    )


class Figures(NamedTuple):
    """How one player fared."""

    won: int
    share: Interval
    """Of matches won. Matches of one deal are taken as independent, though luck that changes
    sides makes mirrored ones vary less: the interval is then a little too wide."""
    points: float
    """Raw points a round."""
    margin: float | None
    """Half the 95 % interval of `points`; None after a single match."""
    milliseconds: float
    """Time a move."""


def figures(outcomes: Sequence[Outcome], player: int) -> Figures:
    """Sum up for one player, counted as in the plan."""
    totals: defaultdict[int, float] = defaultdict(float)
    rounds: defaultdict[int, int] = defaultdict(int)
    for outcome in outcomes:
        totals[outcome.deal] += outcome.points[player]
        rounds[outcome.deal] += outcome.rounds
    won = sum(outcome.won[player] for outcome in outcomes)
    moves = sum(outcome.moves[player] for outcome in outcomes)
    seconds = sum(outcome.seconds[player] for outcome in outcomes)
    return Figures(
        won=won,
        share=share_interval(won, len(outcomes)),
        points=sum(totals.values()) / sum(rounds.values()),
        margin=mean_margin([*totals.values()], [rounds[deal] for deal in totals]),
        milliseconds=1000 * seconds / max(1, moves),
    )
