"""What hypothesis draws from: tiles, set-ups and deals, in one place."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from domino_gui.engine.events import FORMAT, MatchStarted, PlayerKind, SeatInfo
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.engine.tiles import TILES

Form = tuple[RuleSetId, int, bool]
"""Rule set, seats, and whether they play as partners."""

FORMS: list[Form] = [
    (rules, seats, partners)
    for rules in RuleSetId
    for seats, partners in ((2, False), (3, False), (4, False), (4, True))
    if partners or seats < 4 or rules in (RuleSetId.MUGGINS, RuleSetId.DRAW)
]
"""Every rule set with every number of seats it is played with."""

tiles = st.sampled_from(TILES)


def form_name(form: Form) -> str:
    """The name of a form in test ids: ``all-fives-4p``."""
    rules, seats, partners = form
    return f"{rules}-{seats}{'p' * partners}"


def start(
    rules: RuleSetId | str = RuleSetId.ALL_FIVES,
    seats: int = 2,
    *,
    partners: bool | None = None,
    **house: Any,
) -> MatchStarted:
    """The first event of a match, between people unless it says otherwise."""
    rules = RuleSetId(rules)
    if partners is None:
        partners = seats == 4 and rules in (RuleSetId.ALL_FIVES, RuleSetId.FIVE_UP)
    names = [SeatInfo(f"Seat {seat}", PlayerKind.HUMAN) for seat in range(seats)]
    sides = [[0, 2], [1, 3]] if partners else [[seat] for seat in range(seats)]
    return MatchStarted(FORMAT, rules, HouseRules(**house), names, sides)


@st.composite
def set_ups(draw: st.DrawFn, *, claims: bool = False) -> MatchStarted:
    """A match in any form under any house rules that fit it, ``claim`` only with ``claims``."""
    rules, seats, partners = draw(st.sampled_from(FORMS))
    house: dict[str, Any] = {}
    if draw(st.booleans()):
        house["undrawable"] = draw(st.integers(0, 2))
        house["lead_highest_double"] = draw(st.booleans())
        house["block_own_unrounded"] = rules is RuleSetId.MUGGINS and draw(st.booleans())
        if draw(st.booleans()):
            house["hand_size"] = draw(st.integers(1, 28 // seats))
        if rules is not RuleSetId.DRAW:
            house["exact_target"] = draw(st.booleans())
            house["claim"] = claims and draw(st.booleans())
            # Low, so that matches end, and end together.
            house["target"] = draw(st.integers(1, 60))
    return start(rules, seats, partners=partners, **house)


def play_round(match: Match, rng: random.Random) -> list[Any]:
    """Play the round out by chance; return what happened."""
    made: list[Any] = []
    while match.phase is Phase.PLAY:
        made += match.act(match.round.turn, rng.choice(match.legal_actions()))
    return made
