"""Fit the chances to win a match: ``python -m domino_gui.opponents.fitting.odds``.

Plays rounds of every form of the game that has a target, all seats alike, and writes what follows
from them into ``resources/opponents/odds.json``. The same arguments give the same file.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from domino_gui.engine.rules import Rules
from domino_gui.opponents.fitted import FittedError
from domino_gui.opponents.fitting.command import FittedFile, parser_for
from domino_gui.opponents.fitting.contest import fit_contest
from domino_gui.opponents.fitting.duel import fit_duel
from domino_gui.opponents.fitting.forms import every_form
from domino_gui.opponents.fitting.rounds import play_rounds
from domino_gui.opponents.odds import FILE, Fitted
from domino_gui.opponents.players import PLAYERS
from domino_gui.resource_files import resource


def forms() -> dict[str, Rules]:
    """Return every form of the game that has a target, by its name."""
    return {name: rules for name, rules in every_form().items() if rules.target is not None}


def fit(form: str, player: str, number: int, seed: str) -> Fitted:
    """Play so many rounds of a form and return what follows from them."""
    rules = forms()[form]
    rounds = [*play_rounds(rules, PLAYERS[player], number, f"{seed} {form}")]
    if len(rules.sides) == 2:
        return Fitted(duel=fit_duel(rounds, at_once=rules.ends_at_once))
    assert rules.target is not None
    contest = fit_contest(rounds, rules.target, at_once=rules.ends_at_once, matches=2 * number)
    return Fitted(contest=contest)


def main(arguments: list[str] | None = None) -> int:
    """Fit as the command line says; return the exit status."""
    known = forms()
    parser = parser_for("Fit the chances to win a match.", known, "odds", resource(*FILE))
    parser.add_argument("--player", choices=PLAYERS, default="greedy", help="who plays the rounds")
    parser.add_argument("--rounds", type=int, default=5000, help="of each form")
    chosen = parser.parse_args(arguments)
    if chosen.rounds < 1 or chosen.jobs < 1:
        parser.error("one round and one process are the least there can be")
    try:
        file = FittedFile(chosen.output, Fitted, known, indent=-1)
    except FittedError as error:
        parser.error(str(error))
    work = partial(fit, player=chosen.player, number=chosen.rounds, seed=chosen.seed)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for form, found in zip(chosen.forms, pool.map(work, chosen.forms), strict=True):
            file.keep(form, found)
            print(form, found.contest or "", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
