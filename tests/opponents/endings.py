"""Endings solved at once, and by trying everything in the engine."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from domino_gui.engine.events import MatchEnded, Pass, Place, RoundEnding, RoundSettled
from domino_gui.engine.match import Match, Phase
from domino_gui.opponents.chances import Chances
from domino_gui.opponents.endgame import Solved, solve
from domino_gui.opponents.ends import automaton_for
from domino_gui.opponents.odds import Odds
from domino_gui.opponents.placements import distinct_placements, forced
from domino_gui.opponents.playout import Form
from tests.opponents.worlds import position_of

ENOUGH = 10**6


def solved(match: Match, most: int = ENOUGH) -> list[Solved] | None:
    """Every placement of the seat in turn, judged at once."""
    rules = match.rules
    form = Form(rules, automaton_for(rules.rule_set), tie_break=match.tie_break)
    return solve(form, Chances(form), position_of(match, form), most)


class Outcome(NamedTuple):
    chances: list[float]
    scores: list[float]


class Trial:
    """Plays the rest of a round in every way that the engine allows."""

    def __init__(self, match: Match) -> None:
        self.odds = Odds(match.rules)
        self.seen: Counter[str] = Counter()

    def best(self, match: Match) -> Outcome:
        if match.phase is not Phase.PLAY:
            return self.at_the_end(match)
        places = distinct_placements(match)
        if not places:
            action = forced(match)
            self.seen["passes"] += isinstance(action, Pass)
            match.act(match.round.turn, action)
            return self.best(match)
        side = match.rules.side_of[match.round.turn]
        outcomes = [self.after(match, each) for each in places]
        return max(outcomes, key=lambda each: (each.chances[side], lead(each.scores, side), each))

    def after(self, match: Match, action: Place) -> Outcome:
        twin = match.copy()
        twin.act(twin.round.turn, action)
        return self.best(twin)

    def at_the_end(self, match: Match) -> Outcome:
        ended = next((e for e in match.events[::-1] if isinstance(e, RoundSettled)), None)
        before = match.events[-2]
        if isinstance(match.events[-1], MatchEnded) and not isinstance(before, RoundSettled):
            self.seen["reached in mid-round"] += 1
        elif ended is not None and ended.ended is RoundEnding.BLOCKED:
            self.seen["blocked"] += 1
        sides = range(len(match.scores))
        if match.winners is not None:
            share = 1 / max(1, len(match.winners))
            chances = [share * (side in match.winners) for side in sides]
            if not match.winners:
                self.seen["drawn"] += 1
                chances = [1 / len(sides) for _ in sides]
        else:
            out = match.round.out
            leader = None if out is None else match.rules.side_of[out]
            chances = self.odds.between_rounds(match.scores, leader, tie_break=match.tie_break)
        return Outcome(chances, [*match.scores])


def lead(scores: list[float], side: int) -> float:
    return scores[side] - max(scores[:side] + scores[side + 1 :])
