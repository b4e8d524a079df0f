"""A sentence for each rule that can be broken."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.rules import Rule


def sentence(rule: Rule) -> str:
    """Return what ``rule`` says, in the language of the windows."""
    return _while_playing(rule) or _in_records(rule)


def _while_playing(rule: Rule) -> str | None:
    """Return a sentence for a rule that a person at the table can come up against."""
    return {
        Rule.MATCH_OVER: QCoreApplication.translate("Rules", "The match is over."),
        Rule.NOT_NOW: QCoreApplication.translate("Rules", "This cannot be done now."),
        Rule.OUT_OF_TURN: QCoreApplication.translate("Rules", "It is another player's turn."),
        Rule.NOT_HELD: QCoreApplication.translate("Rules", "This tile is not in the hand."),
        Rule.NOT_OPEN: QCoreApplication.translate("Rules", "Nothing can be attached there."),
        Rule.NO_MATCH: QCoreApplication.translate(
            "Rules", "The tile does not show the number at that end."
        ),
        Rule.MUST_PLAY: QCoreApplication.translate(
            "Rules", "You can play, and so may neither draw nor pass."
        ),
        Rule.MUST_DRAW: QCoreApplication.translate(
            "Rules", "While the boneyard has tiles you draw; you do not pass."
        ),
        Rule.BONEYARD_EMPTY: QCoreApplication.translate(
            "Rules", "The boneyard has no more tiles to draw."
        ),
        Rule.LEAD_HIGHEST_DOUBLE: QCoreApplication.translate(
            "Rules", "The first round must be led with the highest double."
        ),
        Rule.CLAIM: QCoreApplication.translate("Rules", "Nothing can be claimed now."),
        Rule.SEAL: QCoreApplication.translate("Rules", "The seal does not fit the deal."),
    }.get(rule)


def _in_records(rule: Rule) -> str:
    """Return a sentence for a rule that only a record can break."""
    return {
        Rule.SEATS: QCoreApplication.translate(
            "Rules", "The rule set is not played by these seats and sides."
        ),
        Rule.OPTION: QCoreApplication.translate(
            "Rules", "This house rule does not belong to the rule set."
        ),
        Rule.LOT: QCoreApplication.translate("Rules", "The lot is not as the rules have it."),
        Rule.LEADER: QCoreApplication.translate("Rules", "Another player leads this round."),
        Rule.DEAL: QCoreApplication.translate("Rules", "The tiles are not dealt as they must be."),
        Rule.DRAW_ORDER: QCoreApplication.translate(
            "Rules", "The boneyard's next tile is another one."
        ),
        Rule.COUNT: QCoreApplication.translate("Rules", "The count of the ends is wrong."),
        Rule.POINTS: QCoreApplication.translate("Rules", "The points of the placement are wrong."),
        Rule.SETTLEMENT: QCoreApplication.translate("Rules", "The settlement is wrong."),
        Rule.SCORES: QCoreApplication.translate("Rules", "The scores are wrong."),
        Rule.WINNERS: QCoreApplication.translate("Rules", "The match was won by others."),
    }[rule]
