"""The tables of the library, and how a database of an older version becomes one of today.

Each step brings a database from the version that is its place in `STEPS` to the next, within a
transaction of its own. A step that has been published never changes: whoever needs other tables
adds a step. What only the records know is filled by refreshing: a step that sets `size` to -1 has
the record read again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sqlite3 import Connection

APPLICATION: Final = 0x46697665
"""Marks a database as ours (``Five``)."""


def _first(connection: Connection) -> None:
    for statement in _TABLES:
        connection.execute(statement)


def _second(connection: Connection) -> None:
    """The names to choose an opponent from, which took a look at every seat."""
    connection.execute(
        "CREATE INDEX seats_by_opponent ON seats (key, match_id, name, faces_person)"
        " WHERE faces_person"
    )


_TABLES: Final = (
    # AUTOINCREMENT: an id that a window still knows never means another match.
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        path BLOB NOT NULL UNIQUE,  -- as the system spells it, below the library's folder
        size INTEGER NOT NULL,      -- of the file, in bytes
        changed INTEGER NOT NULL,   -- when the file was, in nanoseconds
        rules TEXT NOT NULL,
        seat_count INTEGER NOT NULL,
        partners INTEGER NOT NULL,
        people INTEGER NOT NULL,    -- how many
        names TEXT NOT NULL,        -- keys of all names, a line each
        began INTEGER,              -- in seconds, UTC; NULL where nobody knows
        moment INTEGER NOT NULL,    -- the same, or else when the file was changed
        is_over INTEGER NOT NULL,
        resigned INTEGER,           -- a seat
        dealt INTEGER NOT NULL,     -- rounds
        rounds INTEGER NOT NULL,    -- of these, played out
        practice INTEGER NOT NULL
    )
    """,
    "CREATE INDEX matches_by_moment ON matches (moment, id)",
    # No types for points: whole ones stay whole, halves halves.
    """
    CREATE TABLE seats (
        match_id INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        side INTEGER NOT NULL,
        name TEXT NOT NULL,
        key TEXT NOT NULL,          -- the name as it is compared
        person INTEGER NOT NULL,
        level TEXT,
        program TEXT,
        faces_person INTEGER NOT NULL,  -- whether one sits on another side
        score NOT NULL,             -- raw points of the side
        points NOT NULL,            -- of these, from rounds that were played out
        outcome INTEGER,            -- 1 won, 0 drawn, -1 lost; NULL before the end
        share REAL,                 -- of the win
        placements INTEGER NOT NULL,
        scoring INTEGER NOT NULL,   -- placements that paid
        placed NOT NULL,            -- raw points that they paid
        best_count INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX seats_by_key ON seats (key)",
    "CREATE INDEX seats_by_level ON seats (level)",
)

Step = Callable[["Connection"], None]

STEPS: Final[list[Step]] = [_first, _second]
"""The first makes the tables in an empty database."""


def version(connection: Connection) -> int:
    """Return the version of a database; 0 while it is empty."""
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)


def migrate(connection: Connection) -> bool:
    """Bring a database up to date; return whether it was empty.

    One that another copy brings up meanwhile is waited for.
    """
    was_empty = False
    while version(connection) < len(STEPS):
        connection.execute("BEGIN IMMEDIATE")
        try:
            at = version(connection)
            if at < len(STEPS):
                STEPS[at](connection)
                was_empty |= at == 0
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {at + 1}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    return was_empty
