"""What the rule book tells of, and what each refusal and each explanation of a count refers to."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from domino_gui.engine.layout import Spinners
from domino_gui.engine.rules import HouseRules, MatchEnd, Rule, Rules, RuleSet, RuleSetId
from domino_gui.learning.counting import Why


class RuleTopic(StrEnum):
    """A chapter of the rule book, in the order of the book; its value is its anchor."""

    GOAL = "goal"
    TILES = "tiles"
    """The set, and the deal."""
    PARTNERS = "partners"
    LEAD = "lead"
    """Who leads, the lot included."""
    OPEN_ENDS = "open-ends"
    DOUBLES = "doubles"
    SPINNER = "spinner"
    BRANCHES = "branches"
    COUNT = "count"
    POINTS = "points"
    TURN = "turn"
    """Whoever can play must play."""
    DRAWING = "drawing"
    PASSING = "passing"
    ROUND_END = "round-end"
    """Going out, and the blocked round."""
    SETTLEMENT = "settlement"
    MATCH_END = "match-end"
    HAND_SIZE = "hand-size"
    TARGET = "target"
    UNDRAWABLE = "undrawable"
    LEAD_HIGHEST_DOUBLE = "lead-highest-double"
    BLOCK_OWN_UNROUNDED = "block-own-unrounded"
    EXACT_TARGET = "exact-target"
    CLAIM = "claim"
    SEAL = "seal"
    """The sealed deal and its number."""


HOUSE_RULES: Final = (
    *(RuleTopic.HAND_SIZE, RuleTopic.TARGET, RuleTopic.UNDRAWABLE),
    *(RuleTopic.LEAD_HIGHEST_DOUBLE, RuleTopic.BLOCK_OWN_UNROUNDED),
    *(RuleTopic.EXACT_TARGET, RuleTopic.CLAIM),
)
"""Chapters of house rules; their names are those of the keys in records."""


def topics(rule_set: RuleSet) -> list[RuleTopic]:
    """Return the chapters that there are for a rule set."""
    left_out = set()
    if rule_set.spinners is Spinners.NONE:
        left_out |= {RuleTopic.SPINNER, RuleTopic.BRANCHES}
    if not rule_set.scores_placements:
        left_out |= {RuleTopic.COUNT, RuleTopic.CLAIM}
    if rule_set.match_end is MatchEnd.ONE_ROUND:
        left_out |= {RuleTopic.TARGET, RuleTopic.EXACT_TARGET}
    if rule_set.id is not RuleSetId.MUGGINS:
        left_out.add(RuleTopic.BLOCK_OWN_UNROUNDED)
    return [topic for topic in RuleTopic if topic not in left_out]


_INSTEAD: Final = {
    RuleTopic.SPINNER: RuleTopic.DOUBLES,
    RuleTopic.BRANCHES: RuleTopic.DOUBLES,
    RuleTopic.COUNT: RuleTopic.POINTS,
    RuleTopic.CLAIM: RuleTopic.POINTS,
    RuleTopic.TARGET: RuleTopic.MATCH_END,
    RuleTopic.EXACT_TARGET: RuleTopic.MATCH_END,
    RuleTopic.BLOCK_OWN_UNROUNDED: RuleTopic.SETTLEMENT,
}


def nearest(topic: RuleTopic, rule_set: RuleSet) -> RuleTopic:
    """Return the chapter of a rule set that answers what ``topic`` asks for."""
    return topic if topic in topics(rule_set) else _INSTEAD[topic]


def is_chosen(topic: RuleTopic, rules: Rules) -> bool:
    """Tell whether a match is played by the house rule that a chapter tells of."""
    if topic not in HOUSE_RULES:
        return False
    key = topic.value.replace("-", "_")
    return bool(getattr(rules.house, key) != getattr(_NONE, key))


_NONE: Final = HouseRules()


def of_rule(rule: Rule) -> RuleTopic:
    """Return the chapter on a rule that something broke."""
    return {
        Rule.MATCH_OVER: RuleTopic.MATCH_END,
        Rule.NOT_NOW: RuleTopic.TURN,
        Rule.OUT_OF_TURN: RuleTopic.TURN,
        Rule.NOT_HELD: RuleTopic.TURN,
        Rule.NOT_OPEN: RuleTopic.OPEN_ENDS,
        Rule.NO_MATCH: RuleTopic.OPEN_ENDS,
        Rule.MUST_PLAY: RuleTopic.TURN,
        Rule.MUST_DRAW: RuleTopic.PASSING,
        Rule.BONEYARD_EMPTY: RuleTopic.DRAWING,
        Rule.LEAD_HIGHEST_DOUBLE: RuleTopic.LEAD_HIGHEST_DOUBLE,
        Rule.SEATS: RuleTopic.PARTNERS,
        Rule.OPTION: RuleTopic.HAND_SIZE,
        Rule.LOT: RuleTopic.LEAD,
        Rule.LEADER: RuleTopic.LEAD,
        Rule.DEAL: RuleTopic.TILES,
        Rule.DRAW_ORDER: RuleTopic.DRAWING,
        Rule.COUNT: RuleTopic.COUNT,
        Rule.POINTS: RuleTopic.POINTS,
        Rule.CLAIM: RuleTopic.CLAIM,
        Rule.SETTLEMENT: RuleTopic.SETTLEMENT,
        Rule.SCORES: RuleTopic.SETTLEMENT,
        Rule.WINNERS: RuleTopic.MATCH_END,
        Rule.SEAL: RuleTopic.SEAL,
    }[rule]


def of_why(why: Why) -> RuleTopic:
    """Return the chapter on why an end adds what it adds."""
    return {
        Why.LONE_TILE: RuleTopic.COUNT,
        Why.OPEN_HALF: RuleTopic.COUNT,
        Why.OPEN_DOUBLE: RuleTopic.DOUBLES,
        Why.COVERED_DOUBLE: RuleTopic.DOUBLES,
        Why.BRANCHES_CLOSED: RuleTopic.BRANCHES,
        Why.ARM_NOT_BEGUN: RuleTopic.BRANCHES,
    }[why]
