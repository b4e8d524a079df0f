"""The whole state of a match as plain values, so that two matches can be compared in everything."""

from __future__ import annotations

from typing import Any

from domino_gui.engine.layout import Layout
from domino_gui.engine.match import Match
from domino_gui.engine.round import Round


def state(thing: Any) -> Any:
    """Everything a match, a round or a layout holds, copied."""
    if isinstance(thing, Match):
        values = vars(thing)
        rules = thing.rules
        settled = (rules.rule_set.id, rules.seats, rules.sides, rules.hand_size, rules.target)
        return {name: state(value) for name, value in values.items() if name != "rules"} | {
            "rules": (*settled, rules.house)
        }
    if isinstance(thing, Round | Layout):
        names = [name for name in type(thing).__slots__ if name != "_rules"]
        return {name: state(getattr(thing, name)) for name in names}
    if isinstance(thing, list):
        return [state(each) for each in thing]
    if isinstance(thing, dict):
        return {key: state(value) for key, value in thing.items()}
    return thing
