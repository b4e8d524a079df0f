"""The library: an index over the records of matches, for searching and for statistics.

The records are the truth (``interfaces.md``, "The record"); the database holds nothing that cannot
be read from them again. Whatever goes wrong with it costs time and no match.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterable, Iterator
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, Self

from domino_gui.engine.events import Points, SeatInfo
from domino_gui.engine.rules import RuleSetId


class Trouble(StrEnum):
    """Why the library could not do something."""

    READ_ONLY = "read-only"
    """Folder or file cannot be written to."""
    FULL = "full"
    """No space is left on the disk."""
    BUSY = "busy"
    """Another copy of the program is writing to it."""
    DAMAGED = "damaged"
    """It was damaged; a new one has been begun, to be filled by `Library.refresh`."""
    NEWER = "newer"
    """A newer program wrote it; it is left alone."""
    OTHER = "other"


class LibraryError(OSError):
    """The library could not do something. Nothing is lost by it, and the next call may do it."""

    def __init__(self, trouble: Trouble, sentence: str) -> None:
        """``sentence`` says in English what is wrong."""
        super().__init__(sentence)
        self.trouble = trouble
        """The same, for an interface that has sentences of its own."""


class NewerLibraryError(LibraryError):
    """A newer version of the program wrote the database; it is left exactly as it is."""


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
    """A record that is no good."""

    path: Path
    reason: str
    """In English, with the line where there is one."""


class Progress(NamedTuple):
    """How far a refresh has come."""

    done: int
    of: int
    """How many files there are, as far as is known."""
    unreadable: Unreadable | None = None
    """A record that was found to be damaged, now or at an earlier time."""


class Moved(NamedTuple):
    """A record that was deleted."""

    path: Path
    """Where it lay."""
    now: Path | None
    """Where it lies; None for somebody else's, which stayed and was only forgotten."""


class Removed(NamedTuple):
    """What was removed from the library and can be put back."""

    records: tuple[Moved, ...]
    kept: tuple[Unreadable, ...] = ()
    """Those that could not be removed, and why: somebody plays them, or the disk refused."""


class Library:
    """An open library. Every method may raise `LibraryError`; the next call works again."""

    made_anew: bool = False
    """Whether the database was found damaged, kept aside, and begun anew: refresh it."""

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open the database at ``path``, made where there is none, brought up to date where old.

        A damaged one is kept beside it as ``library.kept-N.db``.

        Raises:
            NewerLibraryError: a newer version of the program wrote it.
            LibraryError: it cannot be opened or made.
        """
        raise NotImplementedError

    def close(self) -> None:
        """Close the database; nothing waits to be written."""
        raise NotImplementedError

    def take_in(self, path: Path, *, formerly: Path | None = None) -> Entry:
        """Add the record at ``path``, or refresh what is known of it.

        With ``formerly`` it was moved from there, and keeps its id.

        Raises:
            RecordError: the record is damaged.
            LibraryError: the library does not take it.
        """
        raise NotImplementedError

    def refresh(self, folders: Iterable[Path]) -> Iterator[Progress]:
        """Bring the library in line with the records in ``folders``, in steps of milliseconds.

        Takes in what is new or changed, by name, size and time, forgets what is gone, and files
        matches of our own folder that are over. It may be left off at any step: what was done by
        then stays done. Damaged records are told of, not raised.
        """
        raise NotImplementedError

    def search(self, query: Query, *, first: int = 0, most: int = 200) -> list[Entry]:
        """Return the matches that ``query`` applies to, the latest first."""
        raise NotImplementedError

    def number(self, query: Query) -> int:
        """Return how many matches ``query`` applies to."""
        raise NotImplementedError

    def opponents(self) -> list[str]:
        """Return the names of all who ever played against a person, in alphabetical order."""
        raise NotImplementedError

    def levels(self) -> list[str]:
        """Return the levels that computers ever played at, in alphabetical order."""
        raise NotImplementedError

    def remove(self, ids: Iterable[int]) -> Removed:
        """Delete the records of these matches: they lie among the deleted ones from now on."""
        raise NotImplementedError

    def put_back(self, removed: Removed) -> list[Entry]:
        """Undo a removal; return the matches that are back."""
        raise NotImplementedError
