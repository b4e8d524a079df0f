"""The way in: ``domino-gui``, also ``python -m domino_gui``.

Every subcommand is imported only when it is called, and nothing is imported before its use: most
often this program is started to open the game at once.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from domino_gui import __version__
from domino_gui.commands.errors import INTERRUPTED, OK, UNUSABLE, CommandError


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out what ``arguments`` ask for, the program's own by default; return the exit status.

    0 for success, 1 where a check failed, 2 for bad usage or an unreadable file.
    """
    _never_stumble_over_letters()
    try:
        status = _run(list(sys.argv[1:] if arguments is None else arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
    except CommandError as error:
        return _say(error, error.status)
    except KeyboardInterrupt:
        return _say("interrupted", INTERRUPTED)
    except BrokenPipeError:
        # Whoever read the output has gone, and need not be told.
        _forget_output()
        return UNUSABLE
    except OSError as error:
        _forget_output()
        where = "" if error.filename is None else f"{error.filename}: "
        return _say(f"{where}{error.strerror or error}", UNUSABLE)
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else OK
    return status


def _run(arguments: list[str]) -> int:
    match arguments:
        case ["verify", *rest]:
            from domino_gui.commands.verify import verify as command
        case ["simulate", *rest]:
            from domino_gui.commands.simulate import simulate as command
        case ["render", *rest]:
            from domino_gui.commands.render import render as command
        case ["demo", *rest]:
            from domino_gui.commands.demo import demo as command
        case ["engine", *rest]:
            from domino_gui.commands.engine import engine as command
        case ["lay", *rest]:
            from domino_gui.commands.lay import lay as command
        case ["--version"]:
            print(f"Fives {__version__}")
            return OK
        case rest:
            # Loading makes many objects and no rubbish; once the window is seen it collects again.
            gc.disable()
            from domino_gui.commands.play import play as command
    return command(rest)


def _say(message: object, status: int) -> int:
    from domino_gui.commands.terminal import printable

    if sys.stderr is not None:
        with contextlib.suppress(OSError):  # nowhere is left to say it
            print(f"domino-gui: {printable(message)}", file=sys.stderr)
    return status


def _never_stumble_over_letters() -> None:
    """Show what the terminal's encoding lacks as escapes."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _forget_output() -> None:
    """Leave nothing that Python would try to write once more when it ends."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
