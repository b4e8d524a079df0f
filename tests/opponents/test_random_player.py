from __future__ import annotations

from collections import Counter
from random import Random

from domino_gui.opponents import random_player
from domino_gui.opponents.placements import distinct_placements
from tests.opponents.positions import at_turn, every_form, seen


def test_only_legal_actions_are_chosen() -> None:
    for match in every_form():
        assert random_player.choose(seen(match), Random(1)) in match.legal_actions()


def test_every_distinct_placement_is_as_likely_as_any_other() -> None:
    match, rng = at_turn(0), Random(1)
    chosen = Counter(random_player.choose(match, rng) for _ in range(9000))
    assert set(chosen) == set(distinct_placements(match))
    assert all(850 < times < 1150 for times in chosen.values())


def test_the_same_seed_chooses_the_same() -> None:
    match = at_turn(0)
    assert random_player.choose(match, Random("x")) == random_player.choose(match, Random("x"))
