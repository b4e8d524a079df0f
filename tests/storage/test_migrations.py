"""How databases of older versions are brought up to date."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from domino_gui.storage import migrations
from domino_gui.storage.library import Library, Query
from domino_gui.storage.migrations import APPLICATION, STEPS, migrate, version

VERSION_1 = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT, path BLOB NOT NULL UNIQUE, size INTEGER NOT NULL,
    changed INTEGER NOT NULL, rules TEXT NOT NULL, seat_count INTEGER NOT NULL,
    partners INTEGER NOT NULL, people INTEGER NOT NULL, names TEXT NOT NULL, began INTEGER,
    moment INTEGER NOT NULL, is_over INTEGER NOT NULL, resigned INTEGER, dealt INTEGER NOT NULL,
    rounds INTEGER NOT NULL, practice INTEGER NOT NULL
);
CREATE INDEX matches_by_moment ON matches (moment, id);
CREATE TABLE seats (
    match_id INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE, seat INTEGER NOT NULL,
    side INTEGER NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL, person INTEGER NOT NULL,
    level TEXT, program TEXT, faces_person INTEGER NOT NULL, score NOT NULL, points NOT NULL,
    outcome INTEGER, share REAL, placements INTEGER NOT NULL, scoring INTEGER NOT NULL,
    placed NOT NULL, best_count INTEGER NOT NULL, PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_key ON seats (key);
CREATE INDEX seats_by_level ON seats (level);
PRAGMA application_id = 1181316709;
PRAGMA user_version = 1;
INSERT INTO matches VALUES
    (7, 'matches/old.domino', 1, 1, 'five-up', 2, 0, 1, 'mina' || char(10) || 'ada', NULL, 1, 1,
     NULL, 3, 3, 0);
INSERT INTO seats VALUES
    (7, 0, 0, 'Mina', 'mina', 1, NULL, NULL, 0, 305, 305, 1, 1.0, 30, 9, 200, 25),
    (7, 1, 1, 'Ada', 'ada', 0, 'expert', NULL, 1, 102.5, 102.5, -1, 0.0, 29, 5, 80, 15);
"""
"""A database as version 1 made it, with a match in it. It never changes."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "library.db"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(VERSION_1)
    return path


@pytest.fixture
def empty() -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        yield connection


def tables(connection: sqlite3.Connection) -> list[object]:
    """The columns of every table and every index: names, types, what they may be."""
    names = connection.execute("SELECT name, type FROM sqlite_schema ORDER BY name").fetchall()
    return [
        (
            name,
            kind,
            *connection.execute(f"PRAGMA table_info({name})"),
            *connection.execute(f"PRAGMA index_info({name})"),
        )
        for name, kind in names
    ]


def test_the_first_step_makes_what_version_1_was(
    empty: sqlite3.Connection, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrations, "STEPS", STEPS[:1])
    migrate(empty)
    with contextlib.closing(sqlite3.connect(old)) as published:
        assert tables(empty) == tables(published)


def test_a_database_is_marked_as_ours_and_with_its_version(empty: sqlite3.Connection) -> None:
    assert version(empty) == 0
    assert migrate(empty)
    assert not migrate(empty)
    assert version(empty) == len(STEPS)
    assert empty.execute("PRAGMA application_id").fetchone() == (APPLICATION,)


def test_a_database_of_version_1_is_brought_up_to_date(old: Path) -> None:
    library = Library.open(old)
    (entry,) = library.search(Query(words="ada mina", over=True))
    assert not library.made_anew
    assert library.opponents() == ["Ada"]
    with library.database.reading() as connection:
        assert version(connection) == len(STEPS)
    library.close()
    assert (entry.id, entry.scores, entry.winners, entry.rounds) == (7, (305, 102.5), (0,), 3)
    assert entry.path == old.parent / "matches" / "old.domino"


def test_whatever_the_version_was_the_tables_are_the_same(
    empty: sqlite3.Connection, old: Path
) -> None:
    migrate(empty)
    with contextlib.closing(sqlite3.connect(old, isolation_level=None)) as connection:
        assert not migrate(connection)
        assert tables(connection) == tables(empty)


def further(connection: sqlite3.Connection) -> None:
    """A step of a version to come."""
    connection.execute("ALTER TABLE matches ADD COLUMN note TEXT NOT NULL DEFAULT ''")
    connection.execute("UPDATE matches SET note = rules || ' of old'")


def test_each_further_step_is_done_once_and_keeps_what_was_there(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = [*STEPS, further]
    for module in ("migrations", "database"):
        monkeypatch.setattr(f"domino_gui.storage.{module}.STEPS", steps)
    for _ in range(2):
        library = Library.open(old)
        assert [entry.id for entry in library.search(Query())] == [7]
        with library.database.reading() as connection:
            assert version(connection) == len(steps)
            assert connection.execute("SELECT note FROM matches").fetchall() == [
                ("five-up of old",)
            ]
        assert not library.made_anew
        library.close()


def test_a_step_that_fails_leaves_the_version_before_it(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(connection: sqlite3.Connection) -> None:
        further(connection)
        raise KeyboardInterrupt

    data = old.read_bytes()
    with contextlib.closing(sqlite3.connect(old, isolation_level=None)) as connection:
        monkeypatch.setattr(migrations, "STEPS", [*STEPS[:1], fails])
        with pytest.raises(KeyboardInterrupt):
            migrate(connection)
        assert version(connection) == 1
    assert old.read_bytes() == data


def test_a_step_that_another_copy_does_meanwhile_is_not_done_twice(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrations, "STEPS", [*STEPS[:1], further])
    with contextlib.closing(sqlite3.connect(old, isolation_level=None)) as connection:
        migrate(connection)
        seen = iter([1])  # what was there before the other copy had done it
        monkeypatch.setattr(migrations, "version", lambda it: next(seen, None) or version(it))
        migrate(connection)
        assert version(connection) == 2
