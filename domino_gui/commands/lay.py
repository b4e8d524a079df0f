"""``domino-gui lay``: lays a table anew for the window, which goes on meanwhile."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from domino_gui.commands.errors import OK, CommandError
from domino_gui.commands.terminal import Parser


def lay(arguments: Sequence[str]) -> int:
    """Carry out the one task that is read from the input."""
    parser = Parser("lay", "Lays a table anew; for the game's own use.")
    parser.parse_args(arguments)
    from domino_gui.table.parcel import ParcelError, Task, carry_out, pack, unpack

    try:
        task = unpack(sys.stdin.buffer.readline(), Task)
    except ParcelError:
        raise CommandError("nothing that can be laid was asked; the game asks it itself") from None
    sys.stdout.buffer.write(pack(carry_out(task)))
    return OK
