"""A state of the automaton says of a layout what the engine says of it, in every rule set."""

from __future__ import annotations

import gc

from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.events import MatchStarted
from domino_gui.engine.layout import Layout
from domino_gui.engine.rules import ALL_FIVES, DRAW, FIVE_UP, RULE_SETS, RuleSet, RuleSetId
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.opponents.ends import ALL, Ends, automaton_for
from domino_gui.opponents.garbage import no_collection
from tests.opponents.positions import turns
from tests.strategies import set_ups


def laid(rule_set: RuleSet, *names: str) -> Ends:
    """The state after tiles laid each at the first end where it fits."""
    layout = Layout(rule_set.spinners)
    for name in names:
        tile = Tile.parse(name)
        layout.place(tile, layout.ends_for(tile)[0] if layout.placed else None)
    return automaton_for(rule_set).of(layout)


@given(set_ups(), st.integers(0, 2**32))
def test_a_state_says_of_a_layout_what_the_engine_says(started: MatchStarted, seed: int) -> None:
    automaton = automaton_for(RULE_SETS[started.rules])
    for match in turns(started, seed, rounds=1):
        layout, scores = match.round.layout, RULE_SETS[started.rules].scores_placements
        state = automaton.of(layout)
        assert state.count == layout.count
        assert state.points == (layout.count if scores and layout.count % 5 == 0 else 0)
        for tile in TILES:
            assert bool(state.fits >> tile.index & 1) == layout.fits(tile)
            if not layout.fits(tile) or tile in {placed.tile for placed in layout.placed}:
                continue
            after = set()
            for end in layout.ends_for(tile) if layout.placed else [None]:
                further = layout.copy()
                further.place(tile, end)
                after.add(automaton.of(further).key)
            moves = automaton.moves(state, tile.index)
            assert sorted(move.ends.key for move in moves) == sorted(after)
            assert bool(state.forks >> tile.index & 1) == (len(after) > 1)
            assert all(move.tile == tile.index and move.bit == 1 << tile.index for move in moves)


@given(set_ups(), st.integers(0, 2**32))
def test_what_pays_is_the_most_that_each_tile_pays(started: MatchStarted, seed: int) -> None:
    automaton = automaton_for(RULE_SETS[started.rules])
    for match in turns(started, seed, rounds=1):
        state = automaton.of(match.round.layout)
        laid = {placed.tile.index for placed in match.round.layout.placed}
        free = [tile for tile in range(28) if state.fits >> tile & 1 and tile not in laid]
        best = {
            tile: max(move.ends.points for move in automaton.moves(state, tile)) for tile in free
        }
        paid = {
            tile: points
            for points, mask in automaton.pays(state)
            for tile in free
            if mask >> tile & 1
        }
        assert paid == {tile: points for tile, points in best.items() if points}


@given(set_ups(), st.integers(0, 2**32))
def test_who_counts_doubles_once_counts_them_as_one_half(started: MatchStarted, seed: int) -> None:
    rule_set = RULE_SETS[started.rules]
    automaton = automaton_for(rule_set)
    for match in turns(started, seed, rounds=1):
        layout = match.round.layout
        count = sum(scoring.end.number for scoring in layout.scoring_ends())
        due = count if rule_set.scores_placements and count % 5 == 0 else 0
        assert automaton.with_doubles_once(automaton.of(layout)) == due


def test_tables_that_play_alike_are_one_state() -> None:
    assert laid(DRAW, "1|2", "2|3").key == laid(DRAW, "3|5", "1|5").key


def test_only_the_first_double_of_all_fives_grows_branches() -> None:
    for rule_set, open_numbers in ((ALL_FIVES, {1, 6}), (FIVE_UP, {1, 3, 6})):
        automaton = automaton_for(rule_set)
        # 6|6 came first; 3|3 is covered on both sides.
        state = laid(rule_set, "3|6", "6|6", "3|3", "1|3")
        numbers = {n for n in range(7) if automaton.moves(state, Tile(n, n).index)}
        assert numbers == open_numbers


def test_before_the_first_tile_everything_fits() -> None:
    for rule_set in (RULE_SETS[rules] for rules in RuleSetId):
        automaton = automaton_for(rule_set)
        assert automaton.empty.fits == ALL
        assert [len(automaton.moves(automaton.empty, tile)) for tile in range(28)] == [1] * 28


def test_states_are_made_once_and_can_be_forgotten() -> None:
    automaton = automaton_for(FIVE_UP)
    state = automaton.moves(automaton.empty, 5)[0].ends
    assert automaton.state(state.key) is state
    automaton.clear()
    assert len(automaton) == 1
    assert automaton.state(state.key) is not state
    assert automaton.moves(automaton.empty, 5)[0].ends is automaton.state(state.key)


def test_forgotten_states_leave_at_once_though_they_lead_to_each_other() -> None:
    automaton = automaton_for(DRAW)
    first = state = automaton.moves(automaton.empty, Tile(0, 1).index)[0].ends
    for tile in (Tile(1, 2), Tile(0, 1), Tile(0, 2)):  # open are 0 and 2, 1 and 2, 0 and 1 again
        state = automaton.moves(state, tile.index)[0].ends
    assert state is first
    del state, first
    with no_collection():
        before = _states_alive()
        automaton.clear()
        assert _states_alive() == before - 3


def _states_alive() -> int:
    return sum(type(each) is Ends for each in gc.get_objects())
