"""A whole match in each rule set, by mouse clicks alone, against the program we ship."""

from collections.abc import Callable

import pytest

from domino_gui.engine.match import Phase
from domino_gui.engine.record import read_record
from domino_gui.engine.rules import RULE_SETS, Partners, RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.places import finished_folder
from domino_gui.windows.desk import Stage
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]


@pytest.mark.parametrize("rules", RuleSetId)
def test_a_whole_match_is_played_by_clicks(open_window: OpenWindow, rules: RuleSetId) -> None:
    person = open_window(MatchSetup(rules), automatic_draws=False, automatic_passes=False)
    while person.wait() is not Stage.MATCH_OVER:
        person.play_by_clicks()
    assert person.desk.match.phase is Phase.OVER
    panel = person.host.window.panel
    assert panel.result.isVisible()
    assert panel.rematch.isVisible()
    assert person.host.window.view.hasFocus()
    (record,) = finished_folder().glob("*.domino")
    assert read_record(record).match.events == person.desk.match.events


@pytest.mark.parametrize("rules", RuleSetId)
def test_a_round_of_four_is_played_by_clicks(open_window: OpenWindow, rules: RuleSetId) -> None:
    partners = RULE_SETS[rules].partners is Partners.ALWAYS
    person = open_window(MatchSetup(rules, 4, partners))
    while person.wait() not in (Stage.ROUND_OVER, Stage.MATCH_OVER):
        person.play_by_clicks()
    assert person.host.window.panel.result.isVisible()


def test_a_rematch_begins_by_a_click_on_its_button(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW))
    while person.wait() is not Stage.MATCH_OVER:
        person.play_by_clicks()
    person.click(person.host.window.panel.rematch)
    person.wait(Stage.CHOOSING)
    assert person.desk.match.rules.rule_set.id is RuleSetId.DRAW
    assert person.desk.match.phase is Phase.PLAY
