from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSetId
from domino_gui.windows.rule_book_parts import Note, Told, never_drawn, other_hands, other_target

FIVE_UP = RULE_SETS[RuleSetId.FIVE_UP]


def test_examples_are_played_by_the_rule_set_alone() -> None:
    house = HouseRules(undrawable=2, hand_size=7)
    told = Told(FIVE_UP, Rules(FIVE_UP, 4, partners=True, house=house))
    assert told.house is house
    assert told.rules(4).partners
    assert told.rules().house == HouseRules()
    assert told.shown(15) == "3"


def test_tiles_that_are_never_drawn_are_told_of_only_where_there_are_any() -> None:
    notes = [
        never_drawn(
            Told(FIVE_UP, Rules(FIVE_UP, 2, partners=False, house=HouseRules(undrawable=tiles)))
        )
        for tiles in (0, 1, 2)
    ]
    assert notes[0] == []
    assert all(isinstance(note, Note) for part in notes for note in part)
    assert notes[1] != notes[2]


def test_hands_and_target_are_told_as_they_are_displayed() -> None:
    house = HouseRules(hand_size=7, target=200)
    told = Told(FIVE_UP, Rules(FIVE_UP, 2, partners=False, house=house))
    assert other_hands(told) == [Note("Tiles in a hand: 7")]
    assert other_target(told) == [Note("Points to win: 40")]
    assert not other_hands(Told(FIVE_UP))
    assert not other_target(Told(FIVE_UP))
