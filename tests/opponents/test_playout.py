"""Fast play is the engine's play: every placement, draw, pass, score and ending."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.events import (
    Draw,
    MatchStarted,
    Pass,
    Place,
    RoundDealt,
    TilePlaced,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import TILES, pips
from domino_gui.opponents.ends import ALL, Move, automaton_for
from domino_gui.opponents.placements import distinct_placements, forced
from domino_gui.opponents.playout import (
    Chooser,
    Form,
    Position,
    RandomChooser,
    pips_in,
    play_out,
    tiles_in,
)
from tests.opponents.positions import turns
from tests.opponents.worlds import index, mask, position_of
from tests.strategies import set_ups, start

masks = st.integers(0, ALL)


class Following(Chooser):
    """Chooses by chance, and carries out the same in the engine, which must agree on all."""

    def __init__(self, match: Match, form: Form, seed: int) -> None:
        self.match = match
        self.form = form
        self.by_chance = RandomChooser(form.automaton, Random(seed))

    def choose(self, position: Position, playable: int, unseen: int) -> Move:
        self.follow_forced()
        round_, seat = self.match.round, self.match.round.turn
        assert position.turn == seat
        assert position.scores == self.match.scores
        assert position.hands == [mask(hand) for hand in round_.hands]
        assert position.boneyard[position.drawn :] == [index(tile) for tile in round_.boneyard]
        assert unseen == ALL & ~position.hands[seat] & ~mask([p.tile for p in round_.layout.placed])
        move = self.by_chance.choose(position, playable, unseen)
        same = [place for place in distinct_placements(self.match) if self.leads(place, move)]
        self.match.act(seat, same[0])
        return move

    def leads(self, place: Place, move: Move) -> bool:
        layout = self.match.round.layout.copy()
        layout.place(place.tile, place.at)
        return place.tile.index == move.tile and self.form.automaton.of(layout) is move.ends

    def follow_forced(self) -> None:
        """Draw and pass as fast play does without asking."""
        while self.match.phase is Phase.PLAY and not distinct_placements(self.match):
            action = forced(self.match)
            assert isinstance(action, Draw | Pass)
            self.match.act(self.match.round.turn, action)


@given(set_ups(), st.integers(0, 2**32), st.integers(0, 60))
def test_fast_play_is_the_engines_play(started: MatchStarted, seed: int, turn: int) -> None:
    for number, match in enumerate(turns(started, seed, rounds=3)):
        if match.round.must_lead is not None or number < turn:
            continue  # a led tile that is laid down by a house rule is no choice of fast play
        form = Form(match.rules, automaton_for(match.rules.rule_set), tie_break=match.tie_break)
        position = position_of(match, form)
        following = Following(match.copy(), form, seed)
        play_out(form, position, following)
        following.follow_forced()
        end = following.match
        assert end.phase is not Phase.PLAY
        assert position.scores == end.scores
        assert position.out == (-1 if end.round.out is None or position.won >= 0 else end.round.out)
        if position.won >= 0:
            assert end.winners == [position.won]
            assert isinstance(end.events[-2], TilePlaced)  # no settlement after it
        else:
            assert position.hands == [mask(hand) for hand in end.round.hands]
        return


@given(masks)
def test_a_mask_is_its_tiles(some: int) -> None:
    found = [TILES[tile] for tile in tiles_in(some)]
    assert found == [tile for tile in TILES if some >> tile.index & 1]
    assert pips_in(some) == pips(found)


def test_chance_makes_every_placement_as_likely_as_any_other() -> None:
    match = next(iter(turns(start(RuleSetId.MUGGINS), 3)))
    assert isinstance(match.deal, RoundDealt)
    form = Form(match.rules, automaton_for(match.rules.rule_set))
    position = position_of(match, form)
    position.ends = form.automaton.moves(form.automaton.empty, TILES.index(TILES[8]))[0].ends
    hand = ALL & ~(1 << 8)
    chooser, drawn = RandomChooser(form.automaton, Random(1)), dict[tuple[int, int], int]()
    for _ in range(11_000):
        move = chooser.choose(position, hand & position.ends.fits, 0)
        drawn[move.tile, move.ends.key] = drawn.get((move.tile, move.ends.key), 0) + 1
    assert len(drawn) == 12
    assert min(drawn.values()) > 11_000 / 12 * 0.85


def test_a_chooser_must_say_how_it_chooses() -> None:
    match = next(iter(turns(start(), 1)))
    form = Form(match.rules, automaton_for(match.rules.rule_set))
    with pytest.raises(NotImplementedError):
        play_out(form, position_of(match, form), Chooser())
