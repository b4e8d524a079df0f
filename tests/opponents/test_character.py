from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random
from statistics import fmean

import pytest

from domino_gui.engine.match import Match
from domino_gui.opponents.character import Character, Slips
from domino_gui.opponents.ends import ALL, Move
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.policy import Policy, weights_for
from domino_gui.opponents.situation import Situation
from tests.opponents.positions import at_turn, every_form
from tests.opponents.worlds import situation_of

NAMES = [f"Player {number}" for number in range(400)]
LEVEL = Slips(overlooks=0.2, miscounts=0.3, forgets=0.5, grabs=0.4)


@cache
def choosing() -> list[tuple[Situation, Policy]]:
    """Moments of every form at which there is a choice."""
    moments = filter(distinct_placements, islice(every_form(), 0, None, 2))
    found = [(situation_of(match), _policy(match)) for match in moments]
    return [each for each in found if len(each[0].places) > 1]


def _policy(match: Match) -> Policy:
    situation = situation_of(match)
    return Policy(situation.form, weights_for(match.rules))


def preferred(name: str, slips: Slips, seed: int = 1) -> list[Move]:
    """What a character prefers at many moments."""
    character, rng = Character(name, slips), Random(seed)
    return [character.prefer(situation, policy, rng) for situation, policy in choosing()]


def test_a_name_errs_alike_and_another_otherwise() -> None:
    assert Character("Mina", LEVEL).slips == Character("Mina", LEVEL).slips
    assert Character("Mina", LEVEL).slips != Character("Joon", LEVEL).slips
    assert len({Character(name, LEVEL).slips for name in NAMES}) == len(NAMES)


def test_what_a_name_errs_in_is_a_mixture_about_as_much_as_the_level() -> None:
    slips = [Character(name, LEVEL).slips for name in NAMES]
    for mine in slips:
        parts = [part / level for part, level in zip(mine, LEVEL, strict=True)]
        assert fmean(parts) == pytest.approx(1)
        assert 0.3 < min(parts) < max(parts) < 2
    for part, level in zip(zip(*slips, strict=True), LEVEL, strict=True):
        assert fmean(part) == pytest.approx(level, rel=0.05)
        assert max(part) - min(part) > level / 2


def test_nobody_errs_more_often_than_always() -> None:
    always = Slips(1.0, 1.0, 1.0, 1.0)
    assert all(max(Character(name, always).slips) == 1 for name in NAMES)
    assert {Character(name, Slips()).slips for name in NAMES} == {Slips()}


def test_something_is_always_seen() -> None:
    moves = situation_of(at_turn(0)).moves
    blind, rng = Character("Mina", Slips(overlooks=2.0)), Random(1)
    seen = [blind.seen(moves, rng) for _ in range(200)]
    assert all(len(found) == 1 for found in seen)
    assert {found[0] for found in seen} == {*moves}


def test_as_many_are_overlooked_as_the_character_says_and_all_alike() -> None:
    moves = situation_of(at_turn(0)).moves
    character, rng = Character("Mina", LEVEL), Random(1)
    trials = 4000
    seen = [character.seen(moves, rng) for _ in range(trials)]
    assert all(found == [move for move in moves if move in found] for found in seen)
    for move in moves:
        missed = sum(move not in found for found in seen) / trials
        assert missed == pytest.approx(character.slips.overlooks, abs=0.03)


def test_without_slips_it_is_the_choice_of_the_policy() -> None:
    found = preferred("Mina", Slips())
    for (situation, policy), move in zip(choosing(), found, strict=True):
        playable = situation.hand & situation.ends.fits
        values, moves = policy.values(situation.glance(), playable, situation.unseen)
        assert values[moves.index(move)] == max(values)


def test_who_grabs_takes_what_pays_most_now() -> None:
    every = choosing()
    character = Character("Mina", Slips(grabs=2.0))
    assert character.slips.grabs == 1
    otherwise = 0
    for situation, policy in every:
        move = character.prefer(situation, policy, Random(1))
        most = max(each.ends.points for each in situation.moves)
        assert move.ends.points == most
        otherwise += Character("Mina", Slips()).prefer(situation, policy, Random(1)) is not move
    assert otherwise


def test_who_forgets_thinks_that_nothing_has_been_played() -> None:
    character = Character("Mina", Slips(forgets=2.0))
    otherwise = 0
    for situation, policy in choosing():
        playable = sum(1 << tile for tile in {move.tile for move in situation.moves})
        values, moves = policy.values(situation.glance(), playable, ALL & ~situation.hand)
        move = character.prefer(situation, policy, Random(1))
        assert values[moves.index(move)] == max(values)
        otherwise += Character("Mina", Slips()).prefer(situation, policy, Random(1)) is not move
    assert otherwise


def test_who_miscounts_takes_what_would_pay_most_with_doubles_once() -> None:
    character = Character("Mina", Slips(miscounts=2.0, grabs=2.0))
    otherwise = 0
    for situation, policy in choosing():
        automaton = situation.form.automaton
        move = character.prefer(situation, policy, Random(1))
        once = [automaton.with_doubles_once(each.ends) for each in situation.moves]
        assert automaton.with_doubles_once(move.ends) == max(once)
        otherwise += move.ends.points < max(each.ends.points for each in situation.moves)
    assert otherwise


def test_only_what_is_to_be_chosen_from_is_preferred() -> None:
    for name in NAMES[:10]:
        moves = preferred(name, LEVEL)
        assert all(
            move in situation.moves for (situation, _), move in zip(choosing(), moves, strict=True)
        )


def test_names_choose_differently_and_each_alike() -> None:
    choices = [preferred(name, LEVEL) for name in NAMES[:6]]
    assert choices == [preferred(name, LEVEL) for name in NAMES[:6]]
    assert all(one != other for one in choices for other in choices if one is not other)


def test_a_led_tile_is_laid_whatever_is_overlooked() -> None:
    match = at_turn(0, lead_highest_double=True)
    situation = situation_of(match)
    assert len(situation.moves) == 1
    move = Character("Mina", LEVEL).prefer(situation, _policy(match), Random(1))
    assert move is situation.moves[0]
