"""``domino-gui render``: a table as a picture of the window and as data, without a screen."""

from __future__ import annotations

import argparse
import operator
import re
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from domino_gui.commands.errors import OK, CommandError
from domino_gui.commands.output import write_whole
from domino_gui.commands.records import open_record
from domino_gui.commands.screen import USUAL_SIZE, portrait_without_screen
from domino_gui.commands.terminal import Parser, printable, whole_number
from domino_gui.engine.match import Match
from domino_gui.engine.tiles import TILES

SMALLEST: Final = (800, 500)
"""The window is never smaller."""
LARGEST: Final = (7680, 4320)
_LEAST, _MOST = (f"{width}x{height}" for width, height in (SMALLEST, LARGEST))
EACH: Final = "all"

_ABOUT: Final = """\
Draws the table after a placement of a record's last round as the window would show it, racks and
panels included, without a screen. Without --png and --json the data goes to standard output."""

_DATA: Final = """\
The data is one JSON object: "tiles" as they came, with "x" and "y" of their top left corners, in
half-tile units, y downwards; "count"; "ends", every open end with what it adds to the count;
"scale_px", the side of a half on the picture. With --move all there is one such object a line."""


def render(arguments: Sequence[str]) -> int:
    """Write what is asked for; nothing where the record is no good."""
    asked = _read(arguments)
    history = open_record(asked.file, patient=True).history
    files: dict[Path, bytes] = {}
    data = b""
    with portrait_without_screen(asked.size, asked.theme) as portrait:
        match = _moment(asked, history.match)
        if asked.json is not None or asked.png is None:
            tables = portrait.tables(match) if asked.move == EACH else [portrait.table(match)]
            data = b"".join(table.json() + b"\n" for table in tables)
        if asked.json is not None:
            files[asked.json] = data
        if asked.png is not None:
            files[asked.png] = portrait.png(match, practice=history.practice)
    write_whole(files)
    if not files:
        if sys.stdout is None:
            raise CommandError("there is no standard output")
        print(data.decode(), end="")
    return OK


def _moment(asked: argparse.Namespace, match: Match) -> Match:
    """Return the match just after the placement asked for; as it stands if there is none yet."""
    from domino_gui.windows.portrait import placements

    placed = len(match.round.layout)
    number = placed if asked.move in (None, EACH) else asked.move
    if number > placed:
        count = "1 placement" if placed == 1 else f"{placed or 'no'} placements"
        raise CommandError(f"{printable(asked.file)}: the last round has {count}, not {number}")
    return next(islice(placements(match), number - 1, None)) if number else match


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = Parser("render", _ABOUT, _DATA)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (*.domino)")
    parser.add_argument("--png", type=Path, metavar="OUT.png", help="where the picture goes")
    parser.add_argument("--json", type=Path, metavar="OUT.json", help="where the data goes")
    parser.add_argument(
        "--move",
        type=_move,
        metavar="N|all",
        help="after which placement of the last round, from 1 (the last); all: data about each",
    )
    parser.add_argument(
        "--size",
        type=_size,
        metavar="WxH",
        default=USUAL_SIZE,
        help=f"the window's in pixels, {_LEAST} to {_MOST} (1280x800)",
    )
    parser.add_argument(
        "--theme", metavar="NAME", help="its colours: light, dark, contrast (light)"
    )
    found = parser.parse_args(arguments)
    files = [path.resolve() for path in (found.file, found.png, found.json) if path is not None]
    if len({*files}) < len(files):
        parser.error("the record, the picture and the data are three different files")
    return found


def _move(text: str) -> int | str:
    if text == EACH:
        return text
    try:
        return whole_number(1, len(TILES))(text)
    except (ValueError, argparse.ArgumentTypeError):
        wanted = f"a whole number from 1 to {len(TILES)}, or {EACH}, is wanted"
        raise argparse.ArgumentTypeError(wanted) from None


def _size(text: str) -> tuple[int, int]:
    written = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text, re.ASCII)
    size = (int(written[1]), int(written[2])) if written else (0, 0)
    if not all(map(operator.le, SMALLEST, size)) or not all(map(operator.le, size, LARGEST)):
        wanted = f"a size from {_LEAST} to {_MOST} is wanted"
        raise argparse.ArgumentTypeError(wanted)
    return size
