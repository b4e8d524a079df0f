import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Action, Draw, Pass, Place, RoundDealt, RoundSettled, TileDrawn
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.game.computer import GRACE_MS, Computer, why_illegal
from domino_gui.game.notices import Fault, Notice, NoticeKind
from domino_gui.game.players import Player, Turn
from domino_gui.opponents import greedy
from domino_gui.opponents.protocol import Choose, decode_request
from domino_gui.opponents.thinking import Effort
from tests.game.leftovers import running_processes
from tests.game.table import LONG, PROGRAMS, Table, between_computers, collected
from tests.strategies import FORMS, form_name, start


def program(name: str, *arguments: str) -> list[str]:
    return [sys.executable, str(PROGRAMS / f"{name}.py"), *arguments]


@pytest.fixture
def turn() -> Turn:
    """A turn in which the built-in player and the programs of the tests choose differently."""
    match = Match(start("all-fives"))
    match.open_round(ShuffledDealer(3))
    seat = match.round.turn
    turn = Turn(seat, seat_view(match.events, seat), match.legal_actions(), 5)
    assert built_in(turn) != turn.legal[-1]
    return turn


def built_in(turn: Turn) -> object:
    view = Match.replay(turn.view, viewer=turn.seat)
    return greedy.choose(view, Effort(Random(0))).action


Seat = Callable[..., Computer]


@pytest.fixture
def seat() -> Iterator[Seat]:
    seated: list[Computer] = []

    def seat_one(name: str, *arguments: str, grace_ms: int = LONG, level: str = "club") -> Computer:
        command = program(name, *arguments)
        seated.append(Computer(level, program=command, budget_ms=0, grace_ms=grace_ms))
        return seated[-1]

    yield seat_one
    for computer in seated:
        computer.close()


def choice_of(computer: Computer, turn: Turn, qtbot: QtBot) -> object:
    with qtbot.waitSignal(computer.chosen, timeout=LONG) as chosen:
        computer.ask(turn)
    assert chosen.args is not None
    assert chosen.args[0] is turn
    return chosen.args[1]


def faults(notices: list[object]) -> list[tuple[NoticeKind, Fault | None]]:
    return [(told.kind, told.fault) for told in notices if isinstance(told, Notice)]


# -- a program that plays by the protocol ----------------------------------------------------------


def test_a_program_chooses_for_its_seat(seat: Seat, turn: Turn, qtbot: QtBot) -> None:
    computer = seat("correct")
    with collected(computer.noticed) as notices:
        for _ in range(3):
            assert choice_of(computer, turn, qtbot) == turn.legal[-1]
    assert notices == []


def test_our_own_program_plays_at_every_level_it_names(turn: Turn, qtbot: QtBot) -> None:
    for level in ("beginner", "casual", "club", "expert", "master"):
        computer = Computer(level, budget_ms=0)
        with collected(computer.noticed) as notices:
            assert choice_of(computer, turn, qtbot) in turn.legal
        assert notices == []
        computer.close()


def test_our_own_program_runs_wherever_the_current_folder_is(
    turn: Turn, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "random.py").write_text("raise SystemExit('not this one')")
    (tmp_path / "domino_gui.py").write_text("raise SystemExit('nor this one')")
    monkeypatch.chdir(tmp_path)
    computer = Computer("club", budget_ms=0)
    with collected(computer.noticed) as notices:
        choice_of(computer, turn, qtbot)
    assert notices == []
    computer.close()


def test_a_frozen_program_is_asked_to_play_by_its_own_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert Computer("club")._command == [sys.executable, "engine"]


def test_a_program_is_started_in_the_background_and_greeted_before_it_is_asked(
    seat: Seat, turn: Turn, qtbot: QtBot
) -> None:
    computer = seat("correct")
    timer = QElapsedTimer()
    timer.start()
    computer.prepare()
    computer.prepare()
    assert timer.elapsed() < 200
    assert choice_of(computer, turn, qtbot) == turn.legal[-1]


def test_a_program_is_sent_what_its_seat_may_see_and_no_more(
    seat: Seat, qtbot: QtBot, tmp_path: Path, open_table: Callable[..., Table]
) -> None:
    told = [tmp_path / f"{seat}.txt" for seat in range(2)]
    spies: list[Player] = [seat("spy", str(path)) for path in told]
    started = between_computers(start("all-fives", target=20))
    table = open_table(started, spies)
    table.play_to_the_end(qtbot)
    for number, path in enumerate(told):
        lines = path.read_bytes().splitlines()
        assert lines
        for line in lines:
            asked = decode_request(line)
            assert isinstance(asked, Choose)
            assert (asked.view.seat, asked.level, asked.budget_ms) == (number, "club", 0)
            begun = 0
            for index, event in enumerate(asked.view.events):
                if isinstance(event, RoundSettled):
                    begun = index
            for event in asked.view.events[begun:]:
                if isinstance(event, RoundDealt):
                    assert b'"key"' not in line or begun
                    assert [isinstance(hand, list) for hand in event.hands] == [
                        other == number for other in range(2)
                    ]
                    assert isinstance(event.boneyard, int)
                    assert not event.key
                    assert not event.number
                if isinstance(event, TileDrawn):
                    assert (event.tile is not None) is (event.seat == number)


