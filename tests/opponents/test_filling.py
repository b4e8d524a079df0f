from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import NamedTuple

from domino_gui.engine.tiles import TILES
from domino_gui.opponents.filling import BONEYARD, Filling
from tests.opponents.chance import comes_evenly

Result = tuple[tuple[int, ...], tuple[int, ...]]
"""What each of three seats gets, as bits, and the boneyard."""


class Problem(NamedTuple):
    """Places to be filled, and where each tile may go."""

    places: list[tuple[int, int]]
    allowed: dict[int, int]
    gone: int

    def filling(self) -> Filling:
        return Filling(self.places, self.allowed, self.gone)


def problem(rng: Random) -> Problem:
    """A few places, for a boneyard among others, and as many tiles as they take."""
    owners = [BONEYARD, *(rng.randrange(3) for _ in range(rng.randint(1, 5)))]
    places = [(owner, rng.choice([0, 1, 1, 1, 2, 3])) for owner in owners]
    while sum(tiles for _, tiles in places) > 7:
        places.pop()
    tiles = rng.sample(range(len(TILES)), sum(tiles for _, tiles in places))
    # Few different masks, so that tiles are alike, and some that leave everything open.
    masks = [rng.randrange(1, 1 << len(places)) for _ in range(3)] + [(1 << len(places)) - 1]
    allowed = {tile: rng.choice(masks) for tile in tiles}
    gone = 0
    for tile, mask in allowed.items():
        holders = {owner for at, (owner, _) in enumerate(places) if mask >> at & 1}
        if len(holders) == 1 and BONEYARD not in holders and rng.random() < 0.5:
            gone |= 1 << tile
    return Problem(places, allowed, gone)


PROBLEMS = [problem(Random(seed)) for seed in range(300)]


def every_way(problem: Problem) -> Counter[Result]:
    """Return what can come of the places filled, each as often as there are ways to it."""
    found: Counter[Result] = Counter()
    rooms = [tiles for _, tiles in problem.places]

    def put(tiles: list[int], hands: tuple[int, ...], boneyard: tuple[int, ...]) -> None:
        if not tiles:
            found[hands, boneyard] += 1
            return
        tile, *others = tiles
        for at, (owner, _) in enumerate(problem.places):
            if not rooms[at] or not problem.allowed[tile] >> at & 1:
                continue
            rooms[at] -= 1
            if owner == BONEYARD:
                put(others, hands, (*boneyard, tile))
            else:
                bit = 0 if problem.gone >> tile & 1 else 1 << tile
                put(others, (*hands[:owner], hands[owner] | bit, *hands[owner + 1 :]), boneyard)
            rooms[at] += 1

    put([*problem.allowed], (0, 0, 0), ())
    return found


def filled(filling: Filling, rng: Random) -> Result:
    hands = [0, 0, 0]
    boneyard = filling.fill(hands, rng)
    return tuple(hands), tuple(boneyard)


def test_the_ways_are_as_many_as_trying_finds() -> None:
    for problem in PROBLEMS:
        assert problem.filling().ways == every_way(problem).total()
    assert sum(problem.filling().ways == 0 for problem in PROBLEMS) > 20


def test_every_way_is_as_likely_as_the_next_and_so_is_every_order_of_the_boneyard() -> None:
    rng, judged = Random(1), 0
    for problem in PROBLEMS:
        due = {
            (hands, order): ways
            for (hands, boneyard), ways in every_way(problem).items()
            for order in permutations(boneyard)
        }
        if not 1 < len(due) <= 150:
            continue
        filling, each = problem.filling(), 3000 / sum(due.values())
        found = Counter(filled(filling, rng) for _ in range(3000))
        assert comes_evenly(found, {result: ways * each for result, ways in due.items()})
        judged += 1
    assert judged > 50


def test_whoever_gets_a_tile_in_some_way_may_hold_it() -> None:
    for problem in PROBLEMS:
        filling, found = problem.filling(), every_way(problem)
        if not found:
            continue
        holders = {(tile, BONEYARD) for _, boneyard in found for tile in boneyard}
        for seat in range(3):
            held = [hands[seat] for hands, _ in found]
            holders |= {
                (tile, seat) for tile in problem.allowed if any(hand >> tile & 1 for hand in held)
            }
        assert set(filling.holders()) == holders


def test_what_is_filled_leaves_the_filling_as_it_was() -> None:
    for problem in PROBLEMS[:50]:
        filling = problem.filling()
        if filling.ways:
            first = filled(filling, Random(1))
            filling.fill([0, 0, 0], Random(2)).clear()
            assert filled(filling, Random(1)) == first
