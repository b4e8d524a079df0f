"""``domino-gui engine``: speaks the opponent protocol over standard input and output."""

from __future__ import annotations

from collections.abc import Sequence

from domino_gui.commands.errors import OK
from domino_gui.commands.terminal import Parser
from domino_gui.opponents.server import Server


def engine(arguments: Sequence[str]) -> int:
    """Answer requests until `quit` or the end of the input."""
    parser = Parser("engine", "Plays for others, who ask by the opponent protocol.")
    parser.parse_args(arguments)
    try:
        source = open(0, "rb", buffering=0, closefd=False)  # noqa: SIM115
        sink = open(1, "wb", buffering=0, closefd=False)  # noqa: SIM115
    except OSError:
        return OK  # one of them is closed: nobody asks, or nobody listens
    Server(source, sink).serve()
    return OK
