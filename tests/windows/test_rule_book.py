from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RULE_SETS, Rules, RuleSetId
from domino_gui.windows.rule_book import RuleBookDialog


def test_the_rules_of_the_match_are_shown_and_follow_another(qtbot: QtBot) -> None:
    dialog = RuleBookDialog(Rules(RULE_SETS[RuleSetId.DRAW], 2, partners=False), 14)
    qtbot.addWidget(dialog)
    assert "One round decides" in dialog.text.toPlainText()
    dialog.show_rules(Rules(RULE_SETS[RuleSetId.FIVE_UP], 2, partners=False))
    assert "Every double is a spinner" in dialog.text.toPlainText()
    assert dialog.windowTitle() == "Rules: Five Up"
