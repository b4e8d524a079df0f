"""Matches with some rounds behind them, for what shows scores and deals."""

from __future__ import annotations

from random import Random

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Match, Phase
from tests.strategies import play_round, start


def played(rules: str, seats: int, rounds: int, seed: int = 3) -> Match:
    """A match in which so many rounds have been played by chance, or all of it."""
    match, rng, dealer = Match(start(rules, seats)), Random(seed), ShuffledDealer(seed)
    for _ in range(rounds):
        if match.phase is Phase.OVER:
            break
        match.open_round(dealer)
        play_round(match, rng)
    return match
