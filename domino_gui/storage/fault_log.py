"""The log of what opponent programs did wrong: for whoever wrote the program, in English."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from domino_gui.engine.json_limits import one_line
from domino_gui.storage.bounded_log import write_to_log

_MOST_LINES: Final = 20
"""Of what a program complained of last."""
_LONGEST_LINE: Final = 400


class LoggedFault(NamedTuple):
    """What a program did wrong in a match."""

    time: datetime
    seat: int
    """From 0; it is written as people count, from 1."""
    name: str
    """What the seat is called."""
    program: str
    """Another's program, by its name; empty for ours."""
    level: str
    fault: str
    """What was wrong, in a few words."""
    done: str
    """What was done about it."""
    detail: str = ""
    """One line from the system or the program."""
    complaints: str = ""
    """The last lines of its standard error."""


def log_fault(path: Path, fault: LoggedFault) -> None:
    """Append a fault to the log at ``path``; a disk that does not take it is not complained of."""
    write_to_log(path, _entry(fault))


def _entry(fault: LoggedFault) -> str:
    who = f"seat {fault.seat + 1} ({fault.name}), {fault.program or 'our own program'}"
    level = f" at level {fault.level}" if fault.level else ""
    detail = f": {fault.detail}" if fault.detail else ""
    head = f"{fault.time.isoformat(' ', 'seconds')}  {who}{level}: {fault.fault}{detail}"
    lines = [one_line(f"{head}; {fault.done}", longest=2 * _LONGEST_LINE)]
    complaints = [line.expandtabs(4) for line in fault.complaints.splitlines() if line.strip()]
    lines += [f"    {one_line(line, _LONGEST_LINE)}" for line in complaints[-_MOST_LINES:]]
    return "".join(f"{line}\n" for line in lines)
