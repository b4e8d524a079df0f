"""Matches deleted and put back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from domino_gui.engine.record import write_record
from domino_gui.storage import database, filing, places
from domino_gui.storage.append_file import AppendFile
from domino_gui.storage.library import Library, LibraryError, Moved, Query, Removed
from tests.simulated import short_match
from tests.storage.keeping import keep, refreshed


def ids(library: Library) -> list[int]:
    return [entry.id for entry in library.search(Query())]


def test_what_is_deleted_can_be_put_back(library: Library) -> None:
    paths = [keep(name=str(number)) for number in range(3)]
    entries = [library.take_in(path) for path in paths]
    racks = paths[1].with_suffix(".racks")
    racks.write_text("{}")
    removed = library.remove([entries[0].id, entries[1].id])
    assert ids(library) == [entries[2].id]
    assert [record.path for record in removed.records] == paths[:2]
    assert [path.exists() for path in paths] == [False, False, True]
    assert not racks.exists()
    refreshed(library)
    assert library.number(Query()) == 1
    back = library.put_back(removed)
    assert [(entry.path, entry.seats, entry.changed) for entry in back] == [
        (entry.path, entry.seats, entry.changed) for entry in entries[:2]
    ]
    assert racks.exists()
    assert library.number(Query()) == 3


def test_a_match_that_is_not_there_is_not_deleted(library: Library) -> None:
    assert library.remove([5, -1]) == Removed(())


def test_somebody_elses_record_is_only_forgotten(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "other.domino"
    write_record(path, short_match().events)
    removed = library.remove([library.take_in(path).id])
    assert removed.records == (Moved(path, None),)
    assert path.exists()
    assert ids(library) == []
    assert [entry.path for entry in library.put_back(removed)] == [path]


def test_a_match_that_is_being_played_stays(library: Library) -> None:
    path, other = keep(name="played"), keep(name="other")
    entries = [library.take_in(path), library.take_in(other)]
    file = AppendFile.open(path)
    removed = library.remove([entry.id for entry in entries])
    file.close()
    assert [record.path for record in removed.records] == [other]
    assert [(it.path, it.reason) for it in removed.kept] == [
        (path, "another program is writing to this file")
    ]
    assert ids(library) == [entries[0].id]


def test_a_match_whose_record_is_gone_is_forgotten(library: Library) -> None:
    path = keep()
    entry = library.take_in(path)
    path.unlink()
    assert library.remove([entry.id]).records == (Moved(path, None),)
    assert ids(library) == []


def test_while_another_copy_writes_nothing_is_deleted(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0)
    path = keep()
    entry = library.take_in(path)
    library.close()
    with closing(sqlite3.connect(places.library_path(), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LibraryError, match="another copy"):
            library.remove([entry.id])
        assert path.exists()
        other.execute("ROLLBACK")
    library.remove([entry.id])
    assert not path.exists()


def test_where_the_last_step_fails_everything_lies_where_it_did(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0)
    paths = [keep(name=str(number)) for number in range(3)]
    entries = [library.take_in(path) for path in paths]
    library.close()
    with closing(sqlite3.connect(places.library_path(), isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM matches").fetchone()
        with pytest.raises(LibraryError, match="another copy"):
            library.remove([entry.id for entry in entries])
        other.execute("ROLLBACK")
    assert all(path.exists() for path in paths)
    assert library.number(Query()) == 3


def test_what_cannot_be_put_back_is_said_and_the_rest_is_back(library: Library) -> None:
    paths = [keep(name=str(number)) for number in range(3)]
    removed = library.remove([library.take_in(path).id for path in paths])
    gone = removed.records[1].now
    assert gone is not None
    gone.unlink()
    with pytest.raises(LibraryError, match=r"1\.domino: No such file"):
        library.put_back(removed)
    assert sorted(entry.path for entry in library.search(Query())) == [paths[0], paths[2]]


def test_a_damaged_record_is_put_back_and_told_of_later(library: Library) -> None:
    path = keep()
    removed = library.remove([library.take_in(path).id])
    now = removed.records[0].now
    assert now is not None
    now.write_text("damaged")
    assert library.put_back(removed) == []
    assert [it.path for it in refreshed(library)] == [path]
    filing.set_aside(path)
    assert refreshed(library) == []
