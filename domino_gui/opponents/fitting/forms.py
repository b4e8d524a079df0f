"""The forms of the game, each of which is fitted by itself."""

from __future__ import annotations

from domino_gui.engine.rules import RULE_SETS, Rules
from domino_gui.opponents.ends import automaton_for
from domino_gui.opponents.fitted import form_name
from domino_gui.opponents.fitting.rounds import ENDLESS
from domino_gui.opponents.playout import Form


def every_form() -> dict[str, Rules]:
    """Return every rule set with every number of seats it is played with, by the form's name."""
    every = [
        Rules(rule_set, seats, partners=partners)
        for rule_set in RULE_SETS.values()
        for seats, partners in ((2, False), (3, False), (4, False), (4, True))
        if partners or not rule_set.always_partners(seats)
    ]
    return {form_name(rules): rules for rules in every}


def endless(rules: Rules) -> Form:
    """Return the form of ``rules`` in which no target ends a round."""
    if rules.target is not None:
        rules = Rules(rules.rule_set, rules.seats, partners=rules.partners, house=ENDLESS)
    return Form(rules, automaton_for(rules.rule_set))
