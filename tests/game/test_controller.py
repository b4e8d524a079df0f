import random
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QTimer
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import (
    Draw,
    Event,
    MatchEnded,
    MatchStarted,
    Pass,
    PlayerKind,
    Redone,
    Resigned,
    RoundDealt,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
    Undone,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History, exported, read_record, write_record
from domino_gui.engine.rules import Rule, RuleError, RuleSetId
from domino_gui.game.controller import ROUND_PACES, Controller
from domino_gui.game.notices import Notice, NoticeKind
from domino_gui.game.players import Human, Player
from domino_gui.storage.append_file import AppendFile
from domino_gui.storage.live_record import LiveRecord
from tests.game.table import LONG, MOST_EVENTS, Scripted, Table
from tests.strategies import FORMS, form_name, start

OpenTable = Callable[..., Table]

MOVES = (TilePlaced, TileDrawn, TurnPassed)


def humans(seats: int = 2) -> list[Player]:
    return [Human() for _ in range(seats)]


def written(table: Table) -> list[Event]:
    """What the file holds, folded."""
    assert table.record is not None
    return read_record(table.record.path).match.events


def settle_down(qtbot: QtBot, table: Table) -> None:
    """Wait until nothing comes by itself any more."""
    pause = table.controller._pause
    qtbot.waitUntil(lambda: pause.is_over, timeout=LONG)


# -- the way of a move -----------------------------------------------------------------------------


def test_an_event_is_on_the_disk_before_it_is_told(open_table: OpenTable, qtbot: QtBot) -> None:
    table = open_table(start("muggins", target=40), humans(), keep=True)
    table.play_by_itself()

    def look(event: Event, match: Match) -> None:
        events = written(table)
        assert event in events
        assert events[: len(match.events)] == match.events

    table.controller.happened.connect(look)
    table.play_to_the_end(qtbot)


def test_every_event_is_told_once_and_in_order_with_the_match_after_it(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table = open_table(start("all-fives"), humans())
    table.play_by_itself()
    table.play_to_the_end(qtbot)
    events = table.controller.match.events
    assert table.events == events[1:]
    assert isinstance(events[-1], MatchEnded)
    # A match told never changes again: it ends with its own event's batch.
    for index, (event, match) in enumerate(table.seen, start=1):
        assert match.events[index] is event
        assert match.events == events[: len(match.events)]
        batch = match.events[index:]
        assert len(batch) == 1 or not isinstance(event, TurnPassed | RoundDealt | MatchEnded)


def test_an_illegal_action_is_refused_and_changes_nothing(open_table: OpenTable) -> None:
    table = open_table(start("muggins"), [Human(), Scripted(waits=True)], keep=True)
    controller = table.controller
    with pytest.raises(RuleError):
        controller.submit(0, Pass())
    controller.start()
    seat = controller.match.round.turn
    if seat == 1:
        controller.players[1].answer()  # type: ignore[attr-defined]
    told, data = len(table.told), table.record.path.read_bytes()  # type: ignore[union-attr]
    match = controller.match.copy()
    for bad_seat, action, rule in (
        (0, Draw(), Rule.MUST_PLAY),
        (1, match.legal_actions()[0], Rule.OUT_OF_TURN),
        (9, match.legal_actions()[0], Rule.OUT_OF_TURN),
        (-1, match.legal_actions()[0], Rule.OUT_OF_TURN),
    ):
        if controller.match.round.turn == 0:
            with pytest.raises(RuleError) as refused:
                controller.submit(bad_seat, action)
            assert refused.value.rule is rule
    assert len(table.told) == told
    assert controller.match.events == match.events
    assert table.record.path.read_bytes() == data  # type: ignore[union-attr]


def test_whoever_acts_while_something_is_told_comes_after_it(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table = open_table(start("all-fives", target=30), humans())
    controller = table.controller

    def act(event: Event, match: Match) -> None:
        del event, match
        now = controller.match
        if now.phase is Phase.PLAY:
            controller.submit(now.round.turn, now.legal_actions()[0])
        else:
            controller.next_round()

    controller.happened.connect(act)
    table.play_to_the_end(qtbot)
    assert table.events == controller.match.events[1:]


def test_a_person_is_asked_once_for_each_turn(open_table: OpenTable) -> None:
    table = open_table(start("muggins"), humans())
    controller = table.controller
    controller.start()
    seat = controller.match.round.turn
    assert table.told[-1] == ("choosing", seat)
    controller.hold(held=True)
    controller.hold(held=False)
    controller.set_automatic(draws=True, passes=True)
    assert table.names().count("choosing") == 1
    controller.submit(seat, controller.match.legal_actions()[0])
    assert table.names().count("choosing") == 2


# -- rounds ----------------------------------------------------------------------------------------


def test_between_rounds_the_table_waits_for_a_person(open_table: OpenTable, qtbot: QtBot) -> None:
    table = open_table(start("muggins"), [Human(), Scripted()])
    controller = table.controller
    controller.choosing.connect(
        lambda seat: controller.submit(seat, controller.match.legal_actions()[0])
    )
    with qtbot.waitSignal(controller.round_over, timeout=LONG):
        controller.start()
    settle_down(qtbot, table)
    assert isinstance(controller.match.events[-1], RoundSettled)
    assert table.names().count("round_over") == 1
    controller.next_round()
    assert isinstance(table.events[-1], RoundDealt | TilePlaced)
    dealt = sum(isinstance(event, RoundDealt) for event in controller.match.events)
    controller.next_round()
    assert sum(isinstance(event, RoundDealt) for event in controller.match.events) == dealt


def test_computers_alone_go_on_by_themselves(open_table: OpenTable, qtbot: QtBot) -> None:
    table = open_table(start("five-up", 4, target=60), [Scripted() for _ in range(4)])
    table.play_to_the_end(qtbot)
    assert table.names().count("round_over") >= 1
    assert table.names().count("match_over") == 1


def test_the_same_seed_gives_the_same_match(open_table: OpenTable, qtbot: QtBot) -> None:
    matches = []
    for _ in range(2):
        players = [Scripted() for _ in range(3)]
        table = open_table(start("all-fives", 3, target=60), players, seed=7)
        table.play_to_the_end(qtbot)
        turns = sorted((turn.seed, turn.seat) for player in players for turn in player.asked)
        matches.append((table.controller.match.events, turns))
    assert matches[0] == matches[1]
    assert len({seed for seed, _ in matches[0][1]}) == len(matches[0][1])


# -- pace ------------------------------------------------------------------------------------------


def test_a_computers_move_comes_at_the_pace_and_no_earlier(
    open_table: OpenTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("domino_gui.game.controller.ROUND_MS", 320)  # more than the paces make
    pace_ms = 25
    table = open_table(start("muggins", target=30), [Scripted(), Scripted()], pace_ms=pace_ms)
    timer, times = QElapsedTimer(), []
    timer.start()
    table.controller.happened.connect(lambda event, _: times.append((timer.elapsed(), event)))
    table.play_to_the_end(qtbot)
    assert len(times) > 4
    for (before, event), (after, following) in pairwise(times):
        if isinstance(following, MOVES):
            assert after - before >= pace_ms - 2
        elif isinstance(event, RoundSettled) and not isinstance(following, MatchEnded):
            assert after - before >= max(320, ROUND_PACES * pace_ms) - 2


def test_while_held_a_finished_answer_waits(open_table: OpenTable, qtbot: QtBot) -> None:
    players = [Scripted(), Scripted()]
    table = open_table(start("muggins"), players)
    controller = table.controller
    controller.hold(held=True)
    controller.start()
    (asked,) = [player for player in players if player.asked]
    qtbot.waitUntil(lambda: controller._answer is not None, timeout=LONG)
    settle_down(qtbot, table)
    assert not any(isinstance(event, MOVES) for event in table.events)
    controller.set_pace(10**6)
    controller.hold(held=False)
    assert not any(isinstance(event, MOVES) for event in table.events)
    controller.hold(held=True)
    controller.set_pace(0)
    with qtbot.waitSignal(controller.happened, timeout=LONG):
        controller.hold(held=False)
    assert isinstance(table.events[-1], TilePlaced)
    assert table.events[-1].seat == players.index(asked)


def test_a_match_that_is_gone_on_with_is_seen_before_a_computer_moves(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    history = History(start("muggins"))
    history.keep(history.match.open_round(ShuffledDealer(1)))
    table = open_table(history, [Scripted(), Scripted()], pace_ms=10**6)
    table.controller.start()
    qtbot.waitUntil(lambda: "thought" in table.names(), timeout=LONG)
    assert table.events == []


def leading_computer(open_table: OpenTable) -> tuple[Table, Scripted]:
    """A table at which everything waits, and the computer that has to lead."""
    players = [Scripted(waits=True), Scripted(waits=True)]
    table = open_table(start("muggins"), players, pace_ms=10**6)
    table.controller.start()
    return table, players[table.controller.match.round.turn]


def test_another_pace_holds_at_once_also_for_a_move_that_is_waited_for(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table, player = leading_computer(open_table)
    controller = table.controller
    player.answer()
    assert not any(isinstance(event, MOVES) for event in table.events)
    controller.set_pace(0)
    qtbot.waitUntil(lambda: isinstance(table.events[-1], TilePlaced), timeout=LONG)
    settle_down(qtbot, table)
    controller.set_pace(10**6)  # the next one is thinking, and no pause is left
    controller.players[controller.match.round.turn].answer()  # type: ignore[attr-defined]
    assert len([event for event in table.events if isinstance(event, MOVES)]) == 1


@pytest.mark.parametrize("has_chosen", [True, False])
def test_whoever_has_seen_enough_need_not_wait_for_the_pace(
    open_table: OpenTable, has_chosen: bool
) -> None:
    table, player = leading_computer(open_table)
    if has_chosen:
        player.answer()
    table.controller.hurry()
    if not has_chosen:
        assert not any(isinstance(event, MOVES) for event in table.events)
        player.answer()
    moves = [event for event in table.events if isinstance(event, MOVES)]
    assert len(moves) == 1
    following = table.controller.players[table.controller.match.round.turn]
    assert isinstance(following, Scripted)
    following.answer()
    assert [event for event in table.events if isinstance(event, MOVES)] == moves


def test_who_has_chosen_thinks_no_longer_though_the_move_is_yet_to_come(
    open_table: OpenTable,
) -> None:
    table, player = leading_computer(open_table)
    seat = table.controller.match.round.turn
    assert table.told[-1] == ("thinking", seat)
    player.answer()
    assert table.told[-1] == ("thought", seat)


def test_who_is_asked_again_begins_to_think_again(open_table: OpenTable) -> None:
    table, player = leading_computer(open_table)
    controller = table.controller
    seat = controller.match.round.turn
    again = Notice(NoticeKind.PROGRAM_RESTARTED)
    player.noticed.emit(again)
    controller.players[1 - seat].noticed.emit(again)  # nobody has asked that one
    told = [name for name, _ in table.told if name in ("thinking", "notice")]
    assert told == ["thinking", "notice", "thinking", "notice"]
    player.answer()
    player.noticed.emit(again)
    assert table.names()[-2:] == ["thought", "notice"]


def test_while_held_a_person_goes_on(open_table: OpenTable) -> None:
    table = open_table(start("muggins"), humans())
    controller = table.controller
    controller.hold(held=True)
    controller.start()
    controller.submit(controller.match.round.turn, controller.match.legal_actions()[0])
    assert isinstance(table.events[-1], TilePlaced)


# -- forced draws and passes -----------------------------------------------------------------------


def deal_with_draws(draws: int) -> int:
    """The number of a deal in which, for two at Muggins, the second player draws so often."""
    for number in range(1000):
        match = Match(start("muggins"))
        match.open_round(ShuffledDealer(1, first=number))
        match.act(match.round.turn, match.legal_actions()[0])
        drawn = 0
        while match.legal_actions() == [Draw()]:
            match.act(match.round.turn, Draw())
            drawn += 1
        if drawn >= draws:
            return number
    raise AssertionError


def drawing_table(open_table: OpenTable, pace_ms: int = 0) -> Table:
    """A table of people at which the first has led and the second must draw three times."""
    table = open_table(start("muggins"), humans(), pace_ms=pace_ms)
    controller = table.controller
    controller._dealer = ShuffledDealer(1, first=deal_with_draws(3))
    controller.start()
    controller.submit(controller.match.round.turn, controller.match.legal_actions()[0])
    assert controller.match.legal_actions() == [Draw()]
    return table


def test_a_person_draws_for_themselves_unless_they_prefer_not_to(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table = drawing_table(open_table)
    controller = table.controller
    settle_down(qtbot, table)
    assert not any(isinstance(event, TileDrawn) for event in table.events)
    controller.submit(controller.match.round.turn, Draw())
    assert table.names().count("choosing") == 3
    with qtbot.waitSignal(controller.choosing, timeout=LONG):
        controller.set_automatic(draws=True, passes=False)
    assert controller.match.legal_actions() != [Draw()]
    drawn = [event for event in table.events if isinstance(event, TileDrawn)]
    assert len(drawn) >= 3
    assert table.names().count("choosing") == 4


def test_forced_draws_come_one_at_a_time_at_the_pace_and_can_be_stopped(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table = drawing_table(open_table, pace_ms=40)
    controller = table.controller
    timer = QElapsedTimer()
    timer.start()
    controller.set_automatic(draws=True, passes=True)
    for number in (1, 2):
        with qtbot.waitSignal(controller.happened, timeout=LONG):
            pass
        assert timer.elapsed() >= number * 40 - 2
        assert len([event for event in table.events if isinstance(event, TileDrawn)]) == number
    controller.set_automatic(draws=False, passes=True)
    settle_down(qtbot, table)
    assert len([event for event in table.events if isinstance(event, TileDrawn)]) == 2
    assert table.told[-1][0] == "choosing"


def test_forced_passes_are_done_where_that_is_preferred(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    for automatic in (True, False):
        # With more tiles in the hands there are fewer to draw, and so more to pass.
        table = open_table(start("draw", 4, hand_size=6), humans(4), seed=2)
        controller = table.controller
        asked: list[bool] = []
        controller.choosing.connect(
            lambda _, controller=controller, asked=asked: asked.append(
                controller.match.legal_actions() == [Pass()]
            )
        )
        controller.set_automatic(draws=True, passes=automatic)
        table.play_by_itself()
        table.play_to_the_end(qtbot)
        passes = sum(isinstance(event, TurnPassed) for event in table.events)
        assert passes
        assert sum(asked) == (0 if automatic else passes)
        assert any(isinstance(event, TileDrawn) for event in table.events)


def forced_table(open_table: OpenTable, **options: object) -> Table:
    """People at a table where the one in turn can only place, and only one tile at one place."""
    table = open_table(start("muggins", lead_highest_double=True), humans(), **options)
    table.controller.start()
    return table


def placements(table: Table) -> int:
    return sum(isinstance(event, TilePlaced) for event in table.events)


def test_what_can_only_be_placed_is_placed_for_whoever_is_present(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table = forced_table(open_table)
    controller = table.controller
    leader = controller.match.round.turn
    assert len(controller.match.legal_actions()) == 1
    controller.attend(leader)
    settle_down(qtbot, table)
    assert placements(table) == 0  # not preferred
    controller.attend(None)
    controller.set_automatic(draws=True, passes=True, placements=True)
    controller.attend(1 - leader)
    settle_down(qtbot, table)
    assert placements(table) == 0  # nobody saw it
    with qtbot.waitSignal(controller.happened, timeout=LONG):
        controller.attend(leader)
    assert placements(table) == 1
    assert table.told[-1] == ("choosing", 1 - leader)


def test_whoever_has_come_to_their_rack_sees_it_before_a_tile_is_placed_for_them(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table = forced_table(open_table, pace_ms=40)
    controller = table.controller
    controller.set_automatic(draws=True, passes=True, placements=True)
    settle_down(qtbot, table)
    timer = QElapsedTimer()
    timer.start()
    with qtbot.waitSignal(controller.happened, timeout=LONG):
        controller.attend(controller.match.round.turn)
    assert timer.elapsed() >= 40 - 2


def test_what_was_placed_by_itself_can_be_taken_back(open_table: OpenTable, qtbot: QtBot) -> None:
    table = forced_table(open_table)
    controller = table.controller
    leader = controller.match.round.turn
    controller.set_automatic(draws=True, passes=True, placements=True)
    with qtbot.waitSignal(controller.happened, timeout=LONG):
        controller.attend(leader)
    controller.undo()
    settle_down(qtbot, table)
    assert table.told[-1] == ("choosing", leader)
    assert isinstance(controller.match.events[-1], RoundDealt)
    controller.redo()
    assert table.told[-1] == ("choosing", 1 - leader)


# -- computers -------------------------------------------------------------------------------------


def test_an_answer_counts_only_while_its_turn_is_asked(open_table: OpenTable, qtbot: QtBot) -> None:
    players = [Scripted(waits=True), Scripted(waits=True)]
    table = open_table(start("muggins"), players)
    controller = table.controller
    controller.start()
    first = controller.match.round.turn
    asked, other = players[first], players[1 - first]
    assert table.told[-1] == ("thinking", first)
    turn = asked.asked[0]
    other.chosen.emit(turn._replace(seed=1), turn.legal[0])
    settle_down(qtbot, table)
    assert len(controller.match.events) == 2
    asked.answer()
    settle_down(qtbot, table)
    assert isinstance(table.events[-1], TilePlaced)
    events = len(controller.match.events)
    for _ in range(3):
        asked.answer(turn)
    settle_down(qtbot, table)
    assert len(controller.match.events) == events
    assert other.asked


def test_computers_get_ready_in_the_background_before_they_are_asked(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    computer = Scripted()
    table = open_table(start("all-fives"), [Human(), computer], seed=leads(0))
    table.controller.start()
    assert computer.done == []
    qtbot.waitUntil(lambda: computer.done == ["prepare"], timeout=LONG)
    assert computer.asked == []


def test_a_computer_answers_after_an_undo_to_the_new_question_alone(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    computer = Scripted(waits=True)
    table = open_table(start("all-fives"), [Human(), computer], seed=leads(0))
    controller = table.controller
    controller.start()
    one, *_, two = controller.match.legal_actions()
    controller.submit(0, one)
    (stale,) = computer.asked
    controller.undo()
    assert computer.done in (["prepare", "cancel"], ["cancel"])
    assert table.told[-1] == ("choosing", 0)
    computer.answer(stale)
    settle_down(qtbot, table)
    assert not controller.match.round.layout.placed
    controller.submit(0, two)
    computer.answer(stale)
    settle_down(qtbot, table)
    assert controller.match.round.turn == 1
    fresh = computer.asked[-1]
    assert fresh is not stale
    computer.answer(fresh)
    settle_down(qtbot, table)
    assert controller.match.events[-1].seat == 1  # type: ignore[attr-defined]


def leads(seat: int, rules: str = "all-fives") -> int:
    """A seed by which ``seat`` leads the first round."""
    for seed in range(100):
        match = Match(start(rules))
        match.open_round(ShuffledDealer(seed))
        if match.round.turn == seat:
            return seed
    raise AssertionError


# -- undo and redo ---------------------------------------------------------------------------------


def can(controller: Controller) -> tuple[bool, bool]:
    """Whether there is anything to undo, and to redo."""
    return controller.can_undo, controller.can_redo


def redo_seat(controller: Controller) -> int | None:
    return controller.redo_seat


def is_practice(controller: Controller) -> bool:
    return controller.practice


def test_undo_goes_back_to_a_persons_last_placement_and_keeps_the_deal(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table = open_table(start("all-fives"), [Human(), Scripted()], keep=True, seed=leads(0))
    controller = table.controller
    controller.start()
    assert not can(controller)[0]
    controller.undo()
    assert not is_practice(controller)
    lengths = []
    for _ in range(3):
        lengths.append(len(controller.match.events))
        with qtbot.waitSignal(controller.choosing, timeout=LONG):
            controller.submit(0, controller.match.legal_actions()[0])
        while controller.match.legal_actions() in ([Draw()], [Pass()]):
            controller.submit(0, controller.match.legal_actions()[0])
    whole = list(controller.match.events)
    deal = controller.match.deal
    for length in reversed(lengths):
        assert can(controller)[0]
        controller.undo()
        undone = table.events[-1]
        assert isinstance(undone, Undone)
        assert undone.to == length == len(controller.match.events)
        assert controller.match.deal == deal
        assert table.told[-1] == ("choosing", 0)
        assert written(table) == controller.match.events == whole[:length]
    assert not can(controller)[0]
    assert is_practice(controller)
    for length in [*lengths[1:], len(whole)]:
        assert can(controller)[1]
        controller.redo()
        assert isinstance(table.events[-1], Redone)
        assert len(controller.match.events) == length
        assert written(table) == controller.match.events == whole[:length]
    assert not can(controller)[1]
    controller.redo()
    assert controller.match.events == whole
    assert is_practice(controller)


def test_another_choice_after_an_undo_ends_the_redoing(open_table: OpenTable) -> None:
    table = open_table(start("all-fives"), humans())
    controller = table.controller
    controller.start()
    for _ in range(2):
        controller.submit(controller.match.round.turn, controller.match.legal_actions()[0])
    last = controller.match.events[-1]
    assert isinstance(last, TilePlaced)
    assert controller.undoes == (last.seat, len(controller.match.events) - 1)
    assert redo_seat(controller) is None
    controller.undo()
    assert can(controller)[1]
    assert redo_seat(controller) == last.seat
    controller.submit(controller.match.round.turn, controller.match.legal_actions()[-1])
    assert redo_seat(controller) is None
    assert not can(controller)[1]
    assert can(controller)[0]


@pytest.mark.parametrize("moves", [0, 1, 3])
def test_a_hint_makes_the_match_practice_for_good_and_changes_nothing_else(
    moves: int, open_table: OpenTable
) -> None:
    table = open_table(start("all-fives"), humans(), keep=True)
    controller = table.controller
    controller.start()
    for _ in range(moves):
        controller.submit(controller.match.round.turn, controller.match.legal_actions()[0])
    told, events = list(table.told), list(controller.match.events)
    undoable = controller.undoes
    assert not is_practice(controller)
    controller.make_practice()
    controller.make_practice()
    assert is_practice(controller)
    assert controller.match.events == events
    assert (controller.undoes, can(controller)[1]) == (undoable, False)
    assert table.told == told
    assert table.record is not None
    kept = read_record(table.record.path)
    assert kept.history.practice
    assert kept.match.events == events
    controller.submit(controller.match.round.turn, controller.match.legal_actions()[0])
    assert written(table) == controller.match.events


def test_undo_never_crosses_a_deal(open_table: OpenTable) -> None:
    table = open_table(start("muggins"), humans())
    controller = table.controller
    table.play_by_itself()
    controller.round_over.disconnect()
    controller.start()
    assert isinstance(controller.match.events[-1], RoundSettled)
    assert can(controller)[0]
    controller.next_round()
    controller.choosing.disconnect()
    rounds = controller.match.round_number
    while can(controller)[0]:
        controller.undo()
    assert controller.undoes is None
    assert controller.match.round_number == rounds
    assert isinstance(controller.match.events[-1], RoundDealt)


def test_where_only_computers_play_there_is_nothing_to_undo(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table = open_table(start("draw"), [Scripted(), Scripted()])
    table.play_to_the_end(qtbot)
    assert not can(table.controller)[0]


def test_a_match_that_is_over_can_be_taken_up_again(open_table: OpenTable, qtbot: QtBot) -> None:
    table = open_table(start("draw"), humans(), keep=True)
    controller = table.controller
    table.play_by_itself()
    table.play_to_the_end(qtbot)
    controller.choosing.disconnect()
    over = len(controller.match.events)
    controller.undo()
    assert controller.match.phase is Phase.PLAY
    controller.redo()
    assert len(controller.match.events) == over
    assert table.names().count("match_over") == 2
    assert written(table) == controller.match.events


# -- giving up and closing -------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_resigns_whoever_is_thinking(open_table: OpenTable, seat: int) -> None:
    players = [Scripted(waits=True), Scripted(waits=True)]
    table = open_table(start("muggins"), players, keep=True)
    table.controller.start()
    table.controller.resign(seat)
    resigned, ended = table.events[-2:]
    assert resigned == Resigned(seat)
    assert isinstance(ended, MatchEnded)
    assert ended.winners == [1 - seat]
    assert table.names()[-1] == "match_over"
    assert written(table)[-1] == ended
    assert "cancel" in players[0].done + players[1].done


def test_a_seat_resigns_between_rounds_and_before_the_first(open_table: OpenTable) -> None:
    table = open_table(start("muggins"), humans())
    table.play_by_itself()
    table.controller.round_over.disconnect()
    table.controller.start()
    assert isinstance(table.controller.match.events[-1], RoundSettled)
    table.controller.resign(1)
    assert table.controller.match.winners == [0]
    table = open_table(start("muggins"), humans(), keep=True)
    table.controller.resign(1)
    assert table.events == []
    table.controller.start()
    assert table.names() == ["happened", "happened", "match_over"]
    assert written(table)[-1] == table.events[-1]


def test_a_match_that_is_over_cannot_be_given_up(open_table: OpenTable) -> None:
    table = open_table(start("draw"), humans())
    table.controller.start()
    table.controller.resign(0)
    with pytest.raises(RuleError) as refused:
        table.controller.resign(0)
    assert refused.value.rule is Rule.MATCH_OVER


def test_what_comes_after_the_close_is_ignored(open_table: OpenTable, qtbot: QtBot) -> None:
    players = [Scripted(waits=True), Scripted(waits=True)]
    table = open_table(start("muggins"), players, keep=True)
    controller = table.controller
    controller.start()
    asked = players[controller.match.round.turn]
    controller.close()
    controller.close()
    assert [player.done[-1] for player in players] == ["close", "close"]
    told, events = len(table.told), list(controller.match.events)
    asked.answer()
    asked.noticed.emit(Notice(NoticeKind.PROGRAM_RESTARTED))
    controller.submit(0, Pass())
    controller.resign(0)
    controller.undo()
    controller.redo()
    controller.next_round()
    controller.set_automatic(draws=True, passes=True)
    controller.hold(held=True)
    controller.hold(held=False)
    qtbot.waitUntil(lambda: controller._pause.is_over, timeout=LONG)
    assert len(table.told) == told
    assert controller.match.events == events
    assert table.record is not None
    LiveRecord.resume(table.record.path).close()


def test_a_match_can_be_closed_while_something_is_told(open_table: OpenTable) -> None:
    table = open_table(start("all-fives"), humans())
    table.controller.happened.connect(lambda *_: table.controller.close())
    table.controller.start()
    assert table.names() == ["happened"]


# -- going on with a record ------------------------------------------------------------------------


def prefixes_of(match: Match) -> list[list[Event]]:
    return [match.events[:length] for length in range(1, len(match.events) + 1)]


def whole_match(started: MatchStarted, seed: int, longest: int = MOST_EVENTS) -> Match:
    """A match played by chance; it stops when it is longer than ``longest`` events."""
    match, dealer, rng = Match(started), ShuffledDealer(seed), random.Random(seed)
    while match.phase is not Phase.OVER and len(match.events) < longest:
        if match.phase is Phase.PLAY:
            match.act(match.round.turn, rng.choice(match.legal_actions()))
        else:
            match.open_round(dealer)
    return match


def short_match(form: tuple[RuleSetId, int, bool]) -> Match:
    """A whole match of few events, and of several rounds where the rule set has them."""
    rules, seats, partners = form
    house = {} if rules is RuleSetId.DRAW else {"target": 30}
    for seed in range(100):
        match = whole_match(start(rules, seats, partners=partners, **house), seed, longest=80)
        if match.phase is Phase.OVER and (match.round_number > 1 or rules is RuleSetId.DRAW):
            return match
    raise AssertionError


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_a_match_goes_on_wherever_its_record_stopped(
    form: tuple[RuleSetId, int, bool], open_table: OpenTable, tmp_path: Path
) -> None:
    match = short_match(form)
    path = tmp_path / "record.domino"
    for events in prefixes_of(match):
        write_record(path, events)
        table = open_table(LiveRecord.resume(path), humans(form[1]))
        table.play_by_itself(moves=4)
        table.controller.start()
        if events[-1] == match.events[-1]:
            assert table.names() == ["match_over"]
        elif isinstance(events[-1], RoundSettled) and isinstance(
            match.events[len(events)], MatchEnded
        ):
            assert table.names() == ["happened", "match_over"]
        elif isinstance(events[-1], RoundSettled):
            assert table.names()[0] == "round_over"
        else:
            assert table.names()[0] in ("happened", "choosing")
        assert table.names()[-1] in ("choosing", "round_over", "match_over")
        assert len(table.controller.match.events) > len(events) or events == match.events
        table.controller.close()
        assert read_record(path).match.events == table.controller.match.events
        assert table.controller.match.events[: len(events)] == events


@pytest.mark.parametrize("kept", [1, 2], ids=["after the resignation", "after the end"])
def test_a_match_given_up_is_ended_when_its_record_is_opened(
    kept: int, open_table: OpenTable, tmp_path: Path
) -> None:
    match = Match(start("muggins"))
    match.open_round(ShuffledDealer(1))
    resigned = match.resign(0)
    path = tmp_path / "record.domino"
    write_record(path, match.events[: len(match.events) - 2 + kept])
    table = open_table(LiveRecord.resume(path), humans())
    table.controller.start()
    assert table.names()[-1] == "match_over"
    assert table.events == resigned[kept:]
    assert written(table) == match.events


def test_a_resignation_before_the_round_is_settled_settles_it_first(
    open_table: OpenTable, tmp_path: Path
) -> None:
    match = whole_match(start("muggins"), seed=5)
    settled = next(i for i, event in enumerate(match.events) if isinstance(event, RoundSettled))
    path = tmp_path / "record.domino"
    write_record(path, match.events[:settled])
    table = open_table(LiveRecord.resume(path), humans())
    table.controller.resign(1)
    table.controller.start()
    assert [type(event) for event in table.events] == [RoundSettled, Resigned, MatchEnded]
    assert written(table) == table.controller.match.events


@pytest.mark.parametrize("keep", [True, False], ids=["kept", "not kept"])
def test_a_match_given_away_mid_round_is_played_on_as_practice(
    keep: bool,
    open_table: OpenTable,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    match = whole_match(start("all-fives", target=30), seed=5)
    path = tmp_path / "given.domino"
    write_record(path, exported(match.events[:8]))
    table = open_table(LiveRecord.resume(path) if keep else read_record(path).history, humans())
    table.play_by_itself()
    table.play_to_the_end(qtbot)
    assert table.notices == [Notice(NoticeKind.RESEALED)]
    assert table.controller.practice
    if keep:
        assert written(table) == table.controller.match.events


def test_a_last_line_cut_off_is_told(open_table: OpenTable, tmp_path: Path) -> None:
    match = whole_match(start("draw"), seed=5)
    path = tmp_path / "cut.domino"
    write_record(path, match.events[:6])
    path.write_bytes(path.read_bytes()[:-9])
    table = open_table(LiveRecord.resume(path), humans())
    table.controller.start()
    assert table.told[0] == ("notice", Notice(NoticeKind.CUT_OFF))
    assert table.controller.match.events == match.events[:5]


def test_a_match_between_computers_alone_is_gone_on_with(
    open_table: OpenTable, qtbot: QtBot, tmp_path: Path
) -> None:
    match = whole_match(start("muggins", target=40), seed=5)
    path = tmp_path / "record.domino"
    settled = next(i for i, event in enumerate(match.events) if isinstance(event, RoundSettled))
    for length in (1, 2, 5, settled, settled + 1):
        write_record(path, match.events[:length])
        table = open_table(LiveRecord.resume(path), [Scripted(), Scripted()])
        table.play_to_the_end(qtbot)
        table.controller.close()
        assert written(table)[:length] == match.events[:length]
        assert written(table) == table.controller.match.events


# -- a disk that fails -----------------------------------------------------------------------------


def test_play_goes_on_while_the_disk_is_full(
    open_table: OpenTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(start("muggins", target=30), humans(), keep=True)
    full = [False]
    append = AppendFile.append

    def fill(file: AppendFile, data: bytes) -> None:
        if full[0]:
            raise OSError(28, "No space left on device")
        append(file, data)

    monkeypatch.setattr(AppendFile, "append", fill)

    def change(event: Event, match: Match) -> None:
        del event
        full[0] = 4 <= len(match.events) < 8

    table.controller.happened.connect(change)
    table.play_by_itself()
    table.play_to_the_end(qtbot)
    assert table.notices == [
        Notice(NoticeKind.NOT_WRITTEN, detail="No space left on device"),
        Notice(NoticeKind.WRITTEN_AGAIN),
    ]
    assert written(table) == table.controller.match.events


def test_a_match_is_played_where_nothing_can_be_written(
    open_table: OpenTable, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "matches").write_text("in the way")
    table = open_table(start("draw"), humans(), keep=True)
    table.play_by_itself()
    table.play_to_the_end(qtbot)
    assert [notice.kind for notice in table.notices] == [NoticeKind.NOT_WRITTEN]
    assert table.told[0][0] == "notice"
    (tmp_path / "matches").unlink()
    table.controller.close()
    assert written(table) == table.controller.match.events


# -- nothing waits in place ------------------------------------------------------------------------


def test_the_window_stays_alive_while_computers_play_as_fast_as_they_can(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table = open_table(start("five-up", 4, target=60), [Scripted() for _ in range(4)])
    beats: list[None] = []
    beat = QTimer(interval=0)
    beat.timeout.connect(partial(beats.append, None))
    beat.start()
    table.play_to_the_end(qtbot)
    beat.stop()
    moves = sum(isinstance(event, MOVES) for event in table.events)
    assert len(beats) >= moves


def test_a_history_that_nobody_keeps_is_played_as_well(open_table: OpenTable, qtbot: QtBot) -> None:
    seats = [replace(seat, player=PlayerKind.HUMAN) for seat in start("draw").seats]
    table = open_table(History(replace(start("draw"), seats=seats)), humans())
    table.play_by_itself()
    table.play_to_the_end(qtbot)
    assert table.record is None
    assert table.notices == []
