from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from domino_gui.commands.simulation import (
    Outcome,
    Plan,
    figures,
    play_game,
    start_of_match,
)
from domino_gui.commands.verify import judge
from domino_gui.engine.events import RoundDealt, RoundSettled
from domino_gui.engine.match import Match
from domino_gui.engine.record import read_record
from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSetId
from domino_gui.opponents import greedy
from domino_gui.opponents.players import PLAYERS
from domino_gui.opponents.thinking import Decision, Effort
from domino_gui.storage.intervals import grouped_share_interval


def plan(
    *players: str,
    rules: RuleSetId = RuleSetId.ALL_FIVES,
    partners: bool = False,
    **how: Any,
) -> Plan:
    house = HouseRules(target=100)
    played = Rules(RULE_SETS[rules], len(players), partners=partners, house=house)
    return Plan(start_of_match(played, players), 3, 7, **how)


def timeless(outcome: Outcome) -> Outcome:
    return outcome._replace(seconds=[])


def test_a_game_depends_on_the_plan_alone() -> None:
    asked = plan("greedy", "random", "random")
    first, again = (timeless(play_game(asked, 2)) for _ in range(2))
    assert first == again
    assert first != timeless(play_game(asked, 1))
    assert first != timeless(play_game(asked._replace(seed=8), 2))


def test_a_mirror_of_equal_players_is_the_same_match_with_the_seats_exchanged() -> None:
    asked = plan("greedy", "greedy", seatings=2)
    assert asked.games == 6
    for deal in range(3):
        straight, mirrored = play_game(asked, 2 * deal), play_game(asked, 2 * deal + 1)
        assert straight.deal == mirrored.deal == deal
        assert straight.rounds == mirrored.rounds
        assert straight.points == mirrored.points[::-1]
        assert straight.won == mirrored.won[::-1]
        assert [*map(len, straight.seconds)] == [*map(len, mirrored.seconds)][::-1]


def test_a_mirror_deals_the_same_and_moves_every_player_one_seat_on(tmp_path: Path) -> None:
    asked = plan(
        "greedy", "random", "random", "greedy", rules=RuleSetId.FIVE_UP, partners=True, seatings=2
    )._replace(records=tmp_path)
    play_game(asked, 0)
    play_game(asked, 1)
    straight = read_record(tmp_path / "five-up-000001.domino").match
    mirrored = read_record(tmp_path / "five-up-000001-mirrored.domino").match
    players = ["greedy", "random", "random", "greedy"]
    assert [seat.level for seat in straight.started.seats] == players
    assert [seat.level for seat in mirrored.started.seats] == players[3:] + players[:3]
    names = [seat.name for seat in straight.started.seats]
    assert [seat.name for seat in mirrored.started.seats] == names[3:] + names[:3]
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
    assert [(seat.player, seat.level) for seat in match.started.seats] == [
        ("computer", "greedy"),
        ("computer", "random"),
    ]
    assert [float(score) for score in match.scores] == outcome.points
    assert [side in (match.winners or []) for side in (0, 1)] == outcome.won


def test_names_stay_through_a_match_and_its_mirror_and_are_others_in_the_next(
    tmp_path: Path,
) -> None:
    asked = plan("greedy", "greedy", "greedy", seatings=3, records=tmp_path)
    for index in range(asked.games):
        play_game(asked, index)
    names = [
        {seat.name for seat in read_record(file).match.started.seats}
        for file in sorted(tmp_path.iterdir())
    ]
    assert [file.name for file in sorted(tmp_path.iterdir())][:3] == [
        "all-fives-000001-mirrored-2.domino",
        "all-fives-000001-mirrored.domino",
        "all-fives-000001.domino",
    ]
    assert all(len(each) == 3 for each in names)
    assert names[0] == names[1] == names[2] != names[3]


def test_a_player_is_given_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given = set()

    def choose(view: Match, effort: Effort) -> Decision:
        given.add(effort.budget_ms)
        return greedy.choose(view, effort)

    monkeypatch.setitem(PLAYERS, "expert", choose)
    play_game(plan("expert", "greedy", budget_ms=40), 0)
    assert given == {40}


@pytest.mark.parametrize("rules", [*RuleSetId])
def test_a_single_round_is_the_first_of_a_match_and_is_settled(
    rules: RuleSetId, tmp_path: Path
) -> None:
    players = start_of_match(Rules(RULE_SETS[rules], 2, partners=False), ("greedy", "random"))
    asked = Plan(players, 10, 7, rounds=True, records=tmp_path)
    for deal in range(asked.games):
        outcome = play_game(asked, deal)
        match = read_record(tmp_path / f"{rules}-{deal + 1:06d}.domino").match
        assert outcome.rounds == match.round_number == 1
        assert any(isinstance(event, RoundSettled) for event in match.events)
        mine, theirs = outcome.points
        assert [mine, theirs] == [*map(float, match.scores)]
        assert outcome.lead == [mine - theirs, theirs - mine]
        assert outcome.won == [mine > theirs, theirs > mine]


def outcome(deal: int, *points: float, rounds: int = 2) -> Outcome:
    best = max(points)
    return Outcome(
        deal=deal,
        rounds=rounds,
        won=[score == best for score in points],
        points=[*points],
        lead=[points[0] - points[1], points[1] - points[0]],
        seconds=[[0.01, 0.05], [0.02, 0.03, 0.07]],
    )


def test_figures_by_hand() -> None:
    outcomes = [outcome(0, 100, 40), outcome(1, 60, 100), outcome(2, 100, 0, rounds=4)]
    first, second = figures(outcomes, 0), figures(outcomes, 1)
    assert (first.won, second.won) == (2, 1)
    assert first.share == 2 / 3
    assert first.points.value == 260 / 8
    assert second.points.value == 140 / 8
    assert first.lead.value == -second.lead.value == 120 / 8
    assert first.milliseconds == first.median == pytest.approx(30)
    assert second.milliseconds == pytest.approx(40)
    assert second.median == pytest.approx(30)
    assert (round(first.between.low, 3), round(first.between.high, 3)) == (0.208, 0.939)
    # Off the mean of 32.5 a round by 35, -5 and -30: 1.96 sqrt(2150 * 3 / 2) / 8.
    assert first.points.margin == pytest.approx(13.9127, abs=1e-3)


def test_a_match_and_its_mirror_are_one_observation() -> None:
    # Each deal is worth 20 to whoever sits in the first seat: mirrored, nothing varies.
    outcomes = [
        outcome(deal, *points) for deal in range(4) for points in ((60.0, 40.0), (40.0, 60.0))
    ]
    fared = figures(outcomes, 0)
    assert fared.points.margin == fared.lead.margin == 0
    assert fared.between == grouped_share_interval([1, 1, 1, 1], [2, 2, 2, 2])
    alone = figures([outcome(deal, 60, 40) for deal in range(1)], 0)
    assert alone.points.margin is alone.lead.margin is None
