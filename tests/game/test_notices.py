import sys
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.game.computer import Computer
from domino_gui.game.notices import Fault, Notice, NoticeKind, without_tiles
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
    assert Notice(NoticeKind.CUT_OFF) == (NoticeKind.CUT_OFF, None, None, "", "")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("I hold 5|5 and 0|1", "I hold ?|? and ?|?"),
        ('["5|5","0|1"]', '["?|?","?|?"]'),
        ("[5:5] (3, 4) 0-1 2/2", "[?|?] (?|?) ?|? ?|?"),
        ("5 5|6 and 5|6 1 and 1 5 5|6", "?|? and ?|? and ?|? ?|?"),
        ('File "bot.py", line 45, in <module>', 'File "bot.py", line 45, in <module>'),
        ("Python 3.11, exit 2", "Python 3.11, exit 2"),
        ("after 12:30:15", "after 12:30:15"),
        ("7|8", "7|8"),
    ],
)
def test_what_looks_like_a_tile_is_not_told(said: str, told: str) -> None:
    assert without_tiles(said) == told
