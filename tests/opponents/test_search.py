"""What a search finds is what playing every placement out in the engine finds."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, log2
from random import Random
from statistics import fmean, pstdev
from typing import Any

import pytest

from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import TILES
from domino_gui.opponents import search as module
from domino_gui.opponents.chances import Chances
from domino_gui.opponents.ends import Move
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.policy import Policy, weights_for
from domino_gui.opponents.sampling import World, Worlds
from domino_gui.opponents.search import POINT, Candidate, Search
from domino_gui.opponents.thinking import never
from tests.engine.rigged import dealt
from tests.opponents.clock import Clock
from tests.opponents.endings import Trial, lead, solved
from tests.opponents.positions import at_turn, seen, turns
from tests.opponents.worlds import after, situation_of, true_world
from tests.strategies import FORMS, form_name, start


class Imagined(Worlds):
    """Worlds as they are given, one after the other and again from the first; counts them."""

    def __init__(self, *worlds: World) -> None:
        self.worlds = worlds
        self.sampled = 0
        self.certain = False

    def sample(self, rng: Random) -> World:  # noqa: ARG002
        self.sampled += 1
        return self.worlds[(self.sampled - 1) % len(self.worlds)]


def search_of(match: Match, worlds: Worlds | None = None, *, deep: bool = False) -> Search:
    situation = situation_of(match)
    policy = Policy(situation.form, weights_for(match.rules))
    chances = Chances(situation.form)
    return Search(situation, worlds or Worlds(seen(match)), policy, chances, deep=deep)


def figures(ranked: list[Candidate]) -> list[tuple[int, int, float, float, float]]:
    return [(each.move.tile, each.trials, each.expected, each.spread, each.win) for each in ranked]


# -- against the engine ---------------------------------------------------------------------------


class Reckoned:
    """The search told slowly: placements played out in the engine, the better half again."""

    def __init__(self, match: Match, seed: int, trials: int) -> None:
        self.match = match
        self.situation = situation_of(match)
        self.policy = Policy(self.situation.form, weights_for(match.rules))
        self.sampler, self.rng = Worlds(seen(match)), Random(seed)
        moves = self.situation.distinct_moves
        self.brought: dict[Move, list[tuple[float, float]]] = {move: [] for move in moves}
        self.order: list[Move] = []
        stages = max(1, ceil(log2(len(moves))))
        for _ in range(stages):
            for _ in range(max(1, trials // (stages * len(moves)))):
                world = self.sampler.sample(self.rng)
                for move in moves:
                    self.brought[move].append(self.outcome(move, world))
            moves = sorted(moves, key=self.mean, reverse=True)
            keep = (len(moves) + 1) // 2
            moves, dropped = moves[:keep], moves[keep:]
            self.order = dropped + self.order
        self.order = moves + self.order

    def outcome(self, move: Move, world: World) -> tuple[float, float]:
        """Return the change of the lead, and the chance to win."""
        side = self.situation.side
        end = after(self.match, world, self.situation.form, move, self.policy)
        outcome = Trial(end).at_the_end(end)
        change = lead(outcome.scores, side) - lead([*self.match.scores], side)
        return change, outcome.chances[side]

    def mean(self, move: Move) -> float:
        return fmean(chance + POINT * change for change, chance in self.brought[move])


def same(move: Move) -> tuple[int, int]:
    """What a move is, whichever automaton it stands in."""
    return move.tile, move.ends.key


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_every_figure_is_what_comes_of_playing_out_in_the_same_worlds(
    form: tuple[RuleSetId, int, bool],
) -> None:
    rules, seats, partners = form
    target: dict[str, Any] = {} if rules is RuleSetId.DRAW else {"target": 60}
    looked = 0
    for match in turns(start(rules, seats, partners=partners, **target), 11, rounds=4):
        if len(distinct_placements(match)) < 2 or match.round.turn or looked == 6:
            continue
        looked += 1
        due = Reckoned(match, looked, 12)
        found = search_of(match).run(Random(looked), 12, None, never)
        assert [same(each.move) for each in found] == [same(move) for move in due.order]
        for each, move in zip(found, due.order, strict=True):
            changes, chances = zip(*due.brought[move], strict=True)
            assert each.trials == len(changes)
            assert each.expected == pytest.approx(fmean(changes))
            assert each.spread == pytest.approx(pstdev(changes), abs=1e-6)
            assert each.win / each.trials == pytest.approx(fmean(chances))
            assert each.mean == pytest.approx(due.mean(move))
    assert looked > 1


def certain_endings(rules: RuleSetId, seeds: int) -> Iterator[Match]:
    """Moments at which two seats that hold all tiles know everything, seven tiles from the end."""
    house: dict[str, Any] = {} if rules is RuleSetId.DRAW else {"target": 40}
    for seed in range(seeds):
        for match in turns(start(rules, hand_size=14, **house), seed, rounds=1):
            left = sum(map(len, match.round.hands))
            if left <= 7 and len(distinct_placements(match)) > 1:
                yield match
                break


@pytest.mark.parametrize("rules", RuleSetId)
def test_a_tree_finds_what_is_best_where_nothing_is_hidden(rules: RuleSetId) -> None:
    right = looked = improved = 0
    for match in certain_endings(rules, 40):
        exact = solved(match)
        assert exact is not None
        side = match.rules.side_of[match.round.turn]
        worth = {same(each.move): each for each in exact}

        def best(deep: bool, match: Match = match) -> Move:
            world = Imagined(true_world(match))
            return search_of(match, world, deep=deep).run(Random(1), 400, None, never)[0].move

        def judged(move: Move, worth: dict = worth, side: int = side) -> tuple[float, float]:
            found = worth[same(move)]
            return found.chances[side], found.gain

        top = exact[0].chances[side], exact[0].gain
        looked += 1
        deep, shallow = judged(best(deep=True)), judged(best(deep=False))
        right += deep == top
        improved += (deep > shallow) - (deep < shallow)
    assert looked > 15
    assert right >= looked * 0.8
    assert improved >= 0


def test_a_certain_end_has_no_spread() -> None:
    for match in certain_endings(RuleSetId.MUGGINS, 20):
        for each in search_of(match).run(Random(3), 20, None, never):
            assert each.spread == 0


def test_points_decide_where_the_match_is_won_whatever_is_placed() -> None:
    match = dealt(start(target=5, hand_size=2), "0|5 5|5", "0|1 1|1")
    best, other = search_of(match).run(Random(1), 4, None, never)
    assert [TILES[each.move.tile].pips for each in (best, other)] == [10, 5]
    assert [each.expected for each in (best, other)] == [10, 5]
    assert best.win == best.trials
    assert other.win == other.trials
    assert best.mean - other.mean == pytest.approx(5 * POINT)


def test_points_decide_where_the_match_is_lost_whatever_is_placed() -> None:
    # After 2|4, 4|4 makes ten; after 1|2, 1|3 makes five. Either ends the match.
    match = dealt(start(target=5, hand_size=2), "1|2 2|4", "1|3 4|4")
    world = Imagined(true_world(match))
    best, other = search_of(match, world).run(Random(1), 4, None, never)
    assert best.win == other.win == 0
    assert [TILES[each.move.tile].pips for each in (best, other)] == [3, 6]
    assert [each.expected for each in (best, other)] == [-5, -10]


def test_a_point_never_outweighs_a_chance() -> None:
    assert POINT * 100 < 0.05


# -- how trials are spent -------------------------------------------------------------------------


@pytest.mark.parametrize("deep", [False, True])
@pytest.mark.parametrize("trials", [1, 37, 400])
def test_trials_are_as_many_as_are_asked_and_go_to_the_better_half(deep: bool, trials: int) -> None:
    match = at_turn(0, hand_size=9)
    worlds = Imagined(true_world(match))
    ranked = search_of(match, worlds, deep=deep).run(Random(1), trials, None, never)
    assert len(ranked) == 9
    each = [max(1, trials // (4 * live)) for live in (9, 5, 3, 2)]
    assert worlds.sampled == sum(each)  # the same worlds for all that are live
    due = [sum(each)] * 2 + [sum(each[:3])] * 1 + [sum(each[:2])] * 2 + [each[0]] * 4
    assert [candidate.trials for candidate in ranked] == due
    assert sum(due) <= max(trials, 19)
    assert sum(due) > trials - 4 * 9


def test_one_placement_is_judged_too() -> None:
    match = at_turn(0, hand_size=1)
    (only,) = search_of(match).run(Random(1), 30, None, never)
    assert only.trials == 30


def test_the_same_chance_finds_the_same_and_another_finds_others() -> None:
    match = at_turn(5)
    first, again, other = (
        figures(search_of(match, deep=True).run(Random(seed), 60, None, never))
        for seed in (1, 1, 2)
    )
    assert first == again != other


# -- figures to be believed -----------------------------------------------------------------------


@pytest.mark.parametrize("deep", [False, True])
def test_judged_anew_all_are_tried_alike_and_nothing_that_chose_them_counts(deep: bool) -> None:
    match = at_turn(5)
    searched, fresh = search_of(match, deep=deep), search_of(match)
    ranked = searched.run(Random(1), 60, None, never)
    order = [same(each.move) for each in ranked]
    for search in (searched, fresh):
        search.judge(Random(2), 50, None, never, deep=deep)
    assert [same(each.move) for each in ranked] == order
    assert {each.trials for each in ranked} == {50 // len(ranked)}
    assert sorted(figures(ranked)) == sorted(figures(fresh.candidates))


def test_judging_stops_within_a_world() -> None:
    worlds = Imagined(true_world(at_turn(5)))
    search = search_of(at_turn(5), worlds)
    search.judge(Random(1), 10**9, None, lambda: worlds.sampled == 3, deep=True)
    assert {each.trials for each in search.candidates} == {3}


# -- time -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("deep", [False, True])
def test_it_stops_in_time(monkeypatch: pytest.MonkeyPatch, deep: bool) -> None:
    match = at_turn(0, hand_size=9)
    clock = Clock(0.01)
    monkeypatch.setattr(module, "perf_counter", clock)
    worlds = Imagined(true_world(match))
    begun = clock.now
    ranked = search_of(match, worlds, deep=deep).run(Random(1), 10**9, 0.8, never)
    assert 0.75 <= clock.now - begun <= 0.85
    assert worlds.sampled >= 70
    # Each stage has as much time as another.
    by_stage = sorted({candidate.trials for candidate in ranked})
    steps = [later - before for before, later in zip([0, *by_stage], by_stage, strict=False)]
    assert max(steps) - min(steps) <= 2


def test_with_time_to_spare_it_does_what_it_does_without_a_clock() -> None:
    match = at_turn(5)
    timed = search_of(match, deep=True).run(Random(1), 60, 3600, never)
    assert figures(timed) == figures(search_of(match, deep=True).run(Random(1), 60, None, never))


@pytest.mark.parametrize("deep", [False, True])
@pytest.mark.parametrize("stop_at", [0, 1, 7, 100])
def test_it_stops_within_a_world_once_nobody_wants_to_know(deep: bool, stop_at: int) -> None:
    match = at_turn(5)
    worlds = Imagined(true_world(match))

    def stopped() -> bool:
        return worlds.sampled >= stop_at

    ranked = search_of(match, worlds, deep=deep).run(Random(1), 10**9, None, stopped)
    assert worlds.sampled == max(1, stop_at)
    assert len(ranked) == len({id(move) for move in situation_of(match).moves})
    assert all(candidate.trials for candidate in ranked)


def test_it_asks_after_every_world_whether_to_stop() -> None:
    match = at_turn(5)
    worlds = Imagined(true_world(match))
    asked: list[int] = []

    def stopped() -> bool:
        asked.append(worlds.sampled)
        return False

    search_of(match, worlds).run(Random(1), 60, None, stopped)
    assert {*asked} == {*range(1, worlds.sampled + 1)}
