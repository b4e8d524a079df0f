"""The library as its callers know it; what it finds, keeps and loses is tested by its parts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.record import RecordError
from domino_gui.storage import places
from domino_gui.storage.library import Library, LibraryError, Query
from tests.simulated import begun, played_out
from tests.storage.keeping import CASUAL, EXPERT, JOON, MINA, ROBOT, keep

ROOT = Path(__file__).parent.parent.parent


def test_a_query_that_asks_for_nothing_applies_to_everything() -> None:
    assert not any(Query())


def test_a_library_that_was_closed_is_the_same_when_opened_again(library: Library) -> None:
    entry = library.take_in(keep())
    library.close()
    again = Library.open(places.library_path())
    assert again.search(Query()) == [entry]
    again.close()


def test_a_library_that_was_closed_opens_itself_where_it_is_still_needed(library: Library) -> None:
    library.close()
    assert library.take_in(keep()) == library.search(Query())[0]


def test_a_damaged_record_is_not_taken_in(library: Library) -> None:
    path = keep()
    entry = library.take_in(path)
    path.write_bytes(b"noise\n")
    with pytest.raises(RecordError, match="line 1"):
        library.take_in(path)
    assert library.search(Query()) == [entry]


def test_opponents_are_those_who_face_a_person_as_they_were_written_last(library: Library) -> None:
    computers = [EXPERT, CASUAL]
    alone = [SeatInfo("ADA", PlayerKind.COMPUTER), MINA]
    partners = [MINA, ROBOT, JOON, EXPERT]
    for number, seats in enumerate([computers, alone, partners]):
        library.take_in(keep(played_out(begun(seats=seats, target=10)), str(number)))
    assert library.opponents() == ["Ada", "Robot"]


def test_levels_are_those_that_computers_played_at(library: Library) -> None:
    person = SeatInfo("Mina", PlayerKind.HUMAN, level="master")
    for number, seats in enumerate([[person, EXPERT], [CASUAL, ROBOT]]):
        library.take_in(keep(played_out(begun(seats=seats, target=10)), str(number)))
    assert library.levels() == ["casual", "expert"]


def test_a_python_without_sqlite_is_an_error_that_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "domino_gui.storage.database", None)
    with pytest.raises(LibraryError, match="no SQLite"):
        Library.open(places.library_path())


def test_nothing_of_sqlite_is_loaded_before_a_library_is_opened() -> None:
    program = (
        "import sys, domino_gui.storage.library, domino_gui.storage.filing\n"
        "print('sqlite3' in sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert run.stdout == "False\n"
