from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domino_gui.engine.match import Match
from domino_gui.engine.rules import (
    ALL_FIVES,
    DRAW,
    FIVE_UP,
    MUGGINS,
    RULE_SETS,
    HouseRules,
    Lead,
    Partners,
    Rule,
    RuleError,
    Rules,
    RuleSet,
    RuleSetId,
)
from tests.engine.rigged import plain
from tests.strategies import FORMS, form_name, start

EVERY_FORM = pytest.mark.parametrize("form", FORMS, ids=form_name)

TABLE = {
    # tiles dealt and target, by rule set and seats ("The four rule sets")
    "all-fives-2": (9, 250),
    "all-fives-3": (7, 200),
    "all-fives-4p": (5, 200),
    "muggins-2": (7, 250),
    "muggins-3": (5, 200),
    "muggins-4": (5, 200),
    "muggins-4p": (5, 250),
    "five-up-2": (5, 305),
    "five-up-3": (5, 305),
    "five-up-4p": (5, 305),
    "draw-2": (7, None),
    "draw-3": (5, None),
    "draw-4": (5, None),
    "draw-4p": (5, None),
}


@EVERY_FORM
def test_tiles_dealt_and_targets_are_those_of_the_table(form: tuple[RuleSetId, int, bool]) -> None:
    name, seats, partners = form
    rules = Rules(RULE_SETS[name], seats, partners=partners)
    assert (rules.hand_size, rules.target) == TABLE[form_name(form)]
    assert rules.partners is partners


def test_sides_are_players_or_partners_sitting_opposite() -> None:
    assert Rules(MUGGINS, 3, partners=False).sides == ((0,), (1,), (2,))
    rules = Rules(MUGGINS, 4, partners=True)
    assert rules.sides == ((0, 2), (1, 3))
    assert rules.side_of == (0, 1, 0, 1)
    assert rules.opponents_of(1) == [0, 2]
    assert Rules(DRAW, 3, partners=False).opponents_of(1) == [0, 2]


@pytest.mark.parametrize(
    ("rule_set", "lead", "partners", "shown_in", "scores"),
    [
        (ALL_FIVES, Lead.LOT, Partners.ALWAYS, 1, True),
        (MUGGINS, Lead.HIGHEST_DOUBLE, Partners.CHOSEN, 1, True),
        (FIVE_UP, Lead.LOT, Partners.ALWAYS, 5, True),
        (DRAW, Lead.HIGHEST_DOUBLE, Partners.CHOSEN, 1, False),
    ],
)
def test_leads_partners_and_display_are_those_of_the_table(
    rule_set: RuleSet, lead: Lead, partners: Partners, shown_in: int, scores: bool
) -> None:
    assert rule_set.lead is lead
    assert rule_set.partners is partners
    assert rule_set.points_shown_in == shown_in
    assert rule_set.scores_placements is scores


@pytest.mark.parametrize(
    ("rule_set", "seats", "partners", "message"),
    [
        (ALL_FIVES, 1, False, "a match has 2 to 4 seats, not 1"),
        (DRAW, 5, False, "a match has 2 to 4 seats, not 5"),
        (DRAW, 0, False, "a match has 2 to 4 seats, not 0"),
        (MUGGINS, 2, True, "only four seats play as partners"),
        (MUGGINS, 3, True, "only four seats play as partners"),
        (ALL_FIVES, 4, False, "in all-fives four seats play as partners"),
        (FIVE_UP, 4, False, "in five-up four seats play as partners"),
    ],
)
def test_seats_that_a_rule_set_is_not_played_with_are_refused(
    rule_set: RuleSet, seats: int, partners: bool, message: str
) -> None:
    with pytest.raises(RuleError, match=f"^{message}$") as refusal:
        Rules(rule_set, seats, partners=partners)
    assert refusal.value.rule is Rule.SEATS


# -- house rules -------------------------------------------------------------------------------

WRITTEN_WRONG: list[dict[str, Any]] = [
    {"unknown": 1},
    {"hand-size": 5},
    {"Target": 100},
    {"hand_size": 0},
    {"hand_size": -1},
    {"hand_size": "5"},
    {"hand_size": 5.5},
    {"hand_size": True},
    {"hand_size": None},
    {"target": 0},
    {"target": -5},
    {"target": False},
    {"target": "250"},
    {"target": None},
    {"undrawable": 3},
    {"undrawable": -1},
    {"undrawable": True},
    {"undrawable": None},
    {"undrawable": [1]},
    {"lead_highest_double": 1},
    {"lead_highest_double": 0},
    {"lead_highest_double": "true"},
    {"lead_highest_double": None},
    {"block_own_unrounded": 1},
    {"exact_target": 1},
    {"exact_target": {}},
    {"claim": 1},
]


