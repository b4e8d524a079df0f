from collections import Counter

import pytest

from domino_gui.engine.events import Draw, Pass, Place
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.trial_positions import EACH, SEATS, trial_turns


@pytest.mark.parametrize("rules", RuleSetId)
def test_there_are_positions_of_every_kind_with_every_number_of_seats(rules: RuleSetId) -> None:
    turns = [*trial_turns(rules)]
    seen = [Match.replay(turn.view, viewer=turn.seat) for turn in turns]
    assert Counter(match.rules.seats for match in seen) == dict.fromkeys(SEATS, EACH)
    for turn, match in zip(turns, seen, strict=True):
        assert match.rules.rule_set.id is rules
        assert match.round.turn == turn.seat
        assert match.legal_actions() == turn.legal
    for lead, rich, forced in zip(seen[::3], seen[1::3], seen[2::3], strict=True):
        assert not lead.round.layout.placed
        assert len(rich.legal_actions()) > 2
        assert all(isinstance(action, Place) for action in rich.legal_actions())
        (action,) = forced.legal_actions()
        assert isinstance(action, Draw | Pass)


def test_the_positions_are_always_the_same() -> None:
    assert [*trial_turns(RuleSetId.FIVE_UP)] == [*trial_turns(RuleSetId.FIVE_UP)]