# -- programs that do not --------------------------------------------------------------------------

MISBEHAVING = {
    "dies_at_once": Fault.DIED,
    "dies_thinking": Fault.DIED,
    "garbage": Fault.NO_PROTOCOL,
    "binary": Fault.NO_PROTOCOL,
    "deep": Fault.NO_PROTOCOL,
    "illegal": Fault.ILLEGAL_ACTION,
    "wrong_id": Fault.WRONG_REQUEST,
    "refuses": Fault.REFUSED,
    "floods": Fault.FLOODED,
    "chatters": Fault.FLOODED,
    "is_not_there": Fault.DIED,
}


@pytest.mark.parametrize(("name", "fault"), MISBEHAVING.items(), ids=MISBEHAVING.keys())
def test_a_program_that_fails_is_restarted_once_and_then_replaced(
    name: str, fault: Fault, seat: Seat, turn: Turn, qtbot: QtBot
) -> None:
    computer = seat(name)
    with collected(computer.noticed) as notices:
        assert choice_of(computer, turn, qtbot) == built_in(turn)
        assert faults(notices) == [
            (NoticeKind.PROGRAM_RESTARTED, fault),
            (NoticeKind.PROGRAM_REPLACED, fault),
        ]
        # For the rest of the match, and without another word.
        assert choice_of(computer, turn, qtbot) == built_in(turn)
        assert len(notices) == 2


@pytest.mark.parametrize(
    "name",
    ["silent", "silent_thinking", "deaf", "closes_output", "empty_lines", "trickles"],
)
def test_a_silent_program_counts_as_dead_after_its_time(
    name: str, seat: Seat, turn: Turn, qtbot: QtBot
) -> None:
    computer = seat(name, grace_ms=300)
    with collected(computer.noticed) as notices:
        assert choice_of(computer, turn, qtbot) == built_in(turn)
    assert faults(notices) == [
        (NoticeKind.PROGRAM_RESTARTED, Fault.SILENT),
        (NoticeKind.PROGRAM_REPLACED, Fault.SILENT),
    ]


def test_a_program_is_given_ten_seconds_beyond_its_time() -> None:
    computer = Computer("club", program=program("correct"))
    assert computer._grace_ms == GRACE_MS == 10_000


def test_a_program_that_falls_silent_after_a_cancel_counts_as_dead_when_it_is_asked_again(
    seat: Seat, turn: Turn, qtbot: QtBot
) -> None:
    computer = seat("sulks", grace_ms=2000)
    with collected(computer.noticed) as notices:
        computer.ask(turn._replace(seed=1))
        qtbot.waitUntil(lambda: computer._id == 1, timeout=LONG)
        computer.cancel()
        # Nobody waits for it until then.
        assert not computer._silence.isActive()
        assert choice_of(computer, turn, qtbot) == turn.legal[-1]
    assert faults(notices) == [(NoticeKind.PROGRAM_RESTARTED, Fault.SILENT)]


def test_a_program_that_ends_is_noticed_at_once_whatever_it_leaves_behind(
    seat: Seat, turn: Turn, qtbot: QtBot, tmp_path: Path
) -> None:
    computer = seat("leaves_a_child", str(tmp_path / "child"))
    with collected(computer.noticed) as notices:
        assert choice_of(computer, turn, qtbot) == built_in(turn)
    assert [fault for _, fault in faults(notices)] == [Fault.DIED] * 2
    qtbot.waitUntil(lambda: not is_running(tmp_path / "child"), timeout=LONG)


def test_what_a_program_has_started_ends_with_it(seat: Seat, qtbot: QtBot, tmp_path: Path) -> None:
    computer = seat("leaves_a_child", str(tmp_path / "child"))
    computer.prepare()
    qtbot.waitUntil(lambda: computer._state.name == "READY", timeout=LONG)
    assert is_running(tmp_path / "child")
    computer.close()
    qtbot.waitUntil(lambda: not is_running(tmp_path / "child"), timeout=LONG)


def is_running(told: Path) -> bool:
    """Tell whether the process lives whose number stands in a file."""
    number = int(told.read_text(encoding="utf-8"))
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    # One that is dead, and that nobody has asked about, counts as running.
    state = Path(f"/proc/{number}/stat")
    return not (state.exists() and state.read_text().rpartition(") ")[2].startswith("Z"))


