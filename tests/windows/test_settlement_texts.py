"""The reckoning in words agrees with the engine's points, whatever was left in the hands."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.events import RoundEnding, RoundSettled
from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSetId
from domino_gui.engine.settlement import settle
from domino_gui.windows.rule_set_texts import shown_points
from domino_gui.windows.settlement_texts import figures, remark
from tests.strategies import FORMS

ALL_FIVES, MUGGINS, FIVE_UP, DRAW = RuleSetId


def settled(rules: Rules, left: list[int], out: int | None) -> RoundSettled:
    points = settle(rules, left, out).points
    ending = RoundEnding.BLOCKED if out is None else RoundEnding.DOMINO
    return RoundSettled(ending, out, left, points, points, "0" * 64)


EXAMPLES = [
    (ALL_FIVES, 3, [0, 12, 5], 0, ["12 + 5 = 17 → 15", "", ""]),
    (ALL_FIVES, 2, [0, 12], 0, ["12 → 10", ""]),
    (ALL_FIVES, 2, [6, 11], None, ["11 → 10", ""]),
    (ALL_FIVES, 3, [4, 4, 13], None, ["13 → 15; 15 ÷ 2 = 7.5", "13 → 15; 15 ÷ 2 = 7.5", ""]),
    (MUGGINS, 3, [0, 12, 13], 0, ["12 → 10; 13 → 15; 10 + 15 = 25", "", ""]),
    (MUGGINS, 2, [6, 11], None, ["11 → 10; 6 → 5; 10 − 5 = 5", ""]),
    (MUGGINS, 2, [8, 11], None, ["11 → 10; 8 → 10; 10 − 10 = 0", ""]),
    (MUGGINS, 2, [13, 14], None, ["14 → 15; 13 → 15; 15 − 15 = 0", ""]),
    (FIVE_UP, 2, [0, 12], 0, ["0", "12 → 10 raw, −2"]),
    (FIVE_UP, 4, [3, 0, 3, 1], 1, ["3 → 5; 3 → 5; 5 + 5 = 10 raw, −2", "1 → 0 raw, 0"]),
    (DRAW, 3, [0, 12, 5], 0, ["12 + 5 = 17", "", ""]),
]


@pytest.mark.parametrize(("rule_set", "seats", "left", "out", "told"), EXAMPLES)
def test_examples_are_spelled_out(
    rule_set: RuleSetId, seats: int, left: list[int], out: int | None, told: list[str]
) -> None:
    rules = Rules(RULE_SETS[rule_set], seats, partners=seats == 4)
    assert figures(rules, settled(rules, left, out)) == told


def test_own_pips_stay_unrounded_by_the_house_rule() -> None:
    rules = Rules(RULE_SETS[MUGGINS], 2, partners=False, house=HouseRules(block_own_unrounded=True))
    assert figures(rules, settled(rules, [6, 11], None)) == ["11 → 10; 10 − 6 = 4", ""]
    assert figures(rules, settled(rules, [11, 12], None)) == ["12 → 10; 10 − 11 = −1 → 0", ""]


@given(st.data())
def test_the_last_number_is_what_the_engine_pays_or_takes(data: st.DataObject) -> None:
    rule_set, seats, partners = data.draw(st.sampled_from(FORMS))
    rules = Rules(RULE_SETS[rule_set], seats, partners=partners)
    left = data.draw(st.lists(st.integers(0, 60), min_size=seats, max_size=seats))
    out = data.draw(st.none() | st.integers(0, seats - 1))
    if out is not None:
        left[out] = 0
    event = settled(rules, left, out)
    for text, points in zip(figures(rules, event), event.points, strict=True):
        last = re.findall(r"[\d.]+", text)[-1] if text else "0"
        assert last == shown_points(rules.rule_set, abs(points))


def test_what_the_figures_do_not_say_is_remarked() -> None:
    rules = Rules(RULE_SETS[ALL_FIVES], 2, partners=False)
    assert remark(rules, settled(rules, [4, 11], None)) == ""
    assert "equal" in remark(rules, settled(rules, [4, 4], None))
    voided = RoundSettled(RoundEnding.DOMINO, 0, [0, 12], [0, 0], [0, 0], "0" * 64)
    assert "target" in remark(rules, voided)
    five_up = Rules(RULE_SETS[FIVE_UP], 2, partners=False)
    assert "no winner" in remark(five_up, settled(five_up, [4, 11], None))
