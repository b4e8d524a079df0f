from __future__ import annotations

from random import Random

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import TilePlaced
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import exported
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.opponents import random_player
from domino_gui.opponents.self_play import RoundViews, Seated, play_match
from domino_gui.opponents.thinking import Decision, Effort
from tests.strategies import FORMS, form_name, start

Form = tuple[RuleSetId, int, bool]


def seated(seats: int, seed: object = 1) -> list[Seated]:
    return [Seated(random_player.choose, Random(f"{seed} {seat}")) for seat in range(seats)]


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_a_match_is_played_to_its_end_by_the_rules(form: Form) -> None:
    rules, seats, partners = form
    target = {} if rules is RuleSetId.DRAW else {"target": 50}
    started = start(rules, seats, partners=partners, **target)
    match = play_match(started, seated(seats), ShuffledDealer(1))
    assert match.phase is Phase.OVER
    assert Match.replay(exported(match.events)).scores == match.scores


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_a_player_sees_the_view_of_its_seat(form: Form) -> None:
    rules, seats, partners = form
    target = {} if rules is RuleSetId.DRAW else {"target": 50}
    match = Match(start(rules, seats, partners=partners, **target))
    dealer, rng = ShuffledDealer(2), Random(2)
    while match.phase is not Phase.OVER and match.round_number < 4:
        views = RoundViews(match)
        match.open_round(dealer)
        while match.phase is Phase.PLAY:
            if rng.random() < 0.5:
                seat = rng.randrange(seats)
                view, due = views.of(seat), seat_view(match.events, seat)
                folded = Match.replay(due, viewer=seat)
                assert view.events == due
                assert view.viewer == seat
                assert view.round.hands == folded.round.hands
                assert view.round.boneyard == folded.round.boneyard
                assert view.scores == folded.scores
            match.act(match.round.turn, rng.choice(match.legal_actions()))


def test_only_choices_among_placements_are_asked_for_and_timed() -> None:
    asked = []

    def choose(view: Match, effort: Effort) -> Decision:
        assert view.viewer == view.round.turn
        asked.append(view.viewer)
        assert effort.budget_ms == 40
        return random_player.choose(view, effort)

    players = [Seated(choose, Random(seat), 40) for seat in range(2)]
    match = play_match(start(target=50), players, ShuffledDealer(1))
    placed = [event.seat for event in match.events if isinstance(event, TilePlaced)]
    assert asked == placed
    assert [len(player.seconds) for player in players] == [placed.count(0), placed.count(1)]
    assert all(min(player.seconds) > 0 for player in players)


def test_the_same_seeds_give_the_same_match() -> None:
    first, second = (
        play_match(start("five-up", 3, target=60), seated(3), ShuffledDealer(9)) for _ in range(2)
    )
    assert first.events == second.events
