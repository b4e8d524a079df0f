from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.storage.match_setup import MatchSetup


def test_the_first_match_offered_is_a_person_against_a_computer_at_all_fives() -> None:
    setup = MatchSetup()
    assert setup.is_playable
    assert (setup.rules, setup.seats, setup.partners) == (RuleSetId.ALL_FIVES, 2, False)
    assert [seat.player for seat in setup.players[:2]] == ["human", "computer"]


def test_choices_that_do_not_fit_together_are_known() -> None:
    assert not MatchSetup(seats=5).is_playable
    assert not MatchSetup(seats=3, partners=True).is_playable
    assert not MatchSetup(seats=4).is_playable
    assert MatchSetup(seats=4, partners=True).is_playable
    assert not MatchSetup(RuleSetId.DRAW, house=HouseRules(target=100)).is_playable
