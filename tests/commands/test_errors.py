from __future__ import annotations

from domino_gui.commands.errors import FAILED, OK, UNUSABLE, CommandError


def test_the_exit_statuses_are_those_of_the_command_line() -> None:
    assert (OK, FAILED, UNUSABLE) == (0, 1, 2)


def test_an_error_is_bad_usage_unless_it_says_otherwise() -> None:
    assert CommandError("what?").status == UNUSABLE
    assert CommandError("broken", FAILED).status == FAILED
