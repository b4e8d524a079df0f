"""Hold what a player says of its placements against what came of them.

    python -m tests.long.calibration --level expert --jobs 2
    python -m tests.long.calibration --level master --rules five-up --seats 3 --matches 50

Computers of one level play matches against each other. What each says of the placement that it
makes (`Estimate`, the figures behind hints and reviews) is kept until round and match have ended.
Then both are told side by side:

- ``expected``, in ten groups of as many placements, from the least to the most expected: the mean
  claimed, and the mean change that came, with the 95 % interval of the difference;
- ``win``, in ten groups: the mean claimed, and the share of matches won; and the Brier score, 0 for
  knowing all, beside that of always claiming the share that was won;
- ``spread``: how many outcomes lay within one and two of it around what was expected (of a normal
  distribution it is 68 % and 95 %).

All that is said in one match is one observation, for it is about the same luck. A group is off
where the difference is more than its interval and a tolerance (2 points, 5 % of wins); so is the
spread within which too few or too many outcomes lie. Anything off ends the command with status 1.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from statistics import fmean
from typing import Final, NamedTuple

from tqdm import tqdm

from domino_gui.commands.workers import spread
from domino_gui.engine.rules import RULE_SETS, Rules, RuleSetId
from domino_gui.opponents.players import PLAYERS
from domino_gui.storage.intervals import mean_margin
from tests.claims import Claim, claims_of

GROUPS: Final = 10
POINTS: Final = 2.0
"""How far what came may be from what was expected, beside the interval."""
WINS: Final = 0.05
WITHIN: Final = ((1, 0.55, 0.85), (2, 0.9, 1.0))
"""The least and the greatest share of outcomes that may lie within so many spreads."""

Figure = Callable[[Claim], float]


class Group(NamedTuple):
    """Placements of which much the same was said, and what came of them, on average."""

    size: int
    claimed: float
    came: float
    margin: float | None
    """Half the 95 % interval of the difference; None where one match alone tells it."""

    def is_off(self, tolerance: float) -> bool:
        """Tell whether what came is further off than chance and tolerance explain."""
        return abs(self.came - self.claimed) > tolerance + (self.margin or 0.0)


def group(claims: Sequence[Claim], claimed: Figure, came: Figure) -> Group:
    """Hold what was claimed against what came; a match is one observation."""
    errors: defaultdict[int, list[float]] = defaultdict(list)
    for claim in claims:
        errors[claim.match].append(came(claim) - claimed(claim))
    margin = mean_margin([*map(sum, errors.values())], [*map(len, errors.values())])
    return Group(len(claims), fmean(map(claimed, claims)), fmean(map(came, claims)), margin)


def groups(claims: Sequence[Claim], claimed: Figure, came: Figure) -> list[Group]:
    """Return groups of equal size, from the least claimed to the most."""
    ordered = sorted(claims, key=claimed)
    cuts = [len(ordered) * index // GROUPS for index in range(GROUPS + 1)]
    return [group(ordered[a:b], claimed, came) for a, b in pairwise(cuts) if a < b]


def expected(claim: Claim) -> float:
    return claim.expected


def change(claim: Claim) -> float:
    return claim.change


def win(claim: Claim) -> float:
    assert claim.win is not None
    return claim.win


def won(claim: Claim) -> float:
    return float(claim.won)


class Report:
    """What is to be said of claims, and how much of it is off."""

    def __init__(self, claims: Sequence[Claim]) -> None:
        self.lines: list[str] = []
        self.faults = 0
        self._tell_groups("expected", claims, (expected, change), POINTS)
        self._tell_spread(claims)
        estimated = [claim for claim in claims if claim.win is not None]
        if estimated:
            self._tell_groups("win", estimated, (win, won), WINS)
            self._tell_brier(estimated)

    def _tell_groups(
        self, name: str, claims: Sequence[Claim], figures: tuple[Figure, Figure], tolerance: float
    ) -> None:
        self.lines.append(f"{name:10}{'placements':>10}{'claimed':>10}{'came':>10}      95 %")
        for found in groups(claims, *figures):
            self._tell_group("", found, tolerance)
        self._tell_group("all", group(claims, *figures), tolerance)

    def _tell_group(self, name: str, found: Group, tolerance: float) -> None:
        margin = "unknown" if found.margin is None else f"±{found.margin:.3f}"
        line = f"{name:10}{found.size:10}{found.claimed:10.3f}{found.came:10.3f}{margin:>10}"
        self._tell(line, off=found.is_off(tolerance))

    def _tell_spread(self, claims: Sequence[Claim]) -> None:
        for times, least, most in WITHIN:
            inside = fmean(
                abs(claim.change - claim.expected) <= times * claim.spread for claim in claims
            )
            self._tell(f"within {times} spread: {inside:.1%}", off=not least <= inside <= most)

    def _tell_brier(self, claims: Sequence[Claim]) -> None:
        share = fmean(map(won, claims))
        score = fmean((win(claim) - claim.won) ** 2 for claim in claims)
        constant = share * (1 - share)
        self._tell(f"Brier score: {score:.4f}, of a constant {constant:.4f}", off=score > constant)

    def _tell(self, line: str, *, off: bool) -> None:
        self.lines.append(line + "   OFF" * off)
        self.faults += off


def claims_of_match(level: str, rules: RuleSetId, seats: int, seed: int, index: int) -> list[Claim]:
    """Play a match between computers of one level, as partners with four seats."""
    played = Rules(RULE_SETS[rules], seats, partners=seats == 4)
    return claims_of(PLAYERS[level], played, seed, index)


def main(arguments: list[str] | None = None) -> int:
    about = "Hold what a player says of its placements against what came of them."
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--level", choices=PLAYERS, default="expert")
    parser.add_argument("--rules", type=RuleSetId, choices=[*RuleSetId], metavar="RULES",
                        default=RuleSetId.ALL_FIVES, help=", ".join(RuleSetId))  # fmt: skip
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args(arguments)
    work = partial(claims_of_match, asked.level, asked.rules, asked.seats, asked.seed)
    claims = []
    with tqdm(total=asked.matches, unit=" matches") as progress:
        for said in spread(work, asked.matches, asked.jobs):
            claims += said
            progress.update()
    print(f"{asked.level}, {asked.rules}, {asked.seats} seats, {asked.matches} matches")
    if not claims:
        print("nothing was said of any placement")
        return 1
    report = Report(claims)
    print("\n".join(report.lines))
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
