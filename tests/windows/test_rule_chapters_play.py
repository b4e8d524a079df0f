from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.windows.rule_book_parts import Drawn, Part, Told
from domino_gui.windows.rule_chapters_play import drawing, turn
from domino_gui.windows.rule_examples import RackExample


def rack(parts: list[Part]) -> RackExample:
    (example,) = [each for part in parts if isinstance(part, Drawn) for each in part.examples]
    assert isinstance(example, RackExample)
    return example


def test_whoever_draws_holds_nothing_that_fits_and_draws_until_one_does() -> None:
    for rule_set in RULE_SETS.values():
        example = rack(drawing(Told(rule_set)))
        assert not any(example.fits(tile) for tile in example.hand)
        *before, last = example.drawn
        assert not any(example.fits(tile) for tile in before)
        assert example.fits(last)


def test_what_fits_a_branch_can_be_played_only_where_there_is_one() -> None:
    fitting = {
        name: [tile.name for tile in rack(turn(Told(rule_set))).hand if tile.name == "0|6"]
        and sum(map(rack(turn(Told(rule_set))).fits, rack(turn(Told(rule_set))).hand))
        for name, rule_set in RULE_SETS.items()
    }
    assert fitting[RuleSetId.ALL_FIVES] == fitting[RuleSetId.FIVE_UP] == 3
    assert fitting[RuleSetId.MUGGINS] == fitting[RuleSetId.DRAW] == 2
