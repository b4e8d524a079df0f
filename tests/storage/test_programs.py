from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from domino_gui.engine.events import PlayerKind
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.storage.programs import (
    AddedProgram,
    checked,
    find_program,
    free_name,
    join_arguments,
    reseated,
    split_arguments,
)

BOT = AddedProgram("Bot", ("python3", "/my bots/bot.py"), levels=("weak", "strong"))
OTHER = AddedProgram("Other", ("other",))


def test_a_name_stands_for_the_first_program_that_has_it() -> None:
    assert checked([BOT, OTHER, replace(BOT, command=("x",))]) == (BOT, OTHER)
    assert find_program([BOT, OTHER], "Other") is OTHER
    assert find_program([BOT, OTHER], "other") is None


@pytest.mark.parametrize("program", [replace(BOT, command=("a", "b\0")), replace(BOT, folder="\0")])
def test_what_no_system_hands_on_is_refused(program: AddedProgram) -> None:
    with pytest.raises(ValueError, match="zero byte in the command of 'Bot'"):
        checked([OTHER, program])


def test_a_program_runs_in_the_same_folder_wherever_the_game_was_started() -> None:
    assert BOT.runs_in == str(Path.home())
    assert replace(BOT, folder="/bots").runs_in == "/bots"


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert free_name("Mine", ["Bot"]) == "Mine"
    assert free_name("Bot", ["Bot", "Bot 2"]) == "Bot 3"
    first = free_name("x" * 80, [])
    second = free_name("x" * 80, [first])
    assert first != second
    assert len(first) == 64
    assert len(second) <= 64


SETUP = MatchSetup(
    players=(
        SeatSetup(PlayerKind.HUMAN),
        SeatSetup(level="strong", program="Bot", name="Rob"),
        SeatSetup(level="expert"),
        SeatSetup(program="Other", level="x"),
    )
)


def test_a_seat_follows_a_new_name_of_its_program() -> None:
    players = reseated(SETUP, "Bot", "Robot").players
    assert players[1] == SeatSetup(level="strong", program="Robot", name="Rob")
    assert players[0::2] == SETUP.players[0::2]
    assert players[3] == SETUP.players[3]


def test_a_seat_whose_program_is_removed_is_played_by_ours() -> None:
    players = reseated(SETUP, "Bot", "").players
    assert players[1] == SeatSetup(name="Rob")


@pytest.mark.parametrize(
    ("typed", "arguments"),
    [
        ("", []),
        ("  --fast   -j 2 ", ["--fast", "-j", "2"]),
        ('"/my bots/bot.py" --name "a b"', ["/my bots/bot.py", "--name", "a b"]),
        (r"C:\Bots\bot.exe", [r"C:\Bots\bot.exe"]),
        (r'"C:\My Bots\"', ["C:\\My Bots\\"]),
        ('\'say "hi"\' it"\'"s', ['say "hi"', "it's"]),
        ('a "" b', ["a", "", "b"]),
        ("$HOME *.py; # `x`", ["$HOME", "*.py;", "#", "`x`"]),
        ("미나 '두 개'", ["미나", "두 개"]),
    ],
)
def test_arguments_are_split_alike_on_every_system(typed: str, arguments: list[str]) -> None:
    assert split_arguments(typed) == arguments


def test_a_quote_that_is_not_closed_is_refused() -> None:
    for typed in ('"a b', "it's"):
        with pytest.raises(ValueError, match="quotation"):
            split_arguments(typed)


@given(st.lists(st.text()))
def test_arguments_that_are_shown_on_one_line_are_read_again(arguments: list[str]) -> None:
    assert split_arguments(join_arguments(arguments)) == arguments
