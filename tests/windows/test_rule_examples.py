"""What the engine says of the examples of the book is what the rules have as worked examples."""

import pytest

from domino_gui.engine.layout import Layout
from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSet, RuleSetId
from domino_gui.windows.rule_examples import hands, laid, rack, steps, worth

GROWN = (
    *("1|4", "1|1", "4|4", "3|4", "1|2", "1|5 at 1|1 branch-a", "5|5", "0|5"),
    "1|3 at 1|1 branch-b",
)


def rules(name: RuleSetId, seats: int = 2, house: HouseRules | None = None) -> Rules:
    rule_set = RULE_SETS[name]
    return Rules(rule_set, seats, partners=rule_set.always_partners(seats), house=house)


@pytest.mark.parametrize("name", [RuleSetId.ALL_FIVES, RuleSetId.FIVE_UP])
def test_the_spinner_of_the_seeds_grows_as_they_tell(name: RuleSetId) -> None:
    grown = steps(rules(name), *GROWN, shown=9)
    assert [table.layout.count for table in grown] == [5, 6, 10, 5, 5, 10, 15, 5, 8]
    assert [table.points for table in grown] == [5, 0, 10, 5, 5, 10, 15, 5, 0]


def test_where_branches_never_open_nothing_can_be_laid_there() -> None:
    with pytest.raises(ValueError, match="not open"):
        laid(rules(RuleSetId.MUGGINS), *GROWN)


def test_a_placement_that_could_go_to_several_ends_must_name_one() -> None:
    with pytest.raises(ValueError, match="2 ends"):
        laid(rules(RuleSetId.MUGGINS), "5|5", "0|5")


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=list(RULE_SETS))
def test_every_open_end_has_one_mark_and_every_double_one(rule_set: RuleSet) -> None:
    table = laid(rules(rule_set.id), "3|6", "6|6", "2|6")
    badges = [(end.tile.name, adds) for end, adds in table.marks if adds is not None]
    rings = [end for end, adds in table.marks if adds is None]
    assert badges == ([("3|6", 3), ("2|6", 2)] if rule_set.scores_placements else [])
    assert {*rings} | {end for end, _ in table.marks} == {*table.layout.open_ends}
    assert not laid(rules(RuleSetId.FIVE_UP), "5|5").hollow


@pytest.mark.parametrize(
    ("name", "seats", "left", "out", "points"),
    [
        (RuleSetId.ALL_FIVES, 3, ("", "6|6", "5|6 0|1"), 0, [25, 0, 0]),
        (RuleSetId.ALL_FIVES, 3, ("", "6|6", "0|5"), 0, [15, 0, 0]),
        (RuleSetId.MUGGINS, 3, ("", "6|6", "5|6 0|1"), 0, [20, 0, 0]),
        (RuleSetId.FIVE_UP, 3, ("", "6|6", "5|6 0|1"), 0, [0, -10, -10]),
        (RuleSetId.FIVE_UP, 4, ("0|3", "", "1|2", ""), 1, [-10, 0]),
        (RuleSetId.ALL_FIVES, 2, ("2|4", "5|6"), None, [10, 0]),
        (RuleSetId.MUGGINS, 2, ("2|4", "5|6"), None, [5, 0]),
        (RuleSetId.ALL_FIVES, 3, ("0|4", "1|3", "6|6 0|1"), None, [7.5, 7.5, 0]),
    ],
)
def test_rounds_are_settled_as_the_rules_say(
    name: RuleSetId, seats: int, left: tuple[str, ...], out: int | None, points: list[float]
) -> None:
    assert hands(rules(name, seats), *left, out=out).settled.points == points


def test_what_fits_is_asked_of_the_layout() -> None:
    table = laid(rules(RuleSetId.ALL_FIVES), "3|6", "6|6", "2|6")
    example = rack(table, "2|5 1|4 0|6")
    assert isinstance(table.layout, Layout)
    assert [example.fits(tile) for tile in example.hand] == [True, False, True]
    line = laid(rules(RuleSetId.MUGGINS), "3|6", "6|6", "2|6")
    assert [rack(line, "0|6").fits(tile) for tile in example.hand] == [True, False, False]


def test_a_score_beyond_the_target_is_worth_nothing_where_it_must_be_met() -> None:
    house = HouseRules(exact_target=True)
    assert worth(rules(RuleSetId.ALL_FIVES, house=house), 15, (240, 0)) == 0
    assert worth(rules(RuleSetId.ALL_FIVES), 15, (240, 0)) == 15
