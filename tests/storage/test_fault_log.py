from datetime import UTC, datetime
from pathlib import Path

import pytest

from domino_gui.storage.bounded_log import read_log
from domino_gui.storage.fault_log import LoggedFault, log_fault

FAULT = LoggedFault(
    datetime(2026, 12, 1, 19, 30, tzinfo=UTC),
    1,
    "Mina",
    "Bot",
    "strong",
    "died",
    "started again",
    detail="KeyError: 3",
    complaints='Traceback:\n\tFile "bot.py", line 45\n\nKeyError: 3\n',
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "faults.log"


def test_a_fault_is_logged_with_all_that_is_known_of_it(path: Path) -> None:
    log_fault(path, FAULT)
    log_fault(path, FAULT._replace(program="", level="", detail="", complaints=""))
    told = "2026-12-01 19:30:00+00:00  seat 2 (Mina)"
    assert read_log(path).splitlines() == [
        f"{told}, Bot at level strong: died: KeyError: 3; started again",
        "    Traceback:",
        '        File "bot.py", line 45',
        "    KeyError: 3",
        f"{told}, our own program: died; started again",
    ]


def test_there_is_nothing_to_read_before_the_first_fault(path: Path) -> None:
    assert read_log(path) == ""
    assert not path.parent.exists()


def test_whatever_a_program_says_it_makes_no_line_of_its_own_and_no_long_one(path: Path) -> None:
    log_fault(
        path,
        FAULT._replace(
            name="Mi\nna\x1b[2J",
            detail="a\r\nb\u2028c" + "x" * 10_000,
            complaints="\n".join(["y" * 10_000, "\x07\ud800", "로봇"] * 100),
        ),
    )
    (head, *complaints) = read_log(path).splitlines()
    assert len(complaints) == 20
    assert all(line.startswith("    ") for line in complaints)
    assert complaints[-1] == "    로봇"
    assert max(map(len, [head, *complaints])) <= 800
