from __future__ import annotations

from random import Random

import pytest

from domino_gui.engine.events import Draw
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import TILES
from domino_gui.opponents import flat, greedy
from domino_gui.opponents.flat import GreedyChooser
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.playout import Position
from domino_gui.opponents.sampling import Worlds
from domino_gui.opponents.thinking import Decision, Effort
from tests.engine.rigged import dealt
from tests.opponents.positions import at_turn, every_form, place, seen, turns
from tests.opponents.worlds import after, situation_of
from tests.strategies import FORMS, form_name, start


def chosen(match: Match, worlds: int, seed: int = 1) -> Decision:
    return flat.player(worlds)(seen(match), Effort(Random(seed)))


def test_greedy_play_is_most_points_then_the_heaviest_tile_then_the_higher_half() -> None:
    for match in every_form():
        if not distinct_placements(match):
            continue
        situation = situation_of(match)
        playable = situation.hand & situation.ends.fits
        position = Position([0] * 4, [], situation.ends, 0, situation.scores)
        move = GreedyChooser(situation.form.automaton).choose(position, playable, 0)
        best = greedy.rank(match)[0]
        assert TILES[move.tile] == best.place.tile
        assert move.ends.points == best.points


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_flat_n_takes_what_gains_most_on_average_in_n_worlds(
    form: tuple[RuleSetId, int, bool],
) -> None:
    rules, seats, partners = form
    differing = 0
    for match in turns(start(rules, seats, partners=partners), 4):
        if len(distinct_placements(match)) < 2 or len(match.round.hands[0]) > 4:
            continue
        situation = situation_of(match)
        greedily = GreedyChooser(situation.form.automaton)
        sampler, rng = Worlds(seen(match)), Random(7)
        worlds = [sampler.sample(rng) for _ in range(3)]
        gains = [
            sum(
                situation.lead([*after(match, world, situation.form, move, greedily).scores])
                for world in worlds
            )
            for move in situation.moves
        ]
        decision = chosen(match, 3, seed=7)
        at = situation.places.index(decision.action)  # type: ignore[arg-type]
        assert gains[at] == max(gains)
        differing += min(gains) < max(gains)
    assert differing


def test_where_nothing_is_hidden_neither_chance_nor_the_number_of_worlds_matters() -> None:
    looked_ahead = 0
    for match in turns(start(hand_size=14), 5, rounds=1):
        if len(distinct_placements(match)) > 1 and len(match.round.hands[0]) < 7:
            decision = chosen(match, 1)
            assert decision == chosen(match, 1, seed=2) == chosen(match, 4)
            looked_ahead += decision.action != greedy.rank(match)[0].place
    assert looked_ahead


def test_what_is_forced_is_done_without_a_world() -> None:
    match = dealt(start(hand_size=1), "5|5", "0|1", boneyard="0|2")
    match.round.layout.place(place("5|5").tile, None)
    match.round.turn = 1
    assert chosen(match, 10**9).action == Draw()
    match = dealt(start(hand_size=1), "5|5", "0|1")
    assert chosen(match, 10**9).action == place("5|5")


def test_the_same_chance_gives_the_same_choice_and_no_analysis() -> None:
    match = at_turn(4, seats=3)
    view = seen(match)
    decisions = [flat.player(5)(view, Effort(Random(3), analyse=True)) for _ in range(2)]
    assert decisions[0] == decisions[1]
    assert not decisions[0].analysis
