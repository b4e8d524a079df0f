"""The table on rounds so simple that the chances are known."""

from __future__ import annotations

from math import comb

import pytest

from domino_gui.opponents.fitting.duel import fit_duel
from domino_gui.opponents.fitting.rounds import PlayedRound
from domino_gui.opponents.odds import Duel


def chance(duel: Duel, own: int, other: int) -> float:
    """The leader's chance, by what is needed in raw points."""
    return duel.leader_wins[own // 5 - 1][other // 5 - 1] / 10_000


def settled(leader: int, other: int, next_leader: int | None = 0) -> PlayedRound:
    return PlayedRound((), (leader, other), next_leader)


@pytest.mark.parametrize("at_once", [True, False])
def test_a_coin_for_every_step(at_once: bool) -> None:
    duel = fit_duel([settled(5, 0), settled(0, 5)], at_once=at_once)
    for own, other in ((1, 1), (1, 5), (5, 1), (7, 4), (20, 20)):
        tosses = own + other - 1
        due = sum(comb(tosses, heads) for heads in range(own, tosses + 1)) / 2**tosses
        assert chance(duel, 5 * own, 5 * other) == pytest.approx(due, abs=1e-4)


def test_who_reaches_the_target_first_wins_though_both_would() -> None:
    played = PlayedRound(((1, 5), (0, 10), (1, 10)), (0, 20), 0)
    duel = fit_duel([played], at_once=True)
    assert chance(duel, 10, 10) == 1
    assert chance(duel, 10, 5) == 0
    assert chance(duel, 15, 15) == 0
    assert chance(duel, 40, 40) == 0  # in the settlement or, as here, a round later


def test_after_settlement_the_higher_total_wins() -> None:
    duel = fit_duel([settled(30, 20)], at_once=False)
    assert chance(duel, 20, 20) == 1
    assert chance(duel, 20, 5) == 0  # both are past the target, the other further
    assert chance(duel, 15, 5) == 1  # level: the next round decides
    assert chance(duel, 30, 25) == 1


def test_level_at_the_target_whole_rounds_decide() -> None:
    rounds = [settled(10, 5), settled(10, 5), settled(0, 10), settled(5, 5)]
    assert fit_duel(rounds, at_once=False).level == 6667
    assert fit_duel(rounds[-1:], at_once=False).level == 5000  # no round ever decides
    assert fit_duel(rounds, at_once=True).level == 5000


def test_points_lost_take_a_side_back() -> None:
    forth = fit_duel([settled(10, 0), settled(10, 0), settled(0, 10)], at_once=False)
    back = fit_duel([settled(10, 0), settled(10, 0), settled(-15, 10)], at_once=False)
    assert chance(back, 20, 20) < chance(forth, 20, 20)
    assert chance(back, 400, 100) < 0.01


@pytest.mark.parametrize("at_once", [True, False])
def test_whoever_leads_next_has_the_leaders_chances(at_once: bool) -> None:
    """The leader always gains, and leads again or not."""
    stays, goes, lot = (
        chance(fit_duel([settled(5, 0, following)], at_once=at_once), 10, 5)
        for following in (0, 1, None)
    )
    assert (stays, goes, lot) == (1, 0, 0.5)


def test_rounds_without_points_change_nothing() -> None:
    gains = [settled(10, 0), settled(0, 5), settled(0, 0)]
    plain, empty = (fit_duel(rounds, at_once=True) for rounds in (gains[:2], gains))
    for own, other in ((5, 5), (20, 10), (100, 50), (400, 200)):
        assert chance(empty, own, other) == pytest.approx(chance(plain, own, other), abs=5e-4)
