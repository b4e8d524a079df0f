"""Names and one-line descriptions of rule sets, levels and house rules, and points as shown."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import Points
from domino_gui.engine.rules import RuleSet, RuleSetId
from domino_gui.engine.settlement import exact


def rule_set_name(rule_set: RuleSetId) -> str:
    """Return the name of a rule set."""
    return {
        RuleSetId.ALL_FIVES: QCoreApplication.translate("RuleSets", "All Fives"),
        RuleSetId.MUGGINS: QCoreApplication.translate("RuleSets", "All Five (Muggins)"),
        RuleSetId.FIVE_UP: QCoreApplication.translate("RuleSets", "Five Up"),
        RuleSetId.DRAW: QCoreApplication.translate("RuleSets", "Draw"),
    }[rule_set]


def rule_set_description(rule_set: RuleSetId) -> str:
    """Return what sets a rule set apart, in a line or two."""
    return {
        RuleSetId.ALL_FIVES: QCoreApplication.translate(
            "RuleSets",
            "Ends that add up to a multiple of five score. The first double is the only"
            " spinner and grows up to four arms.",
        ),
        RuleSetId.MUGGINS: QCoreApplication.translate(
            "RuleSets",
            "Ends that add up to a multiple of five score. No spinner: the line always has"
            " two ends. Whoever holds the highest double leads.",
        ),
        RuleSetId.FIVE_UP: QCoreApplication.translate(
            "RuleSets",
            "Every double is a spinner. Five pips make one point; what is left in a hand"
            " costs points. First to 61.",
        ),
        RuleSetId.DRAW: QCoreApplication.translate(
            "RuleSets",
            "Plain dominoes: go out first, or hold the fewest pips when nobody can go on. One"
            " round decides. No spinner, no points for ends.",
        ),
    }[rule_set]


def level_name(level: str) -> str:
    """Return the name of a level or, for a player of another name, that name."""
    return {
        "beginner": QCoreApplication.translate("Levels", "beginner"),
        "casual": QCoreApplication.translate("Levels", "casual"),
        "club": QCoreApplication.translate("Levels", "club"),
        "expert": QCoreApplication.translate("Levels", "expert"),
        "master": QCoreApplication.translate("Levels", "master"),
    }.get(level, level)


def shown_points(rule_set: RuleSet, points: Points) -> str:
    """Return raw ``points`` as the rule set displays them, with a real minus sign."""
    return str(exact(points / rule_set.points_shown_in)).replace("-", "−")


def signed_points(rule_set: RuleSet, points: Points) -> str:
    """Return raw ``points`` as displayed, with their sign."""
    text = shown_points(rule_set, points)
    return f"+{text}" if points > 0 else text
