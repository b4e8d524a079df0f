"""How commands read a record that they are given: whatever is wrong with it is one line."""

from __future__ import annotations

from pathlib import Path

from domino_gui.commands.errors import FAILED, UNUSABLE, CommandError
from domino_gui.commands.terminal import printable
from domino_gui.engine.record import BrokenRuleError, Record, RecordError, read_record


def status_of(error: RecordError) -> int:
    """Return the exit status that a bad record deserves."""
    return FAILED if isinstance(error, BrokenRuleError) else UNUSABLE


def open_record(file: Path, *, forgive_cut_off: bool = False, patient: bool = False) -> Record:
    """Read and judge a record (see `read_record`); `CommandError` names file and line."""
    try:
        return read_record(file, forgive_cut_off=forgive_cut_off, patient=patient)
    except RecordError as error:
        raise CommandError(f"{printable(file)}: {error}", status_of(error)) from None
