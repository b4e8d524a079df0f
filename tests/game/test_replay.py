from __future__ import annotations

import random

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import (
    Event,
    LotTurned,
    MatchEnded,
    Resigned,
    RoundDealt,
    RoundSettled,
    TilePlaced,
    Undone,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.game.replay import Replay, shown_again
from tests.engine.state import state
from tests.simulated import few_rounds
from tests.strategies import FORMS, Form, form_name, play_round, start

EVERY_FORM = pytest.mark.parametrize("form", FORMS, ids=form_name)
TWO = FORMS[0]


def fresh(replay: Replay) -> Match:
    """The match up to where a replay stands, folded from its beginning."""
    return Match.replay(replay.events[: replay.step.length])


@EVERY_FORM
def test_every_step_forward_and_back_shows_the_match_as_it_stood(
    form: Form,
) -> None:
    replay = Replay(few_rounds(form, 3).events)
    there = [*range(replay.last + 1)]
    for step in (*there[1:], *reversed(there)):
        replay.go_to(step)
        assert state(replay.match) == state(fresh(replay))
    assert replay.at == 0


@EVERY_FORM
def test_jumps_to_anywhere_show_the_match_as_it_stood(form: Form) -> None:
    replay, rng = Replay(few_rounds(form, 4).events), random.Random(4)
    for _ in range(60):
        replay.go_to(rng.randint(0, replay.last))
        assert state(replay.match) == state(fresh(replay))


def test_a_match_that_was_shown_never_changes() -> None:
    replay = Replay(few_rounds(TWO, 5).events)
    shown = []
    for step in range(replay.last + 1):
        replay.go_to(step)
        shown.append((replay.match, state(replay.match)))
    replay.go_to(0)
    replay.go_to(replay.last)
    assert all(state(match) == before for match, before in shown)


@EVERY_FORM
def test_the_steps_are_all_events_each_once_and_one_at_a_time(
    form: Form,
) -> None:
    match = few_rounds(form, 6)
    steps = Replay(match.events).steps
    assert [event for step in steps for event in step.events] == match.events
    for step in steps:
        kinds = [type(event) for event in step.events]
        assert len(kinds) == 1 or kinds == [RoundSettled, MatchEnded]


def test_a_step_knows_its_round_and_how_many_tiles_lie() -> None:
    match = few_rounds((RuleSetId.MUGGINS, 3, False), 7)
    placed: dict[int, int] = {}
    for step in Replay(match.events).steps[1:]:
        if isinstance(step.events[0], RoundDealt):
            assert step.events[0].round == step.round
        if isinstance(step.events[0], TilePlaced):
            placed[step.round] = placed.get(step.round, 0) + 1
        if not isinstance(step.events[0], LotTurned):
            assert step.placement == placed.get(step.round, 0)
    assert len(placed) == match.round_number > 1
    for step in Replay(match.events).steps[1:]:
        assert step.placements == placed[step.round]
    assert Replay(match.events).steps[0][2:] == (0, 0, 0)


def test_a_lot_belongs_to_the_round_it_opens() -> None:
    match, dealer = Match(start()), ShuffledDealer(8)
    equal = LotTurned({"0": Tile(1, 4), "1": Tile(2, 3)}, None)
    for event in (equal, equal):
        match.apply(event)
    match.open_round(dealer)
    steps = Replay(match.events).steps
    kinds = [type(step.events[0]) for step in steps[:5]]
    assert kinds[1:] == [LotTurned, LotTurned, LotTurned, RoundDealt]
    assert [step.round for step in steps[:5]] == [0, 1, 1, 1, 1]


def test_rounds_are_gone_to_where_they_were_dealt() -> None:
    replay = Replay(few_rounds((RuleSetId.ALL_FIVES, 2, False), 9).events)
    deals = [
        number for number, step in enumerate(replay.steps) if isinstance(step.events[0], RoundDealt)
    ]
    assert [*replay.rounds] == deals
    assert len(deals) > 2
    seen = []
    while replay.at != replay.last:
        replay.go_to(replay.next_round)
        seen.append(replay.at)
    assert seen == [*deals, replay.last]
    back = []
    while replay.at:
        replay.go_to(replay.previous_round)
        back.append(replay.at)
    assert back == [*reversed(deals), 0]
    # From the middle of a round, its own beginning comes first.
    replay.go_to(deals[1] + 3)
    assert replay.previous_round == deals[1]


def test_a_place_that_there_is_not_is_taken_for_the_nearest() -> None:
    replay = Replay(few_rounds(TWO, 1).events)
    replay.go_to(10**6)
    assert replay.at == replay.last
    assert replay.match.phase is Phase.OVER
    replay.go_to(-1)
    assert replay.at == 0


def test_the_step_of_every_event_is_found() -> None:
    replay = Replay(few_rounds(TWO, 1).events)
    for length in range(1, len(replay.events) + 1):
        step = replay.steps[replay.step_after(length)]
        assert replay.events[length - 1] in step.events
        assert step.length - len(step.events) < length <= step.length


def test_to_give_a_match_up_ends_it_in_one_step() -> None:
    match = Match(start())
    match.open_round(ShuffledDealer(1))
    match.resign(1)
    replay = Replay(match.events)
    assert [type(event) for event in replay.steps[-1].events] == [Resigned, MatchEnded]


def test_what_was_undone_is_no_part_of_a_replay() -> None:
    history, rng = History(start(target=60)), random.Random(2)
    for event in few_rounds(TWO, 2).events[1:20]:
        history.append(event)
    for _ in range(3):
        history.append(Undone(len(history.match.events) - 2))
        history.keep(history.match.act(history.match.round.turn, history.match.legal_actions()[0]))
    while history.match.phase is not Phase.OVER:
        if history.match.phase is not Phase.PLAY:
            history.keep(history.match.open_round(ShuffledDealer(rng.randint(0, 99))))
        action = rng.choice(history.match.legal_actions())
        history.keep(history.match.act(history.match.round.turn, action))
    replay = Replay(shown_again(history.match))
    replay.go_to(replay.last)
    assert state(replay.match) == state(history.match)


@EVERY_FORM
def test_of_a_match_that_is_not_over_the_finished_rounds_alone_are_shown(
    form: Form,
) -> None:
    match, rng = Match(start(form[0], form[1], partners=form[2])), random.Random(3)
    finished: list[Event] = match.events[:]
    for number in range(2):
        match.open_round(ShuffledDealer(number))
        assert shown_again(match) == finished
        match.act(match.round.turn, match.legal_actions()[0])
        assert shown_again(match) == finished
        play_round(match, rng)
        finished = match.events[:]
        assert shown_again(match) == finished
        if match.phase is Phase.OVER:
            break


def test_a_long_match_is_gone_through_to_and_fro() -> None:
    match, dealer, rng = Match(start(target=100_000)), ShuffledDealer(11), random.Random(11)
    while match.round_number < 20:
        match.open_round(dealer)
        play_round(match, rng)
    replay, folded = Replay(shown_again(match)), 0
    ends = [*replay.rounds[1:], replay.last + 1]
    longest = max(end - begun for begun, end in zip(replay.rounds, ends, strict=True))
    apply = Match.apply

    def counted(self: Match, event: Event) -> None:
        nonlocal folded
        folded += 1
        apply(self, event)

    replay.go_to(replay.last)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "apply", counted)
        for step in range(replay.last, -1, -1):
            folded = 0
            replay.go_to(step)
            # No more than a round has to be gone through again, however long the match.
            assert folded <= longest
