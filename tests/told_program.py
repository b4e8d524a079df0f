"""The program itself, and a witness within it of what it shows.

    python -m tests.told_program FD [FAULT] -- ARGUMENTS…

Runs ``domino-gui ARGUMENTS``. Each event is written to the file descriptor before anything shows
it, and the place of the file's last byte with it, for who kills the program and wants to know what
was seen. With a FAULT it does wrong, so that a test of it can be tested:

    late     an event is written to the disk only with the one after it
    double   the last event is written once more when a match is gone on with
    skip     one event in twenty is not written
    kept     nothing is ever filed
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from typing import Any
from unittest.mock import patch

from domino_gui.engine.events import Event, encode_event
from domino_gui.engine.match import Match
from domino_gui.game.controller import Controller
from domino_gui.storage import filing
from domino_gui.storage.live_record import LiveRecord


def witness(descriptor: int) -> None:
    """Write each event of every match to ``descriptor`` before it is shown."""
    begin: Callable[..., None] = Controller.__init__

    def tell(event: Event, _: Match) -> None:
        os.write(descriptor, encode_event(event) + b"\n")

    def init(controller: Controller, *values: Any, **named: Any) -> None:
        begin(controller, *values, **named)
        # Connected first, it is told first.
        controller.happened.connect(tell)

    patch.object(Controller, "__init__", init).start()


def late() -> None:
    append, held = LiveRecord.append, list[Event]()

    def wrong(record: LiveRecord, events: Iterable[Event], **named: bool) -> None:
        held.extend(events)
        append(record, held[:-1], **named)
        del held[:-1]

    patch.object(LiveRecord, "append", wrong).start()


def double() -> None:
    append, resume = LiveRecord.append, LiveRecord.resume.__func__  # type: ignore[attr-defined]

    def wrong(kind: type[LiveRecord], path: Any) -> LiveRecord:
        record: LiveRecord = resume(kind, path)
        append(record, record.history.match.events[-1:])
        return record

    patch.object(LiveRecord, "resume", classmethod(wrong)).start()


def skip() -> None:
    append, number = LiveRecord.append, [0]

    def wrong(record: LiveRecord, events: Iterable[Event], **named: bool) -> None:
        kept = []
        for event in events:
            number[0] += 1
            kept += [event] * bool(number[0] % 20)
        append(record, kept, **named)

    patch.object(LiveRecord, "append", wrong).start()


def kept() -> None:
    def wrong(path: Any) -> Any:
        return path

    patch.object(filing, "file_away", wrong).start()


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__: fault for fault in (late, double, skip, kept)
}


def main() -> int:
    """Be the program."""
    told, arguments = sys.argv[1 : sys.argv.index("--")], sys.argv[sys.argv.index("--") + 1 :]
    witness(int(told[0]))
    for fault in told[1:]:
        FAULTS[fault]()
    from domino_gui.__main__ import main as program

    return program(arguments)


if __name__ == "__main__":
    sys.exit(main())
