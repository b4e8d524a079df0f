"""What choices cost, and which of them were choices at all."""

from __future__ import annotations

from random import Random

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Place, TilePlaced
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.learning.review import (
    Choice,
    Judged,
    RoundGrade,
    choices,
    costliest,
    estimate_of,
    grades,
    noise,
    pooled,
)
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.protocol import Estimate
from tests.strategies import FORMS, form_name, start

FIRST = Place(Tile(5, 5), None)
THREE = Place(Tile(3, 5), End(Tile(5, 5), Port.STRAIGHT_A))


def played(form: tuple[RuleSetId, int, bool], seed: int, rounds: int = 3) -> Match:
    """A few rounds played by chance."""
    rules, seats, partners = form
    match, chance, dealer = Match(start(rules, seats, partners=partners)), Random(seed), None
    dealer = ShuffledDealer(seed)
    while match.phase is not Phase.OVER and match.round_number < rounds:
        match.open_round(dealer)
        while match.phase is Phase.PLAY:
            match.act(match.round.turn, chance.choice(match.legal_actions()))
    return match


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_a_choice_is_a_placement_that_was_one_of_several(
    form: tuple[RuleSetId, int, bool],
) -> None:
    match = played(form, 3)
    for seat in range(form[1]):
        found = {choice.at: choice for choice in choices(match.events, seat)}
        assert found
        begun = 0.0
        for at, event in enumerate(match.events[1:], start=1):
            before = Match.replay(match.events[:at])
            side = before.rules.side_of[seat]
            others = [score for other, score in enumerate(before.scores) if other != side]
            lead = before.scores[side] - max(others)
            if before.phase is Phase.DEAL:
                begun = lead
            is_choice = (
                isinstance(event, TilePlaced)
                and event.seat == seat
                and len(distinct_placements(before)) > 1
            )
            assert (at in found) == is_choice
            if is_choice:
                assert isinstance(event, TilePlaced)
                choice = found[at]
                assert choice.place == Place(event.tile, event.at)
                assert (choice.round, choice.seat) == (before.round_number, seat)
                assert choice.lead == lead - begun


def estimate(place: Place, expected: float, win: float | None = None) -> Estimate:
    """What is thought of a placement, with a mean that is off by 0.2 or so."""
    return Estimate(place, 0, expected, 10.0, win, 2500)


def judged(cost: float, *, number: int = 1, at: int = 5, lead: float = 0) -> Judged:
    """A choice that cost so much."""
    best = estimate(THREE, 7.0)
    chosen = estimate(FIRST, 7.0 - cost)
    return Judged(Choice(at, number, 0, FIRST, lead), (best, chosen))


def test_a_choice_costs_what_the_best_one_was_expected_to_bring_more() -> None:
    assert judged(4.5).cost == 4.5
    assert judged(4.5).best.action == THREE
    assert judged(0).cost == 0
    # The first of an analysis may be beaten by a figure below it: the best one is the measure.
    assert judged(-2).best.action == FIRST
    assert judged(-2).cost == 0
    assert judged(4.5, lead=10).outlook == 12.5


def test_a_placement_that_was_not_judged_costs_nothing() -> None:
    strange = Judged(Choice(5, 1, 0, Place(Tile(0, 0), None), 0), (estimate(THREE, 3.0),))
    assert strange.chosen is None
    assert strange.cost == 0


def test_equal_placements_are_judged_as_one() -> None:
    other = Place(Tile(3, 5), End(Tile(5, 5), Port.STRAIGHT_B))
    assert estimate_of(other, [estimate(FIRST, 1), estimate(THREE, 2)]) == estimate(THREE, 2)
    branch = Place(Tile(3, 5), End(Tile(5, 5), Port.BRANCH_A))
    assert estimate_of(branch, [estimate(THREE, 2)]) is None


def test_a_difference_within_the_noise_counts_for_nothing() -> None:
    assert noise(estimate(FIRST, 0), estimate(THREE, 0)) == pytest.approx(1.96 * 0.2 * 2**0.5)
    slight = judged(0.5)
    assert slight.cost == 0.5
    assert not slight.is_clear
    assert slight.lost == 0
    assert not slight.is_settled
    clear = judged(0.6)
    assert clear.is_clear
    assert clear.lost == pytest.approx(0.6)
    assert not clear.is_settled  # more samples would tell by how much
    assert judged(4.0).is_settled
    assert judged(-4.0).is_settled
    assert not judged(-0.5).is_settled


def test_what_is_known_exactly_has_no_noise() -> None:
    made = Judged(
        Choice(5, 1, 0, FIRST, 0),
        (Estimate(THREE, 0, 7.0, 0.0, None, 1), Estimate(FIRST, 0, 6.5, 0.0, None, 1)),
    )
    assert made.noise == 0
    assert made.lost == 0.5
    assert made.is_settled


def test_nothing_is_better_that_costs_chances_to_win_the_match() -> None:
    def made(win: float) -> Judged:
        return Judged(Choice(5, 1, 0, FIRST, 0), (estimate(THREE, 9, win), estimate(FIRST, 5, 0.8)))

    assert [each.action for each in made(0.8).better] == [THREE]
    assert made(0.795).cost == 4
    assert made(0.7).better == ()
    assert made(0.7).cost == 0
    assert made(0.7).best_outlook == made(0.7).outlook == 5
    assert made(0.9).best_outlook == 9


def test_analyses_are_pooled_by_how_many_continuations_they_looked_at() -> None:
    one = (Estimate(FIRST, 5, 2.0, 3.0, 0.5, 100), Estimate(THREE, 0, 4.0, 0.0, 0.6, 100))
    other = (Estimate(THREE, 0, 1.0, 0.0, 0.2, 300), Estimate(FIRST, 5, 6.0, 3.0, None, 300))
    best, second = pooled(one, other)
    assert (best.action, best.expected, best.samples) == (FIRST, 5.0, 400)
    assert best.points_now == 5
    assert best.win is None  # one of them did not tell
    # 3 within each, and the means differ by what both together have to spread.
    assert best.spread == pytest.approx((9 + 3.0) ** 0.5)
    assert (second.action, second.expected) == (THREE, 1.75)
    assert second.win == pytest.approx(0.3)
    assert pooled(one) == (one[1], one[0])
    assert pooled() == ()


def test_grades_and_the_costliest_choices() -> None:
    made = [
        judged(1, number=1, at=5),
        judged(6, number=1, at=9),
        judged(0, number=2, at=20),
        judged(3, number=2, at=24),
        judged(2, number=3, at=40),
    ]
    assert grades(made) == [RoundGrade(1, 2, 7.0), RoundGrade(2, 2, 3.0), RoundGrade(3, 1, 2.0)]
    assert [each.cost for each in costliest(made)] == [6, 3, 2]
    assert costliest([judged(0), judged(0.5)]) == []
    assert grades([]) == []
