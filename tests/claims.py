"""What players say of their placements while they play each other, and what came of these."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from domino_gui.commands.given_names import given_names
from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import (
    FORMAT,
    MatchEnded,
    MatchStarted,
    PlayerKind,
    Points,
    RoundSettled,
    SeatInfo,
)
from domino_gui.engine.match import Match
from domino_gui.engine.rules import Rules
from domino_gui.opponents.protocol import Estimate
from domino_gui.opponents.self_play import Seated, play_match
from domino_gui.opponents.thinking import Decision, Effort, Player


class Claim(NamedTuple):
    """What was said of a placement, and what came of it."""

    match: int
    expected: float
    spread: float
    win: float | None
    change: float
    """Of own side's score less the best other side's, in raw points, to the end of the round."""
    won: bool
    """Whether own side won the match."""


class Listener:
    """A player that chooses as another does, and keeps what that one says."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.said: list[tuple[int, int, Points, Estimate]] = []
        """Round, side, its lead before the placement, and what was said of that."""

    def __call__(self, view: Match, effort: Effort) -> Decision:
        """Choose as the other does."""
        decision = self._player(view, effort._replace(analyse=True))
        side = view.rules.side_of[view.round.turn]
        before = lead(view.scores, side)
        self.said += [
            (view.round_number, side, before, estimate)
            for estimate in decision.analysis
            if estimate.action == decision.action
        ]
        return decision


def lead(scores: Sequence[Points], side: int) -> Points:
    """Return by how much a side leads the best other one."""
    return scores[side] - max(score for other, score in enumerate(scores) if other != side)


def claims_of(player: Player, rules: Rules, seed: int, index: int) -> list[Claim]:
    """Have ``player`` play a match on every seat; return what it said and what came of that."""
    chance = f"{seed} {index}"
    names = given_names(rules.seats, chance)
    started = MatchStarted(
        format=FORMAT,
        rules=rules.rule_set.id,
        options=rules.house,
        seats=[SeatInfo(name, PlayerKind.COMPUTER) for name in names],
        sides=[[*side] for side in rules.sides],
    )
    listener = Listener(player)
    seated = [Seated(listener, Random(f"{chance} {seat}")) for seat in range(rules.seats)]
    match = play_match(started, seated, ShuffledDealer(chance))
    ends = list(scores_after_rounds(match.events))
    return [
        Claim(
            match=index,
            expected=said.expected,
            spread=said.spread,
            win=said.win,
            change=float(lead(ends[number - 1], side) - before),
            won=side in (match.winners or []),
        )
        for number, side, before, said in listener.said
    ]


def scores_after_rounds(events: Sequence[object]) -> Iterator[Sequence[Points]]:
    """Yield the scores at the end of each round, also of one that the end of the match cut off."""
    settled = False
    for event in events:
        if isinstance(event, RoundSettled) or (isinstance(event, MatchEnded) and not settled):
            yield event.scores
        settled = isinstance(event, RoundSettled)
