"""What can go wrong with the library."""

from __future__ import annotations

from enum import StrEnum


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

    def __init__(self, written: int, known: int) -> None:
        """``written`` is the version of the database, ``known`` the newest that is understood."""
        super().__init__(
            Trouble.NEWER,
            f"a newer version of the program wrote the library (version {written}, this program"
            f" knows {known}); it is left as it is",
        )