@pytest.mark.parametrize("written", WRITTEN_WRONG, ids=plain)
def test_a_house_rule_unknown_out_of_range_or_of_another_type_is_refused(
    written: dict[str, Any],
) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(written, HouseRules)


REFUSED: list[tuple[RuleSet, dict[str, Any], str]] = [
    (ALL_FIVES, {"hand_size": 15}, "hand_size 15 is more than 2 seats can hold"),
    (DRAW, {"target": 100}, "draw has no target"),
    (DRAW, {"exact_target": True}, "exact_target does not belong to draw"),
    (ALL_FIVES, {"block_own_unrounded": True}, "block_own_unrounded does not belong to all-fives"),
    (FIVE_UP, {"block_own_unrounded": True}, "block_own_unrounded does not belong to five-up"),
    (DRAW, {"block_own_unrounded": True}, "block_own_unrounded does not belong to draw"),
    (DRAW, {"claim": True}, "claim does not belong to draw"),
]


@pytest.mark.parametrize(("rule_set", "house", "message"), REFUSED, ids=plain)
def test_a_house_rule_that_does_not_fit_the_rule_set_is_refused(
    rule_set: RuleSet, house: dict[str, Any], message: str
) -> None:
    with pytest.raises(RuleError, match=f"^{message}$") as refusal:
        Rules(rule_set, 2, partners=False, house=HouseRules(**house))
    assert refusal.value.rule is Rule.OPTION


@pytest.mark.parametrize(
    ("seats", "partners", "most"), [(2, False, 14), (3, False, 9), (4, False, 7), (4, True, 7)]
)
def test_the_hands_together_hold_at_most_28_tiles(seats: int, partners: bool, most: int) -> None:
    def rules(size: int) -> Rules:
        return Rules(MUGGINS, seats, partners=partners, house=HouseRules(hand_size=size))

    assert rules(most).hand_size == most
    assert rules(1).hand_size == 1
    with pytest.raises(RuleError):
        rules(most + 1)


DEFAULTS: list[dict[str, Any]] = [
    {},
    {"undrawable": 0},
    {"lead_highest_double": False},
    {"block_own_unrounded": False},
    {"exact_target": False},
    {"claim": False},
]


@EVERY_FORM
def test_a_house_rule_that_equals_the_default_is_accepted(
    form: tuple[RuleSetId, int, bool],
) -> None:
    name, seats, partners = form
    hand_size, target = TABLE[form_name(form)]
    for house in [*DEFAULTS, {"hand_size": hand_size}, *([{"target": target}] if target else [])]:
        written = msgspec.convert(house, HouseRules)
        rules = Rules(RULE_SETS[name], seats, partners=partners, house=written)
        assert (rules.hand_size, rules.target) == (hand_size, target)


@pytest.mark.parametrize(
    "house",
    [
        {"target": 1},
        {"target": 7},
        {"undrawable": 1},
        {"undrawable": 2},
        {"lead_highest_double": True},
        {"exact_target": True},
    ],
    ids=plain,
)
@pytest.mark.parametrize("name", [RuleSetId.ALL_FIVES, RuleSetId.MUGGINS, RuleSetId.FIVE_UP])
def test_house_rules_are_played_in_every_rule_set_they_belong_to(
    name: RuleSetId, house: dict[str, Any]
) -> None:
    match = Match(start(name, **house))
    assert all(getattr(match.rules.house, key) == value for key, value in house.items())
    assert match.rules.target == house.get("target", match.rules.target)


@pytest.mark.parametrize("house", [{"undrawable": 2}, {"lead_highest_double": True}], ids=plain)
def test_draw_may_be_played_with_undrawable_tiles_and_a_forced_lead(house: dict[str, Any]) -> None:
    assert Match(start(RuleSetId.DRAW, **house)).rules.target is None


def test_four_always_play_as_partners_in_all_fives_and_five_up_alone() -> None:
    always = {name for name, rule_set in RULE_SETS.items() if rule_set.always_partners(4)}
    assert always == {RuleSetId.ALL_FIVES, RuleSetId.FIVE_UP}
    assert not any(
        rule_set.always_partners(seats) for rule_set in RULE_SETS.values() for seats in (2, 3)
    )