@pytest.mark.parametrize(
    ("name", "fault"),
    [("other_version", Fault.OTHER_VERSION), ("one_level", Fault.NO_SUCH_LEVEL)],
)
def test_what_a_restart_would_not_change_is_replaced_at_once(
    name: str, fault: Fault, seat: Seat, turn: Turn, qtbot: QtBot
) -> None:
    computer = seat(name)
    with collected(computer.noticed) as notices:
        assert choice_of(computer, turn, qtbot) == built_in(turn)
    assert faults(notices) == [(NoticeKind.PROGRAM_REPLACED, fault)]


def test_a_program_of_another_level_is_asked_at_that_level(
    seat: Seat, turn: Turn, qtbot: QtBot
) -> None:
    computer = seat("one_level", level="champion", grace_ms=300)
    with collected(computer.noticed) as notices:
        choice_of(computer, turn, qtbot)
    assert faults(notices)[0] == (NoticeKind.PROGRAM_RESTARTED, Fault.SILENT)


def test_without_a_level_the_strongest_is_asked_for(
    seat: Seat, turn: Turn, qtbot: QtBot, tmp_path: Path
) -> None:
    told = tmp_path / "told.txt"
    computer = seat("spy", str(told), level="")
    choice_of(computer, turn, qtbot)
    (line,) = told.read_bytes().splitlines()
    assert decode_request(line).level == "master"  # type: ignore[union-attr]


def test_a_program_runs_in_its_folder(turn: Turn, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "my bots"
    folder.mkdir()
    computer = Computer("club", program=program("spy", "told.txt"), folder=str(folder))
    choice_of(computer, turn, qtbot)
    assert (folder / "told.txt").is_file()
    computer.close()


def test_a_program_that_cannot_be_started_is_replaced(
    turn: Turn, qtbot: QtBot, tmp_path: Path
) -> None:
    computer = Computer("club", program=[str(tmp_path / "nothing")])
    with collected(computer.noticed) as notices:
        assert choice_of(computer, turn, qtbot) == built_in(turn)
    assert [fault for _, fault in faults(notices)] == [Fault.NOT_STARTED] * 2
    computer.close()


def test_after_one_restart_a_program_that_recovers_plays_on(
    seat: Seat, turn: Turn, qtbot: QtBot, tmp_path: Path
) -> None:
    computer = seat("dies_once", str(tmp_path / "died"))
    with collected(computer.noticed) as notices:
        for _ in range(3):
            assert choice_of(computer, turn, qtbot) == turn.legal[-1]
    assert faults(notices) == [(NoticeKind.PROGRAM_RESTARTED, Fault.DIED)]


def test_a_program_that_dies_while_nobody_asks_it_is_restarted_all_the_same(
    seat: Seat, turn: Turn, qtbot: QtBot
) -> None:
    computer = seat("dies_at_once")
    with qtbot.waitSignals([computer.noticed] * 2, timeout=LONG):
        computer.prepare()
    assert choice_of(computer, turn, qtbot) == built_in(turn)


def test_what_a_program_complains_of_is_told(seat: Seat, turn: Turn, qtbot: QtBot) -> None:
    computer = seat("dies_thinking")
    with collected(computer.noticed) as notices:
        choice_of(computer, turn, qtbot)
    assert [told.detail for told in notices if isinstance(told, Notice)] == ["club is too hard"] * 2
    computer = seat("refuses")
    with collected(computer.noticed) as notices:
        choice_of(computer, turn, qtbot)
    (first, _) = notices
    assert isinstance(first, Notice)
    assert "\n" not in first.detail
    assert "at this table" in first.detail


def test_a_program_may_complain_as_much_as_it_likes(seat: Seat, turn: Turn, qtbot: QtBot) -> None:
    computer = seat("noisy")
    with collected(computer.noticed) as notices:
        for _ in range(3):
            assert choice_of(computer, turn, qtbot) == turn.legal[-1]
    assert notices == []


def test_a_line_that_is_not_understood_is_told_of_without_its_tiles(
    seat: Seat, turn: Turn, qtbot: QtBot
) -> None:
    computer = seat("garbage")
    with collected(computer.noticed) as notices:
        choice_of(computer, turn, qtbot)
    assert {told.detail for told in notices} == {
        "not JSON: Expecting value at column 1, in: e4 e?|?"
    }


def test_an_illegal_action_is_told_with_the_rule_that_forbids_it(
    seat: Seat, turn: Turn, qtbot: QtBot
) -> None:
    computer = seat("illegal")
    with collected(computer.noticed) as notices:
        choice_of(computer, turn, qtbot)
    (first, _) = notices
    assert first.detail == "it does not hold ?|?"


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Place(Tile.parse("0|0"), None), "does not hold 0|0"),
        (Draw(), "can play and so may not draw"),
        (Pass(), "can play and so may not pass"),
    ],
)
def test_the_rule_that_forbids_an_action_is_told(turn: Turn, action: Action, why: str) -> None:
    assert action not in turn.legal
    assert why in why_illegal(turn, action)
    assert why_illegal(turn, turn.legal[0]) == ""


