"""From a notice that a program failed to what is logged of it, in English for who wrote it."""

from __future__ import annotations

from datetime import datetime

from domino_gui.engine.events import MatchStarted
from domino_gui.game.notices import Notice, NoticeKind
from domino_gui.storage.fault_log import LoggedFault, log_fault
from domino_gui.storage.places import fault_log_path


def log_notice(notice: Notice, started: MatchStarted, now: datetime) -> None:
    """Log what the program of a seat did wrong; nothing where the notice is of something else.

    ``now`` has its time zone.
    """
    if notice.fault is None or notice.seat is None:
        return
    seat = started.seats[notice.seat]
    again = notice.kind is NoticeKind.PROGRAM_RESTARTED
    fault = LoggedFault(
        time=now,
        seat=notice.seat,
        name=seat.name,
        program=seat.program or "",
        level=seat.level or "",
        fault=notice.fault.name.lower().replace("_", " "),
        done="started again" if again else "the built-in player takes its place",
        detail=notice.detail,
        complaints=notice.complaints,
    )
    log_fault(fault_log_path(), fault)
