"""The library: an index over the records of matches, for searching and for statistics.

The records are the truth (``interfaces.md``, "The record"); the database holds nothing that cannot
be read from them again. Whatever goes wrong with it costs time and no match.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Any, NamedTuple, Self

from domino_gui.engine.events import Points, SeatInfo
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.library_errors import LibraryError, NewerLibraryError, Trouble

__all__ = [
    "Entry",
    "Library",
    "LibraryError",
    "Moved",
    "NewerLibraryError",
    "Progress",
    "Query",
    "Refused",
    "Removed",
    "Trouble",
    "Unreadable",
]


class Query(NamedTuple):
    """Which matches are looked for: those that everything given applies to."""

    words: str = ""
    """Parts of names, in any order; each stands in the name of some player."""
    rules: RuleSetId | None = None
    over: bool | None = None
    """Whether the match is over."""
    with_people: bool | None = None
    """Whether a person plays, or computers alone."""
    opponent: str = ""
    """A name; of those who play against a person."""
    level: str = ""
    """A level that some computer plays at."""
    since: date | None = None
    """The first day, in local time."""
    until: date | None = None
    """The last day."""


class Entry(NamedTuple):
    """One match of the library."""

    id: int
    """Stays the same while the record lies where it does."""
    path: Path
    rules: RuleSetId
    seats: tuple[SeatInfo, ...]
    sides: tuple[tuple[int, ...], ...]
    """The seats of each side."""
    started: datetime | None
    """In local time; None where the record tells no date, or none that can be."""
    changed: datetime
    """When the file was written to last, in local time."""
    scores: tuple[Points, ...]
    """Raw points by side."""
    winners: tuple[int, ...] | None
    """The sides that won, none in a drawn game; None while the match is not over."""
    resigned: int | None
    """The seat that gave up."""
    rounds: int
    """How many were dealt."""
    practice: bool


class Unreadable(NamedTuple):
    """A record that cannot be read."""

    path: Path
    reason: str
    """In English, with the line where there is one."""
    is_damaged: bool = True
    """False where it only cannot be read now, or by this version of the program."""


class Progress(NamedTuple):
    """How far a refresh has come."""

    done: int
    of: int
    """How many files there are, as far as is known."""
    unreadable: Unreadable | None = None
    """A record that could not be read, now or at an earlier time."""


class Moved(NamedTuple):
    """A record that was deleted."""

    path: Path
    """Where it lay."""
    now: Path | None
    """Where it lies; None for somebody else's, which stayed and was only forgotten."""


class Refused(NamedTuple):
    """A record that could not be removed: somebody plays it, or the disk refused."""

    path: Path
    reason: str
    """In English."""


class Removed(NamedTuple):
    """What was removed from the library and can be put back."""

    records: tuple[Moved, ...]
    kept: tuple[Refused, ...] = ()
    """Those that stayed."""


class Library:
    """An open library. Every method may raise `LibraryError`; the next call works again."""

    def __init__(self, path: Path) -> None:
        """Use `open`."""
        try:
            from domino_gui.storage.database import Database
        except ImportError as error:  # a Python that was built without it
            raise LibraryError(Trouble.OTHER, "this Python has no SQLite") from error
        from domino_gui.storage.library_rows import PathNames

        self.database = Database(path)
        """What statistics are asked of."""
        self.path_names = PathNames(path.parent)

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open the database at ``path``, made where there is none, brought up to date where old.

        A damaged one is kept beside it as ``library.kept-N.db``.

        Raises:
            NewerLibraryError: a newer version of the program wrote it.
            LibraryError: it cannot be opened or made.
        """
        return cls(path)

    @property
    def made_anew(self) -> bool:
        """Whether a damaged database was kept aside and a new one begun, to be refreshed."""
        return self.database.made_anew

    def close(self) -> None:
        """Close the database; nothing waits to be written."""
        self.database.close()

    # -- keeping up with the records -----------------------------------------------------------

    def take_in(self, path: Path, *, formerly: Path | None = None) -> Entry:
        """Add the record at ``path``, or refresh what is known of it.

        With ``formerly`` it was moved from there, and keeps its id.

        Raises:
            RecordError: the record is damaged.
            LibraryError: the library does not take it.
        """
        from domino_gui.storage import library_rows, refreshing

        state, summary = refreshing.read(path)
        name = self.path_names.write(path)
        with self.database.writing() as connection:
            if formerly is not None:
                library_rows.rename(connection, self.path_names.write(formerly), name)
            id_ = library_rows.store(connection, name, state, summary)
        (entry,) = self._entries("id = ?", [id_])
        return entry

    def refresh(self, folders: Iterable[Path]) -> Iterator[Progress]:
        """Bring the library in line with the records in ``folders``, in steps of milliseconds.

        Takes in what is new or changed, by name, size and time, forgets what is gone, and files
        matches of our own folder that are over. It may be left off at any step: what was done by
        then stays done. Damaged records are told of, not raised.
        """
        from domino_gui.storage.refreshing import refresh

        return refresh(self, folders)

    # -- looking for matches -------------------------------------------------------------------

    def search(self, query: Query, *, first: int = 0, most: int = 200) -> list[Entry]:
        """Return the matches that ``query`` applies to, the latest first."""
        from domino_gui.storage.search import condition

        return self._entries(*condition(query), first, most)

    def number(self, query: Query) -> int:
        """Return how many matches ``query`` applies to."""
        from domino_gui.storage.search import condition

        fulfilled, values = condition(query)
        sql = f"SELECT count(*) FROM matches WHERE {fulfilled}"
        return int(self._column(sql, values)[0])

    def opponents(self) -> list[str]:
        """Return the names of all who ever played against a person, in alphabetical order."""
        return self._column(
            # With max() SQLite takes the name from the same row: as it was written last.
            "SELECT name, max(match_id) FROM seats WHERE faces_person GROUP BY key ORDER BY key"
        )

    def levels(self) -> list[str]:
        """Return the levels that computers ever played at, in alphabetical order."""
        return self._column(
            "SELECT DISTINCT level FROM seats WHERE level IS NOT NULL AND NOT person ORDER BY level"
        )

    def _entries(
        self, fulfilled: str, values: Sequence[Any], first: int = 0, most: int = 1
    ) -> list[Entry]:
        from domino_gui.storage.library_rows import ENTRY, entries

        sql = (
            f"SELECT {ENTRY} FROM matches WHERE {fulfilled}"
            " ORDER BY moment DESC, id DESC LIMIT ? OFFSET ?"
        )
        with self.database.reading() as connection:
            rows = connection.execute(sql, [*values, most, first]).fetchall()
            return entries(connection, rows, self.path_names)

    def _column(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        with self.database.reading() as connection:
            return [row[0] for row in connection.execute(sql, values)]

    # -- deleting ------------------------------------------------------------------------------

    def remove(self, ids: Iterable[int]) -> Removed:
        """Delete the records of these matches: they lie among the deleted ones from now on."""
        from domino_gui.storage.removing import remove

        return remove(self, ids)

    def put_back(self, removed: Removed) -> list[Entry]:
        """Undo a removal; return the matches that are back.

        `LibraryError` where some cannot be moved back; all others are.
        """
        from domino_gui.storage.removing import put_back

        return put_back(self, removed)
