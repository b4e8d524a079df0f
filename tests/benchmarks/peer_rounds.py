"""Time random rounds of another domino program: `python peer_rounds.py dominoes 1000`.

Run by the interpreter of .venv-peers (packaging/peers.py makes it), so it imports nothing of the
project. Prints rounds a second of processor time.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable


def dominoes_round() -> Callable[[], object]:
    """A round of `dominoes`: four hands of seven, no boneyard, two ends, no points in play.

    `Game.new` shuffles and deals; `valid_moves` are kept by the game; `make_move` checks, plays,
    finds the next player who can move and, at the end, makes the result. Nothing else is public
    for playing a round, and its own random player shuffles all moves where one choice will do.
    """
    import dominoes  # type: ignore[import-not-found]

    def play() -> object:
        game = dominoes.Game.new(starting_player=random.randrange(4))
        while game.result is None:
            game.make_move(*random.choice(game.valid_moves))
        return game.result

    return play


def all_fives_round() -> Callable[[], object]:
    """A round of `all-fives-domino`: two hands of seven, one spinner, points in play.

    `DominoRound` shuffles, deals and leads; its `run` lets the two random brains of the package
    play it out, and the game awards what is left. Scores start anew each round, for at 305 the
    package ends the game by an exception.
    """
    from src.main.game.Brain import RandomBrain  # type: ignore[import-not-found]
    from src.main.game.DominoRound import DominoRound  # type: ignore[import-not-found]
    from src.main.game.Game import Game  # type: ignore[import-not-found]
    from src.main.game.Player import Player  # type: ignore[import-not-found]

    one, other = Player(RandomBrain(), "one"), Player(RandomBrain(), "other")
    game = Game(one, other)

    def play() -> object:
        one.score = other.score = game.eggs = 0
        game.round = DominoRound(one, other, game)
        game.round.run()
        game.award_round_score()
        return one.score, other.score

    return play


PEERS = {"dominoes": dominoes_round, "all-fives-domino": all_fives_round}


def main(peer: str, rounds: int) -> None:
    play = PEERS[peer]()
    random.seed(1)
    for _ in range(rounds // 10):
        play()
    began = time.process_time()
    for _ in range(rounds):
        play()
    print(rounds / (time.process_time() - began))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
