"""The chapters of the rule book, for each rule set and beside a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from domino_gui.windows import (
    rule_chapters_begin,
    rule_chapters_end,
    rule_chapters_house,
    rule_chapters_play,
    rule_chapters_table,
)
from domino_gui.windows.rule_book_parts import (
    Chapter,
    Note,
    Part,
    Text,
    Told,
    never_drawn,
    other_hands,
    other_target,
)
from domino_gui.windows.rule_topics import HOUSE_RULES, RuleTopic, is_chosen, topics


def chapters(told: Told) -> list[Chapter]:
    """Return the whole book."""
    return [Chapter(topic, title(topic), _parts(topic, told)) for topic in topics(told.rule_set)]


def title(topic: RuleTopic) -> str:
    """Return the heading of a chapter."""
    if topic in HOUSE_RULES:
        heading = QCoreApplication.translate("RuleBook", "House rule: {name}")
        return heading.format(name=house_rule_name(topic))
    return {
        RuleTopic.GOAL: QCoreApplication.translate("RuleBook", "What it is about"),
        RuleTopic.TILES: QCoreApplication.translate("RuleBook", "Tiles and deal"),
        RuleTopic.PARTNERS: QCoreApplication.translate("RuleBook", "Partners"),
        RuleTopic.LEAD: QCoreApplication.translate("RuleBook", "Who leads"),
        RuleTopic.OPEN_ENDS: QCoreApplication.translate("RuleBook", "Open ends"),
        RuleTopic.DOUBLES: QCoreApplication.translate("RuleBook", "Doubles"),
        RuleTopic.SPINNER: QCoreApplication.translate("RuleBook", "Spinners"),
        RuleTopic.BRANCHES: QCoreApplication.translate("RuleBook", "Branches"),
        RuleTopic.COUNT: QCoreApplication.translate("RuleBook", "The count"),
        RuleTopic.POINTS: QCoreApplication.translate("RuleBook", "Points for a tile"),
        RuleTopic.TURN: QCoreApplication.translate("RuleBook", "A turn"),
        RuleTopic.DRAWING: QCoreApplication.translate("RuleBook", "Drawing"),
        RuleTopic.PASSING: QCoreApplication.translate("RuleBook", "Passing"),
        RuleTopic.ROUND_END: QCoreApplication.translate("RuleBook", "The end of a round"),
        RuleTopic.SETTLEMENT: QCoreApplication.translate("RuleBook", "Settlement"),
        RuleTopic.MATCH_END: QCoreApplication.translate("RuleBook", "The end of the match"),
        RuleTopic.SEAL: QCoreApplication.translate("RuleBook", "Seal and deal number"),
    }[topic]


def short_title(topic: RuleTopic) -> str:
    """Return the heading of a chapter where there is little room."""
    return house_rule_name(topic) if topic in HOUSE_RULES else title(topic)


def house_rule_name(topic: RuleTopic) -> str:
    """Return what a house rule is called."""
    return {
        RuleTopic.HAND_SIZE: QCoreApplication.translate("RuleBook", "tiles in a hand"),
        RuleTopic.TARGET: QCoreApplication.translate("RuleBook", "points to win"),
        RuleTopic.UNDRAWABLE: QCoreApplication.translate("RuleBook", "tiles never drawn"),
        RuleTopic.LEAD_HIGHEST_DOUBLE: QCoreApplication.translate(
            "RuleBook", "lead the highest double"
        ),
        RuleTopic.BLOCK_OWN_UNROUNDED: QCoreApplication.translate("RuleBook", "own pips unrounded"),
        RuleTopic.EXACT_TARGET: QCoreApplication.translate("RuleBook", "exactly to the target"),
        RuleTopic.CLAIM: QCoreApplication.translate("RuleBook", "muggins (claiming)"),
    }[topic]


_WRITTEN: Final[dict[RuleTopic, Callable[[Told], list[Part]]]] = {
    RuleTopic.GOAL: rule_chapters_begin.goal,
    RuleTopic.TILES: rule_chapters_begin.tiles,
    RuleTopic.PARTNERS: rule_chapters_begin.partners,
    RuleTopic.LEAD: rule_chapters_begin.lead,
    RuleTopic.OPEN_ENDS: rule_chapters_table.open_ends,
    RuleTopic.DOUBLES: rule_chapters_table.doubles,
    RuleTopic.SPINNER: rule_chapters_table.spinner,
    RuleTopic.BRANCHES: rule_chapters_table.branches,
    RuleTopic.COUNT: rule_chapters_table.count,
    RuleTopic.POINTS: rule_chapters_table.points,
    RuleTopic.TURN: rule_chapters_play.turn,
    RuleTopic.DRAWING: rule_chapters_play.drawing,
    RuleTopic.PASSING: rule_chapters_play.passing,
    RuleTopic.ROUND_END: rule_chapters_end.round_end,
    RuleTopic.SETTLEMENT: rule_chapters_end.settlement,
    RuleTopic.MATCH_END: rule_chapters_end.match_end,
    RuleTopic.HAND_SIZE: rule_chapters_house.hand_size,
    RuleTopic.TARGET: rule_chapters_house.target,
    RuleTopic.UNDRAWABLE: rule_chapters_house.undrawable,
    RuleTopic.LEAD_HIGHEST_DOUBLE: rule_chapters_house.lead_highest_double,
    RuleTopic.BLOCK_OWN_UNROUNDED: rule_chapters_house.block_own_unrounded,
    RuleTopic.EXACT_TARGET: rule_chapters_house.exact_target,
    RuleTopic.CLAIM: rule_chapters_house.claim,
    RuleTopic.SEAL: rule_chapters_house.seal,
}


def _parts(topic: RuleTopic, told: Told) -> list[Part]:
    parts = _WRITTEN[topic](told)
    if topic not in HOUSE_RULES:
        return parts
    if told.match is not None and is_chosen(topic, told.match):
        return [*_chosen(topic, told), *parts]
    usual = QCoreApplication.translate(
        "RuleBook", "A house rule: it holds only in matches that it was chosen for."
    )
    return [Text(usual), *parts]


def _chosen(topic: RuleTopic, told: Told) -> list[Part]:
    """Return a note on how a house rule was chosen for the match."""
    values = {
        RuleTopic.HAND_SIZE: other_hands,
        RuleTopic.TARGET: other_target,
        RuleTopic.UNDRAWABLE: never_drawn,
    }
    if topic in values:
        return values[topic](told)
    return [Note(QCoreApplication.translate("RuleBook", "this rule holds."))]
