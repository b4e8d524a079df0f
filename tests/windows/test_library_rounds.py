import random

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import RoundSettled
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.windows.library_rounds import RoundWords, rounds
from tests.engine.rigged import RiggedDealer, dealt, place
from tests.strategies import FORMS, play_round, start


def test_before_the_first_deal_there_is_nothing_to_say() -> None:
    assert rounds(Match(start())) == []


def test_a_round_is_told_with_who_went_out_what_it_paid_and_the_scores() -> None:
    match = dealt(start(hand_size=1), "1|4", "5|6")
    place(match, "1|4")
    match.open_round(RiggedDealer("1|4", "5|6"))
    one, two = rounds(match)
    scores = "Seat 0\N{NO-BREAK SPACE}15, Seat 1\N{NO-BREAK SPACE}0"
    assert one == RoundWords("Round 1: Seat 0 went out", ("Seat 0: 11 → 10  (+10)", scores))
    assert two == RoundWords("Round 2: being played", (scores,))


def test_a_match_given_up_says_who_did() -> None:
    match = dealt(start(hand_size=1), "1|4", "5|6")
    match.resign(0)
    (told,) = rounds(match)
    assert told.title == "Round 1: Seat 0 gave up"


def test_a_match_that_ends_in_the_middle_of_a_round_says_how() -> None:
    match = dealt(start(hand_size=2, target=5), "1|4 0|0", "5|6 1|1")
    place(match, "1|4")
    (told,) = rounds(match)
    assert told.title == "Round 1: Seat 0 reached 5"


def test_every_round_of_every_form_is_told_once() -> None:
    for rules, seats, partners in FORMS:
        match = Match(start(rules, seats, partners=partners))
        rng = random.Random(seats)
        for number in range(3):
            if match.phase is Phase.OVER:
                break
            match.open_round(ShuffledDealer(number))
            play_round(match, rng)
        told = rounds(match)
        settled = [event for event in match.events if isinstance(event, RoundSettled)]
        assert len(settled) <= len(told) <= len(settled) + 1
        assert [words.title.partition(":")[0] for words in told] == [
            f"Round {number + 1}" for number in range(len(told))
        ]
        if rules is RuleSetId.FIVE_UP:
            assert any("raw" in line for words in told for line in words.lines)
