"""``domino-gui lay``: lays a table anew for the window, which goes on meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domino_gui.commands.errors import OK, CommandError
from domino_gui.commands.terminal import Parser

_ABOUT: Final = """\
Lays a table anew, for the game's own use: its window starts this where tiles have to make way for
another, and goes on meanwhile. One line on standard input says what to lay, one on standard output
how it lies. They are no interface, and differ from version to version."""


def lay(arguments: Sequence[str]) -> int:
    """Carry out the one task that is read from the input; `CommandError` if that is none."""
    parser = Parser("lay", _ABOUT)
    parser.parse_args(arguments)
    from domino_gui.table.parcel import ParcelError, Task, carry_out, pack, unpack

    # Not through sys.stdin: there is none where a windowed program is started on some systems.
    with open(0, "rb", closefd=False) as source, open(1, "wb", closefd=False) as sink:
        try:
            task = unpack(source.readline(), Task)
        except ParcelError:
            message = "nothing that can be laid was asked; the game asks it itself"
            raise CommandError(message) from None
        sink.write(pack(carry_out(task)))
    return OK
