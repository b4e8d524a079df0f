"""``domino-gui verify``: replays records under their rules, one line a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from domino_gui.commands.errors import OK
from domino_gui.commands.records import status_of
from domino_gui.commands.terminal import Parser, printable
from domino_gui.engine.record import RecordError, read_record


def verify(arguments: Sequence[str]) -> int:
    """Judge every file; the status is 2 if one cannot be read, else 1 if one breaks a rule."""
    parser = Parser("verify", "Replays records under their rules and says whether they hold.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (*.domino)")
    return max(_verify_file(file) for file in parser.parse_args(arguments).files)


def _verify_file(file: Path) -> int:
    status, verdict = judge(file)
    print(f"{printable(file)}: {verdict}", flush=True)
    return status


def judge(file: Path) -> tuple[int, str]:
    """Return the exit status that a record deserves, and what is to be said of it."""
    try:
        rounds = read_record(file, patient=True).match.round_number
    except RecordError as error:
        return status_of(error), str(error)
    return OK, f"ok, {rounds} round" if rounds == 1 else f"ok, {rounds} rounds"
