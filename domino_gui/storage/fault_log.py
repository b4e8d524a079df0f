"""The log of what opponent programs did wrong: for whoever wrote the program, in English.

Two files at most, of which the older one gives way. Nothing here ever disturbs play: what cannot
be written is lost, and nobody is told.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

import contextlib
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from domino_gui.engine.json_limits import one_line

LARGEST: Final = 128 * 1024
"""Bytes after which a new file is begun."""
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
    text = _entry(fault).encode("utf-8", errors="replace")
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_file() and path.stat().st_size + len(text) > LARGEST:
            path.replace(_older(path))
        with path.open("ab") as file:
            file.write(text)


def read_log(path: Path) -> str:
    """Return the log, the latest last; empty where there is none. `OSError` if it is unreadable."""
    parts = []
    for part in (_older(path), path):
        with contextlib.suppress(FileNotFoundError), part.open("rb") as file:
            parts.append(file.read(2 * LARGEST).decode("utf-8", errors="replace"))
    return "".join(parts)


def _older(path: Path) -> Path:
    return path.with_suffix(f".1{path.suffix}")


def _entry(fault: LoggedFault) -> str:
    who = f"seat {fault.seat + 1} ({fault.name}), {fault.program or 'our own program'}"
    level = f" at level {fault.level}" if fault.level else ""
    detail = f": {fault.detail}" if fault.detail else ""
    head = f"{fault.time.isoformat(' ', 'seconds')}  {who}{level}: {fault.fault}{detail}"
    lines = [one_line(f"{head}; {fault.done}", longest=2 * _LONGEST_LINE)]
    complaints = [line.expandtabs(4) for line in fault.complaints.splitlines() if line.strip()]
    lines += [f"    {one_line(line, _LONGEST_LINE)}" for line in complaints[-_MOST_LINES:]]
    return "".join(f"{line}\n" for line in lines)
