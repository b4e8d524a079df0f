"""The sheet adds up to the scores, whatever was played."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import MatchStarted
from domino_gui.engine.match import Match, Phase
from domino_gui.windows.score_sheet_rounds import Pegs, best_counts, pegs, sheet_rounds
from tests.engine.rigged import blocked, dealt, place
from tests.strategies import play_round, set_ups, start


def test_placements_and_settlement_stand_apart_and_totals_run_on() -> None:
    match = dealt(start(hand_size=1), "5|5", "4|5")
    place(match, "5|5")
    (only,) = sheet_rounds(match)
    assert (only.number, only.placements, only.settlement) == (1, (10, 0), (10, 0))
    assert only.totals == (20, 0) == tuple(match.scores)
    assert only.gained(0) == 20


def test_a_round_that_is_being_played_has_no_settlement_yet() -> None:
    match = dealt(start(hand_size=2), "5|5 0|0", "4|5 1|1")
    assert sheet_rounds(match)[0].settlement is None
    place(match, "5|5")
    assert sheet_rounds(match)[0].placements == (10, 0)
    assert sheet_rounds(match)[0].settlement is None


def test_halves_stay_halves() -> None:
    match = dealt(start(seats=3, hand_size=1), "6|6", "4|5", "1|1")
    blocked(match, "0|4", "2|2", "6|6 0|1")
    assert sheet_rounds(match)[0].settlement == (7.5, 7.5, 0)
    assert pegs(match)[0] == Pegs(7.5, 0)


def test_the_back_peg_stands_where_the_side_was_before_its_last_score() -> None:
    match = dealt(start("five-up", hand_size=2), "5|5 0|5", "4|5 1|1")
    assert pegs(match) == [Pegs(0, 0), Pegs(0, 0)]
    place(match, "5|5")
    place(match, "4|5", "5|5 straight-a")
    assert match.scores == [10, 0]
    place(match, "0|5", "5|5 straight-b")  # 4 + 0; what 1|1 costs is nothing
    assert pegs(match)[0] == Pegs(10, 0)
    assert best_counts(match) == [10, 0]


def test_where_points_are_claimed_the_claim_scores_and_not_the_placement() -> None:
    match = dealt(start(hand_size=2, claim=True), "5|5 0|0", "4|5 1|1")
    place(match, "5|5")
    assert sheet_rounds(match)[0].placements == (0, 0)
    match.claim(0, 5)
    match.claim(1, 10)
    assert sheet_rounds(match)[0].placements == (-5, 10) == tuple(match.scores)
    assert best_counts(match) == [0, 10]
    assert pegs(match) == [Pegs(-5, 0), Pegs(10, 0)]


def test_before_the_first_deal_the_sheet_is_empty() -> None:
    match = Match(start(seats=3))
    assert sheet_rounds(match) == []
    assert pegs(match) == [Pegs(0, 0)] * 3
    assert best_counts(match) == [0, 0, 0]


@given(set_ups(), st.randoms(use_true_random=False))
def test_the_sheet_and_the_front_pegs_are_the_scores_after_every_round(
    started: MatchStarted, rng: Random
) -> None:
    match, dealer = Match(started), ShuffledDealer(rng.randrange(1000))
    for _ in range(4):
        if match.phase is Phase.OVER:
            break
        match.open_round(dealer)
        play_round(match, rng)
        rounds = sheet_rounds(match)
        assert rounds[-1].totals == tuple(match.scores)
        assert [each.front for each in pegs(match)] == match.scores
        for side, score in enumerate(match.scores):
            assert sum(each.gained(side) for each in rounds) == score
        assert [each.number for each in rounds] == list(range(1, match.round_number + 1))
