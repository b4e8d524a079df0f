"""The five levels: how hard each thinks, and how it errs.

The lower three do not search: they place what looks best to their character. Expert tries its
placements in some worlds, and now and then overlooks one. Master searches the tree, and errs only
where it has looked too short.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final, NamedTuple

from domino_gui.engine.match import Match
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

    slips: Slips
    trials: int = 0
    """Trials a search gets, all placements together; 0: it does not search."""
    most: int = 0
    """The same where time is given: as many as fit into it, up to this."""
    deep: bool = False
    """Whether it searches the tree."""


class Judged(NamedTuple):
    """A placement, and what is thought to become of it; see `Estimate`."""

    move: Move
    expected: float
    spread: float
    win: float
    samples: int


LEVELS: Final = {
    "beginner": Level(Slips(overlooks=0.25, miscounts=0.3, forgets=1.0, grabs=1.0)),
    "casual": Level(Slips(overlooks=0.12, miscounts=0.15, forgets=0.6, grabs=0.6)),
    "club": Level(Slips(overlooks=0.05, miscounts=0.05, forgets=0.3, grabs=0.3)),
    "expert": Level(Slips(overlooks=0.02), trials=100, most=100),
    "master": Level(Slips(), trials=2000, most=6000, deep=True),
}
"""The levels of the computer by name, the weakest first."""

_EXACT: Final = 20_000
"""Positions that may be looked at to play an ending exactly: a tenth of a second at most."""

_ANALYSIS: Final = 400
"""Trials that the analysis gets where the level itself does not search."""


def player(name: str) -> Player:
    """Return the player of a level."""
    return partial(_choose, LEVELS[name])


@no_collection()
def _choose(level: Level, view: Match, effort: Effort) -> Decision:
    if not view.round.can_play(view.round.turn):
        return Decision(forced(view))
    situation = Situation(view)
    if len(situation.places) == 1 and not effort.analyse:
        return Decision(situation.places[0])
    policy = Policy(situation.form, weights_for(view.rules))
    character = Character(view.started.seats[situation.seat].name, level.slips)
    rng = Random(f"{character.name} {view.round_number} {len(view.round.layout)}")
    judged: list[Judged] = []
    if level.trials or effort.analyse:
        judged = _judge(level, situation, policy, view, effort)
    if level.trials:
        seen = character.seen([each.move for each in judged], rng)
        move = next(each.move for each in judged if each.move in seen)
    else:
        move = character.prefer(situation, policy, rng)
    place = situation.places[situation.moves.index(move)]
    return Decision(place, _analysis(situation, judged) if effort.analyse else ())


def _judge(
    level: Level, situation: Situation, policy: Policy, view: Match, effort: Effort
) -> list[Judged]:
    """Return every placement and what it is worth, the best first: exactly, where that is known."""
    chances = Chances(situation.form, tie_break=view.tie_break)
    worlds = Worlds(view)
    if worlds.certain:
        position = situation.before(worlds.sample(effort.rng))
        solved = solve(situation.form, chances, position, _EXACT, effort.stopped)
        if solved is not None:
            side = situation.side
            return [Judged(each.move, each.gain, 0.0, each.chances[side], 1) for each in solved]
    search = Search(situation, worlds, policy, chances, deep=level.deep)
    trials, seconds = level.trials or _ANALYSIS, None
    if effort.budget_ms:
        trials = level.most or _ANALYSIS
        seconds = max(1.0, effort.budget_ms - _OVERHEAD_MS) / 1000
    found = search.run(effort.rng, trials, seconds, effort.stopped)
    return [
        Judged(each.move, each.expected, each.spread, each.chance, each.trials) for each in found
    ]


def _analysis(situation: Situation, judged: list[Judged]) -> list[Estimate]:
    return [
        Estimate(
            place,
            int(each.move.ends.points),
            each.expected,
            each.spread,
            min(1.0, each.win),
            each.samples,
        )
        for each in judged
        for place, move in zip(situation.places, situation.moves, strict=True)
        if move is each.move
    ]
