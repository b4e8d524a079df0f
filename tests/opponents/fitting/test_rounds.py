from __future__ import annotations

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import RoundDealt
from domino_gui.opponents import greedy, random_player
from domino_gui.opponents.fitting.odds import forms
from domino_gui.opponents.fitting.rounds import ENDLESS, play_rounds, read_rounds, started
from domino_gui.opponents.self_play import play_match
from tests.opponents.test_self_play import seated


@pytest.mark.parametrize("form", forms())
def test_what_rounds_bring_adds_up_to_the_scores(form: str) -> None:
    rules = forms()[form]
    begun = started(rules, ENDLESS)
    match = play_match(begun, seated(rules.seats), ShuffledDealer(3), 12)
    rounds = [*read_rounds(rules, match.events)]
    leaders = [
        rules.side_of[event.leader] for event in match.events if isinstance(event, RoundDealt)
    ]
    assert len(rounds) == len(leaders) == 12
    sides = len(rules.sides)
    totals = [
        sum(
            played.total((side - leader) % sides)
            for played, leader in zip(rounds, leaders, strict=True)
        )
        for side in range(sides)
    ]
    assert totals == match.scores
    for played, leader, following in zip(rounds, leaders, leaders[1:], strict=False):
        if played.next_leader is not None:
            assert (leader + played.next_leader) % sides == following


def test_so_many_rounds_come_as_are_asked_for_and_the_same_from_the_same_seed() -> None:
    rules = forms()["five-up-3"]
    first, again = ([*play_rounds(rules, greedy.choose, 120, "a")] for _ in range(2))
    assert len(first) == 120
    assert first == again
    assert first != [*play_rounds(rules, greedy.choose, 120, "b")]
    assert first != [*play_rounds(rules, random_player.choose, 120, "a")]
