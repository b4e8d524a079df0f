"""What every level does at every moment of every form."""

from __future__ import annotations

import subprocess
import sys
from itertools import chain, islice, pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from domino_gui.engine.events import Draw, Pass, Place
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.opponents import levels, search
from domino_gui.opponents.character import Character, Slips
from domino_gui.opponents.ends import Move
from domino_gui.opponents.levels import LEVELS, player
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.policy import Policy
from domino_gui.opponents.situation import Situation
from domino_gui.opponents.thinking import Decision, Effort
from tests.engine.rigged import dealt
from tests.opponents.clock import Clock
from tests.opponents.endings import solved
from tests.opponents.positions import at_turn, every_form, place, seen, turns
from tests.opponents.worlds import situation_of
from tests.strategies import FORMS, form_name, start

Form = tuple[RuleSetId, int, bool]
FEW = 6


@pytest.fixture
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every search be over soon: what is tested here does not depend on its length."""
    for name, level in LEVELS.items():
        if level.trials:
            monkeypatch.setitem(LEVELS, name, level._replace(trials=FEW, most=FEW))
    monkeypatch.setattr(levels, "_ANALYSIS", FEW)
    monkeypatch.setattr(levels, "_EXACT", 200)


def decided(name: str, match: Match, **more: Any) -> Decision:
    return player(name)(seen(match), Effort(Random(1), **more))


@pytest.mark.parametrize("rules", RuleSetId)
def test_they_err_less_and_less(rules: RuleSetId) -> None:
    for weaker, stronger in pairwise(LEVELS.values()):
        slips = weaker.slips[rules], stronger.slips[rules]
        assert all(one >= other for one, other in zip(*slips, strict=True))
        assert slips[0] != slips[1]
        assert weaker.trials <= stronger.trials
    assert not any(LEVELS["master"].slips[rules])


@pytest.mark.usefixtures("_brief")
@pytest.mark.parametrize("form", FORMS, ids=form_name)
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_by_the_rules_at_every_score(name: str, form: Form) -> None:
    rules, seats, partners = form
    house = {} if rules is RuleSetId.DRAW else {"target": 30, "exact_target": seats == 3}
    started = start(
        rules, seats, partners=partners, undrawable=1, lead_highest_double=True, **house
    )
    asked = 0
    for match in islice(turns(started, 8, rounds=9), 0, None, 3):
        decision = decided(name, match, analyse=bool(asked % 2))
        assert decision.action in match.legal_actions()
        asked += 1
    assert asked > 3


@pytest.mark.usefixtures("_brief")
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("rules", RuleSetId)
def test_the_largest_hands_are_played(name: str, rules: RuleSetId) -> None:
    for match in islice(turns(start(rules, hand_size=14), 3), 0, 30, 9):
        assert decided(name, match, analyse=True).action in match.legal_actions()


@pytest.mark.usefixtures("_brief")
@pytest.mark.parametrize("name", LEVELS)
def test_whole_rounds_that_break_a_tie_are_played(name: str) -> None:
    found = 0
    for seed in range(400):
        match = tie_break(seed)
        if match is not None and distinct_placements(match):
            found += 1
            decision = decided(name, match, analyse=True)
            assert decision.action in match.legal_actions()
            assert decision.analysis
    assert found


def tie_break(seed: int) -> Match | None:
    """A match in which both sides have the same scores at the target, None if it went otherwise."""
    for match in turns(start("five-up", target=5), seed, rounds=3):
        if match.tie_break:
            return match
    return None


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("analyse", [False, True])
def test_what_is_forced_is_done_and_nothing_is_listed(name: str, analyse: bool) -> None:
    rng = Random(1)
    before = rng.getstate()
    forced: dict[type, int] = {Draw: 0, Pass: 0}
    for match in chain(turns(start(), 1), turns(start(hand_size=14), 1)):
        if not distinct_placements(match):
            decision = player(name)(seen(match), Effort(rng, analyse=analyse))
            assert [decision.action] == match.legal_actions()
            assert not decision.analysis
            forced[type(decision.action)] += 1
    assert all(forced.values())
    assert rng.getstate() == before


@pytest.mark.usefixtures("_brief")
@pytest.mark.parametrize("name", LEVELS)
def test_the_only_placement_is_made_at_once_and_judged_where_that_is_wanted(name: str) -> None:
    match = dealt(start(hand_size=2, lead_highest_double=True), "5|5 1|2", "0|1 4|4")
    rng = Random(1)
    before = rng.getstate()
    decision = player(name)(seen(match), Effort(rng))
    assert decision == Decision(place("5|5"))
    assert rng.getstate() == before
    (only,) = decided(name, match, analyse=True).analysis
    assert (only.action, only.points_now) == (place("5|5"), 10)
    assert only.samples


@pytest.mark.usefixtures("_brief")
@pytest.mark.parametrize("name", LEVELS)
def test_the_analysis_lists_every_distinct_placement_once_the_best_first(name: str) -> None:
    alike = 0
    for match in filter(distinct_placements, islice(every_form(), 0, None, 9)):
        analysis = decided(name, match, analyse=True).analysis
        listed = [each.action for each in analysis]
        assert sorted(map(repr, listed)) == sorted(map(repr, distinct_placements(match)))
        situation = situation_of(match)
        by_outcome: dict[int, set[tuple[float, ...]]] = {}
        for each in analysis:
            count = match.round.layout.count_after(each.action.tile, each.action.at)
            assert each.points_now == match.worth(situation.seat, count)
            assert each.win is not None
            assert 0 <= each.win <= 1
            move = situation.moves[situation.places.index(each.action)]
            figures = each.expected, each.spread, each.win, float(each.samples)
            by_outcome.setdefault(id(move), set()).add(figures)
        assert all(len(figures) == 1 for figures in by_outcome.values())
        alike += len(analysis) > len(by_outcome)
    assert alike


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("rules", RuleSetId)
def test_where_nothing_is_hidden_the_analysis_is_exact(name: str, rules: RuleSetId) -> None:
    for match in endings(rules):
        exact = solved(match)
        assert exact is not None
        side = match.rules.side_of[match.round.turn]
        due = {(each.move.tile, each.move.ends.key): each for each in exact}
        situation = situation_of(match)
        for each in decided(name, match, analyse=True).analysis:
            move = situation.moves[situation.places.index(each.action)]
            true = due[move.tile, move.ends.key]
            assert (each.expected, each.spread) == (true.gain, 0)
            assert each.win == pytest.approx(true.chances[side])


def endings(rules: RuleSetId) -> list[Match]:
    """Moments at which two seats that hold all tiles have a few left."""
    found = [
        match.copy()
        for seed in range(12)
        for match in turns(start(rules, hand_size=14), seed, rounds=1)
        if sum(map(len, match.round.hands)) < 8 and distinct_placements(match)
    ]
    assert len(found) > 5
    return found


def test_master_takes_the_best_that_it_found() -> None:
    for match in filter(distinct_placements, islice(every_form(), 4, None, 60)):
        decision = decided("master", match, analyse=True)
        assert decision.action == decision.analysis[0].action


@pytest.mark.usefixtures("_brief")
def test_expert_takes_the_best_that_it_did_not_overlook(monkeypatch: pytest.MonkeyPatch) -> None:
    slips = {RuleSetId.ALL_FIVES: Slips(overlooks=0.6)}
    monkeypatch.setitem(LEVELS, "expert", LEVELS["expert"]._replace(slips=slips))
    ranks = set()
    for match in islice(turns(start(hand_size=9), 1), 0, None, 2):
        decision = decided("expert", match, analyse=True)
        if decision.analysis:
            ranks.add([each.action for each in decision.analysis].index(_placed(decision)))
    assert {0, 1} <= ranks


def _placed(decision: Decision) -> Place:
    assert isinstance(decision.action, Place)
    return decision.action


@pytest.mark.usefixtures("_brief")
@pytest.mark.parametrize("name", ["beginner", "casual", "club"])
def test_being_asked_to_judge_does_not_change_what_the_lower_levels_place(name: str) -> None:
    for match in filter(distinct_placements, islice(every_form(), 0, None, 5)):
        analysed = decided(name, match, analyse=True)
        assert analysed.action == decided(name, match).action
        assert analysed.action in [each.action for each in analysed.analysis]


def test_when_a_character_errs_follows_from_its_name_the_round_its_hand_and_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[float] = []

    class Noting(Character):
        def prefer(self, situation: Situation, policy: Policy, rng: Random) -> Move:
            drawn.append(rng.random())
            return super().prefer(situation, policy, rng)

    def chances(views: list[Match], seed: int) -> list[float]:
        drawn.clear()
        for view in views:
            player("club")(view, Effort(Random(seed)))
        return [*drawn]

    monkeypatch.setattr(levels, "Character", Noting)
    views = [
        seen(match)
        for seed in range(3)  # all three begin with an empty table
        for match in turns(start(), seed)
        if len(distinct_placements(match)) > 1
    ]
    found = chances(views, 1)
    assert len({*found}) == len(found) == len(views) > 20
    assert chances(views, 2) == found  # and not from what a request says of chance
    for view in views:
        for number, seat in enumerate(view.started.seats):
            view.started.seats[number] = replace(seat, name=f"{seat.name}'s twin")
    assert not {*chances(views, 1)} & {*found}


PROGRAM = """
from random import Random
from domino_gui.opponents.character import Slips
from domino_gui.opponents.levels import LEVELS, player
from domino_gui.opponents.thinking import Effort
from tests.opponents.positions import at_turn, seen
for how in ({}, {"rules": "five-up", "seats": 3}):
    view = seen(at_turn(7, **how))
    for name in LEVELS:
        print(player(name)(view, Effort(Random(5), analyse=True)))
