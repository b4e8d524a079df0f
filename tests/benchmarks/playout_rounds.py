"""Time random rounds of fast play: `python -m tests.benchmarks.playout_rounds 10000`.

A whole round: shuffled, dealt, played by chance with its draws, passes and points, and settled.
Prints rounds a second of processor time for every game, as JSON. Which build plays, the plain one
or the compiled, is for the path to say.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random
from typing import NamedTuple

from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSetId
from domino_gui.opponents import playout
from domino_gui.opponents.divisions import shuffled
from domino_gui.opponents.ends import automaton_for
from domino_gui.opponents.playout import Form, Position, RandomChooser, play_out


class Game(NamedTuple):
    """What is played."""

    rules: RuleSetId
    seats: int = 2
    house: HouseRules = HouseRules()


COMPARABLE = "draw 4x7"
"""The game of the package `dominoes`: four hands of seven, two ends, no boneyard."""
GAMES = {
    COMPARABLE: Game(RuleSetId.DRAW, 4, HouseRules(hand_size=7)),
    **{f"{rules}": Game(rules) for rules in RuleSetId},
}


class Table:
    """Where rounds of one game are played, one after another."""

    def __init__(self, game: Game) -> None:
        rules = RULE_SETS[game.rules]
        self.rules = Rules(rules, game.seats, partners=False, house=game.house)
        self.rng = Random(1)
        self.form = Form(self.rules, automaton_for(self.rules.rule_set))
        self.chooser = RandomChooser(self.form.automaton, self.rng)

    def play(self) -> Position:
        """Play a round, and return its end."""
        size, seats = self.rules.hand_size, self.rules.seats
        tiles = shuffled(DECK, self.rng)
        dealt = size * seats
        hands = [sum(map(bit, tiles[at : at + size])) for at in range(0, dealt, size)]
        first = int(self.rng.random() * seats)
        scores = [0.0] * self.form.sides
        position = Position(hands, tiles[dealt:], self.form.automaton.empty, first, scores)
        play_out(self.form, position, self.chooser)
        return position


DECK = [*range(28)]
bit = [1 << tile for tile in DECK].__getitem__


def rate(game: Game, rounds: int) -> float:
    """Return rounds a second, after as many that make the states which are kept from then on."""
    table = Table(game)
    for _ in range(rounds):
        table.play()
    began = time.process_time()
    for _ in range(rounds):
        table.play()
    return rounds / (time.process_time() - began)


def main(rounds: int) -> None:
    rates = {name: rate(game, rounds) for name, game in GAMES.items()}
    print(json.dumps({"compiled": not playout.__file__.endswith(".py"), "rates": rates}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
