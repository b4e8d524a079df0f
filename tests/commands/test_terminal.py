from __future__ import annotations

import pytest

from domino_gui.commands.errors import CommandError
from domino_gui.commands.terminal import Parser, printable, whole_number


def read(*arguments: str) -> int:
    parser = Parser("try", "Tries.")
    parser.add_argument("--number", type=whole_number(1, 10))
    number: int = parser.parse_args(arguments).number
    return number


def test_a_number_within_its_bounds_is_read() -> None:
    assert [read("--number", text) for text in ("1", "10")] == [1, 10]


@pytest.mark.parametrize("text", ["0", "11", "x", "", "1.5", "٣", "9" * 5000, "-1", "+1", "1_0"])
def test_a_number_that_makes_no_sense_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(CommandError) as caught:
        read("--number", text)
    assert "--number" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_refusal_names_the_help() -> None:
    with pytest.raises(CommandError, match=r"see domino-gui try --help"):
        read("--nummer", "1")


def test_options_are_not_guessed_from_their_beginning() -> None:
    with pytest.raises(CommandError):
        read("--num", "1")


def test_a_name_is_shown_on_one_line_and_whole() -> None:
    assert printable("a\nb\x1b[31m\udcff") == "a�b�[31m�"
    assert printable("x" * 500 + "도미노") == "x" * 500 + "도미노"
