from __future__ import annotations

from collections import Counter
from random import Random

from domino_gui.engine.events import ACTIONS
from domino_gui.engine.match import Match
from domino_gui.opponents import random_player
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.thinking import Effort
from tests.opponents.positions import at_turn, every_form, seen


def chosen(match: Match, rng: Random) -> ACTIONS:
    return random_player.choose(match, Effort(rng)).action


def test_only_legal_actions_are_chosen() -> None:
    for match in every_form():
        assert chosen(seen(match), Random(1)) in match.legal_actions()


def test_every_distinct_placement_is_as_likely_as_any_other() -> None:
    match, rng = at_turn(0), Random(1)
    times = Counter(chosen(match, rng) for _ in range(9000))
    assert set(times) == set(distinct_placements(match))
    assert all(850 < count < 1150 for count in times.values())


def test_the_same_seed_chooses_the_same() -> None:
    match = at_turn(0)
    assert chosen(match, Random("x")) == chosen(match, Random("x"))
