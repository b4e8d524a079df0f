from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from domino_gui.opponents.players import LEVELS, PLAYERS
from domino_gui.opponents.thinking import Effort
from tests.opponents.positions import at_turn, every_form, seen


def test_there_are_five_levels_and_four_yardsticks() -> None:
    assert LEVELS == ("beginner", "casual", "club", "expert", "master")
    assert set(PLAYERS) == {*LEVELS, "random", "greedy", "flat200", "flat1000"}


@pytest.mark.parametrize("name", [*PLAYERS])
def test_every_player_chooses_legally_from_its_view_alone(name: str) -> None:
    every = 1 if name in ("random", "greedy") else 20  # the others take time to think
    for match in islice(every_form(rounds=1), 0, None, every):
        decision = PLAYERS[name](seen(match), Effort(Random(1)))
        assert decision.action in match.legal_actions()


@pytest.mark.parametrize("name", [*PLAYERS])
def test_choosing_changes_nothing(name: str) -> None:
    view = seen(at_turn())
    before = [*view.events], [*view.round.hands], view.round.layout.open_ends
    PLAYERS[name](view, Effort(Random(1), analyse=True))
    assert before == ([*view.events], [*view.round.hands], view.round.layout.open_ends)
