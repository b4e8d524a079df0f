"""Other people's opponent programs that were added: how each is started, and its levels.

A command is a list of words, one for the program and one for each argument, and never goes
through a shell: no system reads anything into it. Where a person types arguments on one line,
the rules are the same on every system and are those of `split_arguments`.
"""

# Annotations are evaluated at once: msgspec would compile each of them as a string.

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from domino_gui.storage.match_setup import NAME_LENGTH, MatchSetup, SeatSetup

LONGEST_WORD: Final = 1024
"""Characters of a path or an argument."""
LONGEST_ARGUMENTS: Final = 2048
"""Characters of all arguments on one line."""

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
"""A path or an argument."""


class AddedProgram(msgspec.Struct, frozen=True, omit_defaults=True):
    """A program that speaks the opponent protocol, under the name that its owner gave it."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
    """Unique among those added; what a record calls it."""
    command: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=LONGEST_ARGUMENTS)]
    """The program, by its path or its name, then its arguments."""
    folder: Word = ""
    """Where it runs; empty for the person's own folder."""
    levels: Annotated[
        tuple[Annotated[str, Meta(max_length=NAME_LENGTH)], ...], Meta(max_length=64)
    ] = ()
    """What it named when it was last asked, the weakest first; empty where it never answered."""

    @property
    def runs_in(self) -> str:
        """The folder that it runs in: always the same, wherever the game was started."""
        return self.folder or str(Path.home())


def checked(programs: Iterable[AddedProgram]) -> tuple[AddedProgram, ...]:
    """Return ``programs`` as they were kept, without those whose name an earlier one has.

    `ValueError` where a command holds a zero byte, which no system hands on.
    """
    kept: dict[str, AddedProgram] = {}
    for program in programs:
        if any("\0" in word for word in (*program.command, program.folder)):
            raise ValueError(f"a zero byte in the command of {program.name!r}")
        kept.setdefault(program.name, program)
    return tuple(kept.values())


def find_program(programs: Iterable[AddedProgram], name: str) -> AddedProgram | None:
    """Return the program of that name; None if none was added under it."""
    return next((program for program in programs if program.name == name), None)


def free_name(wanted: str, taken: Collection[str]) -> str:
    """Return ``wanted``, with a number where it is ``taken``; no longer than a name may be."""
    name, number = wanted[:NAME_LENGTH], 1
    while name in taken:
        number += 1
        name = f"{wanted[: NAME_LENGTH - 5]} {number}"
    return name


def reseated(setup: MatchSetup, program: str, by: str) -> MatchSetup:
    """Return ``setup`` with the program ``by`` on the seats of another; ours where it is empty."""

    def seat(player: SeatSetup) -> SeatSetup:
        if player.program != program:
            return player
        level = player.level if by else SeatSetup().level
        return msgspec.structs.replace(player, program=by, level=level)

    one, two, three, four = map(seat, setup.players)
    return msgspec.structs.replace(setup, players=(one, two, three, four))


# -- arguments on one line -------------------------------------------------------------------------


def split_arguments(text: str) -> list[str]:
    r"""Return the arguments that a person typed; `ValueError` where a quote is not closed.

    Blanks part them; what has blanks of its own stands in quotes, double or single ones, and what
    holds one kind stands in the other. A backslash means nothing but itself, as the paths of
    Windows need it.
    """
    import shlex

    lexer = shlex.shlex(text, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = lexer.escape = ""
    return [*lexer]


def join_arguments(arguments: Sequence[str]) -> str:
    """Return one line that `split_arguments` takes for ``arguments``."""
    return " ".join(map(_quoted, arguments))


def _quoted(argument: str) -> str:
    if argument and not any(char.isspace() or char in "\"'" for char in argument):
        return argument
    if '"' not in argument:
        return f'"{argument}"'
    return '"' + argument.replace('"', '"\'"\'"') + '"'
