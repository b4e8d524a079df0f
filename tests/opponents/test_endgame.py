"""Endings solved at once and by trying everything in the engine come to the same."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Place
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.opponents.chances import Chances
from domino_gui.opponents.endgame import solve
from domino_gui.opponents.ends import automaton_for
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.playout import Form
from tests.engine.rigged import dealt, place, tiles
from tests.opponents.endings import ENOUGH, Trial, lead, solved
from tests.opponents.worlds import position_of
from tests.strategies import FORMS, form_name, play_round, start


def ending(form: tuple[RuleSetId, int, bool], seed: int) -> Match | None:
    """A match by chance, a round of which is close to its end; None where it ended before."""
    rules, seats, partners = form
    rng = Random(f"{form_name(form)} {seed}")
    house = {"hand_size": rng.randint(26 // seats, 28 // seats), "undrawable": rng.randint(0, 2)}
    if rules is not RuleSetId.DRAW:
        house |= {"target": rng.choice((40, 100, 250)), "exact_target": rng.random() < 0.2}
    match, dealer = Match(start(rules, seats, partners=partners, **house)), ShuffledDealer(seed)
    for _ in range(rng.randrange(3)):
        match.open_round(dealer)
        play_round(match, rng)
    match.open_round(dealer)
    while match.phase is Phase.PLAY:
        left = sum(map(len, match.round.hands)) + len(match.round.boneyard)
        if left <= 7 and distinct_placements(match):
            return match
        match.act(match.round.turn, rng.choice(match.legal_actions()))
    return None


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_every_placement_is_worth_what_trying_everything_finds(
    form: tuple[RuleSetId, int, bool],
) -> None:
    seen: Counter[str] = Counter()
    for match in filter(None, (ending(form, seed) for seed in range(150))):
        trial = Trial(match)
        side = match.rules.side_of[match.round.turn]
        before = lead(match.scores, side)
        due: dict[tuple[int, int], Any] = {}
        for action in distinct_placements(match):
            outcome = trial.after(match, action)
            key = action.tile.index, end_key(match, action)
            due[key] = pytest.approx(outcome.chances), lead(outcome.scores, side) - before
        found = solved(match)
        assert found is not None
        assert {
            (each.move.tile, each.move.ends.key): (each.chances, each.gain) for each in found
        } == due
        order = [(each.chances[side], each.gain) for each in found]
        assert order == sorted(order, reverse=True)
        seen += trial.seen
    assert seen["passes"]
    assert seen["blocked"]
    assert seen["drawn"] or form != (RuleSetId.DRAW, 2, False)
    assert seen["reached in mid-round"] or not Match(start(form[0], form[1])).rules.ends_at_once


def end_key(match: Match, action: Place) -> int:
    layout = match.round.layout.copy()
    layout.place(action.tile, action.at)
    return automaton_for(match.rules.rule_set).of(layout).key


# -- as players see it ----------------------------------------------------------------------------


def test_who_can_win_the_match_at_once_does() -> None:
    match = dealt(start("all-fives", target=10, hand_size=3), "1|2 4|4 1|6", "2|4 0|1 0|0")
    match.round.boneyard = []
    place(match, "1|2")
    place(match, "2|4", "1|2 high")
    found = solved(match)
    assert found is not None
    assert [each.move.tile for each in found] == [tile.index for tile in tiles("1|6 4|4")]
    assert [each.chances for each in found] == [[1, 0], [0, 1]]
    assert [each.gain for each in found] == [10, -5]


def test_too_many_positions_or_a_cancel_give_no_answer() -> None:
    match = dealt(
        start("all-fives", hand_size=9),
        "0|1 0|2 0|3 0|4 0|5 0|6 1|1 1|2 1|3",
        "1|4 1|5 1|6 2|2 2|3 2|4 2|5 2|6 3|3",
    )
    match.round.boneyard = []
    assert solved(match, most=100) is None
    form = Form(match.rules, automaton_for(match.rules.rule_set))
    asked = []

    def stopped() -> bool:
        asked.append(1)
        return len(asked) > 2

    assert solve(form, Chances(form), position_of(match, form), ENOUGH, stopped) is None
    assert len(asked) == 3


def test_solving_changes_nothing() -> None:
    match = ending((RuleSetId.ALL_FIVES, 2, False), 3)
    assert match is not None
    form = Form(match.rules, automaton_for(match.rules.rule_set))
    position, same = position_of(match, form), position_of(match, form)
    solve(form, Chances(form), position, ENOUGH)
    for field in ("hands", "boneyard", "drawn", "ends", "turn", "scores", "out", "won"):
        assert getattr(position, field) == getattr(same, field)
