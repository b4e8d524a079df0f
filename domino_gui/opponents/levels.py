"""The five levels: how hard each thinks, and how it errs.

The lower three do not search: they place what looks best to their character. Expert tries its
placements in some worlds, and now and then overlooks one. Master tries them in many more, mostly
down a tree, and errs only where it has looked too short.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from operator import attrgetter
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.opponents.chances import Chances
from domino_gui.opponents.character import Character, Slips
from domino_gui.opponents.endgame import solve
from domino_gui.opponents.ends import Move
from domino_gui.opponents.garbage import no_collection
from domino_gui.opponents.placements import forced
from domino_gui.opponents.policy import Policy, weights_for
from domino_gui.opponents.protocol import Estimate
from domino_gui.opponents.sampling import Worlds
from domino_gui.opponents.search import Search
from domino_gui.opponents.situation import Situation
from domino_gui.opponents.thinking import Decision, Effort, Player

_OVERHEAD_MS: Final = 15
"""Left of a time budget for what is done beside searching."""


class Level(NamedTuple):
    """How a level plays."""

    slips: Mapping[RuleSetId, Slips]
    trials: int = 0
    """Trials a search gets, all placements together; 0: it does not search."""
    most: int = 0
    """The same where time is given: as many as fit into it, up to this."""
    deep: frozenset[RuleSetId] = frozenset()
    """The rule sets in which its trials go down a tree; each then counts for several."""


class Judged(NamedTuple):
    """A placement, and what is thought to become of it; see `Estimate`."""

    move: Move
    expected: float
    spread: float
    win: float
    samples: int


def _slips(*overlooks: float, **others: float) -> dict[RuleSetId, Slips]:
    """Return the slips by rule set: what is overlooked in each, and the others alike in all.

    A table of many ends is harder to see whole than a line of two, and yet costs more to misread:
    the same share of overlooked placements would part the levels unevenly.
    """
    each = zip(RuleSetId, overlooks, strict=True)
    return {rules: Slips(overlooks=share, **others) for rules, share in each}


_BRANCHING: Final = frozenset((RuleSetId.ALL_FIVES, RuleSetId.FIVE_UP, RuleSetId.DRAW))
"""Where a tree has been found to gain something, or at least to lose nothing. In Muggins three
times as many plain trials gain more in the same time."""
_TREE_COST: Final = 3
"""How many plain trials may be made in the time of one down a tree."""

LEVELS: Final = {  # all-fives, muggins, five-up, draw
    "beginner": Level(_slips(0.33, 0.47, 0.36, 0.45, miscounts=0.4, forgets=1.0, grabs=1.0)),
    "casual": Level(_slips(0.2, 0.25, 0.23, 0.25, miscounts=0.2, forgets=0.6, grabs=0.75)),
    "club": Level(_slips(0.06, 0.09, 0.06, 0.06, miscounts=0.06, forgets=0.2, grabs=0.25)),
    "expert": Level(_slips(0.06, 0.08, 0.04, 0.04), trials=300, most=300),
    "master": Level(_slips(0, 0, 0, 0), trials=3600, most=18_000, deep=_BRANCHING),
}
"""The levels of the computer by name, the weakest first."""

_EXACT: Final = 20_000
"""Positions that may be looked at to play an ending exactly: a tenth of a second at most."""

_ANALYSIS: Final = 600
"""Trials that the analysis gets, which have no part in the choice."""
_SEARCHING: Final = 0.75
"""Share of the time that the choice gets where an analysis is wanted too."""


def player(name: str) -> Player:
    """Return the player of a level."""
    return partial(_choose, LEVELS[name])


@no_collection()
def _choose(level: Level, view: Match, effort: Effort) -> Decision:
    begun = perf_counter()
    if not view.round.can_play(view.round.turn):
        return Decision(forced(view))
    situation = Situation(view)
    if len(situation.places) == 1 and not effort.analyse:
        return Decision(situation.places[0])
    policy = Policy(situation.form, weights_for(view.rules))
    character = Character(
        view.started.seats[situation.seat].name, level.slips[view.rules.rule_set.id]
    )
    moment = f"{view.round_number} {situation.hand} {situation.ends.key}"
    rng = Random(f"{character.name} {moment}")
    judged: list[Judged] = []
    if level.trials or effort.analyse:
        judged = _judge(level, situation, policy, view, effort, begun)
    if level.trials:
        seen = character.seen([each.move for each in judged], rng)
        move = next(each.move for each in judged if each.move in seen)
    else:
        move = character.prefer(situation, policy, rng)
    return Decision(
        situation.place_of(move), _analysis(view, situation, judged) if effort.analyse else ()
    )


def _judge(
    level: Level, situation: Situation, policy: Policy, view: Match, effort: Effort, begun: float
) -> list[Judged]:
    """Return every placement and what it is worth, the best first: exactly, where that is known.

    ``begun`` is when the choice was asked for, by the clock that time is kept with.
    """
    chances = Chances(situation.form)
    worlds = Worlds(view)
    if worlds.certain:
        position = situation.before(worlds.sample(effort.rng))
        solved = solve(situation.form, chances, position, _EXACT, _half(effort, begun))
        if solved is not None:
            side = situation.side
            return [Judged(each.move, each.gain, 0.0, each.chances[side], 1) for each in solved]
    deep = view.rules.rule_set.id in level.deep
    search = Search(situation, worlds, policy, chances, deep=deep)
    found = search.candidates
    if level.trials:
        trials = (level.most if effort.budget_ms else level.trials) // (_TREE_COST if deep else 1)
        left = _left(effort, begun)
        share = left if left is None or not effort.analyse else left * _SEARCHING
        found = search.run(effort.rng, trials, share, effort.stopped)
    if effort.analyse:
        left = _left(effort, begun)
        search.judge(effort.rng, _ANALYSIS, left, effort.stopped, deep=level.trials > 0)
        if not level.trials:
            found = sorted(found, key=attrgetter("mean"), reverse=True)
    return [
        Judged(each.move, each.expected, each.spread, each.chance, each.trials) for each in found
    ]


def _left(effort: Effort, begun: float) -> float | None:
    """Return the seconds that are left for searching; None where no time was set."""
    if not effort.budget_ms:
        return None
    return begun + (effort.budget_ms - _OVERHEAD_MS) / 1000 - perf_counter()


def _half(effort: Effort, begun: float) -> Callable[[], bool]:
    """Return what tells to stop after half of the time, so that the rest is left for a search."""
    if not effort.budget_ms:
        return effort.stopped
    until = begun + effort.budget_ms / 2000
    return lambda: perf_counter() > until or effort.stopped()


def _analysis(view: Match, situation: Situation, judged: list[Judged]) -> list[Estimate]:
    """Return what is told of the placements.

    First the one that the level prefers, though its trials may have been luckier than those that
    are told; then the others by what is told of them.
    """
    layout = view.round.layout
    preferred, *others = judged
    return [
        Estimate(
            place,
            int(view.worth(situation.seat, layout.count_after(place.tile, place.at))),
            each.expected,
            each.spread,
            min(1.0, each.win),
            each.samples,
        )
        for each in (preferred, *sorted(others, key=attrgetter("win"), reverse=True))
        for place, move in zip(situation.places, situation.moves, strict=True)
        if move is each.move
    ]
