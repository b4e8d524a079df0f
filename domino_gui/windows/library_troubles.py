"""A sentence for everything that can go wrong with the library."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from domino_gui.storage.library import LibraryError, Trouble


def trouble_text(error: LibraryError) -> str:
    """Return what is wrong, and what that means; the error has the details in English."""
    return {
        Trouble.READ_ONLY: QCoreApplication.translate(
            "LibraryTroubles",
            "The library cannot be written to the disk, so it is made anew each time it is opened."
            " The records of the matches are not touched by this.",
        ),
        Trouble.FULL: QCoreApplication.translate(
            "LibraryTroubles",
            "The disk is full. Matches are listed from their records; what is new is kept again as"
            " soon as there is room.",
        ),
        Trouble.BUSY: QCoreApplication.translate(
            "LibraryTroubles",
            "Another copy of the game is writing to the library. What is missing here comes with"
            " F5, a moment later.",
        ),
        Trouble.DAMAGED: QCoreApplication.translate(
            "LibraryTroubles",
            "The library was damaged. What is left of it has been kept aside, and it is being made"
            " anew from the records: no match is lost.",
        ),
        Trouble.NEWER: QCoreApplication.translate(
            "LibraryTroubles",
            "A newer version of the game has made the library, which stays as it is. The matches"
            " are listed from their records instead.",
        ),
        Trouble.OTHER: QCoreApplication.translate(
            "LibraryTroubles",
            "The library cannot be used. The records of the matches are not touched by this.",
        ),
    }[error.trouble]
