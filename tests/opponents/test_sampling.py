from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from domino_gui.engine.match import Match
from domino_gui.opponents.sampling import World, Worlds
from tests.opponents.deals import Present, Seen, possible_deals, present
from tests.opponents.positions import every_form, seen, turns
from tests.strategies import FORMS, form_name, start


def told(world: World) -> Present:
    return tuple(world.hands), sum(1 << tile for tile in world.boneyard)


def small(form: tuple, tries: int, rounds: int = 2) -> Iterator[tuple[Match, Match]]:
    """Yield views with few enough deals to try them all, each with the match that it is of."""
    rules, seats, partners = form
    most = 28 // seats
    for house in (
        {},
        {"hand_size": most},
        {"hand_size": most - 1},
        {"hand_size": most - 1, "lead_highest_double": True},
        {"hand_size": most - 1, "undrawable": 2},
    ):
        started = start(rules, seats, partners=partners, **house)
        for match in turns(started, 1, rounds):
            view = seen(match)
            if Seen(view).tries() <= tries:
                yield view, match


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_as_many_deals_are_reckoned_as_the_engine_finds_possible(form: tuple) -> None:
    for view, match in small(form, 100):
        worlds, possible = Worlds(view), possible_deals(view)
        assert worlds.deals == possible.total()
        assert possible[present(match)]
        assert worlds.certain == (len(possible) == 1 and len(match.round.boneyard) < 2)


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_each_world_comes_as_often_as_deals_lead_to_it(form: tuple) -> None:
    rng = Random(1)
    for view, _ in [*small(form, 300)][::10]:
        worlds, possible = Worlds(view), possible_deals(view)
        samples = 50 * possible.total()
        found = Counter(told(worlds.sample(rng)) for _ in range(samples))
        assert set(found) <= set(possible)
        expected = {world: 50 * deals for world, deals in possible.items()}
        spread = sum((found[world] - due) ** 2 / due for world, due in expected.items())
        freedom = len(possible) - 1
        assert spread <= freedom + 5 * (2 * freedom) ** 0.5


def test_worlds_have_hands_and_a_boneyard_of_the_sizes_seen() -> None:
    rng = Random(1)
    for match in every_form():
        view, table = seen(match), match.round
        world = Worlds(view).sample(rng)
        assert [hand.bit_count() for hand in world.hands] == list(map(len, table.hands))
        assert len(world.boneyard) == len(table.boneyard)
        hidden = sum(1 << tile for tile in world.boneyard) + sum(world.hands)
        placed = sum(1 << lying.tile.index for lying in table.layout.placed)
        assert hidden + placed == (1 << 28) - 1
