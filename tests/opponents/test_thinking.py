from __future__ import annotations

from random import Random

from domino_gui.engine.events import Draw
from domino_gui.opponents.thinking import Decision, Effort


def test_unless_told_otherwise_a_player_does_a_fixed_amount_of_work_to_its_end() -> None:
    effort = Effort(Random(1))
    assert effort.budget_ms == 0
    assert not effort.stopped()
    assert not effort.analyse
    assert not Decision(Draw()).analysis
