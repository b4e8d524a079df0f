from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial
from random import Random
from typing import NamedTuple

from domino_gui.opponents.divisions import Divisions, Options, orders, shuffled, up_to
from tests.opponents.chance import comes_evenly

Division = tuple[frozenset[int], ...]
"""What lies in each pool."""


class Problem(NamedTuple):
    """Room in a few pools, and as many tiles, each with the pools that it may go to."""

    rooms: list[int]
    options: Options


def problem(seed: int) -> Problem:
    rng = Random(seed)
    rooms = [rng.choice([0, 1, 1, 2, 2, 3]) for _ in range(rng.randint(1, 5))]
    while sum(rooms) > 7:
        rooms.pop()
    # Few different masks, so that tiles are alike, and some that leave everything open.
    everywhere = (1 << len(rooms)) - 1
    masks = [rng.randint(1, everywhere) for _ in range(3)] + [everywhere]
    return Problem(rooms, {tile: rng.choice(masks) for tile in rng.sample(range(28), sum(rooms))})


PROBLEMS = [problem(seed) for seed in range(400)]


def every_division(problem: Problem) -> list[Division]:
    """Return every division, found by trying."""
    found: list[Division] = []

    def put(tiles: list[int], pools: Division) -> None:
        if not tiles:
            found.append(pools)
            return
        tile, *others = tiles
        for at, room in enumerate(problem.rooms):
            if problem.options[tile] >> at & 1 and len(pools[at]) < room:
                put(others, (*pools[:at], pools[at] | {tile}, *pools[at + 1 :]))

    put([*problem.options], (frozenset(),) * len(problem.rooms))
    return found


def drawn(divisions: Divisions, pools: int, rng: Random) -> Division:
    lists: list[list[int]] = [[] for _ in range(pools)]
    divisions.divide(lists, rng)
    return tuple(map(frozenset, lists))


def test_the_ways_are_as_many_as_trying_finds() -> None:
    ways = [Divisions(*problem).ways for problem in PROBLEMS]
    assert ways == [len(every_division(problem)) for problem in PROBLEMS]
    assert ways.count(0) > 20


def test_every_division_is_as_likely_as_the_next() -> None:
    rng, judged = Random(1), 0
    for problem in PROBLEMS:
        every = every_division(problem)
        if 1 < len(every) <= 100:
            divisions, pools = Divisions(*problem), len(problem.rooms)
            found = Counter(drawn(divisions, pools, rng) for _ in range(2000))
            assert comes_evenly(found, dict.fromkeys(every, 2000 / len(every)))
            judged += 1
    assert judged > 100


def test_where_a_tile_goes_in_some_way_is_possible() -> None:
    for problem in PROBLEMS:
        if every := every_division(problem):
            somewhere = {
                (tile, pool)
                for pools in every
                for pool, tiles in enumerate(pools)
                for tile in tiles
            }
            assert set(Divisions(*problem).possible()) == somewhere


def test_tiles_of_pools_that_are_not_mixed_come_in_every_order() -> None:
    divisions = Divisions([3, 3], dict.fromkeys(range(6), 3))
    assert not divisions.mixed
    found: Counter[tuple[int, ...]] = Counter()
    rng = Random(1)
    for _ in range(20_000):
        pools: list[list[int]] = [[], []]
        divisions.divide(pools, rng)
        found[(*pools[0], *pools[1])] += 1
    assert comes_evenly(found, dict.fromkeys(permutations(range(6)), 20_000 / 720))


def test_pools_are_added_to() -> None:
    pools = [[9]]
    Divisions([2], {1: 1, 2: 1}).divide(pools, Random(1))
    assert pools[0][0] == 9
    assert sorted(pools[0]) == [1, 2, 9]


def test_28_tiles_are_counted_however_free_they_are() -> None:
    divisions = Divisions([14, 7, 7], dict.fromkeys(range(28), 7))
    assert divisions.ways == factorial(28) // (factorial(14) * factorial(7) ** 2)
    assert orders([14, 7, 7]) == divisions.ways


def test_shuffling_gives_every_order_alike_and_changes_nothing() -> None:
    rng, tiles = Random(1), [3, 5, 7, 9]
    found = Counter(tuple(shuffled(tiles, rng)) for _ in range(5000))
    assert comes_evenly(found, dict.fromkeys(permutations(tiles), 5000 / 24))
    assert tiles == [3, 5, 7, 9]


def test_shares_reach_up_to_where_the_next_begins() -> None:
    assert up_to([1, 2, 1]) == [0.25, 0.75]
    assert up_to([3]) == up_to([]) == []
