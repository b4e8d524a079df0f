"""``domino-gui [FILE]`` and ``domino-gui --watch``: opens the game in its window."""

from __future__ import annotations

import builtins
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from domino_gui.commands.screen import ending_on_ctrl_c, explaining_failure_to_start
from domino_gui.windows.play_options import PlayOptions, Watch

if TYPE_CHECKING:
    from pathlib import Path

_COMMANDS: Final = """\
commands:
  verify FILE...   replay records under their rules and say whether they hold
  simulate         let computers play each other without a window
  render FILE      draw a table without a screen: a picture of the window, or data
  demo --out DIR   play a match of every rule set without a screen; records and pictures
  engine           speak the opponent protocol

`domino-gui COMMAND --help` tells more about each.
"""


def play(arguments: Sequence[str]) -> int:
    """Open the game as ``arguments`` ask; return the exit status when it is closed."""
    options = read_options(arguments) if arguments else PlayOptions()
    if options.file is not None:
        _check_record(options.file)
    pythons_own = builtins.__import__
    with explaining_failure_to_start(), ending_on_ctrl_c():
        # PySide has put another in its place, that reads the source of every module and looks for
        # PySide's name there: it takes longer than loading it, for features that we do not use.
        builtins.__import__ = pythons_own
        from domino_gui.windows.application import run

        return run(options)


def _check_record(file: Path) -> None:
    """Raise `CommandError` where no match can be opened from ``file``."""
    from domino_gui.commands.records import open_record

    open_record(file, forgive_cut_off=True)


def read_options(arguments: Sequence[str]) -> PlayOptions:
    """Return what ``arguments`` ask of the window; `CommandError` if they make no sense."""
    from pathlib import Path

    from domino_gui.commands.terminal import Parser, seed, whole_number
    from domino_gui.engine.rules import RuleSetId
    from domino_gui.opponents.players import LEVELS

    parser = Parser("", "Fives: a game of dominoes. Opens its window.", _COMMANDS)
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a record to open")
    parser.add_argument("--version", action="store_true", help="say which version this is")
    parser.add_argument(
        "--quit-after", type=whole_number(1, 10**6), metavar="N", help="end after N matches"
    )
    speeds = ("slow", "normal", "fast", "max")
    parser.add_argument(
        "--speed", choices=speeds, metavar="SPEED", help=f"of the computers: {', '.join(speeds)}"
    )
    watch = parser.add_argument_group("to watch computers play each other")
    rules = [rule_set.value for rule_set in RuleSetId]
    watch.add_argument("--watch", choices=rules, metavar="RULES", help=", ".join(rules))
    watch.add_argument("--seats", type=whole_number(2, 4), metavar="N", help="2 to 4 (2)")
    watch.add_argument("--level", choices=LEVELS, metavar="LEVEL", help=", ".join(LEVELS))
    watch.add_argument("--seed", type=seed, metavar="N", help="deal alike every time")
    found = vars(parser.parse_args(arguments))
    if found.pop("version"):
        parser.error("--version stands alone")
    file, rules = found.pop("file"), found.pop("watch")
    quit_after, speed = found.pop("quit_after"), found.pop("speed")
    chosen = {name: value for name, value in found.items() if value is not None}
    if rules is None:
        if chosen:
            parser.error(f"--{next(iter(chosen))} needs --watch")
        if speed is not None and file is None:
            parser.error("--speed needs --watch or a record")
        return PlayOptions(file=file, quit_after=quit_after, speed=speed)
    if file is not None:
        parser.error("either a record is opened or a match is watched")
    watched = Watch(RuleSetId(rules), **chosen)
    return PlayOptions(watch=watched, quit_after=quit_after, speed=speed)