"""


def test_a_fixed_amount_of_work_finds_the_same_in_every_process() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1
    assert said.pop().count("Decision") == 10


@pytest.mark.parametrize("name", LEVELS)
def test_what_was_thought_before_changes_nothing(name: str) -> None:
    match = at_turn(7)
    first = decided(name, match, analyse=True)
    decided("master", at_turn(3, seed=2))
    assert decided(name, match, analyse=True) == first


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("hand_size", [9, 14])
def test_all_that_it_does_is_done_within_the_time_given(
    monkeypatch: pytest.MonkeyPatch, name: str, hand_size: int
) -> None:
    match = at_turn(0, hand_size=hand_size)  # with 14 it first tries to play the end exactly
    clock = Clock(0.004)
    monkeypatch.setattr(levels, "perf_counter", clock)
    monkeypatch.setattr(search, "perf_counter", clock)
    monkeypatch.setitem(LEVELS, name, LEVELS[name]._replace(most=10**9))
    monkeypatch.setattr(levels, "_ANALYSIS", 10**9)
    begun = clock.now
    decision = decided(name, match, budget_ms=300, analyse=True)
    assert 0.25 < clock.now - begun <= 0.32
    assert decision.action in match.legal_actions()


@pytest.mark.parametrize("name", LEVELS)
def test_who_is_told_to_stop_answers_at_once(name: str) -> None:
    match = at_turn(0)
    decision = decided(name, match, analyse=True, stopped=lambda: True)
    assert decision.action in match.legal_actions()
    assert {each.samples for each in decision.analysis} == {1}
    assert len(decision.analysis) == len(distinct_placements(match))
