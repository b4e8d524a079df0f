"""Fit the value of a placement: ``python -m domino_gui.opponents.fitting.policy``.

Rounds are played in which, at many of the choices, every placement is tried in sampled worlds. The
weights are those whose sums come closest to what the placements gained, compared to the others of
the same choice. Greedy play plays the first rounds; then, for some generations, the policy that was
fitted last does. The result is written into ``resources/opponents/policy.json``. The same arguments
give the same weights.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import ceil
from random import Random
from statistics import fmean
from typing import Final

from domino_gui.opponents.fitted import FittedError
from domino_gui.opponents.fitting.command import FittedFile, parser_for
from domino_gui.opponents.fitting.forms import endless, every_form
from domino_gui.opponents.fitting.least_squares import LeastSquares
from domino_gui.opponents.fitting.trials import Choice, Gain, compare, try_placements
from domino_gui.opponents.flat import GreedyChooser
from domino_gui.opponents.policy import FILE, PHASES, PhaseWeights, Policy, Weights
from domino_gui.resource_files import resource

_FIRST: Final = 0.25
"""The share of the rounds that greedy play plays."""
_GENERATIONS: Final = (0.5, 1)
"""What each generation after that plays of them."""
_DIGITS: Final = 2


def fit(name: str, rounds: int, deals: int, seed: str) -> tuple[PhaseWeights, Gain]:
    """Fit a form; return its weights, and what they gain on greedy play in mirrored rounds."""
    form, rng = endless(every_form()[name]), Random(f"{seed} {name}")
    greedy = GreedyChooser(form.automaton)
    weights = weights_of(try_placements(form, greedy, ceil(_FIRST * rounds), rng))
    for share in _GENERATIONS:
        policy = Policy(form, weights)
        weights = weights_of(try_placements(form, policy, ceil(share * rounds), rng))
    return weights, compare(form, Policy(form, weights), greedy, deals, rng)


def weights_of(choices: Iterable[Choice]) -> PhaseWeights:
    """Return the weights, by phase, that explain best what came of the choices."""
    names = Weights.__struct_fields__
    phases = [LeastSquares(len(names)) for _ in range(len(PHASES) + 1)]
    for choice in choices:
        phase = phases[sum(choice.held > most for most in PHASES)]
        usual = [fmean(feature) for feature in zip(*choice.features, strict=True)]
        mean = fmean(choice.worth)
        for features, worth in zip(choice.features, choice.worth, strict=True):
            differing = [each - other for each, other in zip(features, usual, strict=True)]
            phase.add(differing, worth - mean)
    few, some, many = (
        Weights(*(round(weight, _DIGITS) for weight in phase.weights())) for phase in phases
    )
    return few, some, many


def main(arguments: list[str] | None = None) -> int:
    """Fit as the command line says; return the exit status."""
    forms = every_form()
    parser = parser_for("Fit the value of a placement.", forms, "policy", resource(*FILE))
    parser.add_argument("--rounds", type=int, default=4000, help="of the last generation")
    parser.add_argument("--deals", type=int, default=5000, help="to compare with greedy play")
    chosen = parser.parse_args(arguments)
    if chosen.rounds < 1 or chosen.deals < 2 or chosen.jobs < 1:
        parser.error("one round, two deals and one process are the least there can be")
    try:
        file = FittedFile(chosen.output, PhaseWeights, forms, indent=1)
    except FittedError as error:
        parser.error(str(error))
    work = partial(fit, rounds=chosen.rounds, deals=chosen.deals, seed=chosen.seed)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for form, (weights, gain) in zip(chosen.forms, pool.map(work, chosen.forms), strict=True):
            file.keep(form, weights)
            print(
                f"{form}: {gain.mean:+.1f} ± {gain.margin:.1f} a round against greedy", flush=True
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
