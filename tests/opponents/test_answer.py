from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from domino_gui.engine.events import Event, MatchEnded, RoundDealt, TurnPassed
from domino_gui.engine.match import Match
from domino_gui.engine.seat_view import seat_view
from domino_gui.opponents import greedy
from domino_gui.opponents.answer import AnswerError, answer, fold
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.players import LEVELS, PLAYERS
from domino_gui.opponents.protocol import Choice, Choose, View
from domino_gui.opponents.thinking import Decision, Effort
from tests.engine.rigged import dealt
from tests.opponents.positions import at_turn, every_form, turns, view_of
from tests.strategies import start


def ask(events: list[Event], seat: int, level: str = "expert", **more: Any) -> Choice:
    view = View(seat, events)  # type: ignore[arg-type]
    return answer(Choose(7, level, more.get("budget_ms", 0), more.get("seed", 1), view), bool)


def some() -> Iterator[Match]:
    """Turns of every form, as many as levels that think can be asked about."""
    return islice(every_form(), 3, None, 20)


def test_every_view_of_every_form_is_answered_with_a_legal_action() -> None:
    for match in some():
        assert ask(view_of(match), match.round.turn).action in match.legal_actions()


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_request_is_always_answered_alike(level: str) -> None:
    match = at_turn()
    answers = [ask(view_of(match), match.round.turn, level) for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]


def test_the_analysis_lists_every_distinct_placement_once() -> None:
    for match in some():
        choice = ask(view_of(match), match.round.turn)
        listed = [estimate.action for estimate in choice.analysis]
        assert sorted(map(repr, listed)) == sorted(map(repr, distinct_placements(match)))


@pytest.mark.parametrize("level", LEVELS)
def test_what_would_pass_an_exact_target_is_no_points_now(level: str) -> None:
    match = dealt(start(hand_size=2, target=7, exact_target=True), "5|5 2|3", "0|1 4|4")
    choice = ask(view_of(match), match.round.turn, level)
    points = {each.action.tile.name: each.points_now for each in choice.analysis}
    assert points == {"5|5": 0, "2|3": 5}


def test_the_player_is_told_how_long_it_may_think_and_when_to_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def choose(view: Match, effort: Effort) -> Decision:
        asked.append((effort.budget_ms, effort.stopped(), effort.rng.random(), effort.analyse))
        return greedy.choose(view, effort)

    monkeypatch.setitem(PLAYERS, "expert", choose)
    ask(view_of(at_turn()), at_turn().round.turn, budget_ms=40, seed=5)
    assert asked == [(40, False, Random(5).random(), True)]


def refusal(events: list[Event], seat: int, level: str = "expert") -> str:
    with pytest.raises(AnswerError) as caught:
        ask(events, seat, level)
    return str(caught.value)


def test_an_unknown_level_is_refused() -> None:
    match = at_turn()
    for level in ("grandmaster", "", "random", "Expert"):
        assert "level" in refusal(view_of(match), match.round.turn, level)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    assert "no seat 3" in refusal(view_of(at_turn()), 3)


def test_only_the_seat_in_turn_is_answered() -> None:
    match = at_turn()
    other = 1 - match.round.turn
    assert f"turn of seat {match.round.turn}" in refusal(seat_view(match.events, other), other)


def test_without_a_round_being_played_nothing_is_chosen() -> None:
    match = at_turn(0)
    assert "no round" in refusal(match.events[:1], 0)
    *_, over = turns(start("draw"), 1)
    assert isinstance(over.events[-1], MatchEnded)
    assert "no round" in refusal(over.events, 0)


def test_a_view_that_breaks_a_rule_is_refused_with_the_event() -> None:
    match = at_turn()
    assert "event 1" in refusal([], 0)
    assert "event 1" in refusal(view_of(match)[1:], match.round.turn)
    assert f"event {len(match.events) + 1}: " in refusal(
        [*view_of(match), TurnPassed(match.round.turn)], match.round.turn
    )


def test_a_view_that_shows_too_much_is_refused() -> None:
    match = at_turn(0)
    seat, deal = match.round.turn, match.deal
    assert isinstance(deal, RoundDealt)
    hidden = view_of(match)
    at = next(i for i, event in enumerate(hidden) if isinstance(event, RoundDealt))
    for shown in (
        deal,
        replace(hidden[at], number=5),
        replace(hidden[at], key=deal.key),
    ):
        assert refusal([*hidden[:at], shown, *hidden[at + 1 :]], seat)
    assert fold(View(seat, hidden)).round.turn == seat  # type: ignore[arg-type]


def test_a_contradiction_in_a_view_is_refused() -> None:
    # Seat 1 passes although all tiles that seat 0 does not hold are in its hand, fives among them.
    match = at_turn(0, hand_size=14)
    seat = match.round.turn
    match.act(seat, match.legal_actions()[0])
    view = [*seat_view(match.events, seat), TurnPassed(1 - seat)]
    assert f"seat {1 - seat}" in refusal(view, seat)
