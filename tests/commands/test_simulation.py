from __future__ import annotations

from pathlib import Path

import pytest

from domino_gui.commands.simulation import (
    Outcome,
    Plan,
    figures,
    play_game,
    start_of_match,
)
from domino_gui.commands.verify import judge
from domino_gui.engine.events import RoundDealt
from domino_gui.engine.record import read_record
from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSetId


def plan(
    *players: str,
    rules: RuleSetId = RuleSetId.ALL_FIVES,
    partners: bool = False,
    mirror: bool = False,
    records: Path | None = None,
) -> Plan:
    house = HouseRules(target=100)
    played = Rules(RULE_SETS[rules], len(players), partners=partners, house=house)
    return Plan(start_of_match(played, players), 3, 7, mirror, records)


def timeless(outcome: Outcome) -> Outcome:
    return outcome._replace(seconds=[])


def test_a_game_depends_on_the_plan_alone() -> None:
    asked = plan("greedy", "random", "random")
    first, again = (timeless(play_game(asked, 2)) for _ in range(2))
    assert first == again
    assert first != timeless(play_game(asked, 1))
    assert first != timeless(play_game(asked._replace(seed=8), 2))


def test_a_mirror_of_equal_players_is_the_same_match_with_the_seats_exchanged() -> None:
    asked = plan("greedy", "expert", mirror=True)
    assert asked.games == 6
    for deal in range(3):
        straight, mirrored = play_game(asked, 2 * deal), play_game(asked, 2 * deal + 1)
        assert straight.deal == mirrored.deal == deal
        assert straight.rounds == mirrored.rounds
        assert straight.points == mirrored.points[::-1]
        assert straight.won == mirrored.won[::-1]
        assert straight.moves == mirrored.moves[::-1]


def test_a_mirror_deals_the_same_and_moves_every_player_one_seat_on(tmp_path: Path) -> None:
    asked = plan(
        "greedy", "random", "expert", "club", rules=RuleSetId.FIVE_UP, partners=True, mirror=True
    )._replace(records=tmp_path)
    play_game(asked, 0)
    play_game(asked, 1)
    straight = read_record(tmp_path / "five-up-000001.domino").match
    mirrored = read_record(tmp_path / "five-up-000001-mirrored.domino").match
    assert [seat.name for seat in straight.started.seats] == ["greedy", "random", "expert", "club"]
    assert [seat.name for seat in mirrored.started.seats] == ["club", "greedy", "random", "expert"]
    hands = [
        [event.hands for event in match.events if isinstance(event, RoundDealt)]
        for match in (straight, mirrored)
    ]
    both = min(map(len, hands))
    assert both
    assert hands[0][:both] == hands[1][:both]


def test_a_record_is_complete_and_tells_who_played(tmp_path: Path) -> None:
    outcome = play_game(plan("greedy", "random", records=tmp_path), 1)
    (file,) = tmp_path.iterdir()
    assert file.name == "all-fives-000002.domino"
    assert judge(file) == (0, f"ok, {outcome.rounds} rounds")
    match = read_record(file).match
    assert [(seat.name, seat.player, seat.level) for seat in match.started.seats] == [
        ("greedy", "computer", "greedy"),
        ("random", "computer", "random"),
    ]
    assert [float(score) for score in match.scores] == outcome.points
    assert [side in (match.winners or []) for side in (0, 1)] == outcome.won


def outcome(deal: int, *points: float, rounds: int = 2) -> Outcome:
    best = max(points)
    return Outcome(
        deal=deal,
        rounds=rounds,
        won=[score == best for score in points],
        drawn=False,
        points=[*points],
        moves=[10, 20],
        seconds=[0.5, 0.1],
    )


def test_figures_by_hand() -> None:
    outcomes = [outcome(0, 100, 40), outcome(1, 60, 100), outcome(2, 100, 0, rounds=4)]
    first, second = figures(outcomes, 0), figures(outcomes, 1)
    assert (first.won, second.won) == (2, 1)
    assert first.points == 260 / 8
    assert second.points == 140 / 8
    assert first.milliseconds == pytest.approx(50)
    assert second.milliseconds == pytest.approx(5)
    assert (round(first.share.low, 3), round(first.share.high, 3)) == (0.208, 0.939)
    # Off the mean of 32.5 a round by 35, -5 and -30: 1.96 sqrt(2150 * 3 / 2) / 8.
    assert first.margin == pytest.approx(13.9127, abs=1e-3)


def test_a_match_and_its_mirror_are_one_observation() -> None:
    # Each deal is worth 20 to whoever sits in the first seat: mirrored, nothing varies.
    outcomes = [
        outcome(deal, *points) for deal in range(4) for points in ((60.0, 40.0), (40.0, 60.0))
    ]
    assert figures(outcomes, 0).margin == 0
    assert figures([outcome(deal, 60, 40) for deal in range(1)], 0).margin is None
