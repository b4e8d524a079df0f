"""What commands with arguments share: how these are read, and how names are shown."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final, NoReturn

from domino_gui.commands.errors import CommandError
from domino_gui.engine.json_limits import one_line

_LONGEST_NAME: Final = 4096


class Parser(argparse.ArgumentParser):
    """Reads arguments; what is wrong with them becomes one `CommandError`."""

    def __init__(self, command: str, description: str, epilog: str | None = None) -> None:
        """``command`` is the subcommand's name, empty for the program itself."""
        super().__init__(
            prog=f"domino-gui {command}".rstrip(),
            description=description,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        raise CommandError(f"{message} (see {self.prog} --help)")


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from ``least`` to ``most``, for `Parser.add_argument`."""

    def read(text: str) -> int:
        # What is longer is no number that anybody means, and Python refuses the very longest.
        is_number = len(text) <= 20 and text.isascii() and text.isdecimal()
        number = int(text) if is_number else None
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most} is wanted")
        return number

    read.__name__ = "whole number"
    return read


seed = whole_number(0, 2**63 - 1)
"""Reads what chance begins with."""


def printable(name: object) -> str:
    """Return a file's name, or whatever else comes from outside, fit to stand in one line."""
    return one_line(str(name), longest=_LONGEST_NAME)
