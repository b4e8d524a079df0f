from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.game.notices import Fault, Notice, NoticeKind
from domino_gui.storage.bounded_log import read_log
from domino_gui.storage.places import fault_log_path
from domino_gui.windows.logging_faults import log_notice
from tests.strategies import start

NOW = datetime(2026, 12, 1, 19, 30, tzinfo=UTC)
STARTED = replace(
    start(),
    seats=[
        SeatInfo("You", PlayerKind.HUMAN),
        SeatInfo("Rob", PlayerKind.COMPUTER, level="strong", program="Bot"),
    ],
)


def test_what_a_program_did_wrong_is_logged_with_who_it_was_and_what_was_done() -> None:
    failed = Notice(
        NoticeKind.PROGRAM_RESTARTED, 1, Fault.ILLEGAL_ACTION, "?|? fits nowhere", "oops\n"
    )
    log_notice(failed, STARTED, NOW)
    log_notice(Notice(NoticeKind.PROGRAM_REPLACED, 1, Fault.SILENT), STARTED, NOW)
    who = "2026-12-01 19:30:00+00:00  seat 2 (Rob), Bot at level strong"
    assert read_log(fault_log_path()).splitlines() == [
        f"{who}: illegal action: ?|? fits nowhere; started again",
        "    oops",
        f"{who}: silent; the built-in player takes its place",
    ]


@pytest.mark.parametrize("kind", [NoticeKind.NOT_WRITTEN, NoticeKind.PROGRAM_MISSING])
def test_nothing_else_is_logged(kind: NoticeKind) -> None:
    log_notice(Notice(kind, seat=1, detail="x"), STARTED, NOW)
    assert not fault_log_path().exists()
