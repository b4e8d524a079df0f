from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.windows.rule_book_parts import Drawn, Part, Told
from domino_gui.windows.rule_chapters_table import branches, doubles, open_ends, points, spinner
from domino_gui.windows.rule_examples import TableExample
from tests.windows.test_rule_chapters_begin import said


def counts(parts: list[Part]) -> list[int]:
    tables = [each for part in parts if isinstance(part, Drawn) for each in part.examples]
    return [each.layout.count for each in tables if isinstance(each, TableExample)]


def test_the_end_that_is_chosen_makes_the_difference_that_the_rules_tell() -> None:
    for name, rule_set in RULE_SETS.items():
        told = counts(open_ends(Told(rule_set)))
        assert told == ([9, 15, 5] if name is RuleSetId.DRAW else [9, 15, 5, 15, 5, 10])


def test_doubles_and_branches_are_those_of_the_worked_examples() -> None:
    for name in (RuleSetId.ALL_FIVES, RuleSetId.FIVE_UP):
        told = Told(RULE_SETS[name])
        assert counts(doubles(told)) == [9, 15, 5, 10, 10]
        assert counts(branches(told)) == [5, 5, 10, 15, 5, 8]
        assert counts(points(told)) == [5, 6, 15, 0]


def test_spinners_are_told_as_they_are() -> None:
    assert "only spinner" in said(spinner(Told(RULE_SETS[RuleSetId.ALL_FIVES])))
    assert "Every double" in said(spinner(Told(RULE_SETS[RuleSetId.FIVE_UP])))
    assert "no spinner" in said(doubles(Told(RULE_SETS[RuleSetId.MUGGINS])))
    assert "no spinner" in said(doubles(Told(RULE_SETS[RuleSetId.DRAW])))
