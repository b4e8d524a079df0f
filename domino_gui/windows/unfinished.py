"""The matches that can be gone on with: which there are, and how the first of them stands."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

import os
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from domino_gui.engine.match import Match
from domino_gui.engine.record import read_record
from domino_gui.storage.append_file import AppendFile, InUseError
from domino_gui.storage.live_record import SUFFIX, is_unfinished, unfinished_records
from domino_gui.storage.places import matches_folder


class Unfinished(NamedTuple):
    """A match that can be gone on with."""

    path: Path
    match: Match
    changed: datetime
    """When it was last played, as clocks here show it."""


def unfinished_paths(playing: bytes) -> list[Path]:
    """Return the records that stop before the match ends, in the order to be offered.

    First comes the one played last, ``playing`` as the preferences keep it, wherever it is; then
    those of our own folder, the latest first. Only their last lines are looked at.
    """
    paths = unfinished_records(matches_folder())
    last = Path(os.fsdecode(playing))
    if playing and is_unfinished(last):
        return [last, *(path for path in paths if path != last)]
    return paths


def left_over() -> list[Path]:
    """Return the records in our folder that do not stop early: their matches are over, or damaged.

    There are none but after a crash, or where a disk was full.
    """
    return [path for path in matches_folder().glob(f"*{SUFFIX}") if not is_unfinished(path)]


def read_unfinished(path: Path) -> Unfinished:
    """Return how the match at ``path`` stands; the file is left free.

    Raises:
        RecordError: the file is damaged.
        InUseError: another program is writing to it.
    """
    try:
        AppendFile.open(path).close()
    except InUseError:
        raise
    except OSError:
        pass  # it can be read, and written to maybe when it is played on; else reading will tell
    match = read_record(path, forgive_cut_off=True).match
    return Unfinished(path, match, datetime.fromtimestamp(path.stat().st_mtime).astimezone())
