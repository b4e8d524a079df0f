"""The last resort: the whole table laid anew, by the same chooser in other orders."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from domino_gui.engine.layout import Placed, Spinners
from domino_gui.engine.tiles import Tile
from domino_gui.table.growth import DEAD, Growth

ATTEMPTS: Final = 120
"""Bounds the time it takes."""
ENOUGH: Final = 12
"""So many tables without fault are compared by size."""


def lay_anew(placed: Sequence[Placed], spinners: Spinners) -> Growth | None:
    """Return a table of these tiles in which every end has room; None if none was found.

    The chance in it is the same on every machine.
    """
    chance = random.Random(len(placed))
    best, best_cost, found = None, DEAD, 0
    for attempt in range(ATTEMPTS):
        growth = Growth(spinners, placed)
        order = _order(placed, attempt, chance)
        noise = chance if attempt > 1 else None
        if not all(_lay(growth, one, noise) for one in order):
            continue
        cost = growth.worth()
        if cost < best_cost:
            best, best_cost = growth, cost
        found += 1
        if found == ENOUGH:
            break
    return best


def _lay(growth: Growth, placed: Placed, noise: random.Random | None) -> bool:
    option = growth.choose(placed, noise)
    if option is None:
        return False
    growth.lay(option, placed)
    return True


def _order(placed: Sequence[Placed], attempt: int, chance: random.Random) -> Iterator[Placed]:
    """Yield the tiles so that each comes after the one it is attached to.

    As they were played; then the largest subtree first; then at random.
    """
    if attempt == 0:
        yield from placed
        return
    sizes: dict[Tile, int] = {}
    children: dict[Tile, list[Placed]] = {one.tile: [] for one in placed}
    for one in reversed(placed):
        sizes[one.tile] = 1 + sum(sizes[child.tile] for child in children[one.tile])
        if one.at is not None:
            children[one.at.tile].append(one)
    ready = [placed[0]]
    depth_first = chance.random() < 0.5
    while ready:
        if attempt == 1:
            chosen = max(ready, key=lambda one: sizes[one.tile])
        elif depth_first:
            chosen = ready[-1]
        else:
            chosen = ready[chance.randrange(len(ready))]
        ready.remove(chosen)
        yield chosen
        following = children[chosen.tile]
        chance.shuffle(following)
        ready += following
