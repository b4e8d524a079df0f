"""The mistakes of a seat: those that people make, in a mixture that follows from its name.

A character overlooks some of its placements, counts a double once where it counts twice, forgets
what has been played, and prefers points now to what comes of them. How much of each follows from
the name, when it happens from the name and the moment, so a character stays itself through a match
and errs the same in the same moment.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from domino_gui.opponents.ends import ALL, Move
from domino_gui.opponents.policy import Policy
from domino_gui.opponents.situation import Situation


class Slips(NamedTuple):
    """How often, and how much, a level errs; shares from 0 to 1."""

    overlooks: float = 0.0
    """Placements that it does not see."""
    miscounts: float = 0.0
    """Counts with doubles in which it counts every double once."""
    forgets: float = 0.0
    """Choices at which it does not think of what has been played."""
    grabs: float = 0.0
    """What is left out of a placement's worth, beside the points that it pays."""


class Character:
    """Who sits on a seat."""

    def __init__(self, name: str, slips: Slips) -> None:
        """``slips`` are those of the level; the character has more of some and less of others."""
        rng = Random(f"character {name}")
        leanings = [rng.uniform(0.5, 1.5) for _ in slips]
        rest = sum(leanings) / len(leanings)
        self.name = name
        self.slips = Slips(
            *(
                min(1.0, slip * leaning / rest)
                for slip, leaning in zip(slips, leanings, strict=True)
            )
        )

    def seen(self, moves: list[Move], rng: Random) -> list[Move]:
        """Return the placements that are not overlooked, at least one."""
        found = [move for move in moves if rng.random() >= self.slips.overlooks]
        return found or [rng.choice(moves)]

    def prefer(self, situation: Situation, policy: Policy, rng: Random) -> Move:
        """Return the placement that looks best to the character."""
        slips = self.slips
        forgets = rng.random() < slips.forgets
        unseen = ALL & ~situation.hand if forgets else situation.unseen
        playable = sum(1 << tile for tile in {move.tile for move in situation.moves})
        values, moves = policy.values(situation.glance(), playable, unseen)
        seen = self.seen(moves, rng)
        best, highest = seen[0], -1e9
        for value, move in zip(values, moves, strict=True):
            if move not in seen:
                continue
            paid = move.ends.points
            thought = paid
            if rng.random() < slips.miscounts:
                thought = situation.form.automaton.with_doubles_once(move.ends)
            worth = thought + (value - paid) * (1 - slips.grabs)
            if worth > highest:
                best, highest = move, worth
        return best
