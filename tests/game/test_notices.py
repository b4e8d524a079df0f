import sys
from collections.abc import Callable

from pytestqt.qtbot import QtBot

from domino_gui.game.computer import Computer
from domino_gui.game.notices import Fault, Notice, NoticeKind
from domino_gui.game.players import Human
from tests.game.table import PROGRAMS, Table
from tests.strategies import start


def test_a_notice_names_the_seat_whose_program_failed_and_comes_before_its_move(
    open_table: Callable[..., Table], qtbot: QtBot
) -> None:
    command = [sys.executable, str(PROGRAMS / "one_level.py")]
    table = open_table(start("muggins"), [Human(), Computer("club", program=command)])
    table.play_by_itself()
    with qtbot.waitSignal(table.controller.notice) as told:
        table.controller.start()
    assert told.args == [
        Notice(NoticeKind.PROGRAM_REPLACED, 1, Fault.NO_SUCH_LEVEL, "club"),
    ]


def test_a_notice_needs_no_more_than_its_kind() -> None:
    assert Notice(NoticeKind.CUT_OFF) == (NoticeKind.CUT_OFF, None, None, "")