def test_what_a_program_sees_is_not_told_of_it(seat: Seat, turn: Turn, qtbot: QtBot) -> None:
    computer = seat("tells_its_hand")
    with collected(computer.noticed) as notices:
        choice_of(computer, turn, qtbot)
        choice_of(computer, turn, qtbot)
    (told,) = notices
    assert told.detail.startswith("I hold ?|?")
    assert "I hold ?|?" in told.complaints
    shown = told.detail + told.complaints
    assert not any(tile.name in shown for tile in TILES)


# -- taking back what was asked --------------------------------------------------------------------


def test_an_answer_that_comes_after_the_cancel_is_ignored(
    seat: Seat, turn: Turn, qtbot: QtBot
) -> None:
    computer = seat("late")
    computer.prepare()
    with collected(computer.noticed) as notices, collected(computer.chosen) as chosen:
        computer.ask(turn)
        qtbot.waitUntil(lambda: computer._id == 1, timeout=LONG)
        computer.cancel()
        other = turn._replace(seed=6)
        assert choice_of(computer, other, qtbot) == turn.legal[-1]
        assert len(chosen) == 1
    assert notices == []


def test_what_is_cancelled_before_the_program_is_ready_is_never_asked(
    seat: Seat, turn: Turn, qtbot: QtBot, tmp_path: Path
) -> None:
    told = tmp_path / "told.txt"
    computer = seat("spy", str(told))
    computer.ask(turn)
    computer.cancel()
    other = turn._replace(seed=77)
    choice_of(computer, other, qtbot)
    assert [decode_request(line).seed for line in told.read_bytes().splitlines()] == [77]  # type: ignore[union-attr]


def test_the_built_in_player_is_cancelled_too(seat: Seat, turn: Turn, qtbot: QtBot) -> None:
    computer = seat("one_level")
    choice_of(computer, turn, qtbot)
    with collected(computer.chosen) as chosen:
        computer.ask(turn)
        computer.cancel()
        other = turn._replace(seed=6)
        choice_of(computer, other, qtbot)
        assert len(chosen) == 1


@pytest.mark.parametrize(
    ("name", "state"),
    [
        ("correct", "NOT_RUNNING"),
        ("correct", "GREETED"),
        ("silent_thinking", "THINKING"),
        ("floods", "THINKING"),
        ("deaf", "GREETED"),
        ("is_not_there", "GREETED"),
        ("is_not_there", "REPLACED"),
    ],
)
def test_a_computer_can_be_closed_at_any_moment(
    name: str, state: str, seat: Seat, turn: Turn, qtbot: QtBot
) -> None:
    computer = seat(name)
    computer.ask(turn)
    qtbot.waitUntil(lambda: computer._state.name == state, timeout=LONG)
    with collected(computer.noticed) as notices, collected(computer.chosen) as chosen:
        timer = QElapsedTimer()
        timer.start()
        computer.close()
        assert timer.elapsed() < 200
        qtbot.waitUntil(lambda: not running_processes(), timeout=LONG)
        assert notices == chosen == []


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_computers_alone_play_a_whole_match(
    form: tuple[RuleSetId, int, bool], open_table: Callable[..., Table], qtbot: QtBot
) -> None:
    rules, seats, partners = form
    # Three or four at Five Up take forty rounds and more to the usual target.
    house = {"target": 100} if rules is RuleSetId.FIVE_UP and seats > 2 else {}
    started = between_computers(start(rules, seats, partners=partners, **house))
    table = open_table(started, [Computer("club", budget_ms=0) for _ in range(seats)], keep=True)
    table.play_to_the_end(qtbot)
    assert table.notices == []
    assert table.controller.match.winners is not None


def test_a_match_goes_on_to_its_end_whatever_its_programs_do(
    open_table: Callable[..., Table], qtbot: QtBot
) -> None:
    started = between_computers(replace(start("five-up", 4), options=start(target=60).options))
    names = ["dies_thinking", "garbage", "illegal", "wrong_id"]
    players: list[Player] = [Computer("club", program=program(name), budget_ms=0) for name in names]
    table = open_table(started, players, keep=True)
    table.play_to_the_end(qtbot)
    assert sorted((told.seat, told.kind.name) for told in table.notices) == [
        (seat, kind) for seat in range(4) for kind in ("PROGRAM_REPLACED", "PROGRAM_RESTARTED")
    ]
